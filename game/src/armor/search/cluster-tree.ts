/**
 * A binary tree over a list of partial choices (single variants or pairs), so that a search can rule out whole
 * clusters of them at once. Each node knows, over all its entries, the largest value of every cut, of every stat and
 * of every stat's remainder by five and by ten. Where it splits: cluster-split.ts.
 */

import type { Bounds } from '../bounds/choose-cuts.ts'
import { type RoundedCut, roundedValue } from '../bounds/rounded-cuts.ts'
import { artificeOf, majorsOf, minorsOf } from '../load.ts'
import { split, type TreeShape } from './cluster-split.ts'
import type { Entries } from './entries.ts'
import { type Likeness, likenessOf } from './likeness.ts'

export interface ClusterTree extends TreeShape {
  readonly entries: Entries
  readonly topValues: Float64Array
  readonly topRounded: Int32Array
  readonly topSums: Int16Array
  readonly topByFive: Int8Array
  readonly topByTen: Int8Array
  /** Mods and artifice boosts. */
  readonly topUnits: Int8Array
  /** Only where mixes are told apart. */
  readonly likeness: Likeness | null
}

export function growTree(entries: Entries, { rounded, mixStats }: Bounds): ClusterTree {
  const { cuts } = entries
  const shape = split(
    entries,
    rounded.reduce((mask, cut) => mask | cut.mask, mixStats),
  )
  const nodes = shape.child.length
  const tree = {
    entries,
    ...shape,
    topValues: new Float64Array(nodes * cuts),
    topRounded: new Int32Array(nodes * rounded.length),
    topSums: new Int16Array(nodes * 6),
    topByFive: new Int8Array(nodes * 6),
    topByTen: new Int8Array(nodes * 6),
    topUnits: new Int8Array(nodes),
    likeness: mixStats ? likenessOf(entries, shape, mixStats) : null,
  }
  raiseMaxima(tree, rounded, nodes)
  return tree
}

/** Children come after their parents, so one pass from the back fills in all maxima. */
function raiseMaxima(tree: ClusterTree, rounded: readonly RoundedCut[], nodes: number): void {
  const { child, topValues, topRounded, topSums, topByFive, topByTen, topUnits, entries } = tree
  for (let node = nodes - 1; node >= 0; node--) {
    const left = child[node] as number
    if (left === 0) {
      fillLeaf(tree, node, rounded)
      continue
    }
    raise(topValues, entries.cuts, node, left)
    raise(topRounded, rounded.length, node, left)
    raise(topSums, 6, node, left)
    raise(topByFive, 6, node, left)
    raise(topByTen, 6, node, left)
    raise(topUnits, 1, node, left)
  }
}

/** The larger of two neighbouring children, number by number. */
function raise(
  top: Float64Array | Int32Array | Int16Array | Int8Array,
  size: number,
  node: number,
  left: number,
): void {
  let into = node * size
  let one = left * size
  let other = one + size
  for (let n = 0; n < size; n++, into++, one++, other++) {
    const a = top[one] as number
    const b = top[other] as number
    top[into] = a > b ? a : b
  }
}

function fillLeaf(tree: ClusterTree, node: number, rounded: readonly RoundedCut[]): void {
  const { values, stats, load, cuts } = tree.entries
  const size = rounded.length
  for (let k = tree.from[node] as number; k < (tree.to[node] as number); k++) {
    const isFirst = k === tree.from[node]
    const at = tree.order[k] as number
    const own = load[at] as number
    for (let c = 0; c < cuts; c++)
      put(tree.topValues, node * cuts + c, values[at * cuts + c] as number, isFirst)
    for (let i = 0; i < 6; i++) {
      const stat = stats[at * 6 + i] as number
      put(tree.topSums, node * 6 + i, stat, isFirst)
      put(tree.topByFive, node * 6 + i, stat % 5, isFirst)
      put(tree.topByTen, node * 6 + i, stat % 10, isFirst)
    }
    put(tree.topUnits, node, majorsOf(own) + minorsOf(own) + artificeOf(own), isFirst)
    for (let r = 0; r < size; r++)
      put(tree.topRounded, node * size + r, roundedValue(stats, at, own, rounded[r] as RoundedCut), isFirst)
  }
}

function put(
  top: Float64Array | Int32Array | Int16Array | Int8Array,
  at: number,
  value: number,
  isFirst: boolean,
) {
  if (isFirst || value > (top[at] as number)) top[at] = value
}
