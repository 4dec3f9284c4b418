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
const DAY_NAMES = ['yesterday', 'last-night', ...WEEKDAYS, 'weekend', 'last-weekend'] as const

/** 'ahead' is all that has not come yet. */
const SPAN_NAMES = ['today', ...DAY_NAMES, 'day', 'week', 'month', 'season', 'all', 'ahead'] as const

export const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const

const amountSchema = z.int().min(0).max(9_999)
const monthSchema = z.enum(MONTHS)

/** Days that are over or have begun, so that they have a first one. */
const begunSchema = z.union([
  z.enum(DAY_NAMES),
  z.templateLiteral([amountSchema, '-days-ago']),
  z.templateLiteral([amountSchema, '-weeks-ago']),
  z.templateLiteral([amountSchema, '-months-ago']),
  z.templateLiteral([amountSchema, '-years-ago']),
  z.templateLiteral(['year-', amountSchema]),
  monthSchema,
  z.templateLiteral([monthSchema, '-', amountSchema]),
  z.templateLiteral([monthSchema, '-', amountSchema, '-', amountSchema]),
  z.templateLiteral(['day-', amountSchema, '-of-month']),
  z.templateLiteral(['day-', amountSchema, '-of-last-month']),
])
export type BegunSpan = z.infer<typeof begunSchema>

/**
 * Also a day, a week, a month or a year by how long it is ago ('3-days-ago', '2-weeks-ago' from Monday to Sunday,
 * '2-months-ago', '1-years-ago'), the last days up to now ('last-10-days'), a date, a month or a year ('november-3',
 * 'november-3-2025', 'october', 'october-2025', 'year-2025'), a day by its number alone ('day-5-of-month'), the days between
 * two dates ('november-1-to-november-7', also with both years) and all from the first of some days up to now ('since-monday', 'since-october'):
 * without a year the latest that has begun.
 */
export const spanSchema = z.union([
  z.enum(SPAN_NAMES),
  begunSchema,
  z.templateLiteral(['last-', amountSchema, '-days']),
  z.templateLiteral([monthSchema, '-', amountSchema, '-to-', monthSchema, '-', amountSchema]),
  z.templateLiteral([
    monthSchema,
    '-',
    amountSchema,
    '-',
    amountSchema,
    '-to-',
    monthSchema,
    '-',
    amountSchema,
    '-',
    amountSchema,
  ]),
  z.templateLiteral(['since-', begunSchema]),
])
export type Span = z.infer<typeof spanSchema>

export const hasBegunSpan = (span: Span): span is BegunSpan => begunSchema.safeParse(span).success

/** An evening that ends after midnight is one night. */
const NIGHT_BEGINS = 18
const NIGHT_ENDS = 6
const DAYS_OF_WEEK = 7

type Clock = Pick<Turn, 'now' | 'utcOffset' | 'seasonStart'>

export interface SpanOfTime {
  readonly from: number
  readonly before: number
}

export function spanOf(span: Span, { now, utcOffset = 0, seasonStart }: Clock): SpanOfTime {
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
    case 'season':
      // Where nothing dates the season, nothing can be said to lie in it.
      return { from: seasonStart ?? now, before: Number.POSITIVE_INFINITY }
    case 'all':
      return { from: Number.NEGATIVE_INFINITY, before: Number.POSITIVE_INFINITY }
    case 'ahead':
      return { from: now, before: Number.POSITIVE_INFINITY }
    default: {
      const begun = begunOf(span)
      if (begun) return { from: spanOf(begun, { now, utcOffset }).from, before: Number.POSITIVE_INFINITY }
      if (isWeekday(span))
        return dayAgo(((weekday - WEEKDAYS.indexOf(span) + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK) + 1)
      const amount = Number(/\d+/.exec(span)?.[0])
      if (span.endsWith('-days-ago')) return dayAgo(amount)
      if (span.startsWith('last-')) return sinceDays(amount)
      if (span.endsWith('-months-ago')) return monthOf(amount, { now, utcOffset })
      if (span.endsWith('-years-ago')) return yearOf(thisYearOf({ now, utcOffset }) - amount, utcOffset)
      if (span.startsWith('year-')) return yearOf(amount, utcOffset)
      if (span.endsWith('-of-month')) return dayOfMonth(amount, 0, { now, utcOffset })
      if (span.endsWith('-of-last-month')) return dayOfMonth(amount, 1, { now, utcOffset })
      const [firstDate, lastDate] = span.split('-to-')
      if (firstDate && lastDate) return rangeOf(firstDate, lastDate, { now, utcOffset })
      if (!span.endsWith('-weeks-ago')) return datesOf(span, { now, utcOffset })
      const sinceMonday = (weekday + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK
      const monday = today - (sinceMonday + amount * DAYS_OF_WEEK) * DAY_MS
      return { from: monday, before: monday + DAYS_OF_WEEK * DAY_MS }
    }
  }
}

const isWeekday = (span: Span): span is Weekday => WEEKDAYS.some((day) => day === span)

const SINCE = 'since-'

/** 'monday' of 'since-monday'. */
const begunOf = (span: Span): BegunSpan | undefined =>
  span.startsWith(SINCE) ? begunSchema.parse(span.slice(SINCE.length)) : undefined

const thisYearOf = ({ now, utcOffset = 0 }: Clock): number =>
  new Date(now + utcOffset * MINUTE_MS).getUTCFullYear()

const yearOf = (year: number, utcOffset: number): SpanOfTime => ({
  from: Date.UTC(year, 0, 1) - utcOffset * MINUTE_MS,
  before: Date.UTC(year + 1, 0, 1) - utcOffset * MINUTE_MS,
})

/** In the latest month, so many months ago at least, that has the day and in which it has begun. */
function dayOfMonth(day: number, monthsAgo: number, clock: Clock): SpanOfTime {
  for (let ago = monthsAgo; ago <= monthsAgo + MONTHS.length; ago++) {
    const { from: first, before: next } = monthOf(ago, clock)
    const from = first + (day - 1) * DAY_MS
    if (from < next && from <= clock.now) return { from, before: from + DAY_MS }
  }
  throw new RangeError(`No month has a day ${day}.`)
}

function monthOf(ago: number, { now, utcOffset = 0 }: Clock): SpanOfTime {
  const today = new Date(now + utcOffset * MINUTE_MS)
  const first = (month: number) => Date.UTC(today.getUTCFullYear(), month, 1) - utcOffset * MINUTE_MS
  return { from: first(today.getUTCMonth() - ago), before: first(today.getUTCMonth() - ago + 1) }
}

/** The days of the latest such range that has begun; it may go over the end of a year. */
function rangeOf(first: string, last: string, clock: Clock): SpanOfTime {
  const { from } = datesOf(first, clock)
  if (/-\d{3,}$/.test(last)) return { from, before: datesOf(last, clock).before }
  const year = new Date(from + (clock.utcOffset ?? 0) * MINUTE_MS).getUTCFullYear()
  const ends = [year, year + 1].map((each) => datesOf(`${last}-${each}`, clock).before)
  return { from, before: ends.find((end) => end > from) ?? from + DAY_MS }
}

const LEAST_YEAR = 100

/** A date or a whole month. */
function datesOf(span: string, { now, utcOffset = 0 }: Clock): SpanOfTime {
  const [name, ...numbers] = span.split('-')
  const month = MONTHS.indexOf(name as (typeof MONTHS)[number])
  const day = numbers.map(Number).find((each) => each < LEAST_YEAR)
  const year = numbers.map(Number).find((each) => each >= LEAST_YEAR)
  const midnight = (inYear: number, inMonth: number, onDay: number) =>
    Date.UTC(inYear, inMonth, onDay) - utcOffset * MINUTE_MS
  const thisYear = thisYearOf({ now, utcOffset })
  const hasCome = (inYear: number) => midnight(inYear, month, day ?? 1) <= now
  // 29 February is a day of leap years.
  const hasDay = (inYear: number) => new Date(Date.UTC(inYear, month, day ?? 1)).getUTCMonth() === month
  const latest = hasCome(thisYear) ? thisYear : thisYear - 1
  const of = year ?? [0, 1, 2, 3, 4, 5, 6, 7].map((ago) => latest - ago).find(hasDay) ?? latest
  return day === undefined
    ? { from: midnight(of, month, 1), before: midnight(of, month + 1, 1) }
    : { from: midnight(of, month, day), before: midnight(of, month, day + 1) }
}

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
    case 'season':
      return `this season, since ${dateOf(from, clock)} ${whose}`
    case 'all':
      return 'among all that I read'
    case 'ahead':
      return 'from now on'
    default: {
      const begun = begunOf(span)
      if (begun) return `since ${beginInWords(begun, clock)} ${whose}`
      if (span.startsWith('last-')) return `in the last ${/\d+/.exec(span)?.[0]} days`
      if (span === '0-months-ago')
        return `this month, from ${dateOf(from, clock)} to ${dateOf(clock.now, clock)} ${whose}`
      const lastDay = before - DAY_MS
      return lastDay > from
        ? `from ${dateOf(from, clock)} to ${dateOf(lastDay, clock)} ${whose}`
        : `on ${weekdayOf(from, clock)}, ${dateOf(from, clock)} ${whose}`
    }
  }
}

/** "Monday, 16 November", "1 October". */
function beginInWords(span: BegunSpan, clock: Clock): string {
  const { from, before } = spanOf(span, clock)
  const date = dateOf(from, clock)
  if (span === 'last-night') return `${NIGHT_BEGINS}:00 on ${date}`
  return before - DAY_MS > from ? date : `${weekdayOf(from, clock)}, ${date}`
}

const weekdayOf = (time: number, { utcOffset = 0 }: Clock): string =>
  new Date(time + utcOffset * MINUTE_MS).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' })

/** With the year where it is not this one. */
export function dateOf(time: number, { now, utcOffset = 0 }: Clock): string {
  const [day, today] = [time, now].map((each) => new Date(each + utcOffset * MINUTE_MS)) as [Date, Date]
  const isThisYear = day.getUTCFullYear() === today.getUTCFullYear()
  return day.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  })
}
