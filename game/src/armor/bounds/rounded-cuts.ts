/**
 * Rounded cuts: sums over some of the stats that know that mods come whole.
 *
 * Majors only: a stat that lacks q points takes ceil(q / 10) of them, so the subset needs the sum of these to be at most
 * the number of majors. Write a raw stat as tens plus a remainder e: it lacks ceil((aim - e) / 10) tens less its own
 * tens. The tens add up over the pieces like any linear value; the remainders e are kept stat by stat. So with aims a,
 * a cluster whose largest tens are W and largest remainders E can only reach them if
 *
 *   W + 10 * mods >= sum over the subset of 10 * ceil((a - E) / 10).
 *
 * Once a cluster is uniform in its remainders, this sees every point that rounding wastes, where a linear cut counts
 * each as useful. Minors and artifice boosts count as a whole ten here, dumps as free. With fives instead of tens a
 * minor is worth 5 and, where every stat takes part, a dump costs 5: weaker against parity, stronger against dumps.
 * Either holds by itself.
 *
 * The total can take part too: what the subset does not need of the mods goes to the stats that count, unrounded.
 */

import { STATS } from '../goal.ts'
import { artificeOf, dumpsOf, majorsOf, minorsOf } from '../load.ts'
import { type GoalBounds, NOTHING } from './cuts.ts'

export interface RoundedCut {
  /** The stats that are rounded, also as bits. */
  readonly stats: readonly number[]
  readonly mask: number
  readonly modulus: 5 | 10
  readonly dumpCost: 0 | 5
  /** Weight of the stats that count unrounded, or NOTHING. */
  readonly shares: Float64Array
  /** Weight of the rounded stats and of the mods. */
  readonly unit: number
}

const ALL = 63

/** The rounded companions of cuts over subsets of the stats. */
export function roundedCuts(
  { space, dry }: GoalBounds,
  masks: readonly number[],
  shares: Float64Array,
): readonly RoundedCut[] {
  const minors = space.slots.some(({ load }) => load.some((own) => minorsOf(own) > 0))
  const unit = shares === NOTHING ? 1 : Math.max(...shares)
  const counted = STATS.reduce<number>((bits, i) => ((shares[i] as number) > 0 ? bits | (1 << i) : bits), 0)
  return masks.flatMap((mask): RoundedCut[] => {
    const common = { stats: STATS.filter((i) => (mask >> i) & 1), mask, shares, unit }
    const tens = { ...common, modulus: 10, dumpCost: 0 } as const
    const full = (mask | counted) === ALL && STATS.every((i) => (mask >> i) & 1 || shares[i] === unit)
    const dumpCost = full && dry < 0 ? 5 : 0
    return minors || dumpCost > 0 ? [tens, { ...common, modulus: 5, dumpCost }] : [tens]
  })
}

/** What an entry brings to a rounded cut: whole multiples of its stats, plain stats, and its load. */
export function roundedValue(stats: Int16Array, at: number, load: number, cut: RoundedCut): number {
  const { modulus, dumpCost, shares, unit } = cut
  const mods = majorsOf(load) + minorsOf(load) + artificeOf(load)
  let whole = modulus === 10 ? 10 * mods : 5 * (mods + majorsOf(load)) - dumpCost * dumpsOf(load)
  for (const i of cut.stats) {
    const stat = stats[at * 6 + i] as number
    whole += stat - (stat % modulus)
  }
  let value = unit * whole
  if (shares !== NOTHING)
    for (let i = 0; i < 6; i++) value += (shares[i] as number) * (stats[at * 6 + i] as number)
  return value
}

/** Weights of the linear cut that a rounded cut refines. */
export function plainWeights(mask: number, shares: Float64Array): Float64Array {
  const unit = shares === NOTHING ? 1 : Math.max(...shares)
  return Float64Array.from(STATS, (i) => ((mask >> i) & 1 ? unit : (shares[i] as number)))
}
