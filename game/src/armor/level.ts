/**
 * What a choice must reach to be of interest, in the terms of every bound: renewed whenever the ranking's threshold
 * rises.
 *
 * Where the goal is a key and some clusters can only just reach the total that the level asks for, the tie decides:
 * its stat must then reach the level's digit. Bounds for that case are called tight.
 */
import type { Cut } from './cuts.ts'
import { type Goal, NO_FLOOR } from './goal.ts'

export interface Bounds {
  /** The first one guides the search. */
  readonly cuts: readonly Cut[]
  /** Index of the cut that sums up all stats with a target (and the only gain, and the tie), or -1. */
  readonly carryCut: number
  readonly carryStats: readonly number[]
  /** Fine points that artifice may add to any stat. */
  readonly carryExtra: number
  /** Most mods and artifice boosts that five pieces can bring. */
  readonly units: number
  /** The one stat that the goal gains from, or -1. */
  readonly onlyGain: number
  /** Where the goal is a key: the cut that bounds the total, and the stat that breaks ties first. Else -1. */
  readonly totalCut: number
  readonly tieStat: number
  /** Goal value of one point of total, and of one point in the tie stat. */
  readonly totalUnit: number
  readonly tieUnit: number
  /** How far rounding may have pushed a bound down. */
  readonly tolerance: number
}

/** The total's cut has weights that are not whole numbers. */
const ROUNDING = 1e-6

/** What brings this many points up to a multiple of five. */
const liftOf = (points: number) => ((-points % 5) + 5) % 5

/** What each stat must reach without bonus, and what all of them together must reach in whole fives. */
export class Aims {
  readonly stats = new Int32Array(6).fill(NO_FLOOR)
  readonly lifts = new Int32Array(6)
  carryNeed = Number.NEGATIVE_INFINITY

  aimCarry(stats: readonly number[]): void {
    this.carryNeed = 0
    for (const i of stats) {
      const aim = this.stats[i] as number
      this.lifts[i] = liftOf(aim)
      this.carryNeed += aim + (this.lifts[i] as number)
    }
  }
}

export class Level {
  readonly required: Float64Array
  readonly loose = new Aims()
  readonly tight = new Aims()
  /** Clusters whose total stays below this are tight. */
  tightBelow = Number.NEGATIVE_INFINITY
  /** Points that may be missing in sum (soft goals). */
  missing = 0
  private readonly goal: Goal
  private readonly bounds: Bounds
  private readonly bonus: Int32Array

  constructor(goal: Goal, bounds: Bounds, bonus: Int32Array) {
    this.goal = goal
    this.bounds = bounds
    this.bonus = bonus
    this.required = new Float64Array(bounds.cuts.length)
  }

  /** Only choices above the threshold are of interest from now on. */
  raise(threshold: number): void {
    const { target, soft, ceiling } = this.goal
    const { totalUnit, tieUnit } = this.bounds
    const level = threshold + 1
    if (level > ceiling) {
      this.required.fill(Number.POSITIVE_INFINITY)
      return
    }
    const total = Math.max(0, Math.floor(level / totalUnit))
    if (soft) this.missing = target.reduce((sum, points) => sum + Math.max(0, points), 0) - total
    this.raiseCuts(level, total)
    this.raiseAims(level, Math.floor((level - total * totalUnit) / tieUnit))
  }

  private raiseCuts(level: number, total: number): void {
    const { cuts, totalCut, tolerance } = this.bounds
    for (const [c, { need, binds }] of cuts.entries())
      this.required[c] =
        binds === 'level'
          ? need + level - tolerance
          : binds === 'missing'
            ? need - this.missing
            : need + total - ROUNDING
    if (totalCut >= 0) this.tightBelow = (this.required[totalCut] as number) + 1
  }

  private raiseAims(level: number, tie: number): void {
    const { onlyGain, tieStat, carryCut, carryStats } = this.bounds
    for (let i = 0; i < 6; i++) {
      const aim = i === onlyGain ? level : (this.goal.target[i] as number)
      const tightAim = i === tieStat ? Math.max(aim, tie) : aim
      const bonus = this.bonus[i] as number
      this.loose.stats[i] = aim === NO_FLOOR ? NO_FLOOR : aim - bonus
      this.tight.stats[i] = tightAim === NO_FLOOR ? NO_FLOOR : tightAim - bonus
    }
    if (carryCut < 0) return
    this.tight.aimCarry(carryStats)
    this.loose.aimCarry(carryStats)
    // A tie stat without a floor says nothing yet, and may even lie below 0.
    if (tieStat >= 0 && this.goal.target[tieStat] === NO_FLOOR) {
      this.loose.carryNeed = Number.NEGATIVE_INFINITY
      this.required[carryCut] = Number.NEGATIVE_INFINITY
    }
  }
}
