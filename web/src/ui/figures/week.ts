import { nextWeeklyReset } from '@ai-vault/game/scores/week/weekly-matrix.ts'
import { words } from '../words/words.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const WEEK = 7 * DAY

export interface Week {
  /** Share of the week that is over, 0 to 1. */
  readonly over: number
  readonly days: number
  readonly hours: number
  readonly minutes: number
}

export function readWeek(now: number): Week {
  const left = nextWeeklyReset(now) - now
  return {
    over: 1 - left / WEEK,
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / 60_000),
  }
}

/** The two largest units: '2 d 14 h', on the last day '14 h 3 min'. */
export function describeLeft({ days, hours, minutes }: Omit<Week, 'over'>): string {
  return days > 0 ? words.week.days(days, hours) : words.week.hours(hours, minutes)
}
