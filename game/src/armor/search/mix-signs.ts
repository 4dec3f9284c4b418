/**
 * What tells a mix that is a best fill from any other. A mod on a stat that does not need it would do better on a stat
 * that gains more, and a dump on a stat that gains more would do better on one that can spare it: where that could be
 * so, the pieces alone must bring the stat up to the mix, or not above it.
 */
import type { Goal } from '../goal.ts'
import { majorsOf, minorsOf } from '../load.ts'

export const bitsOf = (stats: readonly number[], holds: (i: number) => boolean) =>
  stats.reduce((bits, i) => (holds(i) ? bits | (1 << i) : bits), 0)

/** Whether this much could be taken from a stat without missing its floor. */
const canSpare = ({ floor }: Goal, mix: Int32Array, i: number, points: number) =>
  (mix[i] as number) - points >= Math.max(0, floor[i] as number)

const hasRoom = ({ cap }: Goal, mix: Int32Array, i: number, points: number) =>
  (mix[i] as number) + points <= (cap[i] as number)

/** Any mod on this stat would do better on another. */
export function holdsNoMod(
  goal: Goal,
  wanted: readonly number[],
  mix: Int32Array,
  i: number,
  load: number,
): boolean {
  const points = majorsOf(load) > 0 ? 10 : 5
  if (majorsOf(load) + minorsOf(load) === 0) return true
  if (!canSpare(goal, mix, i, points)) return false
  return wanted.some(
    (j) => (goal.gain[j] as number) > (goal.gain[i] as number) && hasRoom(goal, mix, j, points),
  )
}

/** Any dump on this stat would do better on another. */
export function takesNoDump(goal: Goal, wanted: readonly number[], mix: Int32Array, i: number): boolean {
  if (!hasRoom(goal, mix, i, 5)) return false
  return (
    goal.freeDumps ||
    wanted.some((j) => (goal.gain[j] as number) < (goal.gain[i] as number) && canSpare(goal, mix, j, 5))
  )
}
