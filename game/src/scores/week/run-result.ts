import type { PlayedRun } from '../effectiveness.ts'
import { isPvp } from './activity-kinds.ts'

/** Who was there for less of it did not fail, but leave. */
const SHARE_OF_A_LEAVER = 0.8

/** How a run ended, in words, by what the platform says of it. */
export function runResult({ modes, values }: PlayedRun): string {
  const { completed, standing, timePlayedSeconds, activityDurationSeconds } = values
  const won = wasWon(standing, modes)
  if (won !== undefined) return won ? 'Victory' : 'Defeat'
  if (completed === 1) return 'Completed'
  const share = (timePlayedSeconds ?? 0) / (activityDurationSeconds || 1)
  return timePlayedSeconds !== undefined && share < SHARE_OF_A_LEAVER ? 'Left early' : 'Not completed'
}

/** Whether a run was completed; undefined where that is not asked: a match is won or lost, and some runs do not tell. */
export const wasCompleted = (
  completed: boolean | undefined,
  modes: readonly number[],
): boolean | undefined => (isPvp(modes) ? undefined : completed)

/** Whether a match was won; undefined where that is not asked: outside PvP, and of matches that do not tell. */
export const wasWon = (standing: number | undefined, modes: readonly number[]): boolean | undefined =>
  isPvp(modes) && standing !== undefined ? standing === 0 : undefined

/** Kills for each death, to two decimals; without a death, the kills. */
export function killsPerDeath(kills: number, deaths: number): number {
  return Math.round((kills / Math.max(1, deaths)) * 100) / 100
}
