/**
 * Where a cluster tree splits: by load and remainders first, then at the middle of the stat that spreads widest.
 * Rounding is what linear cuts cannot see, so clusters become uniform in it early.
 */

import { upTo } from '../variant-space.ts'
import type { Entries } from './entries.ts'

/** How a tree splits its entries into clusters. */
export interface TreeShape {
  /** The left child; the right one follows it. 0 for leaves. */
  readonly child: Int32Array
  /** Entries in the order of the leaves; each node covers `order[from..to)`. */
  readonly order: Int32Array
  readonly from: Int32Array
  readonly to: Int32Array
  /** How far the node's entries lie apart; -1 for leaves. */
  readonly spread: Int32Array
}

/** A difference in loads or remainders outweighs any difference in stats. */
const FINE_WEIGHT = 200
const PARITY_WEIGHT = 150
const LOAD_WEIGHT = 1000
/** So many entries show well enough how a large cluster spreads. */
const SAMPLE = 48
/** Clusters this small are looked at entry by entry. */
const LEAF_SIZE = 2

/** Traits of an entry by which a tree may split: six stats, six remainders by five, six parities of the fives, the load. */
const TRAITS = 19

/** Splits all the way down; remainders count only of these stats (as bits). */
export function split(entries: Entries, roundedStats: number): TreeShape {
  const { count } = entries
  const traits = traitsOf(entries, roundedStats)
  const varying = varyingTraits(traits)
  const order = upTo(count)
  const from = new Int32Array(2 * count - 1)
  const to = new Int32Array(2 * count - 1)
  const child = new Int32Array(2 * count - 1)
  const spread = new Int32Array(2 * count - 1)
  to[0] = count
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
  return {
    order,
    from: from.slice(0, grown),
    to: to.slice(0, grown),
    child: child.slice(0, grown),
    spread: spread.slice(0, grown),
  }
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
  const step = Math.max(1, ((hi - lo) / SAMPLE) | 0)
  let spread = 0
  let widest = 0
  splitTrait = -1
  for (let n = 0; n < varying.length; n++) {
    const trait = varying[n] as number
    let low = traits[(order[lo] as number) * TRAITS + trait] as number
    let high = low
    for (let k = lo + step; k < hi; k += step) {
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
