/**
 * A goal says what a search maximises: the sum over the six stats of `gain` times the stat, each stat counted up
 * to its `cap`, while every stat stays at or above its `floor`. Builds, maxima, shortfall and feasibility are all
 * goals of this one shape, so one search serves them all.
 *
 * The key of builds becomes one number: the total times 201^5 plus the counted stats by priority as digits to the
 * base 201. All gains are whole numbers and every sum stays below 2^53, so comparing keys is exact. The last
 * priority needs no digit: it follows from the total.
 */
import { ARMOR_STATS, type ArmorStat, type StatLine } from '../items.ts'
import { type ArmorProblem, STAT_CAP } from './problem.ts'

/** Floor of a stat that has no minimum. */
export const NO_FLOOR = -1_000_000
export const DIGIT = STAT_CAP + 1
export const MAX_WEIGHT = 10
export const STATS = [0, 1, 2, 3, 4, 5] as const

export interface Goal {
  readonly gain: Float64Array
  readonly cap: Int32Array
  readonly floor: Int32Array
  /**
   * What each stat should reach, or NO_FLOOR: the floors; or, in a soft goal, the caps. A soft goal has no floors,
   * its value is the sum of what is reached, and what is missing in sum is the room that bounds must leave.
   */
  readonly target: Int32Array
  readonly soft: boolean
  /** Stats by gain, smallest first. */
  readonly byGain: readonly number[]
  /** No choice is worth more. */
  readonly ceiling: number
  /** Some stat neither gains nor has a floor, so dumps cost nothing. */
  readonly freeDumps: boolean
  /** Weight of each stat in the total: `gain` without the digits that break ties. */
  readonly total: Float64Array
  /** Stats that break ties between equal totals, first one first: a digit each. */
  readonly ties: readonly number[]
}

export interface Wanted {
  readonly stat: number
  readonly weight: number
}

const indexOf = (stat: ArmorStat) => ARMOR_STATS.indexOf(stat)

/** The given stats first, in their order, then the rest in the game's order. */
export function completeOrder(priority: readonly ArmorStat[]): readonly number[] {
  return [...new Set([...priority.map(indexOf), ...ARMOR_STATS.keys()])]
}

export function wantedStats({ priority, weights }: ArmorProblem): readonly Wanted[] {
  if (weights) {
    const whole = weights.map((weight) => Math.min(MAX_WEIGHT, Math.max(0, Math.round(weight))))
    return completeOrder(priority)
      .map((stat) => ({ stat, weight: whole[stat] as number }))
      .filter(({ weight }) => weight > 0)
  }
  const stats = priority.length > 0 ? [...new Set(priority.map(indexOf))] : [...ARMOR_STATS.keys()]
  return stats.map((stat) => ({ stat, weight: 1 }))
}

const held = (value: number) => Math.min(STAT_CAP, Math.max(0, Math.round(value)))

/** A minimum of 0 asks for nothing. */
export function floorsOf(minimums: StatLine): Int32Array {
  return Int32Array.from(minimums, (minimum) => (held(minimum) > 0 ? held(minimum) : NO_FLOOR))
}

export function capsOf(maximums: StatLine | undefined): Int32Array {
  return Int32Array.from(ARMOR_STATS, (_, i) => held(maximums?.[i] ?? STAT_CAP))
}

export function makeGoal(
  total: Float64Array,
  ties: readonly number[],
  cap: Int32Array,
  floor: Int32Array,
): Goal {
  const gain = total.map((weight) => weight * DIGIT ** ties.length)
  for (const [k, stat] of ties.entries()) gain[stat] = (gain[stat] as number) + DIGIT ** (ties.length - 1 - k)
  const byGain = [...ARMOR_STATS.keys()].sort((a, b) => (gain[a] as number) - (gain[b] as number))
  const freeDumps = STATS.some((i) => gain[i] === 0 && floor[i] === NO_FLOOR)
  const ceiling = STATS.reduce<number>((sum, i) => sum + (gain[i] as number) * (cap[i] as number), 0)
  return { gain, cap, floor, target: floor, soft: false, byGain, ceiling, freeDumps, total, ties }
}

/** The key of builds: the total first, then the wanted stats in their order. The last one follows from the total. */
export function makeKeyGoal(wanted: readonly Wanted[], cap: Int32Array, floor: Int32Array): Goal {
  const total = new Float64Array(6)
  for (const { stat, weight } of wanted) total[stat] = weight
  const ties = wanted.slice(0, -1).map(({ stat }) => stat)
  return makeGoal(total, ties, cap, floor)
}

/** Only this stat counts. */
export function makeSingleGoal(stat: number, cap: Int32Array, floor: Int32Array): Goal {
  const total = new Float64Array(6)
  total[stat] = 1
  return makeGoal(total, [], cap, floor)
}

/** Nothing counts but that the floors are met. */
export const makeFloorsGoal = (floor: Int32Array): Goal =>
  makeGoal(new Float64Array(6), [], new Int32Array(6), floor)

/**
 * Counts the given stats up to their targets; only the sum matters. Where the targets are known to be out of reach
 * together (`outOfReach`), the search need not try for all of it.
 */
export function makeSoftGoal(stats: readonly number[], targets: Int32Array, outOfReach: boolean): Goal {
  const target = targets.map((points, i) => (stats.includes(i) ? points : NO_FLOOR))
  const cap = target.map((points) => Math.max(0, points))
  const gain = Float64Array.from(target, (points) => (points === NO_FLOOR ? 0 : 1))
  const goal = makeGoal(gain, [], cap, new Int32Array(6).fill(NO_FLOOR))
  return { ...goal, target, soft: true, ceiling: goal.ceiling - (outOfReach ? 1 : 0) }
}
