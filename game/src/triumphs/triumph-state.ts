/** The platform's flags of a triumph, and what they mean for a player (G-07). */
import type { TriumphProgress } from '../guardian.ts'

const REDEEMED = 1
const REWARD_UNAVAILABLE = 2
const OBJECTIVE_NOT_COMPLETED = 4
const OBSCURED = 8
const INVISIBLE = 16

type Flags = Pick<TriumphProgress, 'platformState'>
type FlagsAndObjectives = Pick<TriumphProgress, 'platformState' | 'objectives'>

/** Claimed, or nothing left to do. Where the flag lags behind, the objectives decide. */
export function isTriumphComplete({ platformState, objectives }: FlagsAndObjectives): boolean {
  if (platformState & REDEEMED) return true
  if (!(platformState & OBJECTIVE_NOT_COMPLETED)) return true
  return objectives.length > 0 && objectives.every((objective) => objective.complete)
}

/** The game hides it from this player: it is neither listed nor counted. */
export function isTriumphHidden({ platformState }: Flags): boolean {
  return (platformState & INVISIBLE) !== 0
}

/** The game keeps its name and its objectives secret until it is complete. */
export function isTriumphSecret(triumph: FlagsAndObjectives): boolean {
  return (triumph.platformState & OBSCURED) !== 0 && !isTriumphComplete(triumph)
}

/** Complete, but its reward still has to be claimed in the game. */
export function isTriumphClaimable(triumph: FlagsAndObjectives): boolean {
  return (triumph.platformState & (REDEEMED | REWARD_UNAVAILABLE)) === 0 && isTriumphComplete(triumph)
}

/** What our own API calls `state`: bit 1 clear means complete, as the specification has it (F-200). */
export function specifiedState(triumph: FlagsAndObjectives): 0 | 3 {
  return isTriumphComplete(triumph) ? 0 : 3
}
