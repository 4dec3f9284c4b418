/**
 * Fields the app reads. The published description marks none as required, so they are named here. `*` stands for every entry of a list or dictionary, `?` after
 * a name lets it be absent.
 */
const CARD = [
  'membershipId',
  'membershipType',
  'displayName',
  'crossSaveOverride',
  'applicableMembershipTypes',
]
const STAT_VALUE = ['statId', 'basic.value', 'basic.displayValue']
const ITEM = [
  'itemHash',
  'quantity',
  'bindStatus',
  'location',
  'bucketHash',
  'transferStatus',
  'lockable',
  'state',
  'isWrapper',
]
const VENDOR = ['vendorHash', 'nextRefreshDate', 'enabled', 'canPurchase', 'vendorLocationIndex']
const SALE = ['vendorItemIndex', 'itemHash', 'quantity', 'saleStatus', 'costs', 'failureIndexes', 'augments']
const OBJECTIVE = ['objectiveHash', 'completionValue', 'complete', 'visible']
const ACTIVITY_DETAILS = [
  'referenceId',
  'directorActivityHash',
  'instanceId',
  'mode',
  'modes',
  'isPrivate',
  'membershipType',
]

const below = (path: string, fields: readonly string[]) => fields.map((field) => `${path}.${field}`)

/** By response name of the description; paths start inside `Response`. */
export const REQUIRED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  'Destiny.Config.DestinyManifest': [
    'version',
    'jsonWorldContentPaths.en',
    'jsonWorldComponentContentPaths.en',
  ],
  'Common.Models.CoreSettingsConfiguration': [
    'systems.Destiny2.enabled',
    'systemContentLocales.*.identifier',
    ...below('destiny2CoreSettings', [
      'collectionRootNode',
      'recordsRootNode',
      'metricsRootNode',
      'activeTriumphsRootNodeHash',
      'activeSealsRootNodeHash',
      'exoticCatalystsRootNodeHash',
      'craftingRootNodeHash',
      'loreRootNodeHash',
      'inventoryItemConstantsHash',
      'armorArchetypePlugSetHash',
      'currentSeasonHash',
      'pastSeasonHashes',
      'undiscoveredCollectibleImage',
    ]),
  ],
  'User.UserMembershipData': [
    ...below('destinyMemberships.*', CARD),
    ...below('bungieNetUser', ['membershipId', 'uniqueName', 'displayName', 'profilePicturePath', 'locale']),
  ],
  'Destiny.Responses.DestinyLinkedProfilesResponse': [
    ...below('profiles.*', [...CARD, 'dateLastPlayed', 'isOverridden', 'isCrossSavePrimary']),
    'bnetMembership.membershipId',
    'profilesWithErrors',
  ],
  IEnumerableOfUserInfoCard: below('*', [...CARD, 'bungieGlobalDisplayName', 'bungieGlobalDisplayNameCode']),
  'Destiny.HistoricalStats.DestinyActivityHistoryResults': [
    'activities?.*.period',
    ...below('activities?.*.activityDetails', ACTIVITY_DETAILS),
    ...below('activities?.*.values.*', STAT_VALUE),
    ...below('activities?.*.values', [
      'assists',
      'completed',
      'deaths',
      'kills',
      'opponentsDefeated',
      'killsDeathsRatio',
      'score',
      'activityDurationSeconds',
      'timePlayedSeconds',
      'completionReason',
      'playerCount',
    ]),
  ],
  'Destiny.HistoricalStats.DestinyPostGameCarnageReportData': [
    'period',
    ...below('activityDetails', ACTIVITY_DETAILS),
    ...below('entries.*', [
      'standing',
      'characterId',
      'player.destinyUserInfo.membershipId',
      'player.destinyUserInfo.displayName',
      'player.characterClass',
      'player.classHash',
      'player.lightLevel',
      'values.kills.basic.value',
      'values.deaths.basic.value',
      'values.assists.basic.value',
      'values.completed.basic.value',
      'extended.values',
    ]),
    'teams',
  ],
  'Destiny.HistoricalStats.DestinyHistoricalStatsAccountResult': [
    'mergedAllCharacters.results.allPvE',
    'mergedAllCharacters.results.allPvP',
    'mergedAllCharacters.merged',
    'characters.*.characterId',
    'characters.*.deleted',
  ],
  'Destiny.HistoricalStats.DestinyHistoricalWeaponStatsData': [
    'weapons?.*.referenceId',
    ...below('weapons?.*.values.uniqueWeaponKills', STAT_VALUE),
  ],
  'Destiny.Responses.DestinyVendorsResponse': [
    'vendorGroups.data.groups.*.vendorHashes',
    ...below('vendors.data.*', VENDOR),
    ...below('sales.data.*.saleItems.*', SALE),
    'categories.data.*.categories.*.itemIndexes',
    'currencyLookups.data.itemQuantities',
  ],
  'Destiny.Responses.DestinyVendorResponse': [
    ...below('vendor.data', VENDOR),
    ...below('sales.data.*', SALE),
    'categories.data.categories.*.itemIndexes',
    'itemComponents.sockets.data.*.sockets.*.isEnabled',
    'itemComponents.stats.data.*.stats.*.value',
    'itemComponents.instances.data.*.primaryStat.value',
    'currencyLookups.data.itemQuantities',
  ],
  'Destiny.Responses.DestinyPublicVendorsResponse': [
    ...below('vendors.data.*', ['vendorHash', 'nextRefreshDate', 'enabled']),
    ...below('sales.data.*.saleItems.*', ['vendorItemIndex', 'itemHash', 'quantity', 'costs']),
  ],
  DictionaryOfuint32AndDestinyPublicMilestone: below('*', ['milestoneHash', 'startDate', 'endDate', 'order']),
}

/** What GetProfile answers for a component: its properties, and the fields inside `data` that the app reads. */
export const COMPONENT_FIELDS: Readonly<Record<number, Readonly<Record<string, readonly string[]>>>> = {
  100: {
    profile: [
      ...below('userInfo', CARD),
      'dateLastPlayed',
      'versionsOwned',
      'characterIds',
      'seasonHashes',
      'currentGuardianRank',
      'lifetimeHighestGuardianRank',
      'renewedGuardianRank',
    ],
  },
  102: { profileInventory: below('items.*', ITEM) },
  103: { profileCurrencies: below('items.*', ITEM) },
  104: { profileProgression: ['checklists', 'seasonalArtifact.powerBonus'] },
  200: {
    characters: below('*', [
      'characterId',
      'membershipId',
      'membershipType',
      'dateLastPlayed',
      'minutesPlayedTotal',
      'light',
      'stats.1935470627',
      'stats.2996146975',
      'classType',
      'classHash',
      'raceHash',
      'genderHash',
      'emblemPath',
      'emblemBackgroundPath',
      'emblemHash',
      'levelProgression',
    ]),
  },
  201: { characterInventories: below('*.items.*', ITEM) },
  202: {
    characterProgressions: below('*', [
      'progressions.*.level',
      'progressions.*.currentProgress',
      'uninstancedItemObjectives',
      'milestones',
      'checklists',
    ]),
  },
  204: {
    characterActivities: below('*', [
      'dateActivityStarted',
      'availableActivities.*.activityHash',
      'currentActivityHash',
    ]),
  },
  205: { characterEquipment: below('*.items.*', [...ITEM, 'itemInstanceId']) },
  206: { characterLoadouts: below('*.loadouts.*', ['colorHash', 'iconHash', 'nameHash', 'items']) },
  300: {
    'itemComponents.instances': below('*', [
      'damageType',
      'isEquipped',
      'canEquip',
      'itemLevel',
      'quality',
      'equipRequiredLevel',
      'cannotEquipReason',
    ]),
  },
  301: { 'itemComponents.objectives': below('*.objectives.*', OBJECTIVE) },
  302: { 'itemComponents.perks': below('*.perks.*', ['perkHash', 'iconPath', 'isActive', 'visible']) },
  304: { 'itemComponents.stats': below('*.stats.*', ['statHash', 'value']) },
  305: {
    'itemComponents.sockets': below('*.sockets.*', ['isEnabled', 'isVisible']),
    profilePlugSets: ['plugs'],
    characterPlugSets: ['*.plugs'],
  },
  308: { 'itemComponents.plugStates': below('*', ['plugItemHash', 'canInsert', 'enabled']) },
  309: { 'itemComponents.plugObjectives': below('*.objectivesPerPlug.*.*', OBJECTIVE) },
  310: { 'itemComponents.reusablePlugs': below('*.plugs.*.*', ['plugItemHash', 'canInsert', 'enabled']) },
  600: { characterCurrencyLookups: ['*.itemQuantities'] },
  700: {
    profilePresentationNodes: below('nodes.*', ['state', 'progressValue', 'completionValue']),
    characterPresentationNodes: below('*.nodes.*', ['state']),
  },
  800: {
    profileCollectibles: ['collectibles.*.state'],
    characterCollectibles: ['*.collectibles.*.state'],
  },
  900: {
    profileRecords: [
      'score',
      'activeScore',
      'lifetimeScore',
      'records.*.state',
      'recordCategoriesRootNodeHash',
    ],
    characterRecords: ['*.records.*.state'],
  },
  1000: { profileTransitoryData: [] },
  1100: { metrics: below('metrics.*', ['invisible', ...below('objectiveProgress', OBJECTIVE)]) },
  1200: {
    profileStringVariables: ['integerValuesByHash'],
    characterStringVariables: ['*.integerValuesByHash'],
  },
  1300: {
    characterCraftables: below('*.craftables.*', [
      'visible',
      'failedRequirementIndexes',
      'sockets.*.plugSetHash',
      'sockets.*.plugs.*.plugItemHash',
    ]),
  },
}

/** What a step leads to; undefined where something should be. */
function entriesOf(value: unknown, step: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [undefined]
  if (step === '*') return Object.values(value)
  const name = step.replace(/\?$/, '')
  const found = new Map<string, unknown>(Object.entries(value)).get(name)
  return found === undefined && step.endsWith('?') ? [] : [found]
}

function holds(value: unknown, steps: readonly string[]): boolean {
  const [step, ...rest] = steps
  if (step === undefined) return value !== undefined
  return entriesOf(value, step).every((inner) => holds(inner, rest))
}

/** Which of the paths a value lacks somewhere. */
export const missingFields = (value: unknown, paths: readonly string[]): string[] =>
  paths.filter((path) => !holds(value, path.split('.')))
