import { COMPONENTS } from '../../wire/components.ts'
import type { Moment } from '../guardian-state.ts'
import { characterCollectiblesWire, isAcquired, profileCollectiblesWire } from '../progress/collectibles.ts'
import { craftablesWire } from '../progress/craftables.ts'
import { metricsWire } from '../progress/metrics.ts'
import { nodesWire } from '../progress/presentation-nodes.ts'
import {
  characterProgressionWire,
  profileProgressionWire,
  seasonRankLevel,
} from '../progress/progressions.ts'
import { characterRecordsWire, profileRecordsWire } from '../progress/records-wire.ts'
import { EACH_DAY, HIDEABLE, OWNERS, OWNERS_EACH_DAY, perCharacter, type Source } from './source.ts'

/** How far a guardian has come. */

const nodesOf = ({ state, day }: Moment): object =>
  nodesWire(state, {
    scoreOf: (hash) => state.recordsOn(day).get(hash)?.score ?? 0,
    isRecordDone: (hash) => state.recordsOn(day).get(hash)?.complete === true,
    isCollectibleOwned: (hash) => isAcquired(state.acquiredOn(day), hash, day),
  })

const characterCollectibles = (moment: Moment): object => {
  const { state, day } = moment
  return perCharacter(moment, (character) =>
    characterCollectiblesWire(state, character, state.acquiredOn(day), day),
  )
}

/** Texts of the world may quote these numbers as {var:hash}. */
const stringVariables = (moment: Moment): object => ({
  integerValuesByHash: {
    [moment.state.catalogue.world.progressions.seasonRank]: seasonRankLevel(moment),
  },
})

export const PROGRESS_SOURCES: readonly Source[] = [
  {
    ...HIDEABLE,
    component: COMPONENTS.ProfileProgression,
    property: 'profileProgression',
    data: profileProgressionWire,
  },
  {
    ...OWNERS,
    component: COMPONENTS.CharacterProgressions,
    property: 'characterProgressions',
    data: (moment) => perCharacter(moment, (character) => characterProgressionWire(moment, character)),
  },
  {
    ...EACH_DAY,
    component: COMPONENTS.PresentationNodes,
    property: 'profilePresentationNodes',
    data: nodesOf,
  },
  {
    ...EACH_DAY,
    component: COMPONENTS.PresentationNodes,
    property: 'characterPresentationNodes',
    data: (moment) => perCharacter(moment, () => ({ nodes: {} })),
  },
  {
    ...EACH_DAY,
    component: COMPONENTS.Collectibles,
    property: 'profileCollectibles',
    data: ({ state, day }) => profileCollectiblesWire(state, state.acquiredOn(day), day),
  },
  {
    ...EACH_DAY,
    component: COMPONENTS.Collectibles,
    property: 'characterCollectibles',
    data: characterCollectibles,
  },
  {
    ...EACH_DAY,
    component: COMPONENTS.Records,
    property: 'profileRecords',
    data: ({ state, day }) => profileRecordsWire(state, state.recordsOn(day)),
  },
  {
    ...EACH_DAY,
    component: COMPONENTS.Records,
    property: 'characterRecords',
    data: (moment) => perCharacter(moment, () => characterRecordsWire(moment.state.recordsOn(moment.day))),
  },
  {
    ...EACH_DAY,
    component: COMPONENTS.Craftables,
    property: 'characterCraftables',
    data: (moment) => {
      const craftables = craftablesWire(moment)
      return perCharacter(moment, () => craftables)
    },
  },
  {
    ...OWNERS_EACH_DAY,
    component: COMPONENTS.Metrics,
    property: 'metrics',
    data: ({ state, day }) => metricsWire(state, day),
  },
  {
    ...HIDEABLE,
    component: COMPONENTS.StringVariables,
    property: 'profileStringVariables',
    data: stringVariables,
  },
  {
    ...HIDEABLE,
    component: COMPONENTS.StringVariables,
    property: 'characterStringVariables',
    data: (moment) => perCharacter(moment, () => stringVariables(moment)),
  },
]
