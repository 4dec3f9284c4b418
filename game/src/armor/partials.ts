/**
 * The three lists a search walks: left pairs, variants of the single slot, right pairs, each by kind and without
 * those that no build at the required level can contain.
 */
import { type Carry, type ClusterTree, growTree } from './cluster-tree.ts'
import type { Cut, GoalBounds } from './cuts.ts'
import { EntryList } from './entries.ts'
import { NO_FLOOR, STATS } from './goal.ts'
import type { PairKinds, Space } from './space.ts'
import type { Slot } from './variants.ts'

/** One tree per kind or sum of kinds; null where nothing is left. */
export type Trees = readonly (ClusterTree | null)[]

export interface Partials {
  readonly left: Trees
  readonly single: Trees
  readonly right: Trees
}

/** What the other parts of the build can add under one cut, and what all together must reach. */
interface Rest {
  readonly need: number
  readonly left: Float64Array
  readonly single: Float64Array
  readonly right: Float64Array
  readonly bySlot: readonly Float64Array[]
}

export function collectPartials(
  bounds: GoalBounds,
  cuts: readonly Cut[],
  required: Float64Array,
  lists: readonly Int32Array[],
  carry: Carry,
): Partials {
  const { space, goal } = bounds
  const rests = cuts.map((cut, c) => restUnder(bounds, cut, required[c] as number))
  const survivors = lists.map((list, slot) => survivingVariants(space, cuts, rests, list, slot))
  const active = Uint8Array.from(goal.gain, (gain, i) => (gain > 0 || goal.target[i] !== NO_FLOOR ? 1 : 0))
  const pairs = (pair: PairKinds, side: 'left' | 'right') => {
    const needs = pair.sums.map((_, sum) =>
      Float64Array.from(rests, (rest) => rest.need - (rest[side][sum] as number)),
    )
    return grow(joinPairs(space, cuts, pair, survivors, needs, active), carry)
  }
  return {
    left: pairs(space.left, 'left'),
    single: grow(listSingle(space, cuts, survivors[space.single] as Int32Array, active), carry),
    right: pairs(space.right, 'right'),
  }
}

const grow = (lists: readonly EntryList[], carry: Carry): Trees =>
  lists.map((list) => (list.count > 0 ? growTree(list, carry) : null))

function restUnder({ fit, space }: GoalBounds, cut: Cut, need: number): Rest {
  fit.load(cut.values)
  const rest = fit.rest()
  const bySlot: Float64Array[] = []
  for (const [pair, own] of [
    [space.left, rest.left],
    [space.right, rest.right],
  ] as const)
    for (const side of [0, 1] as const) bySlot[pair.slots[side]] = fit.restOfSlot(pair, side, own)
  bySlot[space.single] = rest.single
  return { need, ...rest, bySlot }
}

function survivingVariants(
  space: Space,
  cuts: readonly Cut[],
  rests: readonly Rest[],
  list: Int32Array,
  slot: number,
): Int32Array {
  const kinds = space.kindIndex[slot] as Int32Array
  return list.filter((v) => {
    for (let c = 0; c < cuts.length; c++) {
      const { need, bySlot } = rests[c] as Rest
      const own = ((cuts[c] as Cut).values[slot] as Float64Array)[v] as number
      if (own + ((bySlot[slot] as Float64Array)[kinds[v] as number] as number) < need) return false
    }
    return true
  })
}

/** Values of all cuts, variant by variant, so that one variant's values lie together. */
function valuesByVariant(cuts: readonly Cut[], slot: number, count: number): Float64Array {
  const values = new Float64Array(count * cuts.length)
  for (const [c, cut] of cuts.entries()) {
    const own = cut.values[slot] as Float64Array
    for (let v = 0; v < count; v++) values[v * cuts.length + c] = own[v] as number
  }
  return values
}

function joinPairs(
  space: Space,
  cuts: readonly Cut[],
  pair: PairKinds,
  survivors: readonly Int32Array[],
  needs: readonly Float64Array[],
  active: Uint8Array,
): readonly EntryList[] {
  const count = cuts.length
  const lists = pair.sums.map(() => new EntryList(count))
  const [slotA, slotB] = pair.slots
  const a = space.slots[slotA] as Slot
  const b = space.slots[slotB] as Slot
  const kindsA = space.kindIndex[slotA] as Int32Array
  const kindsB = space.kindIndex[slotB] as Int32Array
  const valuesA = valuesByVariant(cuts, slotA, a.count)
  const valuesB = valuesByVariant(cuts, slotB, b.count)
  const sumOf = sumTable(pair, space.kinds[slotA]?.length ?? 0, space.kinds[slotB]?.length ?? 0)
  for (const v of survivors[slotA] as Int32Array) {
    const sums = sumOf[kindsA[v] as number] as Int32Array
    for (const w of survivors[slotB] as Int32Array) {
      const sum = sums[kindsB[w] as number] as number
      if (sum < 0 || !reaches(needs[sum] as Float64Array, valuesA, v * count, valuesB, w * count)) continue
      const list = lists[sum] as EntryList
      const at = list.add(a, v, b, w, active)
      if (at < 0) continue
      for (let c = 0; c < count; c++)
        list.values[at * count + c] = (valuesA[v * count + c] as number) + (valuesB[w * count + c] as number)
    }
  }
  return lists
}

function reaches(need: Float64Array, a: Float64Array, x: number, b: Float64Array, y: number): boolean {
  for (let c = 0; c < need.length; c++)
    if ((a[x + c] as number) + (b[y + c] as number) < (need[c] as number)) return false
  return true
}

/** Index of the sum of two kinds, or -1 where they cannot stand together. */
function sumTable({ entries }: PairKinds, kindsA: number, kindsB: number): readonly Int32Array[] {
  const table = Array.from({ length: kindsA }, () => new Int32Array(kindsB).fill(-1))
  for (let e = 0; e < entries.length; e += 3)
    (table[entries[e] as number] as Int32Array)[entries[e + 1] as number] = entries[e + 2] as number
  return table
}

function listSingle(
  space: Space,
  cuts: readonly Cut[],
  variants: Int32Array,
  active: Uint8Array,
): readonly EntryList[] {
  const count = cuts.length
  const slot = space.slots[space.single] as Slot
  const kinds = space.kindIndex[space.single] as Int32Array
  const lists = (space.kinds[space.single] ?? []).map(() => new EntryList(count))
  for (const v of variants) {
    const list = lists[kinds[v] as number] as EntryList
    const at = list.add(slot, v, null, 0, active)
    if (at < 0) continue
    for (let c = 0; c < count; c++)
      list.values[at * count + c] = ((cuts[c] as Cut).values[space.single] as Float64Array)[v] as number
  }
  return lists
}

/** Per slot and kind the variants with the highest value under a cut. */
export function shortLists(space: Space, cut: Cut, perKind: number): readonly Int32Array[] {
  return space.slots.map(({ count }, slot) => {
    const values = cut.values[slot] as Float64Array
    const kinds = space.kindIndex[slot] as Int32Array
    const taken = STATS.map(() => 0)
    return Int32Array.from({ length: count }, (_, v) => v)
      .sort((v, w) => (values[w] as number) - (values[v] as number))
      .filter((v) => {
        const kind = kinds[v] as number
        taken[kind] = (taken[kind] ?? 0) + 1
        return (taken[kind] as number) <= perKind
      })
  })
}
