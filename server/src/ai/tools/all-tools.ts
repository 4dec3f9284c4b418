/** Every tool of the assistant: for the built-in analyst, for models and over the Model Context Protocol alike. */
import { accountProgress } from './account/account-progress.ts'
import { recentCompanions } from './account/companions.ts'
import { farmPriorities } from './account/farming.ts'
import { fireteamCoverage } from './account/fireteam.ts'
import { activityHistory } from './account/history.ts'
import { lifetimeStats } from './account/lifetime.ts'
import { missingExoticsList } from './account/missing-exotics.ts'
import { destinations } from './account/places.ts'
import { triumphs } from './account/triumphs.ts'
import { weaponUsage } from './account/weapon-usage.ts'
import { makeBuild } from './builds/make-build.ts'
import { solveArmor } from './builds/solve-armor.ts'
import type { Tool } from './tool.ts'
import { bossDamage } from './vault/boss-damage.ts'
import { cleanupAdvice } from './vault/cleanup.ts'
import { compareItems } from './vault/compare-items.ts'
import { dominatedArmor } from './vault/dominated-armor.ts'
import { itemDetail } from './vault/item-detail.ts'
import { bestRolls, perkSearch, rollsAbove } from './vault/rolls.ts'
import { searchInventory } from './vault/search-inventory.ts'
import { vaultOverview } from './vault/vault-overview.ts'

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
  rollsAbove,
  farmPriorities,
  solveArmor,
  makeBuild,
  accountProgress,
  triumphs,
  missingExoticsList,
  activityHistory,
  lifetimeStats,
  weaponUsage,
  recentCompanions,
  destinations,
  fireteamCoverage,
] as unknown as readonly Tool[]
