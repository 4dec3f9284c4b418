import { loadoutsWire } from '../gear/loadouts.ts'
import type { Home } from '../gear/slots.ts'
import type { Moment } from '../guardian-state.ts'
import { COMPONENT } from '../platform-codes.ts'
import { playTimesOf } from '../play/play-times.ts'
import { activitiesWire, transitoryWire } from '../play/presence.ts'
import { characterCollectiblesWire, isAcquired, profileCollectiblesWire } from '../progress/collectibles.ts'
import { metricsWire } from '../progress/metrics.ts'
import { nodesWire } from '../progress/presentation-nodes.ts'
import {
  characterProgressionWire,
  profileProgressionWire,
  seasonRankLevel,
} from '../progress/progressions.ts'
import { CAN_EQUIP_TITLE } from '../progress/records.ts'
import { characterRecordsWire, profileRecordsWire } from '../progress/records-wire.ts'
import { characterWire } from './characters.ts'
import { profileWire } from './profile-component.ts'

/** One property of a profile answer: which component asks for it, who may see it, and where its data comes from. */
export interface Source {
  readonly component: number
  readonly property: string
  /** Needs the owner's token. */
  readonly ownerOnly?: boolean
  /** The player can hide it from everyone. */
  readonly hideable?: boolean
  /** Changes from day to day only, so it is computed once a day. */
  readonly daily?: boolean
  /** Undefined: nothing to tell at the moment, as with the fireteam of somebody offline. */
  data(moment: Moment): object | undefined
}

const perCharacter = (moment: Moment, build: (character: number) => object): object =>
  Object.fromEntries(moment.state.characterIds.map((id, character) => [id, build(character)]))

const itemsIn = ({ state, day }: Moment, accepts: (home: Home) => boolean, kinds: readonly string[]) => ({
  items: state
    .inventoryOn(day)
    .items.filter((item) => kinds.includes(item.kind) && accepts(item.home))
    .map(({ wire }) => wire),
})

const isCarriedBy = (character: number) => (home: Home) =>
  (home.in === 'character' || home.in === 'postmaster') && home.character === character
const isWornBy = (character: number) => (home: Home) => home.in === 'equipped' && home.character === character
const isInVault = (home: Home) => home.in === 'vault'

/** The main character wears a title that is earned; the others go without. */
const titleOf = ({ state, day }: Moment, character: number): number | undefined =>
  character === 0
    ? [...state.recordsOn(day).values()].find(({ wire }) => ((wire.state ?? 0) & CAN_EQUIP_TITLE) !== 0)
        ?.record.hash
    : undefined

const loadoutsOf = ({ state, day }: Moment, character: number): object => {
  const { persona, seed } = state.account
  return loadoutsWire(state.belongings.on(day), persona, character, state.catalogue.world, seed)
}

const plugSetsOf = ({ state }: Moment, character: number): object => {
  const classType = state.account.persona.characters[character]?.classType
  return classType ? state.plugSets.byClass[classType] : { plugs: {} }
}

/** Texts of the world may quote these numbers as {var:hash}. */
const stringVariables = (moment: Moment): object => ({
  integerValuesByHash: {
    [moment.state.catalogue.world.progressions.seasonRank]: seasonRankLevel(moment),
  },
})

const nodesOf = ({ state, day }: Moment): object =>
  nodesWire(state, {
    isRecordDone: (hash) => state.recordsOn(day).get(hash)?.complete === true,
    isCollectibleOwned: (hash) => isAcquired(state.acquiredOn(day), hash, day),
  })

export const SOURCES: readonly Source[] = [
  { component: COMPONENT.profiles, property: 'profile', data: profileWire },
  {
    component: COMPONENT.profileInventories,
    property: 'profileInventory',
    daily: true,
    ownerOnly: true,
    hideable: true,
    data: (moment) => itemsIn(moment, isInVault, ['gear', 'other']),
  },
  {
    component: COMPONENT.profileCurrencies,
    property: 'profileCurrencies',
    daily: true,
    ownerOnly: true,
    hideable: true,
    data: (moment) => itemsIn(moment, isInVault, ['currency']),
  },
  {
    component: COMPONENT.characters,
    property: 'characters',
    data: (moment) => {
      const { account, belongings, catalogue, played } = moment.state
      const runs = played.until(moment.now)
      const underWay = played.during(moment.now)
      return perCharacter(moment, (character) =>
        characterWire(
          account,
          character,
          belongings.on(moment.day),
          playTimesOf(account.persona, character, runs, underWay, moment.now),
          titleOf(moment, character),
          catalogue,
        ),
      )
    },
  },
  {
    component: COMPONENT.characterInventories,
    property: 'characterInventories',
    daily: true,
    ownerOnly: true,
    hideable: true,
    data: (moment) =>
      perCharacter(moment, (character) => itemsIn(moment, isCarriedBy(character), ['gear', 'other'])),
  },
  {
    component: COMPONENT.characterEquipment,
    property: 'characterEquipment',
    daily: true,
    data: (moment) =>
      perCharacter(moment, (character) => itemsIn(moment, isWornBy(character), ['gear', 'other'])),
  },
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
    component: COMPONENT.characterActivities,
    property: 'characterActivities',
    ownerOnly: true,
    hideable: true,
    data: (moment) => perCharacter(moment, (character) => activitiesWire(moment, character)),
  },
  {
    component: COMPONENT.characterLoadouts,
    property: 'characterLoadouts',
    daily: true,
    hideable: true,
    data: (moment) => perCharacter(moment, (character) => loadoutsOf(moment, character)),
  },
  {
    component: COMPONENT.itemSockets,
    property: 'profilePlugSets',
    hideable: true,
    data: ({ state }) => state.plugSets.profile,
  },
  {
    component: COMPONENT.itemSockets,
    property: 'characterPlugSets',
    daily: true,
    hideable: true,
    data: (moment) => perCharacter(moment, (character) => plugSetsOf(moment, character)),
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
    data: (moment) => {
      const { state, day } = moment
      return perCharacter(moment, () => characterCollectiblesWire(state, state.acquiredOn(day), day))
    },
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
    data: (moment) => {
      const { state, day } = moment
      return perCharacter(moment, () => characterRecordsWire(state, state.recordsOn(day)))
    },
  },
  {
    component: COMPONENT.transitory,
    property: 'profileTransitoryData',
    hideable: true,
    data: transitoryWire,
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
