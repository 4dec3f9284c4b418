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
import { perCharacter, type Source } from './source.ts'

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
    component: COMPONENTS.ProfileProgression,
    property: 'profileProgression',
    hideable: true,
    data: profileProgressionWire,
  },
  {
    component: COMPONENTS.CharacterProgressions,
    property: 'characterProgressions',
    ownerOnly: true,
    hideable: true,
    data: (moment) => perCharacter(moment, (character) => characterProgressionWire(moment, character)),
  },
  {
    component: COMPONENTS.PresentationNodes,
    property: 'profilePresentationNodes',
    daily: true,
    hideable: true,
    data: nodesOf,
  },
  {
    component: COMPONENTS.PresentationNodes,
    property: 'characterPresentationNodes',
    daily: true,
    hideable: true,
    data: (moment) => perCharacter(moment, () => ({ nodes: {} })),
  },
  {
    component: COMPONENTS.Collectibles,
    property: 'profileCollectibles',
    daily: true,
    hideable: true,
    data: ({ state, day }) => profileCollectiblesWire(state, state.acquiredOn(day), day),
  },
  {
    component: COMPONENTS.Collectibles,
    property: 'characterCollectibles',
    daily: true,
    hideable: true,
    data: characterCollectibles,
  },
  {
    component: COMPONENTS.Records,
    property: 'profileRecords',
    daily: true,
    hideable: true,
    data: ({ state, day }) => profileRecordsWire(state, state.recordsOn(day)),
  },
  {
    component: COMPONENTS.Records,
    property: 'characterRecords',
    daily: true,
    hideable: true,
    data: (moment) => perCharacter(moment, () => characterRecordsWire(moment.state.recordsOn(moment.day))),
  },
  {
    component: COMPONENTS.Craftables,
    property: 'characterCraftables',
    daily: true,
    hideable: true,
    data: (moment) => {
      const craftables = craftablesWire(moment)
      return perCharacter(moment, () => craftables)
    },
  },
  {
    component: COMPONENTS.Metrics,
    property: 'metrics',
    daily: true,
    ownerOnly: true,
    hideable: true,
    data: ({ state, day }) => metricsWire(state, day),
  },
  {
    component: COMPONENTS.StringVariables,
    property: 'profileStringVariables',
    hideable: true,
    data: stringVariables,
  },
  {
    component: COMPONENTS.StringVariables,
    property: 'characterStringVariables',
    hideable: true,
    data: (moment) => perCharacter(moment, () => stringVariables(moment)),
  },
]
