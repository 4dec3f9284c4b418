/** Every tool of the assistant: for the built-in analyst, for models and over the Model Context Protocol alike. */
import { accountProgress } from './account-progress.ts'
import { bossDamage } from './boss-damage.ts'
import { cleanupAdvice } from './cleanup.ts'
import { recentCompanions } from './companions.ts'
import { compareItems } from './compare-items.ts'
import { dominatedArmor } from './dominated-armor.ts'
import { farmPriorities } from './farming.ts'
import { fireteamCoverage } from './fireteam.ts'
import { activityHistory } from './history.ts'
import { itemDetail } from './item-detail.ts'
import { lifetimeStats } from './lifetime.ts'
import { makeBuild } from './make-build.ts'
import { destinations } from './places.ts'
import { bestRolls, perkSearch } from './rolls.ts'
import { searchInventory } from './search-inventory.ts'
import { solveArmor } from './solve-armor.ts'
import type { Tool } from './tool.ts'
import { triumphs } from './triumphs.ts'
import { vaultOverview } from './vault-overview.ts'

export const ALL_TOOLS: readonly Tool[] = [
  searchInventory,
  itemDetail,
  compareItems,
  cleanupAdvice,
  dominatedArmor,
  vaultOverview,
  bossDamage,
  bestRolls,
  perkSearch,
  farmPriorities,
  solveArmor,
  makeBuild,
  accountProgress,
  triumphs,
  activityHistory,
  lifetimeStats,
  recentCompanions,
  destinations,
  fireteamCoverage,
] as unknown as readonly Tool[]
