/**
 * The three lists a search walks: left pairs, variants of the single slot, right pairs, each by kind and without
 * those that no build at the required level can contain.
 */
import type { Cut, GoalBounds } from '../bounds/cuts.ts'
import type { Level } from '../bounds/level.ts'
import { needsOfPart, type Rest, survivors } from '../bounds/rests.ts'
import { type Goal, NO_FLOOR } from '../goal.ts'
import type { PairKinds, Space } from '../variant-space.ts'
import type { Slot } from '../variants.ts'
import { EntryList, type Source } from './entries.ts'

export interface PartLists {
  /** By sum of kinds. */
  readonly left: readonly EntryList[]
  /** By kind. */
  readonly single: readonly EntryList[]
  readonly right: readonly EntryList[]
  /** By slot: the variants that some build at the level can contain. */
  readonly alive: readonly Int32Array[]
}

/** Stats that the goal looks at. */
export const activeStats = ({ gain, target }: Goal) =>
  Uint8Array.from(gain, (own, i) => (own > 0 || target[i] !== NO_FLOOR ? 1 : 0))

export function listParts(
  { space, goal }: GoalBounds,
  level: Level,
  rests: readonly Rest[],
  lists: readonly Int32Array[],
): PartLists {
  const { cuts } = level.bounds
  const alive = survivors(space, level, rests, lists)
  const active = activeStats(goal)
  const pairs = (pair: PairKinds, side: 'left' | 'right') => {
    const needs = pair.sums.map((_, sum) =>
      needsOfPart(
        level,
        rests.map((rest) => rest[side][sum] as number),
      ),
    )
    return joinPairs(space, cuts, pair, alive, needs, active)
  }
  return {
    left: pairs(space.left, 'left'),
    single: slotLists(space, cuts, alive[space.single] as Int32Array, active, space.single),
    right: pairs(space.right, 'right'),
    alive,
  }
}

function joinPairs(
  space: Space,
  cuts: readonly Cut[],
  pair: PairKinds,
  alive: readonly Int32Array[],
  needs: readonly Float64Array[],
  active: Uint8Array,
): readonly EntryList[] {
  const count = cuts.length
  const [slotA, slotB] = pair.slots
  const lists = pair.sums.map(
    () =>
      new EntryList(count, (v, w, choice) => {
        choice[slotA] = v
        choice[slotB] = w
      }),
  )
  const a = valued(space, cuts, slotA)
  const b = valued(space, cuts, slotB)
  const kindsA = space.kindIndex[slotA] as Int32Array
  const kindsB = space.kindIndex[slotB] as Int32Array
  const sumOf = sumTable(pair, space.kinds[slotA]?.length ?? 0, space.kinds[slotB]?.length ?? 0)
  for (const v of alive[slotA] as Int32Array) {
    const sums = sumOf[kindsA[v] as number] as Int32Array
    for (const w of alive[slotB] as Int32Array) {
      const sum = sums[kindsB[w] as number] as number
      if (sum < 0 || !reaches(needs[sum] as Float64Array, count, a.values, v * count, b.values, w * count))
        continue
      ;(lists[sum] as EntryList).addSum(a, v, b, w, active, v)
    }
  }
  return lists
}

/** Whether two parts together bring what every cut needs of them, for one box at least. */
export function reaches(
  needs: Float64Array,
  cuts: number,
  a: Float64Array,
  x: number,
  b: Float64Array,
  y: number,
): boolean {
  for (let at = 0; at < needs.length; at += cuts) {
    let c = 0
    while (c < cuts && (a[x + c] as number) + (b[y + c] as number) >= (needs[at + c] as number)) c++
    if (c === cuts) return true
  }
  return false
}

/** Index of the sum of two kinds, or -1 where they cannot stand together. */
function sumTable({ entries }: PairKinds, kindsA: number, kindsB: number): readonly Int32Array[] {
  const table = Array.from({ length: kindsA }, () => new Int32Array(kindsB).fill(-1))
  for (let e = 0; e < entries.length; e += 3)
    (table[entries[e] as number] as Int32Array)[entries[e + 1] as number] = entries[e + 2] as number
  return table
}

/** The variants of one slot, by kind. */
export function slotLists(
  space: Space,
  cuts: readonly Cut[],
  variants: Int32Array,
  active: Uint8Array,
  slot: number,
): readonly EntryList[] {
  const kinds = space.kindIndex[slot] as Int32Array
  const lists = (space.kinds[slot] ?? []).map(
    () =>
      new EntryList(cuts.length, (v, _, choice) => {
        choice[slot] = v
      }),
  )
  const source = valued(space, cuts, slot)
  for (const v of variants) (lists[kinds[v] as number] as EntryList).addOne(source, v, active)
  return lists
}

/** A slot's variants with the values of all cuts, those of one variant together. */
export function valued(space: Space, cuts: readonly Cut[], slot: number): Source {
  const { stats, load, count } = space.slots[slot] as Slot
  const values = new Float64Array(count * cuts.length)
  for (const [c, cut] of cuts.entries()) {
    const own = cut.values[slot] as Float64Array
    for (let v = 0; v < count; v++) values[v * cuts.length + c] = own[v] as number
  }
  return { stats, load, values }
}
