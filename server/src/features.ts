import { accessTokensFeature } from './access-tokens/feature.ts'
import { alertsFeature } from './alerts/feature.ts'
import { architectFeature } from './architect/feature.ts'
import { archivesFeature } from './archives/feature.ts'
import { armorFeature } from './armor/feature.ts'
import { atlasFeature } from './atlas/feature.ts'
import { briefingFeature } from './briefing/feature.ts'
import type { Base } from './composition/base.ts'
import { featureList } from './composition/feature-list.ts'
import { dashboardFeature } from './dashboard/feature.ts'
import { FOUNDATION } from './db/foundation.ts'
import { fireteamFeature } from './fireteam/feature.ts'
import { forgeFeature } from './forge/feature.ts'
import { guardiansFeature } from './guardians/feature.ts'
import { healthFeature } from './health/feature.ts'
import { iconsFeature } from './icons/feature.ts'
import { inventoryFeature } from './inventory/feature.ts'
import { languagesFeature } from './languages/feature.ts'
import { mcpFeature } from './mcp/feature.ts'
import { noticesFeature } from './notices/feature.ts'
import { picturesFeature } from './pictures/feature.ts'
import { planetsFeature } from './planets/feature.ts'
import { platformBudgetFeature } from './platform-budget/feature.ts'
import { profileFeature } from './profile/feature.ts'
import { prophecyFeature } from './prophecy/feature.ts'
import { pushFeature } from './push/feature.ts'
import { reviewsFeature } from './reviews/feature.ts'
import { sentinelFeature } from './sentinel/feature.ts'
import { sessionsFeature } from './sessions/feature.ts'
import { sharesFeature } from './shares/feature.ts'
import { statusFeature } from './status/feature.ts'
import { weaponsFeature } from './weapons/feature.ts'
import { webFeature } from './web/feature.ts'
import { wishListsFeature } from './wish-lists/feature.ts'

/** Every feature of the server. A new one is a folder and a line here, after the features it uses. */
export const features = featureList<Base>(FOUNDATION)
  .add(platformBudgetFeature)
  .add(sessionsFeature)
  .add(accessTokensFeature)
  .add(noticesFeature)
  .add(wishListsFeature)
  .add(guardiansFeature)
  .add(languagesFeature)
  .add(statusFeature)
  .add(briefingFeature)
  .add(reviewsFeature)
  .add(alertsFeature)
  .add(pushFeature)
  .add(inventoryFeature)
  .add(fireteamFeature)
  .add(weaponsFeature)
  .add(armorFeature)
  .add(architectFeature)
  .add(dashboardFeature)
  .add(archivesFeature)
  .add(forgeFeature)
  .add(prophecyFeature)
  .add(planetsFeature)
  .add(picturesFeature)
  .add(atlasFeature)
  .add(sentinelFeature)
  .add(mcpFeature)
  .add(profileFeature)
  .add(sharesFeature)
  .add(iconsFeature)
  .add(healthFeature)
  .add(webFeature)
