/**
 * A binary tree over a list of partial choices (single variants or pairs), so that a search can rule out whole
 * clusters of them at once. Each node knows, over all its entries, the largest value of every cut, of every stat and
 * of every stat's fine points (what it has beyond a multiple of five).
 *
 * The tree splits by fine points first, then at the middle of the stat that spreads widest: the rounding of fine
 * points to fives is what linear cuts cannot see, so clusters become uniform in it early.
 */
import type { Bounds } from './level.ts'
import { upTo } from './space.ts'

export interface Entries {
  readonly count: number
  /** Six sums per entry; stats that the goal ignores are 0. */
  readonly stats: Int16Array
  readonly load: Int32Array
  /** Value of each cut, `cuts` per entry. */
  readonly values: Float64Array
  readonly cuts: number
  /** Writes the variants of an entry into a choice. */
  write(at: number, choice: Int32Array): void
}

export interface ClusterTree {
  readonly entries: Entries
  /** The left child; the right one follows it. 0 for leaves. */
  readonly child: Int32Array
  /** Entries in the order of the leaves; each node covers `order[from..to)`. */
  readonly order: Int32Array
  readonly from: Int32Array
  readonly to: Int32Array
  readonly topValues: Float64Array
  readonly topSums: Int16Array
  readonly topFine: Int8Array
  /** Largest value of the carry cut without fine points. */
  readonly topWhole: Float64Array
  /** How far the node's entries lie apart; 0 for leaves. */
  readonly spread: Int32Array
}

/** A difference in fine points outweighs any difference in stats. */
const FINE_WEIGHT = 200

export function growTree(entries: Entries, { carryCut, carryStats }: Bounds): ClusterTree {
  const { count, cuts } = entries
  const fine = finePoints(entries, carryCut < 0 ? [] : carryStats)
  const nodes = 2 * count - 1
  const order = upTo(count)
  const from = new Int32Array(nodes)
  const to = new Int32Array(nodes)
  const tree = {
    entries,
    order,
    from,
    to,
    child: new Int32Array(nodes),
    topValues: new Float64Array(nodes * cuts),
    topSums: new Int16Array(nodes * 6),
    topFine: new Int8Array(nodes * 6),
    topWhole: new Float64Array(nodes),
    spread: new Int32Array(nodes),
  }
  to[0] = count
  let grown = 1
  for (let node = 0; node < grown; node++) {
    const lo = from[node] as number
    const hi = to[node] as number
    if (hi - lo === 1) continue
    tree.spread[node] = findSplit(entries.stats, fine, order, lo, hi)
    const middle =
      splitDimension < 0
        ? (lo + hi) >> 1
        : partition(splitDimension < 6 ? entries.stats : fine, order, lo, hi)
    tree.child[node] = grown
    from[grown] = lo
    to[grown] = middle
    from[grown + 1] = middle
    to[grown + 1] = hi
    grown += 2
  }
  raiseMaxima(tree, fine, carryCut)
  return tree
}

let splitDimension = -1
let splitAt = 0

/** Finds the widest dimension (0 to 5 stats, 6 to 11 fine points) and its middle; returns the summed spread. */
function findSplit(sums: Int16Array, fine: Int8Array, order: Int32Array, lo: number, hi: number): number {
  let spread = 0
  let widest = 0
  splitDimension = -1
  for (let dimension = 0; dimension < 12; dimension++) {
    const data = dimension < 6 ? sums : fine
    const stat = dimension < 6 ? dimension : dimension - 6
    let low = data[(order[lo] as number) * 6 + stat] as number
    let high = low
    for (let k = lo + 1; k < hi; k++) {
      const value = data[(order[k] as number) * 6 + stat] as number
      if (value < low) low = value
      else if (value > high) high = value
    }
    const width = (high - low) * (dimension < 6 ? 1 : FINE_WEIGHT)
    spread += width
    if (width > widest) {
      widest = width
      splitDimension = dimension
      splitAt = (low + high + 1) >> 1
    }
  }
  return spread
}

/** Entries below the middle first. */
function partition(data: Int16Array | Int8Array, order: Int32Array, lo: number, hi: number): number {
  const stat = splitDimension < 6 ? splitDimension : splitDimension - 6
  let low = lo
  let high = hi - 1
  while (low <= high) {
    const at = order[low] as number
    if ((data[at * 6 + stat] as number) < splitAt) low++
    else {
      order[low] = order[high] as number
      order[high] = at
      high--
    }
  }
  return low
}

/** Six per entry: what each stat that carries has beyond a multiple of five. */
function finePoints({ count, stats }: Entries, carryStats: readonly number[]): Int8Array {
  const fine = new Int8Array(count * 6)
  for (const i of carryStats) for (let at = i; at < count * 6; at += 6) fine[at] = (stats[at] as number) % 5
  return fine
}

/** Children come after their parents, so one pass from the back fills in all maxima. */
function raiseMaxima(tree: ClusterTree, fine: Int8Array, carryCut: number): void {
  const { entries, order, from, child, topValues, topSums, topFine, topWhole } = tree
  const { cuts, values, stats: sums } = entries
  for (let node = child.length - 1; node >= 0; node--) {
    const left = child[node] as number
    if (left === 0) {
      const at = order[from[node] as number] as number
      for (let c = 0; c < cuts; c++) topValues[node * cuts + c] = values[at * cuts + c] as number
      let fineSum = 0
      for (let i = 0; i < 6; i++) {
        topSums[node * 6 + i] = sums[at * 6 + i] as number
        topFine[node * 6 + i] = fine[at * 6 + i] as number
        fineSum += fine[at * 6 + i] as number
      }
      if (carryCut >= 0) topWhole[node] = (values[at * cuts + carryCut] as number) - fineSum
      continue
    }
    const right = left + 1
    for (let c = 0; c < cuts; c++)
      topValues[node * cuts + c] = Math.max(
        topValues[left * cuts + c] as number,
        topValues[right * cuts + c] as number,
      )
    for (let i = 0; i < 6; i++) {
      topSums[node * 6 + i] = Math.max(topSums[left * 6 + i] as number, topSums[right * 6 + i] as number)
      topFine[node * 6 + i] = Math.max(topFine[left * 6 + i] as number, topFine[right * 6 + i] as number)
    }
    topWhole[node] = Math.max(topWhole[left] as number, topWhole[right] as number)
  }
}
