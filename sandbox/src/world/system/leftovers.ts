import type { Definitions } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { destinationHash, zoneHash } from '../places/destinations.ts'
import { display } from '../shapes/item-shapes.ts'
import { DESTINATIONS, type DestinationKey } from '../tables/places/destinations.ts'
import type { WorldActivity, WorldWeapon } from '../world.ts'

/** Tables that the platform serves and of which this world needs an entry or two. */
const MEDAL_TIERS = ['Bronze', 'Silver', 'Gold', 'Platinum'] as const
const REPORT_REASONS = ['Cheating', 'Offensive name', 'Quitting'] as const

const defineMap = (definitions: Definitions, activities: readonly WorldActivity[]): void => {
  const graph = hashFor('activity-graph', 'director')
  definitions.define('DestinyActivityGraphDefinition', graph, {
    nodes: [],
    artElements: [],
    connections: [],
    displayObjectives: [],
    displayProgressions: [],
    linkedGraphs: [],
  })
  const [first] = activities
  if (first)
    definitions.define('DestinyActivityInteractableDefinition', hashFor('interactable', 'director'), {
      entries: [{ activityHash: first.hash }],
    })
  for (const key of Object.keys(DESTINATIONS) as DestinationKey[]) {
    const zone = DESTINATIONS[key].zones[0] ?? ''
    definitions.define('DestinyLocationDefinition', hashFor('location', key), {
      vendorHash: 0,
      locationReleases: [
        {
          displayProperties: display(zone, ''),
          smallTransparentIcon: '',
          mapIcon: '',
          largeTransparentIcon: '',
          spawnPoint: 0,
          destinationHash: destinationHash(key),
          activityHash: 0,
          activityGraphHash: graph,
          activityGraphNodeHash: 0,
          activityBubbleName: zoneHash(key, zone),
          activityPathBundle: 0,
          activityPathDestination: 0,
          navPointType: 0,
          worldPosition: [],
        },
      ],
    })
  }
}

const defineUnlocks = (definitions: Definitions): void => {
  const unlock = hashFor('unlock', 'account')
  definitions.define('DestinyUnlockDefinition', unlock, { displayProperties: display('', '') })
  definitions.define('DestinyUnlockValueDefinition', hashFor('unlock-value', 'account'), {})
  definitions.define('DestinyProgressionMappingDefinition', hashFor('progression-mapping', 'account'), {
    displayProperties: display('', ''),
    displayUnits: 'Points',
  })
}

export const defineLeftovers = (
  definitions: Definitions,
  activities: readonly WorldActivity[],
  weapons: readonly WorldWeapon[],
  progression: number,
): void => {
  defineMap(definitions, activities)
  defineUnlocks(definitions)
  MEDAL_TIERS.forEach((tierName, order) => {
    definitions.define('DestinyMedalTierDefinition', hashFor('medal-tier', tierName), { tierName, order })
  })
  definitions.define('DestinyReportReasonCategoryDefinition', hashFor('report-category', 'conduct'), {
    displayProperties: display('Conduct', 'What a player may be reported for.'),
    reasons: Object.fromEntries(
      REPORT_REASONS.map((name) => {
        const reasonHash = hashFor('report-reason', name)
        return [reasonHash, { reasonHash, displayProperties: display(name, '') }]
      }),
    ),
  })
  definitions.define('DestinyProgressionLevelRequirementDefinition', hashFor('level-requirement', 'none'), {
    requirementCurve: [],
    progressionHash: progression,
  })
  definitions.define('DestinyTalentGridDefinition', hashFor('talent-grid', 'none'), {
    maxGridLevel: 0,
    gridLevelPerColumn: 0,
    progressionHash: 0,
    nodes: [],
    exclusiveSets: [],
    independentNodeIndexes: [],
    groups: {},
    nodeCategories: [],
  })
  for (const { hash, type } of weapons.slice(0, 1)) {
    const pattern = hashFor('sandbox-pattern', type)
    definitions.define('DestinySandboxPatternDefinition', pattern, {
      patternHash: pattern,
      patternGlobalTagIdHash: 0,
      weaponContentGroupHash: hash,
      weaponTranslationGroupHash: 0,
      weaponTypeHash: 0,
      weaponType: 0,
      filters: [],
    })
  }
}
