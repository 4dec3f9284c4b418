import type { Moment } from '../guardian-state.ts'
import { COMPONENT } from '../platform-codes.ts'
import { characterCollectiblesWire, isAcquired, profileCollectiblesWire } from '../progress/collectibles.ts'
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
    isRecordDone: (hash) => state.recordsOn(day).get(hash)?.complete === true,
    isCollectibleOwned: (hash) => isAcquired(state.acquiredOn(day), hash, day),
  })

const characterCollectibles = (moment: Moment): object => {
  const { state, day } = moment
  return perCharacter(moment, () => characterCollectiblesWire(state, state.acquiredOn(day), day))
}

/** Texts of the world may quote these numbers as {var:hash}. */
const stringVariables = (moment: Moment): object => ({
  integerValuesByHash: {
    [moment.state.catalogue.world.progressions.seasonRank]: seasonRankLevel(moment),
  },
})

export const PROGRESS_SOURCES: readonly Source[] = [
  {
    component: COMPONENT.profileProgression,
    property: 'profileProgression',
    hideable: true,
    data: profileProgressionWire,
  },
  {
    component: COMPONENT.characterProgressions,
    property: 'characterProgressions',
    ownerOnly: true,
    hideable: true,
    data: (moment) => perCharacter(moment, (character) => characterProgressionWire(moment, character)),
  },
  {
    component: COMPONENT.presentationNodes,
    property: 'profilePresentationNodes',
    daily: true,
    hideable: true,
    data: nodesOf,
  },
  {
    component: COMPONENT.presentationNodes,
    property: 'characterPresentationNodes',
    daily: true,
    hideable: true,
    data: (moment) => perCharacter(moment, () => ({ nodes: {} })),
  },
  {
    component: COMPONENT.collectibles,
    property: 'profileCollectibles',
    daily: true,
    hideable: true,
    data: ({ state, day }) => profileCollectiblesWire(state, state.acquiredOn(day), day),
  },
  {
    component: COMPONENT.collectibles,
    property: 'characterCollectibles',
    daily: true,
    hideable: true,
    data: characterCollectibles,
  },
  {
    component: COMPONENT.records,
    property: 'profileRecords',
    daily: true,
    hideable: true,
    data: ({ state, day }) => profileRecordsWire(state, state.recordsOn(day)),
  },
  {
    component: COMPONENT.records,
    property: 'characterRecords',
    daily: true,
    hideable: true,
    data: (moment) =>
      perCharacter(moment, () => characterRecordsWire(moment.state, moment.state.recordsOn(moment.day))),
  },
  {
    component: COMPONENT.metrics,
    property: 'metrics',
    daily: true,
    hideable: true,
    data: ({ state, day }) => metricsWire(state, day),
  },
  {
    component: COMPONENT.stringVariables,
    property: 'profileStringVariables',
    hideable: true,
    data: stringVariables,
  },
  {
    component: COMPONENT.stringVariables,
    property: 'characterStringVariables',
    hideable: true,
    data: (moment) => perCharacter(moment, () => stringVariables(moment)),
  },
]
