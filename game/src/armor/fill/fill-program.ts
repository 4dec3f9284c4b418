/** The dynamic program that spends a load best, whatever comes into play; fill.ts asks it only where it must. */
import type { Goal } from '../goal.ts'
import { artificeOf, dumpsOf, majorsOf, minorsOf } from '../load.ts'
import { STAT_CAP } from '../problem.ts'

/** The floors cannot be met. */
export const UNREACHABLE = -1

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
 * A state is the load spent so far (mixed radix over the four counts); stat by stat it tries
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
