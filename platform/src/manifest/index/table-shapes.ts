import type { Shape } from './trim.ts'

/** The tables the index holds and what it keeps of their definitions. Tables not listed are not downloaded. */
const display: Shape = { name: true, description: true, icon: true }
const named: Shape = { hash: true, displayProperties: display, redacted: true }

export const ITEM_TABLE = 'DestinyInventoryItemDefinition'
export const PLUG_SET_TABLE = 'DestinyPlugSetDefinition'
export const SET_TABLE = 'DestinyEquipableItemSetDefinition'
export const COLLECTIBLE_TABLE = 'DestinyCollectibleDefinition'
export const PERK_TABLE = 'DestinySandboxPerkDefinition'
export const RECORD_TABLE = 'DestinyRecordDefinition'
export const OBJECTIVE_TABLE = 'DestinyObjectiveDefinition'
export const NODE_TABLE = 'DestinyPresentationNodeDefinition'
export const DESTINATION_TABLE = 'DestinyDestinationDefinition'
export const ACTIVITY_TABLE = 'DestinyActivityDefinition'
export const PLACE_TABLE = 'DestinyPlaceDefinition'
export const CHECKLIST_TABLE = 'DestinyChecklistDefinition'

export type TableShapes = Readonly<Record<string, Shape>>

export const TABLE_SHAPES: TableShapes = {
  [ITEM_TABLE]: {
    hash: true,
    displayProperties: display,
    iconWatermark: true,
    screenshot: true,
    flavorText: true,
    itemTypeDisplayName: true,
    itemType: true,
    itemSubType: true,
    itemCategoryHashes: true,
    classType: true,
    redacted: true,
    collectibleHash: true,
    breakerType: true,
    defaultDamageType: true,
    inventory: { bucketTypeHash: true, tierType: true, maxStackSize: true },
    equippingBlock: { ammoType: true, equipableItemSetHash: true },
    quality: { displayVersionWatermarkIcons: true },
    plug: {
      plugCategoryIdentifier: true,
      plugCategoryHash: true,
      uiPlugLabel: true,
      energyCost: { energyCost: true },
      energyCapacity: { capacityValue: true },
    },
    investmentStats: { statTypeHash: true, value: true, isConditionallyActive: true },
    stats: { statGroupHash: true, stats: { '*': { value: true } } },
    sockets: {
      socketEntries: {
        socketTypeHash: true,
        singleInitialItemHash: true,
        reusablePlugSetHash: true,
        randomizedPlugSetHash: true,
        reusablePlugItems: { plugItemHash: true },
      },
      socketCategories: true,
    },
    perks: { perkHash: true },
    objectives: { objectiveHashes: true },
  },
  [PLUG_SET_TABLE]: { hash: true, reusablePlugItems: { plugItemHash: true, currentlyCanRoll: true } },
  [SET_TABLE]: { hash: true, displayProperties: display, setItems: true, setPerks: true },
  [COLLECTIBLE_TABLE]: {
    hash: true,
    displayProperties: display,
    itemHash: true,
    sourceString: true,
    sourceHash: true,
    scope: true,
    parentNodeHashes: true,
    redacted: true,
  },
  [PERK_TABLE]: named,
  DestinyInventoryBucketDefinition: {
    hash: true,
    displayProperties: display,
    itemCount: true,
    category: true,
    scope: true,
    location: true,
  },
  DestinyStatDefinition: named,
  DestinyStatGroupDefinition: {
    hash: true,
    maximumValue: true,
    scaledStats: { statHash: true, maximumValue: true, displayAsNumeric: true, displayInterpolation: true },
  },
  DestinySocketCategoryDefinition: named,
  DestinySocketTypeDefinition: { hash: true, socketCategoryHash: true, plugWhitelist: true },
  [OBJECTIVE_TABLE]: {
    hash: true,
    displayProperties: display,
    progressDescription: true,
    completionValue: true,
    valueStyle: true,
    inProgressValueStyle: true,
    completedValueStyle: true,
  },
  [RECORD_TABLE]: {
    hash: true,
    displayProperties: display,
    scope: true,
    objectiveHashes: true,
    parentNodeHashes: true,
    completionInfo: { ScoreValue: true, toastStyle: true },
    titleInfo: {
      hasTitle: true,
      titlesByGender: true,
      titlesByGenderHash: true,
      gildingTrackingRecordHash: true,
    },
    intervalInfo: { intervalObjectives: { intervalObjectiveHash: true, intervalScoreValue: true } },
    forTitleGilding: true,
    loreHash: true,
    stateInfo: { obscuredName: true, obscuredDescription: true },
    rewardItems: { itemHash: true, quantity: true },
    presentationNodeType: true,
    redacted: true,
  },
  [NODE_TABLE]: {
    hash: true,
    displayProperties: display,
    nodeType: true,
    scope: true,
    objectiveHash: true,
    completionRecordHash: true,
    parentNodeHashes: true,
    children: {
      presentationNodes: { presentationNodeHash: true },
      records: { recordHash: true },
      collectibles: { collectibleHash: true },
      metrics: { metricHash: true },
      craftables: { craftableItemHash: true },
    },
    redacted: true,
  },
  DestinyMetricDefinition: {
    hash: true,
    displayProperties: display,
    trackingObjectiveHash: true,
    lowerValueIsBetter: true,
    parentNodeHashes: true,
  },
  [ACTIVITY_TABLE]: {
    hash: true,
    displayProperties: display,
    originalDisplayProperties: display,
    pgcrImage: true,
    activityTypeHash: true,
    activityModeHashes: true,
    activityModeTypes: true,
    directActivityModeType: true,
    directActivityModeHash: true,
    destinationHash: true,
    placeHash: true,
    activityLightLevel: true,
    tier: true,
    isPlaylist: true,
    isPvP: true,
    matchmaking: { minParty: true, maxParty: true, maxPlayers: true },
    redacted: true,
  },
  DestinyActivityModeDefinition: {
    hash: true,
    displayProperties: display,
    modeType: true,
    activityModeCategory: true,
    isTeamBased: true,
    isAggregateMode: true,
    parentHashes: true,
    pgcrImage: true,
  },
  DestinyActivityTypeDefinition: named,
  DestinyActivityModifierDefinition: named,
  [DESTINATION_TABLE]: {
    hash: true,
    displayProperties: display,
    placeHash: true,
    defaultFreeroamActivityHash: true,
    bubbles: { hash: true, displayProperties: { name: true } },
  },
  [PLACE_TABLE]: named,
  [CHECKLIST_TABLE]: {
    hash: true,
    displayProperties: { name: true },
    entries: { hash: true, displayProperties: { name: true }, destinationHash: true, bubbleHash: true },
  },
  DestinyClassDefinition: true,
  DestinyRaceDefinition: true,
  DestinyGenderDefinition: true,
  DestinyDamageTypeDefinition: true,
  DestinyItemTierTypeDefinition: named,
  DestinyItemCategoryDefinition: named,
  DestinyBreakerTypeDefinition: true,
  DestinyInventoryItemConstantsDefinition: true,
  DestinySeasonDefinition: {
    hash: true,
    displayProperties: display,
    seasonNumber: true,
    startDate: true,
    endDate: true,
    seasonPassHash: true,
    seasonPassProgressionHash: true,
    seasonPassList: { seasonPassHash: true },
    artifactItemHash: true,
  },
  DestinySeasonPassDefinition: {
    hash: true,
    displayProperties: display,
    rewardProgressionHash: true,
    prestigeProgressionHash: true,
  },
  DestinyProgressionDefinition: {
    hash: true,
    displayProperties: display,
    scope: true,
    repeatLastStep: true,
    steps: { progressTotal: true },
  },
  DestinyMilestoneDefinition: {
    hash: true,
    displayProperties: display,
    friendlyName: true,
    milestoneType: true,
    quests: { '*': { displayProperties: display } },
    activities: { activityHash: true },
  },
  DestinyGuardianRankDefinition: { hash: true, displayProperties: display, rankNumber: true },
  DestinyLoadoutNameDefinition: true,
  DestinyLoadoutColorDefinition: true,
  DestinyLoadoutIconDefinition: true,
}

const nameOnly: Shape = { displayProperties: { name: true } }

/** What is kept of a language that only lends its names: everything a screen calls by name. */
export const NAME_SHAPES: TableShapes = {
  [ITEM_TABLE]: { ...nameOnly, itemTypeDisplayName: true },
  [SET_TABLE]: nameOnly,
  [PERK_TABLE]: nameOnly,
  DestinyStatDefinition: nameOnly,
  DestinyDamageTypeDefinition: nameOnly,
  DestinyItemTierTypeDefinition: nameOnly,
  DestinyClassDefinition: nameOnly,
  [ACTIVITY_TABLE]: nameOnly,
  DestinyMilestoneDefinition: nameOnly,
  [RECORD_TABLE]: { displayProperties: { name: true, description: true } },
  [OBJECTIVE_TABLE]: { progressDescription: true },
  [COLLECTIBLE_TABLE]: { displayProperties: { name: true }, sourceString: true },
  [NODE_TABLE]: nameOnly,
  [DESTINATION_TABLE]: {
    displayProperties: { name: true },
    bubbles: { hash: true, displayProperties: { name: true } },
  },
}
