import type {
  DestinyCollectibleDefinition,
  DestinyCollectiblesComponent,
  DestinyProfileCollectiblesComponent,
} from 'bungie-api-ts/destiny2'
import type { Wire } from '../../world/definitions.ts'
import { NODE } from '../../world/presentation/known-nodes.ts'
import type { World } from '../../world/world.ts'
import { startDayOf } from '../account/persona.ts'
import { definition } from '../catalogue.ts'
import type { GuardianState } from '../guardian-state.ts'
import { journeyOf } from './journey.ts'

const STATE = { notAcquired: 1, invisible: 4, noRoom: 16, purchaseDisabled: 64 } as const
const ONE_IN_CROWDED = 4
const RECENT = 12

const groupOf = ({ catalogue }: GuardianState, hash: number): number =>
  definition<DestinyCollectibleDefinition>(catalogue.world, 'DestinyCollectibleDefinition', hash)
    ?.parentNodeHashes?.[0] ?? 0

/** Day of the first acquisition by collectible hash; later days than the one asked for are still to come. */
export const acquiredDays = (state: GuardianState, day: number): ReadonlyMap<number, number> => {
  const { persona, seed } = state.account
  if (persona.characters.length === 0) return new Map()
  const dropped = state.belongings.everDropped(startDayOf(persona), day)
  const worn = new Set(state.belongings.on(day).side.map(({ hash }) => hash))
  return new Map(
    state.catalogue.world.collectibles.map(({ hash, itemHash }) => {
      const { doneDay } = journeyOf(persona, seed, hash, groupOf(state, hash))
      const held = dropped.get(itemHash) ?? (worn.has(itemHash) ? startDayOf(persona) : doneDay)
      return [hash, Math.min(doneDay, held)]
    }),
  )
}

export const isAcquired = (acquired: ReadonlyMap<number, number>, hash: number, day: number): boolean =>
  (acquired.get(hash) ?? Number.POSITIVE_INFINITY) <= day

/** A weapon that rolls at random cannot be had again, and the platform says so whether it is owned or not. */
const stateOf = ({ catalogue }: GuardianState, itemHash: number, owned: boolean): number => {
  const weapon = catalogue.weapon(itemHash)
  const rolls = weapon !== undefined && weapon.rarity !== 'exotic'
  return (owned ? 0 : STATE.notAcquired) | (rolls ? STATE.purchaseDisabled : 0)
}

/** Armor of another class is not to be seen; an exotic of one's own class may still be found. */
const armorStateOf = (
  state: GuardianState,
  character: number,
  { hash, itemHash }: World['collectibles'][number],
  owned: boolean,
): number => {
  const armor = state.catalogue.armor(itemHash)
  const isOwn = armor?.classType === state.account.persona.characters[character]?.classType
  if (isOwn && owned) return STATE.purchaseDisabled
  if (isOwn && armor?.rarity === 'exotic') return STATE.notAcquired
  const crowded = hash % ONE_IN_CROWDED === 0 ? STATE.noRoom : 0
  return STATE.notAcquired | STATE.purchaseDisabled | crowded | (isOwn ? 0 : STATE.invisible)
}

const statesOf = (
  { catalogue }: GuardianState,
  scope: 'profile' | 'character',
  stateOfEach: (collectible: World['collectibles'][number]) => number,
) =>
  Object.fromEntries(
    catalogue.world.collectibles
      .filter((collectible) => collectible.scope === scope)
      .map((collectible) => [collectible.hash, { state: stateOfEach(collectible) }]),
  )

export const profileCollectiblesWire = (
  state: GuardianState,
  acquired: ReadonlyMap<number, number>,
  day: number,
): Wire<DestinyProfileCollectiblesComponent> => {
  const recent = [...acquired]
    .filter(([, since]) => since <= day)
    .sort(([oneHash, one], [twoHash, two]) => two - one || oneHash - twoHash)
    .slice(0, RECENT)
    .map(([hash]) => hash)
  return {
    recentCollectibleHashes: recent,
    newnessFlaggedCollectibleHashes: recent.filter((hash) => acquired.get(hash) === day),
    collectibles: statesOf(state, 'profile', ({ hash, itemHash }) =>
      stateOf(state, itemHash, isAcquired(acquired, hash, day)),
    ),
    collectionCategoriesRootNodeHash: NODE.collections,
    collectionBadgesRootNodeHash: NODE.badges,
  }
}

export const characterCollectiblesWire = (
  state: GuardianState,
  character: number,
  acquired: ReadonlyMap<number, number>,
  day: number,
): Wire<DestinyCollectiblesComponent> => ({
  collectibles: statesOf(state, 'character', (collectible) =>
    armorStateOf(state, character, collectible, isAcquired(acquired, collectible.hash, day)),
  ),
  collectionCategoriesRootNodeHash: NODE.collections,
  collectionBadgesRootNodeHash: NODE.badges,
})
