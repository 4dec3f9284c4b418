const WEEK_MS = 7 * 24 * 3_600_000
/** A Tuesday, 17:00 UTC: the game's week begins then. */
const SOME_RESET = Date.UTC(2024, 0, 2, 17)

export function weekOf(now: Date): { start: Date; end: Date } {
  const start = SOME_RESET + Math.floor((now.getTime() - SOME_RESET) / WEEK_MS) * WEEK_MS
  return { start: new Date(start), end: new Date(start + WEEK_MS) }
}
