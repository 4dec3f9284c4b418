import { words } from '../words/words.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** An age in the largest unit that fits: words.age.now, '2 min ago', '3 h ago', '5 d ago'. */
export function describeAge(milliseconds: number): string {
  if (milliseconds < MINUTE) return words.age.now
  if (milliseconds < HOUR) return words.age.minutes(Math.floor(milliseconds / MINUTE))
  if (milliseconds < DAY) return words.age.hours(Math.floor(milliseconds / HOUR))
  return words.age.days(Math.floor(milliseconds / DAY))
}
