/**
 * The three lists a search walks: left pairs, variants of the single slot, right pairs, each by kind and without
 * those that no build at the required level can contain.
 */
import { type ClusterTree, growTree } from './cluster-tree.ts'
import type { Cut, GoalBounds } from './cuts.ts'
import { EntryList, type Source } from './entries.ts'
import { NO_FLOOR } from './goal.ts'
import type { Bounds } from './level.ts'
import type { PairKinds, Space } from './space.ts'
import type { Slot } from './variants.ts'

/** Three trees whose entries fit together, one from each. */
export type Trio = readonly [left: ClusterTree, single: ClusterTree, right: ClusterTree]

/** What the other parts of the build can add under one cut, and what all together must reach. */
interface Rest {
  readonly need: number
  readonly left: Float64Array
  readonly single: Float64Array
  readonly right: Float64Array
  readonly bySlot: readonly Float64Array[]
}

/** The variants of each list that some build at the required level can contain. */
export function survivors(
  goalBounds: GoalBounds,
  { cuts }: Bounds,
  required: Float64Array,
  lists: readonly Int32Array[],
): Int32Array[] {
  const rests = cuts.map((cut, c) => restUnder(goalBounds, cut, required[c] as number))
  return lists.map((list, slot) => survivingVariants(goalBounds.space, cuts, rests, list, slot))
}

export function collectPartials(
  goalBounds: GoalBounds,
  bounds: Bounds,
  required: Float64Array,
  lists: readonly Int32Array[],
  mergeLimit: number,
): readonly Trio[] {
  const { space, goal } = goalBounds
  const { cuts } = bounds
  const rests = cuts.map((cut, c) => restUnder(goalBounds, cut, required[c] as number))
  const alive = lists.map((list, slot) => survivingVariants(space, cuts, rests, list, slot))
  const active = Uint8Array.from(goal.gain, (gain, i) => (gain > 0 || goal.target[i] !== NO_FLOOR ? 1 : 0))
  const pairs = (pair: PairKinds, side: 'left' | 'right') => {
    const needs = pair.sums.map((_, sum) =>
      Float64Array.from(rests, (rest) => rest.need - (rest[side][sum] as number)),
    )
    return joinPairs(space, cuts, pair, alive, needs, active)
  }
  const left = pairs(space.left, 'left')
  const single = listSingle(space, cuts, alive[space.single] as Int32Array, active)
  const right = pairs(space.right, 'right')
  const size = (lists: readonly EntryList[]) => lists.reduce((sum, { count }) => sum + count, 0)
  if (size(left) * size(single) > mergeLimit) {
    const leftTrees = grow(left, bounds)
    const singleTrees = grow(single, bounds)
    const rightTrees = grow(right, bounds)
    return fittingTrios(space, (l, s, r) => [leftTrees[l], singleTrees[s], rightTrees[r]])
  }
  return mergedTrios(space, rests, active, [left, single, right], bounds)
}

const grow = (lists: readonly EntryList[], bounds: Bounds) =>
  lists.map((list) => (list.count > 0 ? growTree(list, bounds) : null))

function fittingTrios(
  { fitting }: Space,
  trees: (l: number, s: number, r: number) => readonly (ClusterTree | null | undefined)[],
): readonly Trio[] {
  const trios: Trio[] = []
  for (let e = 0; e < fitting.length; e += 3) {
    const [left, single, right] = trees(
      fitting[e] as number,
      fitting[e + 1] as number,
      fitting[e + 2] as number,
    )
    if (left && single && right) trios.push([left, single, right])
  }
  return trios
}

/**
 * Many different left pairs and single variants add up to the same triple; merged, each sum is searched only once.
 * The single tree then holds nothing but one empty entry.
 */
function mergedTrios(
  space: Space,
  rests: readonly Rest[],
  active: Uint8Array,
  [left, single, right]: readonly (readonly EntryList[])[],
  bounds: Bounds,
): readonly Trio[] {
  const empty = new EntryList(rests.length, () => {}, 1)
  const zero = { stats: new Int16Array(6), load: new Int32Array(1), values: new Float64Array(rests.length) }
  empty.addOne(zero, 0, active)
  const nothing = growTree(empty, bounds)
  const rightTrees = grow(right ?? [], bounds)
  const trios: Trio[] = []
  for (const { parts, rights } of triplesByKind(space)) {
    const trees = rights.flatMap((r) => rightTrees[r] ?? [])
    if (trees.length === 0) continue
    const needs = Float64Array.from(
      rests,
      ({ need }, c) => need - Math.max(...trees.map(({ topValues }) => topValues[c] as number)),
    )
    const lists = parts.map(([l, s]) => [left?.[l] as EntryList, single?.[s] as EntryList] as const)
    const merged = mergeLists(lists, needs, active)
    if (merged.count === 0) continue
    const tree = growTree(merged, bounds)
    for (const rightTree of trees) trios.push([tree, nothing, rightTree])
  }
  return trios
}

/** Left sums and single kinds by the kind they have together, with the right sums that fit to it. */
function triplesByKind({ fitting, left, kinds, single }: Space) {
  const byKind = new Map<number, { parts: Map<string, readonly [number, number]>; rights: Set<number> }>()
  for (let e = 0; e < fitting.length; e += 3) {
    const [l = 0, s = 0, r = 0] = fitting.subarray(e, e + 3)
    const kind = (left.sums[l] as number) + (kinds[single]?.[s] as number)
    const group = byKind.get(kind) ?? { parts: new Map(), rights: new Set() }
    group.parts.set(`${l}/${s}`, [l, s])
    group.rights.add(r)
    byKind.set(kind, group)
  }
  return [...byKind.values()].map(({ parts, rights }) => ({
    parts: [...parts.values()],
    rights: [...rights],
  }))
}

function mergeLists(
  parts: readonly (readonly [EntryList, EntryList])[],
  needs: Float64Array,
  active: Uint8Array,
): EntryList {
  const cuts = needs.length
  const merged = new EntryList(cuts, (first, second, choice) => {
    const [pairs, singles] = parts[first >> PART_SHIFT] as readonly [EntryList, EntryList]
    pairs.write(first & PART_MASK, choice)
    singles.write(second, choice)
  })
  for (const [part, [pairs, singles]] of parts.entries())
    for (let a = 0; a < pairs.count; a++)
      for (let b = 0; b < singles.count; b++) {
        if (!reaches(needs, pairs.values, a * cuts, singles.values, b * cuts)) continue
        merged.addSum(pairs, a, singles, b, active, (part << PART_SHIFT) | a)
      }
  return merged
}

/** Which two lists an entry comes from is kept beside its index in the first. */
const PART_SHIFT = 24
const PART_MASK = (1 << PART_SHIFT) - 1

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

/** A slot's variants with the values of all cuts, those of one variant together. */
function valued(space: Space, cuts: readonly Cut[], slot: number): Source {
  const { stats, load, count } = space.slots[slot] as Slot
  const values = new Float64Array(count * cuts.length)
  for (const [c, cut] of cuts.entries()) {
    const own = cut.values[slot] as Float64Array
    for (let v = 0; v < count; v++) values[v * cuts.length + c] = own[v] as number
  }
  return { stats, load, values }
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
      if (sum < 0 || !reaches(needs[sum] as Float64Array, a.values, v * count, b.values, w * count)) continue
      ;(lists[sum] as EntryList).addSum(a, v, b, w, active, v)
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
  const slot = space.single
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

/** Per slot and kind, of the given variants those with the highest value under a cut. */
export function shortLists(
  space: Space,
  cut: Cut,
  lists: readonly Int32Array[],
  perKind: number,
): readonly Int32Array[] {
  return lists.map((list, slot) => {
    const values = cut.values[slot] as Float64Array
    const kinds = space.kindIndex[slot] as Int32Array
    const taken = new Int32Array(space.kinds[slot]?.length ?? 0)
    return list
      .toSorted((v, w) => (values[w] as number) - (values[v] as number))
      .filter((v) => {
        const kind = kinds[v] as number
        taken[kind] = (taken[kind] as number) + 1
        return (taken[kind] as number) <= perKind
      })
  })
}
