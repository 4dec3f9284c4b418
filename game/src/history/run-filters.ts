/** What a history of runs can be filtered and ordered by, apart from the runs: the address of a screen needs no more. */
export const TIMEFRAMES = ['day', 'week', 'month', 'season'] as const
export type Timeframe = (typeof TIMEFRAMES)[number]

export const RUN_TYPES = ['all', 'portal_activity', 'nightfall', 'raid', 'trials', 'crucible'] as const
export type RunType = (typeof RUN_TYPES)[number]

/** What a list of runs may be ordered by; 'newest' is usual. */
export const RUN_ORDERS = ['newest', 'longest', 'score', 'kd'] as const
export type RunOrder = (typeof RUN_ORDERS)[number]

/** The midnight of a day of the calendar (2026-11-15), as if it were UTC; undefined for a date that does not exist. */
export function midnightOf(day: string): number | undefined {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  // 2026-02-30 is another day once it is read.
  const exists = Number.isFinite(midnight) && new Date(midnight).toISOString().slice(0, 10) === day
  return exists ? midnight : undefined
}
