/**
 * Cuts: linear functionals that bound what any choice of pieces can still reach.
 *
 * For any weights y >= 0 the weighted sum of the final stats separates into one number per variant: its stats, the
 * mod and artifice points it brings (best spent on the heaviest stat) and the dump it brings (cheapest on the
 * lightest stat). So the most that a set of choices can reach is a sum of per-slot maxima.
 *
 * What a box needs of such a sum: a counted stat is at most its cap, and within the box a stat is at least its aim; so
 * w * counted <= y * stat + (w - y)+ * cap - (y - w)+ * aim for any y, where w is the stat's weight in the total. Added
 * up over all stats the left side must reach the box's total (or, with w = 0, nothing at all, and the aims speak alone).
 * Choosing y well is the Lagrangian dual; `tighten` finds it by subgradient steps.
 */

import { type Goal, NO_FLOOR, STATS } from '../goal.ts'
import type { Space } from '../variant-space.ts'
import { FitBounds } from './best-fit.ts'
import type { Box } from './boxes.ts'

export interface Cut {
  readonly weights: Float64Array
  /** Weights of the total, or NOTHING where only the aims take part. */
  readonly shares: Float64Array
  readonly values: readonly Float64Array[]
}

/** Shares of a cut in which the total takes no part. */
export const NOTHING: Float64Array = new Float64Array(6)

/** Sums of numbers that are not whole may come out a little low. */
const ROUNDING = 1e-6

export class GoalBounds {
  readonly space: Space
  readonly goal: Goal
  readonly fit: FitBounds
  /** The stat that ends at 0 in all builds in question, or -1 if none does. See explore.ts. */
  readonly dry: number
  /** How far below 0 a stat that counts may lie, where it would be worth 0. */
  readonly sunk: readonly number[]
  /**
   * Told of every choice that steps towards tight weights come across, and of the most that any can reach of the total:
   * true where nothing is left to be found.
   */
  settles: ((choice: Int32Array, most: number) => boolean) | null = null
  isSettled = false
  private readonly scratch: readonly Float64Array[]
  private readonly choice = new Int32Array(5)

  constructor(space: Space, goal: Goal, dry = -1) {
    this.space = space
    this.dry = dry
    this.goal = goal
    this.fit = new FitBounds(space)
    this.scratch = space.slots.map(({ count }) => new Float64Array(count))
    this.sunk = STATS.map((i) => (isOpen(goal, i) ? Math.max(0, -(space.lowest[i] as number)) : 0))
  }

  /** Writes every variant's value under these weights. */
  private valuesInto(weights: Float64Array, into: readonly Float64Array[]): void {
    let heaviest = 0
    let lightest = Number.POSITIVE_INFINITY
    for (let i = 0; i < 6; i++) {
      const weight = weights[i] as number
      if (weight > heaviest) heaviest = weight
      if (weight < lightest) lightest = weight
    }
    const [g0 = 0, g1 = 0, g2 = 0, g3 = 0, g4 = 0, g5 = 0] = weights
    for (let k = 0; k < 5; k++) {
      const { stats, count } = this.space.slots[k] as Space['slots'][number]
      const points = this.space.points[k] as Int32Array
      const dumps = this.space.dumps[k] as Int32Array
      const out = into[k] as Float64Array
      for (let v = 0, o = 0; v < count; v++, o += 6)
        out[v] =
          g0 * (stats[o] as number) +
          g1 * (stats[o + 1] as number) +
          g2 * (stats[o + 2] as number) +
          g3 * (stats[o + 3] as number) +
          g4 * (stats[o + 4] as number) +
          g5 * (stats[o + 5] as number) +
          heaviest * (points[v] as number) -
          5 * lightest * (dumps[v] as number)
    }
  }

  /** The stat that is dry must have no weight. */
  makeCut(weights: Float64Array, shares: Float64Array): Cut {
    const values = this.space.slots.map(({ count }) => new Float64Array(count))
    this.valuesInto(weights, values)
    return { weights, shares, values }
  }

  /** What the values of a choice must add up to for it to lie in the box. */
  needOf(weights: Float64Array, shares: Float64Array, { total, aims }: Box): number {
    const { cap, soft } = this.goal
    let need = shares === NOTHING ? -ROUNDING : total - ROUNDING
    for (let i = 0; i < 6; i++) {
      const y = weights[i] as number
      const above = y - (i === this.dry ? 0 : (shares[i] as number))
      need -= y * ((this.space.bonus[i] as number) + (this.sunk[i] as number))
      if (above < 0) need += above * (cap[i] as number)
      else if (!soft && (aims[i] as number) > 0) need += above * (aims[i] as number)
    }
    return need
  }

  /** The most that a fitting choice's values add up to. */
  reach(weights: Float64Array): number {
    this.valuesInto(weights, this.scratch)
    this.fit.load(this.scratch)
    return this.fit.best(this.choice)
  }

  /**
   * Subgradient steps from `start` towards the weights that leave a box least room; ends as soon as they leave none.
   * Where the total does not count, only the weights' proportions matter.
   */
  tighten(
    box: Box,
    shares: Float64Array,
    start: Float64Array,
    steps: number,
    firstStride: number,
  ): Tightened {
    const { cap, soft } = this.goal
    let best = start
    let room = Number.POSITIVE_INFINITY
    let weights = start.slice()
    let stride = firstStride
    const slope = new Float64Array(6)
    for (let step = 0; step < steps; step++) {
      const left = this.reach(weights) - this.needOf(weights, shares, box)
      if (left < room - 1e-9) {
        room = left
        best = weights
        if (room < 0) break
      } else if (step % 4 === 3) stride *= 0.7
      this.isSettled = this.settles?.(this.choice, box.total + room) ?? false
      if (this.isSettled) break
      this.reachedStats(weights, slope)
      let length = 0
      for (let i = 0; i < 6; i++) {
        const y = weights[i] as number
        const share = i === this.dry ? 0 : (shares[i] as number)
        const sum = slope[i] as number
        const aimed = !soft && (box.aims[i] as number) > 0
        const low = aimed ? (box.aims[i] as number) : 0
        const high = cap[i] as number
        const slack = y < share ? sum - high : y > share ? sum - low : kink(sum, low, share > 0 ? high : sum)
        slope[i] = !aimed && y >= share && slack < 0 ? 0 : slack
        length += (slope[i] as number) * (slope[i] as number)
      }
      if (length === 0) break
      const scale = stride / Math.sqrt(length)
      weights = weights.map((y, i) => {
        const moved = Math.max(0, y - scale * (slope[i] as number))
        if (i === this.dry) return 0
        const aimed = !soft && (box.aims[i] as number) > 0
        return aimed ? moved : Math.min(moved, shares[i] as number)
      })
      if (shares === NOTHING) rescale(weights)
    }
    return { weights: best, room }
  }

  /** Raw stats of the choice just found, with its mods on the heaviest and its dumps on the lightest stat. */
  private reachedStats(weights: Float64Array, into: Float64Array): void {
    let heaviest = 0
    let lightest = 0
    for (let i = 0; i < 6; i++) {
      into[i] = this.space.bonus[i] as number
      if ((weights[i] as number) > (weights[heaviest] as number)) heaviest = i
      if ((weights[i] as number) < (weights[lightest] as number)) lightest = i
    }
    for (let k = 0; k < 5; k++) {
      const v = this.choice[k] as number
      const { stats } = this.space.slots[k] as Space['slots'][number]
      for (let i = 0; i < 6; i++) into[i] = (into[i] as number) + (stats[v * 6 + i] as number)
      into[heaviest] = (into[heaviest] as number) + ((this.space.points[k] as Int32Array)[v] as number)
      into[lightest] = (into[lightest] as number) - 5 * ((this.space.dumps[k] as Int32Array)[v] as number)
    }
  }
}

/** A stat that counts but has no floor. */
const isOpen = ({ floor, gain }: Goal, i: number) => floor[i] === NO_FLOOR && (gain[i] as number) > 0

/** Stats that dumps may bring below 0, where a dump costs less than it takes. */
export function dryStats(space: Space, goal: Goal): readonly number[] {
  const mostDumps = space.dumps.reduce((sum, own) => sum + own.reduce((most, n) => Math.max(most, n), 0), 0)
  return STATS.filter((i) => isOpen(goal, i) && (space.lowest[i] as number) - 5 * mostDumps < 0)
}

export interface Tightened {
  readonly weights: Float64Array
  /** What the best choice has above the need; below 0 the box is empty. */
  readonly room: number
}

const kink = (sum: number, low: number, high: number) => (sum < low ? sum - low : sum > high ? sum - high : 0)

/** Makes the largest weight 1. */
function rescale(weights: Float64Array): void {
  let largest = 0
  for (const weight of weights) if (weight > largest) largest = weight
  if (largest > 0) for (let i = 0; i < 6; i++) weights[i] = (weights[i] as number) / largest
}
