import { localTime } from '../calendar-days.ts'
import type { QuietHours } from './alert-settings.ts'

const MINUTE_MS = 60_000
const DAY_MINUTES = 1_440

/** Minutes after midnight on a clock in that zone. */
function minutesIn(zone: string, now: number): number {
  const clock = new Date(localTime(now, zone))
  return clock.getUTCHours() * 60 + clock.getUTCMinutes()
}

/** When it may be told: now, or at the end of the quiet hours. */
export function quietUntil(quiet: QuietHours | undefined, now: number): number {
  if (!quiet || quiet.from === quiet.to) return now
  // In the night of a clock change the first guess is an hour too early, or too late.
  let until = now
  for (let next = endFrom(quiet, until); next !== until; next = endFrom(quiet, until)) until = next
  const past = (minutesIn(quiet.zone, until) - quiet.to + DAY_MINUTES) % DAY_MINUTES
  const earlier = until - past * MINUTE_MS
  return earlier > now && endFrom(quiet, earlier) === earlier ? earlier : until
}

/** The end by the clock of this moment; the moment itself where it is not quiet. */
function endFrom(quiet: QuietHours, now: number): number {
  const minute = minutesIn(quiet.zone, now)
  const into = (minute - quiet.from + DAY_MINUTES) % DAY_MINUTES
  const length = (quiet.to - quiet.from + DAY_MINUTES) % DAY_MINUTES
  if (into >= length) return now
  const startOfMinute = Math.floor(now / MINUTE_MS) * MINUTE_MS
  return startOfMinute + (length - into) * MINUTE_MS
}
