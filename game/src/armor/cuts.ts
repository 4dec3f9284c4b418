/**
 * Cuts: linear functionals that bound what any choice of pieces can still reach.
 *
 * For any weights g >= 0 the weighted sum of the final stats separates into one number per variant: its stats, the
 * mod and artifice points it brings (best spent on the heaviest stat) and the dump it brings (cheapest on the
 * lightest stat). So the most that a set of choices can reach is a sum of per-slot maxima.
 *
 * - A goal cut bounds the goal. A counted stat is at most its cap and, in any build that meets the floors, a stat
 *   is at least its floor; so gain * counted <= g * stat + (gain - g)+ * cap - (g - gain)+ * floor, for any g.
 *   Choosing g well is the Lagrangian dual; `tighten` finds it by subgradient steps.
 * - A target cut says that the stats in a subset must reach the sum of their targets, less what may be missing.
 * - The carry cut knows that everything but a piece's own points comes in fives. See `carryCut`.
 */
import { FitBounds } from './best-fit.ts'
import { type Goal, NO_FLOOR, STATS } from './goal.ts'
import type { Space } from './space.ts'

export interface Cut {
  readonly weights: Float64Array
  /** What the sum of the variants' values must reach, apart from what `binds` adds. */
  readonly need: number
  /** Goal cuts add the level; target cuts take off what may be missing; the total has its own level. */
  readonly binds: 'level' | 'missing' | 'total'
  readonly values: readonly Float64Array[]
}

export class GoalBounds {
  readonly space: Space
  readonly goal: Goal
  readonly fit: FitBounds
  private readonly spills: boolean[]
  private readonly sunk: number[]
  private readonly scratch: readonly Float64Array[]
  private readonly choice = new Int32Array(5)

  constructor(space: Space, goal: Goal) {
    this.space = space
    this.goal = goal
    this.fit = new FitBounds(space)
    this.scratch = space.slots.map(({ count }) => new Float64Array(count))
    const mostDumps = space.dumps.reduce((sum, own) => sum + Math.max(0, ...own), 0)
    const open = (i: number) => goal.floor[i] === NO_FLOOR && (goal.gain[i] as number) > 0
    this.spills = STATS.map((i) => open(i) && (space.lowest[i] as number) - 5 * mostDumps < 0)
    this.sunk = STATS.map((i) => (open(i) ? Math.max(0, -(space.lowest[i] as number)) : 0))
  }

  /** Writes every variant's value under these weights. */
  valuesInto(weights: Float64Array, into: readonly Float64Array[]): void {
    let heaviest = 0
    let lightest = Number.POSITIVE_INFINITY
    for (let i = 0; i < 6; i++) {
      const weight = weights[i] as number
      if (weight > heaviest) heaviest = weight
      const cheapest = this.spills[i] ? 0 : weight
      if (cheapest < lightest) lightest = cheapest
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

  goalConstant(weights: Float64Array, gain: Float64Array): number {
    const { cap, floor } = this.goal
    let constant = 0
    for (let i = 0; i < 6; i++) {
      const g = weights[i] as number
      const above = (gain[i] as number) - g
      constant += g * ((this.space.bonus[i] as number) + (this.sunk[i] as number))
      constant += above > 0 ? above * (cap[i] as number) : above * Math.max(0, floor[i] as number)
    }
    return constant
  }

  goalCut(weights: Float64Array): Cut {
    return this.cut(weights, -this.goalConstant(weights, this.goal.gain), 'level')
  }

  /** Bounds the total of a key, in points. */
  totalCut(weights: Float64Array): Cut {
    return this.cut(weights, -this.goalConstant(weights, this.goal.stages[0] as Float64Array), 'total')
  }

  targetCut(weights: Float64Array): Cut {
    return this.cut(weights, this.targetNeed(weights), 'missing')
  }

  private targetNeed(weights: Float64Array): number {
    let need = 0
    for (let i = 0; i < 6; i++)
      if ((weights[i] as number) > 0)
        need +=
          (weights[i] as number) *
          (Math.max(0, this.goal.target[i] as number) - (this.space.bonus[i] as number))
    return need
  }

  private cut(weights: Float64Array, need: number, binds: Cut['binds']): Cut {
    const values = this.space.slots.map(({ count }) => new Float64Array(count))
    this.valuesInto(weights, values)
    return { weights, need, binds, values }
  }

  /** By how much the best fitting choice exceeds the sum of the weighted targets. */
  targetRoom(weights: Float64Array): number {
    return this.reach(weights) - this.targetNeed(weights)
  }

  /** The most that the goal can be worth, as far as these weights can tell. */
  goalRoom(weights: Float64Array): number {
    return this.reach(weights) + this.goalConstant(weights, this.goal.gain)
  }

  private reach(weights: Float64Array): number {
    this.valuesInto(weights, this.scratch)
    this.fit.load(this.scratch)
    return this.fit.best(this.choice)
  }

  /** Subgradient steps from `start` towards the weights that bound `gain` best. */
  tighten(gain: Float64Array, start: Float64Array, steps: number, firstStride: number): Float64Array {
    const { cap, floor } = this.goal
    let best = start
    let bestBound = Number.POSITIVE_INFINITY
    let weights = start.slice()
    let stride = firstStride
    const slope = new Float64Array(6)
    for (let step = 0; step < steps; step++) {
      const bound = this.reach(weights) + this.goalConstant(weights, gain)
      if (bound < bestBound - 1e-9) {
        bestBound = bound
        best = weights
      } else if (step % 4 === 3) stride *= 0.7
      this.reachedStats(weights, slope)
      let length = 0
      for (let i = 0; i < 6; i++) {
        const g = weights[i] as number
        const c = gain[i] as number
        const sum = slope[i] as number
        const low = Math.max(0, floor[i] as number)
        const slack = g < c ? sum - (cap[i] as number) : g > c ? sum - low : kink(sum, low, cap[i] as number)
        slope[i] = (floor[i] as number) === NO_FLOOR && g >= c && slack < 0 ? 0 : slack
        length += (slope[i] as number) * (slope[i] as number)
      }
      if (length === 0) break
      const scale = stride / Math.sqrt(length)
      weights = weights.map((g, i) => {
        const moved = Math.max(0, g - scale * (slope[i] as number))
        return (floor[i] as number) === NO_FLOOR ? Math.min(moved, gain[i] as number) : moved
      })
    }
    return best
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

const kink = (sum: number, low: number, high: number) => (sum < low ? sum - low : sum > high ? sum - high : 0)
