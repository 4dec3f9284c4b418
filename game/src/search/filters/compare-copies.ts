/** Questions that one item alone cannot answer: they look at everything that is searched, once a search. */
import type { ArmorPiece } from '../../items.ts'
import type { Searchable, SearchFacts } from './filter.ts'

type Test = (item: Searchable, facts: SearchFacts) => boolean

/** What is found out about the whole collection is kept for as long as the search that asked. */
function overAll<T>(
  prepare: (facts: SearchFacts) => T,
  test: (item: Searchable, prepared: T) => boolean,
): Test {
  const known = new WeakMap<SearchFacts, T>()
  return (item, facts) => {
    const prepared = known.get(facts) ?? prepare(facts)
    known.set(facts, prepared)
    return test(item, prepared)
  }
}

/** Gear that competes for one place: armor of a slot and class, weapons of a slot. */
export const placeOf = (item: Searchable): string =>
  item.kind === 'weapon' ? item.slot : `${item.slot} ${item.classType ?? 'any'}`

/** Nothing of the same place has more; several may share the first rank. */
export function bestInSlot(read: (item: Searchable) => number | undefined): Test {
  return overAll(
    ({ all }) => {
      const best = new Map<string, number>()
      for (const item of all) {
        const value = read(item)
        const place = placeOf(item)
        if (value !== undefined && value > (best.get(place) ?? Number.NEGATIVE_INFINITY))
          best.set(place, value)
      }
      return best
    },
    (item, best) => {
      const value = read(item)
      return value !== undefined && value === best.get(placeOf(item))
    },
  )
}

/** Infused into that copy, this one would raise it. */
export const hasLowerCopy: Test = overAll(
  ({ all }) => {
    const lowest = new Map<number, number>()
    for (const { hash, power = Number.POSITIVE_INFINITY } of all)
      lowest.set(hash, Math.min(power, lowest.get(hash) ?? Number.POSITIVE_INFINITY))
    return lowest
  },
  ({ hash, power }, lowest) => power !== undefined && power > (lowest.get(hash) ?? power),
)

/** Of two copies of one item, the one that DIM keeps first: more power, kept by mark, masterworked, locked, found later. */
function compareInDim(one: Searchable, other: Searchable, { decision }: SearchFacts): number {
  const isKept = (item: Searchable) => Number(decision?.(item) === 'keep')
  return (
    (other.power ?? 0) - (one.power ?? 0) ||
    isKept(other) - isKept(one) ||
    Number(other.masterworked) - Number(one.masterworked) ||
    Number(other.locked) - Number(one.locked) ||
    other.instanceId.localeCompare(one.instanceId, 'en', { numeric: true })
  )
}

/** Every copy but the first. */
export const isLowerDupe: Test = overAll(
  (facts) => {
    const byHash = Map.groupBy(facts.all, ({ hash }) => hash)
    return new Set(
      [...byHash.values()].flatMap((copies) =>
        copies.toSorted((one, other) => compareInDim(one, other, facts)).slice(1),
      ),
    )
  },
  (item, lower) => lower.has(item),
)

export const sameWish: Test = (item, facts) =>
  item.kind === 'weapon' && facts.copies(item) > 1 && wished(item, facts)
const wished = overAll(
  (facts) =>
    new Set(
      facts.all.flatMap((item) =>
        item.kind === 'weapon' && facts.wishList?.(item) === 'wish' ? [item.hash] : [],
      ),
    ),
  ({ hash }, hashes) => hashes.has(hash),
)

/** An exotic is beaten only by another copy of itself. */
export const rivals = (piece: ArmorPiece): string =>
  piece.rarity === 'exotic' ? `exotic ${piece.hash}` : placeOf(piece)

/** Every base stat of the one is at most the other's, and one of them is less. */
export function isLower(one: ArmorPiece, other: ArmorPiece): boolean {
  return (
    one.base.every((value, at) => value <= (other.base[at] as number)) &&
    one.base.some((value, at) => value < (other.base[at] as number))
  )
}

export const isBeatenInStats: Test = overAll(
  ({ all }) =>
    Map.groupBy(
      all.filter((item) => item.kind === 'armor'),
      rivals,
    ),
  (item, groups) =>
    item.kind === 'armor' && (groups.get(rivals(item)) ?? []).some((other) => isLower(item, other)),
)
