/** The platform's flags of a triumph, and what they mean for a player (G-07). */
import type { TriumphProgress } from '../guardian.ts'

const REDEEMED = 1
const OBJECTIVE_NOT_COMPLETED = 4
const INVISIBLE = 16

/** Claimed, or nothing left to do. Where the flag lags behind, the objectives decide. */
export function isTriumphComplete({
  platformState,
  objectives,
}: Pick<TriumphProgress, 'platformState' | 'objectives'>): boolean {
  if (platformState & REDEEMED) return true
  if (!(platformState & OBJECTIVE_NOT_COMPLETED)) return true
  return objectives.length > 0 && objectives.every((objective) => objective.complete)
}

/** The game hides it from this player: it is neither listed nor counted. */
export function isTriumphHidden({ platformState }: Pick<TriumphProgress, 'platformState'>): boolean {
  return (platformState & INVISIBLE) !== 0
}

/** What our own API calls `state`: bit 1 clear means complete, as the specification has it (F-200). */
export function specifiedState(triumph: Pick<TriumphProgress, 'platformState' | 'objectives'>): 0 | 3 {
  return isTriumphComplete(triumph) ? 0 : 3
}

export function countTriumphs(triumphs: readonly TriumphProgress[]): {
  readonly completed: number
  readonly total: number
} {
  const shown = triumphs.filter((triumph) => !isTriumphHidden(triumph))
  return { completed: shown.filter(isTriumphComplete).length, total: shown.length }
}
