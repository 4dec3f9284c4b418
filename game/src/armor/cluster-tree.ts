/**
 * A binary tree over a list of partial choices (single variants or pairs), so that a search can rule out whole
 * clusters of them at once. Each node knows, over all its entries, the largest value of every cut, of every stat and
 * of every stat's remainder by five and by ten.
 *
 * The tree splits by load and remainders first, then at the middle of the stat that spreads widest: rounding is what
 * linear cuts cannot see, so clusters become uniform in it early.
 */
import type { Bounds } from './choose-cuts.ts'
import { artificeOf, majorsOf, minorsOf } from './fill.ts'
import { type RoundedCut, roundedValue } from './rounded-cuts.ts'
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
  readonly topRounded: Int32Array
  readonly topSums: Int16Array
  readonly topByFive: Int8Array
  readonly topByTen: Int8Array
  /** Mods and artifice boosts. */
  readonly topUnits: Int8Array
  /** How far the node's entries lie apart; -1 for leaves. */
  readonly spread: Int32Array
}

/** A difference in loads or remainders outweighs any difference in stats. */
const FINE_WEIGHT = 200
const PARITY_WEIGHT = 150
const LOAD_WEIGHT = 1000
/** Clusters this small are looked at entry by entry. */
const LEAF_SIZE = 2

/** Traits of an entry by which a tree may split: six stats, six remainders by five, six parities of the fives, the load. */
const TRAITS = 19

export function growTree(entries: Entries, { rounded }: Bounds): ClusterTree {
  const { count, cuts } = entries
  const nodes = 2 * count - 1
  const tree: ClusterTree = {
    entries,
    order: upTo(count),
    from: new Int32Array(nodes),
    to: new Int32Array(nodes),
    child: new Int32Array(nodes),
    topValues: new Float64Array(nodes * cuts),
    topRounded: new Int32Array(nodes * rounded.length),
    topSums: new Int16Array(nodes * 6),
    topByFive: new Int8Array(nodes * 6),
    topByTen: new Int8Array(nodes * 6),
    topUnits: new Int8Array(nodes),
    spread: new Int32Array(nodes),
  }
  const roundedStats = rounded.reduce((mask, cut) => mask | cut.mask, 0)
  const grown = split(tree, traitsOf(entries, roundedStats))
  raiseMaxima(tree, rounded, grown)
  return tree
}

/** Returns the number of nodes. */
function split(tree: ClusterTree, traits: Int16Array): number {
  const { from, to, child, order, spread } = tree
  const varying = varyingTraits(traits)
  to[0] = tree.entries.count
  let grown = 1
  for (let node = 0; node < grown; node++) {
    const lo = from[node] as number
    const hi = to[node] as number
    if (hi - lo <= LEAF_SIZE) {
      spread[node] = -1
      continue
    }
    spread[node] = findSplit(traits, varying, order, lo, hi)
    const middle = splitTrait < 0 ? (lo + hi) >> 1 : partition(traits, order, lo, hi)
    child[node] = grown
    from[grown] = lo
    to[grown] = middle
    from[grown + 1] = middle
    to[grown + 1] = hi
    grown += 2
  }
  return grown
}

function traitsOf({ count, stats, load }: Entries, roundedStats: number): Int16Array {
  const traits = new Int16Array(count * TRAITS)
  for (let at = 0; at < count; at++) {
    const own = at * TRAITS
    for (let i = 0; i < 6; i++) {
      const stat = stats[at * 6 + i] as number
      traits[own + i] = stat
      if (!((roundedStats >> i) & 1)) continue
      traits[own + 6 + i] = (stat % 5) * FINE_WEIGHT
      traits[own + 12 + i] = (((stat / 5) | 0) & 1) * PARITY_WEIGHT
    }
    traits[own + 18] = load[at] as number
  }
  return traits
}

/** Traits that are not the same in all entries. */
function varyingTraits(traits: Int16Array): Int32Array {
  const all = Array.from({ length: TRAITS }, (_, trait) => trait)
  return Int32Array.from(
    all.filter((trait) => {
      for (let at = trait; at < traits.length; at += TRAITS) if (traits[at] !== traits[trait]) return true
      return false
    }),
  )
}

let splitTrait = -1
let splitAt = 0

/** Finds the widest trait and its middle; returns the summed spread. */
function findSplit(
  traits: Int16Array,
  varying: Int32Array,
  order: Int32Array,
  lo: number,
  hi: number,
): number {
  let spread = 0
  let widest = 0
  splitTrait = -1
  for (let n = 0; n < varying.length; n++) {
    const trait = varying[n] as number
    let low = traits[(order[lo] as number) * TRAITS + trait] as number
    let high = low
    for (let k = lo + 1; k < hi; k++) {
      const value = traits[(order[k] as number) * TRAITS + trait] as number
      if (value < low) low = value
      else if (value > high) high = value
    }
    const width = trait === 18 && high > low ? high - low + LOAD_WEIGHT : high - low
    spread += width
    if (width > widest) {
      widest = width
      splitTrait = trait
      splitAt = (low + high + 1) >> 1
    }
  }
  return spread
}

/** Entries below the middle first. */
function partition(traits: Int16Array, order: Int32Array, lo: number, hi: number): number {
  let low = lo
  let high = hi - 1
  while (low <= high) {
    const at = order[low] as number
    if ((traits[at * TRAITS + splitTrait] as number) < splitAt) low++
    else {
      order[low] = order[high] as number
      order[high] = at
      high--
    }
  }
  return low
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
