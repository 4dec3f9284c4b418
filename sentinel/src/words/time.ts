/** Spans of days and lengths of time: which hours a period means, and how they are said. */
import type { Period } from '@ai-vault/contract/advice/query.ts'
import { calendarDaysBetween, midnightBefore } from '@ai-vault/game/calendar-days.ts'
import { nextWeeklyReset } from '@ai-vault/game/scores/week/weekly-matrix.ts'
import type { Clock } from '../facts.ts'
import { counted } from './text.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const WEEK_MS = 7 * DAY_MS
/** An evening that ends after midnight is one night. */
const NIGHT_BEGINS = 18
const NIGHT_ENDS = 6
const SATURDAY = 6
const DAYS_LATELY = 7

export interface Hours {
  readonly from: number
  readonly before: number
}

const EVER = Number.POSITIVE_INFINITY

/** Undefined where the period cannot be placed: no season is dated, or no earlier visit is known. */
export function hoursOf(
  period: Period | undefined,
  { now, utcOffset = 0, seasonStart }: Clock,
): Hours | undefined {
  const today = midnightBefore(now, utcOffset)
  const since = (from: number): Hours => ({ from, before: EVER })
  if (!period) return { from: -EVER, before: EVER }
  if (period.is === 'last_days') return since(now - period.days * DAY_MS)
  if (period.is === 'dates') {
    const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`) - utcOffset * MINUTE_MS
    return { from: midnight(period.from), before: midnight(period.until) + DAY_MS }
  }
  switch (period.name) {
    case 'today':
      return since(today)
    case 'since_yesterday':
      return since(today - DAY_MS)
    case 'last_night': {
      const ends = today + NIGHT_ENDS * HOUR_MS
      return { from: today - DAY_MS + NIGHT_BEGINS * HOUR_MS, before: Math.min(ends, now) }
    }
    case 'this_week':
    case 'until_reset':
      return since(nextWeeklyReset(now) - WEEK_MS)
    case 'weekend': {
      const weekday = new Date(today + utcOffset * MINUTE_MS).getUTCDay()
      const saturday = today - ((weekday - SATURDAY + 7) % 7) * DAY_MS
      return { from: saturday, before: saturday + 2 * DAY_MS }
    }
    case 'month':
      return since(now - 30 * DAY_MS)
    case 'last_month': {
      const local = new Date(now + utcOffset * MINUTE_MS)
      const first = (ago: number) =>
        Date.UTC(local.getUTCFullYear(), local.getUTCMonth() - ago, 1) - utcOffset * MINUTE_MS
      return { from: first(1), before: first(0) }
    }
    case 'season':
      return seasonStart === undefined ? undefined : since(seasonStart)
    case 'recent':
      return since(now - DAYS_LATELY * DAY_MS)
    case 'all_time':
      return { from: -EVER, before: EVER }
    case 'since_last_visit':
      return undefined
  }
}

/** "16 November", with the year where it is not this one. */
export function dayInWords(time: number, { now, utcOffset = 0 }: Clock): string {
  const [day, today] = [time, now].map((each) => new Date(each + utcOffset * MINUTE_MS)) as [Date, Date]
  return day.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(day.getUTCFullYear() === today.getUTCFullYear() ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  })
}

/** Which days were looked at: "since 11 November", "on 15 and 16 November". */
export function daysInWords(period: Period | undefined, clock: Clock): string {
  const hours = hoursOf(period, clock)
  if (!hours || !Number.isFinite(hours.from)) return 'in all'
  const from = dayInWords(hours.from, clock)
  if (period?.is === 'named' && period.name === 'last_night')
    return `last night, from ${NIGHT_BEGINS}:00 on ${from}`
  if (!Number.isFinite(hours.before))
    return calendarDaysBetween(hours.from, clock.now, clock.utcOffset ?? 0) === 0 ? 'today' : `since ${from}`
  const until = dayInWords(hours.before - 1, clock)
  return from === until ? `on ${from}` : `from ${from} to ${until}`
}

export function agoInWords(time: number, { now, utcOffset = 0 }: Clock): string {
  const days = calendarDaysBetween(time, now, utcOffset)
  return days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`
}

/** "2 h", "1 h 40 min", "35 min". */
export function lengthInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

/** The two largest units: "2 days 14 hours", "1 hour 24 minutes". */
export function leftInWords(minutes: number): string {
  const [days, hours, rest] = [
    Math.floor(minutes / 1440),
    Math.floor(minutes / 60) % 24,
    Math.floor(minutes % 60),
  ]
  const parts: (readonly [number, string])[] =
    days > 0
      ? [
          [days, 'day'],
          [hours, 'hour'],
        ]
      : [
          [hours, 'hour'],
          [rest, 'minute'],
        ]
  const told = parts.filter(([amount]) => amount > 0)
  return told.length === 0
    ? 'less than a minute'
    : told.map(([amount, unit]) => counted(amount, unit)).join(' ')
}
