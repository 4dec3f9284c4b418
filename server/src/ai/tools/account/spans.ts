/** Spans of time that a question names: days are those of the player's calendar, as the archives show them. */
import { calendarDaysBetween, midnightBefore } from '@ai-vault/game/calendar-days.ts'
import { z } from 'zod'
import type { Turn } from '../turn.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** In the order in which a calendar counts them. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const
type Weekday = (typeof WEEKDAYS)[number]

/** A weekday is the last one before today; the last weekend is over, the weekend may be going on. */
const SPAN_NAMES = [
  'today',
  'yesterday',
  'last-night',
  ...WEEKDAYS,
  'weekend',
  'last-weekend',
  'day',
  'week',
  'month',
  'all',
] as const

/** Also a day by how long it is ago: '3-days-ago'. */
export const spanSchema = z.union([
  z.enum(SPAN_NAMES),
  z.templateLiteral([z.int().min(0).max(9_999), '-days-ago']),
])
export type Span = z.infer<typeof spanSchema>

/** An evening that ends after midnight is one night. */
const NIGHT_BEGINS = 18
const NIGHT_ENDS = 6
const DAYS_OF_WEEK = 7

type Clock = Pick<Turn, 'now' | 'utcOffset'>

export interface SpanOfTime {
  readonly from: number
  readonly before: number
}

export function spanOf(span: Span, { now, utcOffset = 0 }: Clock): SpanOfTime {
  const today = midnightBefore(now, utcOffset)
  const sinceDays = (days: number) => ({ from: now - days * DAY_MS, before: Number.POSITIVE_INFINITY })
  const dayAgo = (days: number) => ({ from: today - days * DAY_MS, before: today - (days - 1) * DAY_MS })
  const weekday = new Date(today + utcOffset * MINUTE_MS).getUTCDay()
  switch (span) {
    case 'weekend':
    case 'last-weekend': {
      const sinceSaturday = (weekday + 1) % DAYS_OF_WEEK
      // On a weekend the one that is going on, unless the last one is asked for.
      const saturday =
        today - (sinceSaturday + (span === 'last-weekend' && sinceSaturday < 2 ? DAYS_OF_WEEK : 0)) * DAY_MS
      return { from: saturday, before: saturday + 2 * DAY_MS }
    }
    case 'today':
      return { from: today, before: today + DAY_MS }
    case 'yesterday':
      return { from: today - DAY_MS, before: today }
    case 'last-night':
      return { from: today - DAY_MS + NIGHT_BEGINS * HOUR_MS, before: today + NIGHT_ENDS * HOUR_MS }
    case 'day':
      return sinceDays(1)
    case 'week':
      return sinceDays(7)
    case 'month':
      return sinceDays(30)
    case 'all':
      return { from: Number.NEGATIVE_INFINITY, before: Number.POSITIVE_INFINITY }
    default:
      return dayAgo(
        isWeekday(span)
          ? ((weekday - WEEKDAYS.indexOf(span) + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK) + 1
          : daysIn(span),
      )
  }
}

const isWeekday = (span: Span): span is Weekday => WEEKDAYS.some((day) => day === span)

const daysIn = (span: string): number => Number.parseInt(span, 10)

/** 0 for today, 1 for yesterday: by midnights, not by hours, as the pages count. */
export const calendarDaysAgo = (time: number, { now, utcOffset = 0 }: Clock): number =>
  calendarDaysBetween(time, now, utcOffset)

/** "yesterday, 16 November by your clock": which hours were looked at. */
export function spanInWords(span: Span, clock: Clock): string {
  const { from, before } = spanOf(span, clock)
  const whose = clock.utcOffset === undefined ? 'in UTC' : 'by your clock'
  switch (span) {
    case 'today':
    case 'yesterday':
      return `${span}, ${dateOf(from, clock)} ${whose}`
    case 'last-night':
      return `last night, from ${NIGHT_BEGINS}:00 on ${dateOf(from, clock)} to ${NIGHT_ENDS}:00 ${whose}`
    case 'weekend':
    case 'last-weekend':
      return `on the weekend, ${dateOf(from, clock)} and ${dateOf(before - DAY_MS, clock)} ${whose}`
    case 'day':
      return 'in the last 24 hours'
    case 'week':
      return 'in the last 7 days'
    case 'month':
      return 'in the last 30 days'
    case 'all':
      return 'among all that I read'
    default:
      return `on ${weekdayOf(from, clock)}, ${dateOf(from, clock)} ${whose}`
  }
}

const weekdayOf = (time: number, { utcOffset = 0 }: Clock): string =>
  new Date(time + utcOffset * MINUTE_MS).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' })

const dateOf = (time: number, { utcOffset = 0 }: Clock): string =>
  new Date(time + utcOffset * MINUTE_MS).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
