/**
 * Cluster trees over the lists of parts, in threes that fit together.
 *
 * Many different choices add up to the same sums, above all where the slots hold similar pieces. Where the lists are
 * short enough and more than one build is wanted, parts are therefore merged, slot after slot, and each sum is kept
 * only once. What is left of a merged three are empty trees.
 */
import type { Bounds } from '../bounds/choose-cuts.ts'
import type { Level } from '../bounds/level.ts'
import { needsOfPart } from '../bounds/rests.ts'
import type { Space } from '../variant-space.ts'
import { type ClusterTree, growTree } from './cluster-tree.ts'
import { EntryList } from './entries.ts'
import { type PartLists, reaches, slotLists } from './part-lists.ts'

/** Three trees whose entries fit together, one from each. */
export type Trio = readonly [left: ClusterTree, single: ClusterTree, right: ClusterTree]

/** Combinations that can be merged in the time a search takes for one node. */
const MERGED_PER_NODE = 3
/** However long a search may take, lists must not grow beyond all bounds. */
const MOST_NODES = 200_000

export const growTrees = (lists: readonly EntryList[], bounds: Bounds) =>
  lists.map((list) => (list.count > 0 ? growTree(list, bounds) : null))

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

export function plainTrios(
  space: Space,
  { left, single, right }: PartLists,
  { bounds }: Level,
): readonly Trio[] {
  return fittingTrios(space, growTrees(left, bounds), growTrees(single, bounds), growTrees(right, bounds))
}

/** Entries that share one sum of kinds. */
interface Part {
  readonly kind: number
  readonly list: EntryList
}

/** Null where merging would take longer than the search itself is given, in nodes. */
export function mergedTrios(
  space: Space,
  level: Level,
  active: Uint8Array,
  parts: PartLists,
  nodes: number,
): readonly Trio[] | null {
  const most = Math.min(nodes, MOST_NODES) * MERGED_PER_NODE
  const left = parts.left.map((list, l): Part => ({ kind: space.left.sums[l] as number, list }))
  const single = parts.single.map(
    (list, s): Part => ({ kind: space.kinds[space.single]?.[s] as number, list }),
  )
  const right = parts.right.map((list, r): Part => ({ kind: space.right.sums[r] as number, list }))
  if (entriesIn(left) * entriesIn(single) > most) return null
  const partsOf = (slot: number) =>
    slotLists(space, level.bounds.cuts, parts.alive[slot] as Int32Array, active, slot).map(
      (list, k): Part => ({ kind: space.kinds[slot]?.[k] as number, list }),
    )
  const triples = mergeParts(space, level, active, left, single, right)
  const [fourth, fifth] = [partsOf(space.right.slots[0]), partsOf(space.right.slots[1])]
  const repeats = triples.reduce((sum, { list }) => sum + list.repeats, 0)
  if (repeats < entriesIn(triples) || entriesIn(triples) * entriesIn(fourth) > most)
    return joined(space, level, active, triples, right)
  return joined(space, level, active, mergeParts(space, level, active, triples, fourth, fifth), fifth)
}

const entriesIn = (parts: readonly Part[]) => parts.reduce((sum, { list }) => sum + list.count, 0)

function joined(
  space: Space,
  { bounds }: Level,
  active: Uint8Array,
  one: readonly Part[],
  other: readonly Part[],
): readonly Trio[] {
  const cuts = bounds.cuts.length
  const empty = new EntryList(cuts, () => {}, 1)
  const zero = { stats: new Int16Array(6), load: new Int32Array(1), values: new Float64Array(cuts) }
  empty.addOne(zero, 0, active)
  const nothing = growTree(empty, bounds)
  const grow = (parts: readonly Part[]) =>
    parts.flatMap(({ kind, list }) => (list.count > 0 ? [{ kind, tree: growTree(list, bounds) }] : []))
  const rest = grow(other)
  return grow(one).flatMap(({ kind, tree }) =>
    rest
      .filter((partner) => space.fits(kind + partner.kind))
      .map((partner): Trio => [tree, nothing, partner.tree]),
  )
}

/** All sums of two parts that some third may complete to a build at the level. */
function mergeParts(
  space: Space,
  level: Level,
  active: Uint8Array,
  one: readonly Part[],
  other: readonly Part[],
  third: readonly Part[],
): readonly Part[] {
  const { cuts } = level.bounds
  const byKind = new Map<number, [EntryList, EntryList][]>()
  for (const a of one)
    for (const b of other) {
      if (a.list.count === 0 || b.list.count === 0) continue
      const kind = a.kind + b.kind
      byKind.set(kind, [...(byKind.get(kind) ?? []), [a.list, b.list]])
    }
  return [...byKind].flatMap(([kind, lists]): Part[] => {
    const partners = third.filter(({ list, kind: own }) => list.count > 0 && space.fits(kind + own))
    if (partners.length === 0) return []
    const tops = cuts.map((_, c) => Math.max(...partners.map(({ list }) => list.topOf(c))))
    return [{ kind, list: mergeLists(lists, cuts.length, needsOfPart(level, tops), active) }]
  })
}

function mergeLists(
  pairs: readonly (readonly [EntryList, EntryList])[],
  cuts: number,
  needs: Float64Array,
  active: Uint8Array,
): EntryList {
  const merged = new EntryList(cuts, (first, second, choice) => {
    const [one, other] = pairs[first >> PART_SHIFT] as readonly [EntryList, EntryList]
    one.write(first & PART_MASK, choice)
    other.write(second, choice)
  })
  for (const [part, [one, other]] of pairs.entries())
    for (let a = 0; a < one.count; a++)
      for (let b = 0; b < other.count; b++) {
        if (!reaches(needs, cuts, one.values, a * cuts, other.values, b * cuts)) continue
        merged.addSum(one, a, other, b, active, (part << PART_SHIFT) | a)
      }
  return merged
}

/** Which two lists an entry comes from is kept above its index in the first. */
const PART_SHIFT = 20
const PART_MASK = (1 << PART_SHIFT) - 1
