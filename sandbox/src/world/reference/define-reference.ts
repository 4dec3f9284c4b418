import { readNumber, readRows, readText } from '@ai-vault/game/data-rows.ts'
import { iconPath } from '../../icons/icon-path.ts'
import type { Definitions } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { display } from '../shapes/item-shapes.ts'
import { defineSocketTypes } from '../shapes/sockets.ts'
import { optional, tuple } from '../tables/columns.ts'
import { NO_POWER_CAP } from '../tables/platform.ts'
import { defineBreakers, defineDamageTypes, defineGuardianKinds, defineTiers } from './guardians.ts'
import rows from './item-categories.json' with { type: 'json' }
import { defineBuckets, defineStats } from './stats-and-buckets.ts'

/** Item categories: hash, name, the category above it. */
const ITEM_CATEGORIES = readRows(
  rows,
  'item-categories.json',
  tuple(readNumber, readText, optional(readNumber)),
)

const defineItemCategories = (definitions: Definitions): void => {
  for (const [hash, name, parent] of ITEM_CATEGORIES)
    definitions.define('DestinyItemCategoryDefinition', hash, {
      displayProperties: display(name, ''),
      visible: true,
      deprecated: false,
      shortTitle: name,
      groupedCategoryHashes: ITEM_CATEGORIES.filter(([, , above]) => above === hash).map(([child]) => child),
      parentCategoryHashes: parent === undefined ? [] : [parent],
      groupCategoryOnly: false,
    })
}

/** The platform keeps a single row of these. */
const ITEM_CONSTANTS_HASH = 1

const OVERLAYS = [
  'watermarkDropShadowPath',
  'craftedBackgroundPath',
  'featuredItemFlagPath',
  'masterworkOverlayPath',
  'masterworkExoticOverlayPath',
  'craftedOverlayPath',
  'enhancedItemOverlayPath',
  'holofoilBackgroundOverlayPath',
  'universalOrnamentBackgroundOverlayPath',
] as const

/** Pictures laid over an item's icon: tier pips, masterwork rim, crafted corner. */
const defineItemConstants = (definitions: Definitions): void => {
  definitions.define('DestinyInventoryItemConstantsDefinition', ITEM_CONSTANTS_HASH, {
    gearTierOverlayImagePaths: [1, 2, 3, 4, 5].map((tier) =>
      iconPath({ kind: 'tier-overlay', variant: tier }),
    ),
    ...(Object.fromEntries(
      OVERLAYS.map((name, variant) => [name, iconPath({ kind: 'overlay', variant })]),
    ) as Record<(typeof OVERLAYS)[number], string>),
  })
}

const NO_CAP = 999_990
/** Every item of the newest season counted as featured; since the last update the list is empty. */
const FEATURED_ITEMS = hashFor('item-filter', 'featured')

const defineLimits = (definitions: Definitions): void => {
  definitions.define('DestinyPowerCapDefinition', NO_POWER_CAP, { powerCap: NO_CAP })
  definitions.define('DestinyItemFilterDefinition', FEATURED_ITEMS, { allowedItems: [] })
}

/** What every other definition points at. */
export const defineReference = (definitions: Definitions): void => {
  defineStats(definitions)
  defineBuckets(definitions)
  defineGuardianKinds(definitions)
  defineDamageTypes(definitions)
  defineTiers(definitions)
  defineBreakers(definitions)
  defineItemCategories(definitions)
  defineItemConstants(definitions)
  defineLimits(definitions)
  defineSocketTypes(definitions)
}
