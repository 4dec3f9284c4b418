/** Spans of days and lengths of time: which hours a period means, and how they are said. */
import type { Period } from '@ai-vault/contract/advice/query.ts'
import {
  calendarDaysBetween,
  DAY_MS,
  dayNumber,
  localTime,
  startOfDay,
  timeOfLocal,
} from '@ai-vault/game/calendar-days.ts'
import type { ActivityKind } from '@ai-vault/game/scores/week/activity-kinds.ts'
import { lastOpen } from '@ai-vault/game/scores/week/open-days.ts'
import { nextWeeklyReset } from '@ai-vault/game/scores/week/weekly-matrix.ts'
import type { Clock } from '../facts.ts'
import { counted } from './text.ts'

const HOUR_MS = 3_600_000
const WEEK_MS = 7 * DAY_MS
/** An evening that ends after midnight is one night. */
const NIGHT_BEGINS = 18
const NIGHT_ENDS = 6
const FRIDAY = 5
const DAYS_LATELY = 7
const EVER = Number.POSITIVE_INFINITY

export interface Hours {
  readonly from: number
  readonly before: number
}

/**
 * A weekend begins on Friday evening and ends with Sunday; of an activity that is open on some days of the week alone, it is
 * those days. The one that is now, else the last.
 */
function weekendOf({ now, timeZone }: Clock, played: ActivityKind | undefined): Hours {
  const open = played && lastOpen(played, now)
  if (open) return open
  const today = dayNumber(now, timeZone)
  const weekday = new Date(localTime(now, timeZone)).getUTCDay()
  const evening = (day: number) => timeOfLocal(day * DAY_MS + NIGHT_BEGINS * HOUR_MS, timeZone)
  const friday = today - ((weekday - FRIDAY + 7) % 7)
  const first = evening(friday) > now ? friday - 7 : friday
  return { from: evening(first), before: startOfDay(first + 3, timeZone) }
}

/**
 * Undefined where the period cannot be placed: no season is dated, or no earlier visit is known. `played`: the one kind of
 * activity that is asked about.
 */
export function hoursOf(period: Period | undefined, clock: Clock, played?: ActivityKind): Hours | undefined {
  const { now, timeZone, seasonStart } = clock
  const today = dayNumber(now, timeZone)
  const since = (from: number): Hours => ({ from, before: EVER })
  const days = (first: number, behind: number): Hours => ({
    from: startOfDay(first, timeZone),
    before: startOfDay(behind, timeZone),
  })
  if (!period) return { from: -EVER, before: EVER }
  if (period.is === 'last_days') return since(now - period.days * DAY_MS)
  if (period.is === 'dates')
    return days(Date.parse(period.from) / DAY_MS, Date.parse(period.until) / DAY_MS + 1)
  const local = new Date(localTime(now, timeZone))
  switch (period.name) {
    case 'today':
      return since(startOfDay(today, timeZone))
    case 'since_yesterday':
      return since(startOfDay(today - 1, timeZone))
    case 'last_night':
      return {
        from: timeOfLocal((today - 1) * DAY_MS + NIGHT_BEGINS * HOUR_MS, timeZone),
        before: Math.min(timeOfLocal(today * DAY_MS + NIGHT_ENDS * HOUR_MS, timeZone), now),
      }
    case 'this_week':
    case 'until_reset':
      return since(nextWeeklyReset(now) - WEEK_MS)
    case 'last_week': {
      const reset = nextWeeklyReset(now) - WEEK_MS
      return { from: reset - WEEK_MS, before: reset }
    }
    case 'weekend':
      return weekendOf(clock, played)
    case 'month':
      return since(now - 30 * DAY_MS)
    case 'last_month': {
      const first = (ago: number) => Date.UTC(local.getUTCFullYear(), local.getUTCMonth() - ago, 1) / DAY_MS
      return days(first(1), first(0))
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
export function dayInWords(time: number, { now, timeZone }: Clock, weekday = false): string {
  const [day, today] = [time, now].map((each) => new Date(localTime(each, timeZone))) as [Date, Date]
  return day.toLocaleDateString('en-GB', {
    ...(weekday ? { weekday: 'long' } : {}),
    day: 'numeric',
    month: 'long',
    ...(day.getUTCFullYear() === today.getUTCFullYear() ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  })
}

/** Which days were looked at: "since 11 November", "on 15 and 16 November". */
export function daysInWords(period: Period | undefined, clock: Clock, played?: ActivityKind): string {
  const hours = hoursOf(period, clock, played)
  if (!hours || !Number.isFinite(hours.from)) return 'in all'
  const isWeekend = period?.is === 'named' && period.name === 'weekend'
  const from = dayInWords(hours.from, clock, isWeekend)
  if (period?.is === 'named' && period.name === 'last_night')
    return `last night, from ${NIGHT_BEGINS}:00 on ${from}`
  if (!Number.isFinite(hours.before))
    return calendarDaysBetween(hours.from, clock.now, clock.timeZone) === 0 ? 'today' : `since ${from}`
  const until = dayInWords(hours.before - 1, clock, isWeekend)
  return from === until ? `on ${from}` : `from ${from} to ${until}`
}

export function agoInWords(time: number, { now, timeZone }: Clock): string {
  const days = calendarDaysBetween(time, now, timeZone)
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
  const shown = parts.filter(([amount]) => amount > 0)
  return shown.length === 0
    ? 'less than a minute'
    : shown.map(([amount, unit]) => counted(amount, unit)).join(' ')
}
