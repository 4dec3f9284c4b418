import type { World } from '../world/world.ts'
import { LOCALE_NAMES, LOCALES } from './locales.ts'

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

/** The plug set that lists all archetypes; the world names its members, not the set. */
function archetypePlugSet(world: World): number | undefined {
  const archetypes = new Set(world.archetypes.map(({ plugHash }) => plugHash))
  for (const [hash, definition] of world.tables.DestinyPlugSetDefinition) {
    const plugs = 'reusablePlugItems' in definition ? definition.reusablePlugItems : undefined
    if (!Array.isArray(plugs) || plugs.length !== archetypes.size) continue
    if (plugs.every((plug) => archetypes.has(plug?.plugItemHash))) return hash
  }
  return undefined
}

function destiny2Settings(world: World) {
  const { roots, seasons, progressions } = world
  return {
    collectionRootNode: roots.collections,
    badgesRootNode: roots.collections,
    recordsRootNode: roots.records,
    medalsRootNode: roots.records,
    metricsRootNode: roots.metrics,
    activeTriumphsRootNodeHash: roots.records,
    activeSealsRootNodeHash: roots.seals,
    legacyTriumphsRootNodeHash: roots.records,
    legacySealsRootNodeHash: roots.seals,
    medalsRootNodeHash: roots.records,
    exoticCatalystsRootNodeHash: roots.catalysts,
    loreRootNodeHash: roots.lore,
    craftingRootNodeHash: roots.crafting,
    inventoryItemConstantsHash: world.tables.DestinyInventoryItemConstantsDefinition.keys().next().value,
    armorArchetypePlugSetHash: archetypePlugSet(world),
    currentRankProgressionHashes: progressions.ranks,
    insertPlugFreeProtectedPlugItemHashes: [],
    insertPlugFreeBlockedSocketTypeHashes: [],
    undiscoveredCollectibleImage: '/img/misc/missing_icon_d2.png',
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
