/**
 * The best way to spend what a choice of pieces leaves open: general mods, artifice, and the 5 points that each
 * raised stat takes from somewhere (a "dump").
 *
 * Only four counts matter, because every mod costs the same for every stat: majors, minors, artifice boosts and
 * dumps (load.ts).
 *
 * Mostly a few comparisons find the optimum. Majors that the floors demand are placed first. What is spare goes to
 * the stat with the highest gain and dumps go to the stats with the lowest, as deep as their floors allow: moving
 * a major to a poorer stat to make room for two dumps never pays. Without dumps each stat's gain is concave, so
 * spare majors go wherever the next ten points gain most. With minors the same is done in fives, and it remains to
 * see whether majors and minors add up to the fives that each stat gets.
 *
 * Artifice boosts are few: every way to place them is tried. Where a cap met together with dumps, fives that do not come
 * out even, or the lower end at 0 come into play, a small dynamic program over the six stats decides instead (fill-program.ts).
 */

import { type Goal, NO_FLOOR } from '../goal.ts'
import { artificeOf, dumpsOf, LOAD_ARTIFICE, majorsOf, minorsOf } from '../load.ts'
import { ARTIFICE_POINTS } from '../problem.ts'
import { solveFill, UNREACHABLE } from './fill-program.ts'

const placed = new Int32Array(6)

/**
 * The goal's value for these raw sums with the load spent best; UNREACHABLE if the floors cannot be met, or if the
 * value could not exceed `above` anyway.
 */
export function fillValue(goal: Goal, raw: Int32Array, load: number, above = UNREACHABLE): number {
  const boosts = artificeOf(load)
  if (boosts === 0) return fillPlain(goal, raw, load, above)
  if (!mayExceed(goal, raw, load, above)) return UNREACHABLE
  boosted.set(raw)
  const value = fillBoosted(goal, load - boosts * LOAD_ARTIFICE, boosts, 0, above)
  return value > above ? value : UNREACHABLE
}

const boosted = new Int32Array(6)

/** Tries artifice boosts on all stats that the goal looks at; the best value, or `best` if nothing is better. */
function fillBoosted(goal: Goal, load: number, boosts: number, from: number, best: number): number {
  if (boosts === 0) return Math.max(best, fillPlain(goal, boosted, load, best))
  let most = best
  let isUseful = false
  for (let i = from; i < 6; i++) {
    if (goal.gain[i] === 0 && goal.floor[i] === NO_FLOOR) continue
    isUseful = true
    boosted[i] = (boosted[i] as number) + ARTIFICE_POINTS
    most = fillBoosted(goal, load, boosts - 1, i, most)
    boosted[i] = (boosted[i] as number) - ARTIFICE_POINTS
  }
  return isUseful ? most : Math.max(best, fillPlain(goal, boosted, load, best))
}

function fillPlain(goal: Goal, raw: Int32Array, load: number, above: number): number {
  const value = minorsOf(load) > 0 ? fillInFives(goal, raw, load, above) : fillWithMajors(goal, raw, load)
  if (value !== UNDECIDED) return value
  return mayExceed(goal, raw, load, above) ? solveFill(goal, raw, load, null) : UNREACHABLE
}

const UNDECIDED = -2

function fillWithMajors(goal: Goal, raw: Int32Array, load: number): number {
  const { floor } = goal
  const dumps = goal.freeDumps ? 0 : dumpsOf(load)
  let spare = majorsOf(load)
  for (let i = 0; i < 6; i++) {
    let value = raw[i] as number
    const missing = (floor[i] as number) - value
    if (missing > 0) {
      const needed = ((missing + 9) / 10) | 0
      spare -= needed
      value += 10 * needed
    } else if (value < 5 * dumps && mayEmpty(goal, i)) return UNDECIDED
    placed[i] = value
  }
  if (spare < 0) return UNREACHABLE
  if (dumps === 0) {
    spreadMajors(goal, spare)
    return placedValue(goal)
  }
  if (!spreadDumps(goal, dumps, 10 * spare)) return UNREACHABLE
  return aboveCap(goal) ? UNDECIDED : placedValue(goal)
}

function fillInFives(goal: Goal, raw: Int32Array, load: number, above: number): number {
  const { floor } = goal
  const dumps = goal.freeDumps ? 0 : dumpsOf(load)
  let spare = 2 * majorsOf(load) + minorsOf(load)
  for (let i = 0; i < 6; i++) {
    let value = raw[i] as number
    const missing = (floor[i] as number) - value
    if (missing > 0) {
      const needed = ((missing + 4) / 5) | 0
      spare -= needed
      value += 5 * needed
    } else if (value < 5 * dumps && mayEmpty(goal, i)) return UNDECIDED
    placed[i] = value
  }
  if (spare < 0 || !spreadDumps(goal, dumps, 5 * spare)) return UNREACHABLE
  if (aboveCap(goal)) return UNDECIDED
  const value = placedValue(goal)
  if (comesOutEven(raw, load)) return value
  return value > above ? UNDECIDED : UNREACHABLE
}

/** A stat that counts but has no floor: dumps that would bring it below 0 cost less than they take. */
const mayEmpty = ({ gain, floor }: Goal, i: number) =>
  (gain[i] as number) > 0 && (floor[i] as number) === NO_FLOOR

/** Whether majors and minors can make up the fives that each stat was given. */
function comesOutEven(raw: Int32Array, load: number): boolean {
  let given = 0
  let tens = 0
  let odd = 0
  for (let i = 0; i < 6; i++) {
    const fives = ((placed[i] as number) - (raw[i] as number)) / 5
    if (fives <= 0) continue
    given += fives
    tens += fives >> 1
    odd += fives & 1
  }
  const majors = majorsOf(load)
  const covered = 2 * Math.min(majors, tens) + Math.min(Math.max(0, majors - tens), odd)
  return given - covered <= minorsOf(load)
}

function placedValue({ gain, cap }: Goal): number {
  let value = 0
  for (let i = 0; i < 6; i++) {
    const g = gain[i] as number
    if (g > 0) value += g * Math.min(placed[i] as number, cap[i] as number)
  }
  return value
}

/**
 * A quick test before the dynamic program: floors first, then every point where it gains most, but no stat beyond
 * its cap, and no dump for free that does not fall on points above a cap.
 */
function mayExceed(goal: Goal, raw: Int32Array, load: number, above: number): boolean {
  const { gain, cap, floor, byGain } = goal
  let points = 10 * majorsOf(load) + 5 * minorsOf(load) + 3 * artificeOf(load)
  let units = majorsOf(load) + minorsOf(load) + artificeOf(load)
  let value = 0
  let wasted = goal.freeDumps ? Number.POSITIVE_INFINITY : 0
  for (let i = 0; i < 6; i++) {
    const sum = raw[i] as number
    const missing = (floor[i] as number) - sum
    if (missing > 0) {
      points -= missing
      units -= Math.ceil(missing / 10)
    }
    const stat = Math.max(0, missing > 0 ? (floor[i] as number) : sum)
    placed[i] = stat
    if (sum < 5 * dumpsOf(load) && mayEmpty(goal, i)) wasted = Number.POSITIVE_INFINITY
    wasted += Math.max(0, sum - (cap[i] as number))
    value += (gain[i] as number) * Math.min(stat, cap[i] as number)
  }
  if (points < 0 || units < 0) return false
  const lost = 5 * dumpsOf(load) - wasted
  if (lost > 0) value -= lost * (gain[byGain[0] as number] as number)
  for (let k = 5; k >= 0 && points > 0; k--) {
    const i = byGain[k] as number
    const room = Math.min(points, Math.max(0, (cap[i] as number) - (placed[i] as number)))
    value += room * (gain[i] as number)
    points -= room
  }
  return value > above
}

/** Without dumps: each spare major goes where it gains most. */
function spreadMajors({ gain, cap, byGain }: Goal, spare: number): void {
  const top = byGain[5] as number
  if ((placed[top] as number) + 10 * spare <= (cap[top] as number)) {
    placed[top] = (placed[top] as number) + 10 * spare
    return
  }
  for (let left = spare; left > 0; left--) {
    let best = -1
    let bestGain = 0
    for (let i = 0; i < 6; i++) {
      const room = Math.min(10, (cap[i] as number) - (placed[i] as number))
      const gained = (gain[i] as number) * room
      if (gained > bestGain) {
        best = i
        bestGain = gained
      }
    }
    if (best < 0) return
    placed[best] = (placed[best] as number) + 10
  }
}

/** Spare points on the top stat, dumps on the poorest stats first. False if there is no room. */
function spreadDumps({ floor, byGain }: Goal, dumps: number, spare: number): boolean {
  const top = byGain[5] as number
  placed[top] = (placed[top] as number) + spare
  let left = dumps
  for (let k = 0; k < 6 && left > 0; k++) {
    const i = byGain[k] as number
    const lowest = floor[i] as number
    if (lowest === NO_FLOOR) {
      placed[i] = (placed[i] as number) - 5 * left
      return true
    }
    const room = Math.min(left, (((placed[i] as number) - lowest) / 5) | 0)
    placed[i] = (placed[i] as number) - 5 * room
    left -= room
  }
  return left === 0
}

/** Whether a cap may have made the greedy placement miss the optimum. */
function aboveCap({ gain, cap, byGain }: Goal): boolean {
  const single = (gain[byGain[4] as number] as number) === 0
  if (single) return false
  for (let i = 0; i < 6; i++)
    if ((gain[i] as number) > 0 && (placed[i] as number) > (cap[i] as number)) return true
  return false
}
