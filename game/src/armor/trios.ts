/** Cluster trees over the lists of parts, in threes that fit together. */
import { type ClusterTree, growTree } from './cluster-tree.ts'
import { EntryList } from './entries.ts'
import type { Bounds } from './level.ts'
import { type PartLists, reaches } from './part-lists.ts'
import type { Rest } from './rests.ts'
import type { Space } from './space.ts'

/** Three trees whose entries fit together, one from each. */
export type Trio = readonly [left: ClusterTree, single: ClusterTree, right: ClusterTree]

export const growTrees = (lists: readonly EntryList[], bounds: Bounds) =>
  lists.map((list) => (list.count > 0 ? growTree(list, bounds) : null))

export function plainTrios(space: Space, parts: PartLists, bounds: Bounds): readonly Trio[] {
  const left = growTrees(parts.left, bounds)
  const single = growTrees(parts.single, bounds)
  const right = growTrees(parts.right, bounds)
  return fittingTrios(space, left, single, right)
}

/** Trees by sum of kinds, by kind, and by sum of kinds. */
export function fittingTrios(
  { fitting }: Space,
  left: readonly (ClusterTree | null)[],
  single: readonly (ClusterTree | null)[],
  right: readonly (ClusterTree | null)[],
): readonly Trio[] {
  const trios: Trio[] = []
  for (let e = 0; e < fitting.length; e += 3) {
    const a = left[fitting[e] as number]
    const b = single[fitting[e + 1] as number]
    const c = right[fitting[e + 2] as number]
    if (a && b && c) trios.push([a, b, c])
  }
  return trios
}

/**
 * Many different left pairs and single variants add up to the same triple; merged, each sum is searched only once.
 * The single tree then holds nothing but one empty entry.
 */
export function mergedTrios(
  space: Space,
  rests: readonly Rest[],
  active: Uint8Array,
  { left, single, right }: PartLists,
  bounds: Bounds,
): readonly Trio[] {
  const empty = new EntryList(rests.length, () => {}, 1)
  const zero = { stats: new Int16Array(6), load: new Int32Array(1), values: new Float64Array(rests.length) }
  empty.addOne(zero, 0, active)
  const nothing = growTree(empty, bounds)
  const rightTrees = growTrees(right, bounds)
  const trios: Trio[] = []
  for (const { parts, rights } of triplesByKind(space)) {
    const trees = rights.flatMap((r) => rightTrees[r] ?? [])
    if (trees.length === 0) continue
    const needs = Float64Array.from(
      rests,
      ({ need }, c) => need - Math.max(...trees.map(({ topValues }) => topValues[c] as number)),
    )
    const lists = parts.map(([l, s]) => [left[l] as EntryList, single[s] as EntryList] as const)
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

/** Which two lists an entry comes from is kept above its index in the first. */
const PART_SHIFT = 20
const PART_MASK = (1 << PART_SHIFT) - 1
