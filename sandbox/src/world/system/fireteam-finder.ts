import type { Definitions } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { display } from '../shapes/item-shapes.ts'
import type { WorldActivity } from '../world.ts'

const GROUPS = [
  ['Raids', 4],
  ['Dungeons', 82],
  ['Nightfalls', 46],
] as const
const LABELS = ['Learning', 'Farming', 'Speed Run', 'New Players Welcome', 'Mic Required'] as const

const setHash = (name: string): number => hashFor('fireteam-set', name)
const graphHash = (name: string): number => hashFor('fireteam-graph', name)
const ROOT = graphHash('all')
const LABEL_GROUP = hashFor('fireteam-label-group', 'style')
const OPTION_GROUP = hashFor('fireteam-option-group', 'settings')
const LOCALE_OPTION = hashFor('fireteam-option', 'locale')
const COLOR = { red: 122, green: 90, blue: 166, alpha: 255 }

const defineGraph = (definitions: Definitions, name: string, activities: readonly WorldActivity[]): void => {
  const activityHashes = activities.map(({ hash }) => hash)
  definitions.define('DestinyFireteamFinderActivitySetDefinition', setHash(name), {
    maximumPartySize: Math.max(1, ...activities.map(({ fireteam }) => fireteam)),
    optionHashes: [LOCALE_OPTION],
    labelHashes: LABELS.map((label) => hashFor('fireteam-label', label)),
    activityGraphHashes: [graphHash(name)],
    activityHashes,
  })
  definitions.define('DestinyFireteamFinderActivityGraphDefinition', graphHash(name), {
    displayProperties: display(name, ''),
    color: COLOR,
    isPlayerElectedDifficultyNode: false,
    parentHash: ROOT,
    children: [],
    selfAndAllDescendantHashes: [graphHash(name)],
    relatedActivitySetHashes: [setHash(name)],
    specificActivitySetHash: setHash(name),
    relatedActivityHashes: activityHashes,
    relatedDirectorNodes: [],
    relatedInteractableActivities: [],
    relatedLocationHashes: [],
    sortMatchmadeActivitiesToFront: false,
    enabledOnTreeTypesListEnum: [],
    activityTreeChildSortMode: 0,
  })
}

const defineChoices = (definitions: Definitions): void => {
  definitions.define('DestinyFireteamFinderLabelGroupDefinition', LABEL_GROUP, {
    displayProperties: display('Play Style', ''),
    descendingSortPriority: 0,
  })
  LABELS.forEach((label, place) => {
    definitions.define('DestinyFireteamFinderLabelDefinition', hashFor('fireteam-label', label), {
      displayProperties: display(label, ''),
      descendingSortPriority: LABELS.length - place,
      groupHash: LABEL_GROUP,
      allowInFields: 0,
    })
  })
  definitions.define('DestinyFireteamFinderOptionGroupDefinition', OPTION_GROUP, {
    displayProperties: display('Settings', ''),
    descendingSortPriority: 0,
  })
  definitions.define('DestinyFireteamFinderOptionDefinition', LOCALE_OPTION, {
    displayProperties: display('Language', 'Which language the fireteam speaks.'),
    descendingSortPriority: 0,
    groupHash: OPTION_GROUP,
    codeOptionType: 0,
    availability: 0,
    visibility: 0,
    uiDisplayStyle: '',
    values: {
      optionalFormatString: '',
      displayFormatType: 0,
      type: 0,
      valueDefinitions: ['English', 'Deutsch'].map((name, value) => ({
        displayProperties: display(name, ''),
        value,
        flags: 0,
      })),
    },
  })
}

/** What players look for when they look for others. */
export const defineFireteamFinder = (
  definitions: Definitions,
  activities: readonly WorldActivity[],
): void => {
  defineChoices(definitions)
  const found = GROUPS.map(
    ([name, mode]) => [name, activities.filter(({ modes }) => modes.includes(mode))] as const,
  )
  for (const [name, members] of found) defineGraph(definitions, name, members)
  const graphs = GROUPS.map(([name]) => graphHash(name))
  definitions.define('DestinyFireteamFinderActivityGraphDefinition', ROOT, {
    displayProperties: display('All Activities', ''),
    color: COLOR,
    isPlayerElectedDifficultyNode: false,
    children: graphs,
    selfAndAllDescendantHashes: [ROOT, ...graphs],
    relatedActivitySetHashes: GROUPS.map(([name]) => setHash(name)),
    relatedActivityHashes: [],
    relatedDirectorNodes: [],
    relatedInteractableActivities: [],
    relatedLocationHashes: [],
    sortMatchmadeActivitiesToFront: false,
    enabledOnTreeTypesListEnum: [],
    activityTreeChildSortMode: 0,
  })
  definitions.define('DestinyFireteamFinderConstantsDefinition', 1, {
    displayProperties: display('Fireteam Finder', 'Find others to play with.'),
    fireteamFinderActivityGraphRootCategoryHashes: [ROOT],
    allFireteamFinderActivityHashes: found.flatMap(([, members]) => members.map(({ hash }) => hash)),
    guardianOathDisplayProperties: display('Guardian Oath', 'How those behave who play together.'),
    guardianOathTenets: [
      display('Be kind', 'Everyone began once.'),
      display('Stay', 'Finish what you join.'),
    ],
  })
}
