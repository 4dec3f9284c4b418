import { NODE } from '../world/presentation/known-nodes.ts'
import { PLUG_SET } from '../world/tables/platform.ts'
import type { World } from '../world/world.ts'
import { LOCALE_NAMES, LOCALES } from './content/locales.ts'

const SYSTEMS = [
  'Activities',
  'Authentication',
  'D2Profiles',
  'Destiny2',
  'HistoricalStats',
  'ManifestJson',
  'Profile',
  'Search',
  'Vendors',
]
const GAME_SYSTEMS = new Set(['Activities', 'D2Profiles', 'Destiny2', 'HistoricalStats', 'Vendors'])

const PLATFORMS = ['TigerXbox', 'TigerPsn', 'TigerSteam', 'TigerEgs']

const setting = (identifier: string, displayName: string, isDefault = false) => ({
  identifier,
  isDefault,
  displayName,
})

function destiny2Settings(world: World) {
  const { seasons, progressions } = world
  return {
    collectionRootNode: NODE.collections,
    badgesRootNode: NODE.badges,
    recordsRootNode: NODE.triumphs,
    medalsRootNode: NODE.medals,
    metricsRootNode: NODE.metrics,
    activeTriumphsRootNodeHash: NODE.triumphs,
    activeSealsRootNodeHash: NODE.titles,
    legacyTriumphsRootNodeHash: NODE['legacy-triumphs'],
    legacySealsRootNodeHash: NODE['legacy-titles'],
    medalsRootNodeHash: NODE.medals,
    exoticCatalystsRootNodeHash: NODE.catalysts,
    loreRootNodeHash: NODE.lore,
    craftingRootNodeHash: NODE['patterns-root'],
    guardianRanksRootNodeHash: NODE['guardian-ranks'],
    inventoryItemConstantsHash: world.tables.DestinyInventoryItemConstantsDefinition.keys().next().value,
    loadoutConstantsHash: 0,
    guardianRankConstantsHash: world.tables.DestinyGuardianRankConstantsDefinition.keys().next().value,
    fireteamFinderConstantsHash: 0,
    featuredItemsListHash: world.tables.DestinyItemFilterDefinition.keys().next().value,
    armorArchetypePlugSetHash: PLUG_SET.archetypes,
    currentRankProgressionHashes: progressions.ranks,
    insertPlugFreeProtectedPlugItemHashes: [],
    insertPlugFreeBlockedSocketTypeHashes: [],
    undiscoveredCollectibleImage: '/img/misc/missing_icon_d2.png',
    ammoTypeHeavyIcon: '/img/misc/missing_icon_d2.png',
    ammoTypeSpecialIcon: '/img/misc/missing_icon_d2.png',
    ammoTypePrimaryIcon: '/img/misc/missing_icon_d2.png',
    currentSeasonalArtifactHash: world.artifact.hash,
    currentSeasonHash: seasons.current,
    currentSeasonPassHash: seasons.currentPass,
    futureSeasonHashes: [],
    pastSeasonHashes: seasons.past,
  }
}

/** `GET /Settings/`: which systems are up, and where the trees of the game begin. */
export function coreSettings(world: World, gameIsDown: boolean) {
  const locales = LOCALE_NAMES.map((locale) => setting(locale, LOCALES[locale], locale === 'en'))
  return {
    environment: 'sandbox',
    systems: Object.fromEntries(
      SYSTEMS.map((name) => [name, { enabled: !(gameIsDown && GAME_SYSTEMS.has(name)), parameters: {} }]),
    ),
    ignoreReasons: [],
    forumCategories: [],
    groupAvatars: [],
    destinyMembershipTypes: PLATFORMS.map((name) => setting(name, name.replace('Tiger', ''))),
    recruitmentPlatformTags: [],
    recruitmentMiscTags: [],
    recruitmentActivities: [],
    userContentLocales: locales,
    systemContentLocales: locales,
    destiny2CoreSettings: destiny2Settings(world),
    fireteamActivities: [],
  }
}
