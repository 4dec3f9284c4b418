/**
 * The best way to spend what a choice of pieces leaves open: general mods, artifice, and the 5 points that each
 * raised stat takes from somewhere (a "dump").
 *
 * Only four counts matter, because every mod costs the same for every stat: majors, minors, artifice boosts and
 * dumps. They travel packed into one integer, the load; loads of single pieces simply add up.
 *
 * Mostly a few comparisons find the optimum. Majors that the floors demand are placed first. What is spare goes to
 * the stat with the highest gain and dumps go to the stats with the lowest, as deep as their floors allow: moving
 * a major to a poorer stat to make room for two dumps never pays. Without dumps each stat's gain is concave, so
 * spare majors go wherever the next ten points gain most. With minors the same is done in fives, and it remains to
 * see whether majors and minors add up to the fives that each stat gets.
 *
 * Where artifice, a cap met together with dumps, fives that do not come out even, or the lower end at 0 come into
 * play, a small dynamic program over the six stats decides instead.
 */
import type { Goal } from './goal.ts'
import { NO_FLOOR } from './goal.ts'
import { STAT_CAP } from './problem.ts'

export const LOAD_MAJOR = 1
export const LOAD_MINOR = 1 << 3
export const LOAD_ARTIFICE = 1 << 6
export const LOAD_DUMP = 1 << 9
export const majorsOf = (load: number) => load & 7
export const minorsOf = (load: number) => (load >> 3) & 7
export const artificeOf = (load: number) => (load >> 6) & 7
export const dumpsOf = (load: number) => (load >> 9) & 7

export const UNREACHABLE = -1

const placed = new Int32Array(6)

/**
 * The goal's value for these raw sums with the load spent best; UNREACHABLE if the floors cannot be met, or if the
 * value could not exceed `above` anyway.
 */
export function fillValue(goal: Goal, raw: Int32Array, load: number, above = UNREACHABLE): number {
  const minors = minorsOf(load)
  const value =
    artificeOf(load) > 0
      ? UNDECIDED
      : minors > 0
        ? fillInFives(goal, raw, load, above)
        : fillWithMajors(goal, raw, load)
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

export interface FillPlan {
  /** Per stat. */
  readonly majors: number[]
  readonly minors: number[]
  readonly artifice: number[]
  readonly dumps: number[]
}

const MAX_STATES = 6 ** 4
const reached = new Float64Array(7 * MAX_STATES)
const chosen = new Int32Array(7 * MAX_STATES)
/** Worth of one stat by fives added (from -5 to 10) and artifice boosts (0 to 5). */
const worths = new Float64Array(16 * 6)

/**
 * The dynamic program. A state is the load spent so far (mixed radix over the four counts); stat by stat it tries
 * every share of what is left. All of the load is spent: more points never hurt.
 */
export function solveFill(goal: Goal, raw: Int32Array, load: number, plan: FillPlan | null): number {
  const majors = majorsOf(load)
  const minors = minorsOf(load)
  const artifice = artificeOf(load)
  const dumps = dumpsOf(load)
  const perMinor = (dumps + 1) * (artifice + 1)
  const perMajor = perMinor * (minors + 1)
  const states = perMajor * (majors + 1)
  reached.fill(UNREACHABLE, 0, states * 7)
  reached[0] = 0
  for (let i = 0; i < 6; i++) {
    for (let fives = -dumps; fives <= 2 * majors + minors; fives++)
      for (let c = 0; c <= artifice; c++)
        worths[(fives + 5) * 6 + c] = statWorth(goal, i, (raw[i] as number) + 5 * fives + 3 * c)
    for (let state = 0; state < states; state++) {
      const before = reached[i * states + state] as number
      if (before === UNREACHABLE) continue
      const majorsLeft = majors - ((state / perMajor) | 0)
      const minorsLeft = minors - (((state % perMajor) / perMinor) | 0)
      const artificeLeft = artifice - (((state % perMinor) / (dumps + 1)) | 0)
      const dumpsLeft = dumps - (state % (dumps + 1))
      // The last stat takes all that is left.
      const last = i === 5
      for (let a = last ? majorsLeft : 0; a <= majorsLeft; a++)
        for (let b = last ? minorsLeft : 0; b <= minorsLeft; b++)
          for (let c = last ? artificeLeft : 0; c <= artificeLeft; c++)
            for (let d = last ? dumpsLeft : 0; d <= dumpsLeft; d++) {
              const worth = worths[(2 * a + b - d + 5) * 6 + c] as number
              if (worth === UNREACHABLE) continue
              const share = a * perMajor + b * perMinor + c * (dumps + 1) + d
              const next = (i + 1) * states + state + share
              if (before + worth > (reached[next] as number)) {
                reached[next] = before + worth
                chosen[next] = share
              }
            }
    }
  }
  const value = reached[7 * states - 1] as number
  if (plan && value !== UNREACHABLE) readPlan(plan, states, minors, artifice, dumps)
  return value
}

function statWorth({ gain, cap, floor }: Goal, i: number, sum: number): number {
  const stat = sum < 0 ? 0 : sum > STAT_CAP ? STAT_CAP : sum
  if (stat < (floor[i] as number)) return UNREACHABLE
  return (gain[i] as number) * Math.min(stat, cap[i] as number)
}

function readPlan(plan: FillPlan, states: number, minors: number, artifice: number, dumps: number): void {
  let state = states - 1
  for (let i = 5; i >= 0; i--) {
    const share = chosen[(i + 1) * states + state] as number
    plan.dumps[i] = share % (dumps + 1)
    plan.artifice[i] = ((share / (dumps + 1)) | 0) % (artifice + 1)
    plan.minors[i] = ((share / ((dumps + 1) * (artifice + 1))) | 0) % (minors + 1)
    plan.majors[i] = (share / ((dumps + 1) * (artifice + 1) * (minors + 1))) | 0
    state -= share
  }
}
