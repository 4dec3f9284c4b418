import type { Definitions } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { display } from '../shapes/item-shapes.ts'
import { BUCKET } from '../tables/platform.ts'

const CATEGORIES = [
  ['Boons', 'What makes an op easier.'],
  ['Banes', 'What makes an op harder, and its rewards better.'],
] as const
const TIERS = [
  ['Normal', 0, 100],
  ['Advanced', 1, 200],
  ['Expert', 2, 300],
  ['Master', 3, 400],
  ['Grandmaster', 4, 500],
  ['Ultimate', 5, 550],
] as const

const skullCategory = (name: string): number => hashFor('skull-category', name)
const skullSubcategory = (name: string): number => hashFor('skull-subcategory', name)
const SELECTABLE = hashFor('skull-collection', 'portal')
const TIER_COLLECTION = hashFor('difficulty-tiers', 'portal')
const NO_EXOTICS = hashFor('item-filter', 'no exotics')

/** The Portal: how hard an op can be made, and what may be switched on for it. */
export const definePortal = (definitions: Definitions, exotics: readonly number[]): void => {
  for (const [name, text] of CATEGORIES) {
    definitions.define('DestinyActivitySkullCategoryDefinition', skullCategory(name), {
      displayProperties: display(name, text),
    })
    definitions.define('DestinyActivitySkullSubcategoryDefinition', skullSubcategory(name), {
      displayProperties: display(name, text),
      parentSkullCategoryHash: skullCategory(name),
      availabilityTierRank: 0,
      defaultSkullHashes: [],
    })
  }
  definitions.define('DestinyActivitySelectableSkullCollectionDefinition', SELECTABLE, {
    displayProperties: display('Modifiers', 'Choose how the op plays.'),
    skullSubcategoryHashes: CATEGORIES.map(([name]) => skullSubcategory(name)),
    selectableActivitySkulls: [],
  })
  definitions.define(
    'DestinyActivitySelectableSkullExclusionGroupDefinition',
    hashFor('skull-exclusion', 'portal'),
    {},
  )
  definitions.define('DestinyActivityDifficultyTierCollectionDefinition', TIER_COLLECTION, {
    difficultyTiers: TIERS.map(([name, tierRank, activityLevel]) => ({
      displayProperties: display(name, ''),
      recommendedActivityLevelOffset: 0,
      fixedActivitySkulls: [],
      tierType: 0,
      optionalRequiredTrait: 0,
      activityLevel,
      tierRank,
      minimumFireteamLeaderPower: 0,
      maximumFireteamLeaderPower: 0,
      scoreTimeLimitMultiplier: 1,
      selectableSkullCollectionHashes: [SELECTABLE],
      skullSubcategoryOverrides: [],
    })),
  })
  definitions.define('DestinyActivityFamilyDefinition', hashFor('activity-family', 'portal'), {
    traits: [],
    disabledSkullCategoryHashes: [],
    disabledSkullSubcategoryHashes: [],
    fixedSkullSubcategoryHashes: [],
  })
  definitions.define('DestinyItemFilterDefinition', NO_EXOTICS, { allowedItems: exotics })
  definitions.define(
    'DestinyActivityLoadoutRestrictionDefinition',
    hashFor('loadout-restriction', 'no exotics'),
    {
      restrictedItemFilterHash: NO_EXOTICS,
      restrictedEquipmentSlotHashes: [BUCKET.kinetic, BUCKET.energy, BUCKET.power],
    },
  )
}
