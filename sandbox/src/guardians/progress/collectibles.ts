import type {
  DestinyCollectibleDefinition,
  DestinyCollectiblesComponent,
  DestinyProfileCollectiblesComponent,
} from 'bungie-api-ts/destiny2'
import type { Wire } from '../../world/definitions.ts'
import { NODE } from '../../world/tables/progress/known-nodes.ts'
import { startDayOf } from '../account/persona.ts'
import { definition } from '../catalogue.ts'
import type { GuardianState } from '../guardian-state.ts'
import { journeyOf } from './journey.ts'

const NOT_ACQUIRED = 1
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

const statesOf = (
  state: GuardianState,
  acquired: ReadonlyMap<number, number>,
  scope: 'profile' | 'character',
  day: number,
) =>
  Object.fromEntries(
    state.catalogue.world.collectibles
      .filter((collectible) => collectible.scope === scope)
      .map(({ hash }) => [hash, { state: isAcquired(acquired, hash, day) ? 0 : NOT_ACQUIRED }]),
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
    collectibles: statesOf(state, acquired, 'profile', day),
    collectionCategoriesRootNodeHash: NODE.collections,
    collectionBadgesRootNodeHash: NODE.badges,
  }
}

export const characterCollectiblesWire = (
  state: GuardianState,
  acquired: ReadonlyMap<number, number>,
  day: number,
): Wire<DestinyCollectiblesComponent> => ({
  collectibles: statesOf(state, acquired, 'character', day),
  collectionCategoriesRootNodeHash: NODE.collections,
  collectionBadgesRootNodeHash: NODE.badges,
})
