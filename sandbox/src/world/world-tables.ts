import { readText, row } from '@ai-vault/game/data-rows.ts'
import emptyTables from './tables/empty-tables.json' with { type: 'json' }

/** The tables that have entries, by the platform's names. */
export const WORLD_TABLES = [
  'DestinyActivityDefinition',
  'DestinyActivityModeDefinition',
  'DestinyActivityModifierDefinition',
  'DestinyActivityTypeDefinition',
  'DestinyArtifactDefinition',
  'DestinyBreakerTypeDefinition',
  'DestinyChecklistDefinition',
  'DestinyClassDefinition',
  'DestinyCollectibleDefinition',
  'DestinyDamageTypeDefinition',
  'DestinyDestinationDefinition',
  'DestinyEquipableItemSetDefinition',
  'DestinyFactionDefinition',
  'DestinyGenderDefinition',
  'DestinyGuardianRankConstantsDefinition',
  'DestinyGuardianRankDefinition',
  'DestinyIconDefinition',
  'DestinyInventoryBucketDefinition',
  'DestinyInventoryItemConstantsDefinition',
  'DestinyInventoryItemDefinition',
  'DestinyItemCategoryDefinition',
  'DestinyItemFilterDefinition',
  'DestinyItemTierTypeDefinition',
  'DestinyLoadoutColorDefinition',
  'DestinyLoadoutIconDefinition',
  'DestinyLoadoutNameDefinition',
  'DestinyMetricDefinition',
  'DestinyMilestoneDefinition',
  'DestinyObjectiveDefinition',
  'DestinyPlaceDefinition',
  'DestinyPlugSetDefinition',
  'DestinyPowerCapDefinition',
  'DestinyPresentationNodeDefinition',
  'DestinyProgressionDefinition',
  'DestinyRaceDefinition',
  'DestinyRecordDefinition',
  'DestinySandboxPerkDefinition',
  'DestinySeasonDefinition',
  'DestinySeasonPassDefinition',
  'DestinySocketCategoryDefinition',
  'DestinySocketTypeDefinition',
  'DestinyStatDefinition',
  'DestinyStatGroupDefinition',
  'DestinyVendorDefinition',
  'DestinyVendorGroupDefinition',
] as const
export type WorldTable = (typeof WORLD_TABLES)[number]

/**
 * Tables that no client here reads are served without entries: one that asks for a table by name does not expect it to
 * be missing.
 */
export const EMPTY_TABLES: readonly string[] = row(emptyTables).map(readText)
