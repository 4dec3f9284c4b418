import { words } from '../../words/words.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * An age in the largest unit that fits: words.age.now, '2 min ago', '3 h ago', '5 d ago'. Days are those of the reader's
 * calendar, as Sentinel and the archives count them.
 */
export function describeAge(milliseconds: number, now: number = Date.now()): string {
  if (milliseconds < MINUTE) return words.age.now
  if (milliseconds < HOUR) return words.age.minutes(Math.floor(milliseconds / MINUTE))
  if (milliseconds < DAY) return words.age.hours(Math.floor(milliseconds / HOUR))
  const then = now - milliseconds
  return words.age.days(dayOf(now) - dayOf(then))
}

/** Counted from the epoch, by the clock of this device at that time. */
function dayOf(time: number): number {
  const date = new Date(time)
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY
}
