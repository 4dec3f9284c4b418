/** What the entries of each cluster have in common, for open-mixes.ts: remainders by five, load, and the least they bring. */

import { artificeOf, dumpsOf, majorsOf, minorsOf } from '../load.ts'
import { MAJOR, MINOR, TUNING_POINTS } from '../problem.ts'
import type { TreeShape } from './cluster-split.ts'
import type { Entries } from './entries.ts'

export interface Likeness {
  /** Four bits per stat, or MIXED. Artifice boosts leave no remainder to rely on. */
  readonly remainders: Int32Array
  readonly load: Int32Array
  readonly lowSums: Int16Array
  /** Of all stats together, with mods and dumps. */
  readonly lowTotals: Int32Array
}

export const MIXED = -1

/** Remainders of these stats only (as bits). */
export function likenessOf(entries: Entries, shape: TreeShape, stats: number): Likeness {
  const nodes = shape.child.length
  const likeness: Likeness = {
    remainders: new Int32Array(nodes),
    load: new Int32Array(nodes),
    lowSums: new Int16Array(nodes * 6),
    lowTotals: new Int32Array(nodes),
  }
  for (let node = nodes - 1; node >= 0; node--) {
    const left = shape.child[node] as number
    if (left === 0) compareEntries(entries, shape, node, stats, likeness)
    else compareChildren(likeness, node, left)
  }
  return likeness
}

function compareChildren(
  { remainders, load, lowSums, lowTotals }: Likeness,
  node: number,
  left: number,
): void {
  const right = left + 1
  remainders[node] = remainders[left] === remainders[right] ? (remainders[left] as number) : MIXED
  load[node] = load[left] === load[right] ? (load[left] as number) : MIXED
  lowTotals[node] = Math.min(lowTotals[left] as number, lowTotals[right] as number)
  for (let i = 0; i < 6; i++)
    lowSums[node * 6 + i] = Math.min(lowSums[left * 6 + i] as number, lowSums[right * 6 + i] as number)
}

function compareEntries(
  entries: Entries,
  { from, to, order }: TreeShape,
  node: number,
  stats: number,
  likeness: Likeness,
): void {
  const { remainders, load, lowSums, lowTotals } = likeness
  for (let k = from[node] as number; k < (to[node] as number); k++) {
    const isFirst = k === from[node]
    const at = order[k] as number
    const own = entries.load[at] as number
    let remainder = artificeOf(own) > 0 ? MIXED : 0
    let total = MAJOR.points * majorsOf(own) + MINOR.points * minorsOf(own) - TUNING_POINTS * dumpsOf(own)
    for (let i = 0; i < 6; i++) {
      const stat = entries.stats[at * 6 + i] as number
      total += stat
      if (remainder !== MIXED && (stats >> i) & 1) remainder |= remainderOf(stat) << (4 * i)
      if (isFirst || stat < (lowSums[node * 6 + i] as number)) lowSums[node * 6 + i] = stat
    }
    remainders[node] = isFirst || remainders[node] === remainder ? remainder : MIXED
    load[node] = isFirst || load[node] === own ? own : MIXED
    if (isFirst || total < (lowTotals[node] as number)) lowTotals[node] = total
  }
}

export const remainderOf = (value: number) => ((value % 5) + 5) % 5
