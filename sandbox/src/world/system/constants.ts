import { iconPath } from '../../icons/icon-path.ts'
import type { Definitions } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import type { LoadoutLooks } from '../reference/loadout-looks.ts'
import { display } from '../shapes/item-shapes.ts'
import { PLUG_SET, SOCKET_CATEGORY } from '../tables/platform.ts'
import { NODE } from '../tables/progress/known-nodes.ts'

/** The platform keeps a single row of each. */
const ONLY_ROW = 1
const LOADOUTS_PER_CHARACTER = 12
/** Every item of the newest season counted as featured; since the last update the list is empty. */
export const FEATURED_ITEMS = hashFor('item-filter', 'featured')

export const defineLoadoutConstants = (definitions: Definitions, looks: LoadoutLooks): void => {
  definitions.define('DestinyLoadoutConstantsDefinition', ONLY_ROW, {
    displayProperties: display('Loadouts', 'What is worn together.'),
    whiteIconImagePath: iconPath({ kind: 'loadout-icon', variant: 0 }),
    blackIconImagePath: iconPath({ kind: 'loadout-icon', variant: 1 }),
    loadoutCountPerCharacter: LOADOUTS_PER_CHARACTER,
    loadoutPreviewFilterOutSocketCategoryHashes: [SOCKET_CATEGORY.intrinsic],
    loadoutPreviewFilterOutSocketTypeHashes: [],
    loadoutNameHashes: looks.names,
    loadoutIconHashes: looks.icons,
    loadoutColorHashes: looks.colors,
  })
}

/** Where the trees of the game begin: the same as the settings say. */
export const defineGlobalConstants = (definitions: Definitions, eventCard: number): void => {
  const seal = iconPath({ kind: 'season', variant: 28 })
  const rank = iconPath({ kind: 'rank' })
  definitions.define('DestinyItemFilterDefinition', FEATURED_ITEMS, { allowedItems: [] })
  definitions.define('DestinyGlobalConstantsDefinition', ONLY_ROW, {
    collectionsRootNodeHash: NODE.collections,
    collectionBadgesRootNodeHash: NODE.badges,
    activeTriumphsRootNodeHash: NODE.triumphs,
    activeSealsRootNodeHash: NODE.titles,
    legacyTriumphsRootNodeHash: NODE['legacy-triumphs'],
    legacySealsRootNodeHash: NODE['legacy-titles'],
    medalsRootNodeHash: NODE.medals,
    exoticCatalystsRootNodeHash: NODE.catalysts,
    loreRootNodeHash: NODE.lore,
    metricsRootNodeHash: NODE.metrics,
    craftingRootNodeHash: NODE['patterns-root'],
    guardianRanksRootNodeHash: NODE['guardian-ranks'],
    seasonalHubEventCardHash: eventCard,
    destinyRewardPassRankSealImages: {
      rewardPassRankSealImagePath: seal,
      rewardPassRankSealPremiumImagePath: seal,
      rewardPassRankSealPrestigeImagePath: seal,
      rewardPassRankSealPremiumPrestigeImagePath: seal,
    },
    destinySeasonalHubRankIconImages: {
      seasonalHubRankIconUnearned: rank,
      seasonalHubRankIconEarning: rank,
      seasonalHubRankIconActive: rank,
    },
    armorArchetypePlugSetHash: PLUG_SET.archetypes,
    featuredItemsListHash: FEATURED_ITEMS,
  })
}
