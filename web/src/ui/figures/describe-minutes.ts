import { words } from '../words/words.ts'
import { describeLeft } from './week.ts'

const HOUR = 60
const DAY = 24 * HOUR

/** In the words of the week's ruler: '45 min', '1 h', '2 h 5 min', '1 d 3 h'. */
export function describeMinutes(total: number): string {
  if (total < HOUR) return words.week.minutes(total)
  return describeLeft({
    days: Math.floor(total / DAY),
    hours: Math.floor((total % DAY) / HOUR),
    minutes: total % HOUR,
  })
}
