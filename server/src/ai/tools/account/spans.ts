/** Spans of time that a question names: days are those of the player's calendar, as the archives show them. */
import {
  calendarDaysBetween,
  DAY_MS,
  dayNumber,
  localTime,
  startOfDay,
  timeOfLocal,
} from '@ai-vault/game/calendar-days.ts'
import { z } from 'zod'
import type { Turn } from '../turn.ts'

const HOUR_MS = 3_600_000

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

type Clock = Pick<Turn, 'now' | 'timeZone' | 'seasonStart'>

export interface SpanOfTime {
  readonly from: number
  readonly before: number
}

export function spanOf(span: Span, clock: Clock): SpanOfTime {
  const { now, timeZone, seasonStart } = clock
  const today = dayNumber(now, timeZone)
  const sinceDays = (days: number) => ({ from: now - days * DAY_MS, before: Number.POSITIVE_INFINITY })
  /** So many days from one on; a day may have 23 hours. */
  const daysFrom = (day: number, days = 1) => ({
    from: startOfDay(day, timeZone),
    before: startOfDay(day + days, timeZone),
  })
  const weekday = new Date(today * DAY_MS).getUTCDay()
  switch (span) {
    case 'weekend':
    case 'last-weekend': {
      const sinceSaturday = (weekday + 1) % DAYS_OF_WEEK
      // On a weekend the one that is going on, unless the last one is asked for.
      const isThisOne = span === 'weekend' || sinceSaturday >= 2
      return daysFrom(today - sinceSaturday - (isThisOne ? 0 : DAYS_OF_WEEK), 2)
    }
    case 'today':
      return daysFrom(today)
    case 'yesterday':
      return daysFrom(today - 1)
    case 'last-night':
      return {
        from: timeOfLocal((today - 1) * DAY_MS + NIGHT_BEGINS * HOUR_MS, timeZone),
        before: timeOfLocal(today * DAY_MS + NIGHT_ENDS * HOUR_MS, timeZone),
      }
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
      if (begun) return { from: spanOf(begun, clock).from, before: Number.POSITIVE_INFINITY }
      if (isWeekday(span))
        return daysFrom(today - 1 - ((weekday - WEEKDAYS.indexOf(span) + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK))
      const amount = Number(/\d+/.exec(span)?.[0])
      if (span.endsWith('-days-ago')) return daysFrom(today - amount)
      if (span.startsWith('last-')) return sinceDays(amount)
      if (span.endsWith('-months-ago')) return monthOf(amount, clock)
      if (span.endsWith('-years-ago')) return yearOf(thisYearOf(clock) - amount, clock)
      if (span.startsWith('year-')) return yearOf(amount, clock)
      if (span.endsWith('-of-month')) return dayOfMonth(amount, 0, clock)
      if (span.endsWith('-of-last-month')) return dayOfMonth(amount, 1, clock)
      const [firstDate, lastDate] = span.split('-to-')
      if (firstDate && lastDate) return rangeOf(firstDate, lastDate, clock)
      if (!span.endsWith('-weeks-ago')) return datesOf(span, clock)
      const sinceMonday = (weekday + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK
      return daysFrom(today - sinceMonday - amount * DAYS_OF_WEEK, DAYS_OF_WEEK)
    }
  }
}

const isWeekday = (span: Span): span is Weekday => WEEKDAYS.some((day) => day === span)

const SINCE = 'since-'

/** 'monday' of 'since-monday'. */
const begunOf = (span: Span): BegunSpan | undefined =>
  span.startsWith(SINCE) ? begunSchema.parse(span.slice(SINCE.length)) : undefined

/** What the player's calendar shows at a time, to be read as UTC. */
const calendarAt = (time: number, { timeZone }: Clock): Date => new Date(localTime(time, timeZone))

/** The midnight that begins a day of the player's calendar; months and days count on over their ends. */
const midnightOf = (year: number, month: number, day: number, { timeZone }: Clock): number =>
  timeOfLocal(Date.UTC(year, month, day), timeZone)

const thisYearOf = (clock: Clock): number => calendarAt(clock.now, clock).getUTCFullYear()

const yearOf = (year: number, clock: Clock): SpanOfTime => ({
  from: midnightOf(year, 0, 1, clock),
  before: midnightOf(year + 1, 0, 1, clock),
})

/** In the latest month, so many months ago at least, that has the day and in which it has begun. */
function dayOfMonth(day: number, monthsAgo: number, clock: Clock): SpanOfTime {
  for (let ago = monthsAgo; ago <= monthsAgo + MONTHS.length; ago++) {
    const today = calendarAt(clock.now, clock)
    const dayIn = (each: number) => midnightOf(today.getUTCFullYear(), today.getUTCMonth() - ago, each, clock)
    const from = dayIn(day)
    if (from < monthOf(ago, clock).before && from <= clock.now) return { from, before: dayIn(day + 1) }
  }
  throw new RangeError(`No month has a day ${day}.`)
}

function monthOf(ago: number, clock: Clock): SpanOfTime {
  const today = calendarAt(clock.now, clock)
  const first = (month: number) => midnightOf(today.getUTCFullYear(), month, 1, clock)
  return { from: first(today.getUTCMonth() - ago), before: first(today.getUTCMonth() - ago + 1) }
}

/** The days of the latest such range that has begun; it may go over the end of a year. */
function rangeOf(first: string, last: string, clock: Clock): SpanOfTime {
  const { from } = datesOf(first, clock)
  if (/-\d{3,}$/.test(last)) return { from, before: datesOf(last, clock).before }
  const year = calendarAt(from, clock).getUTCFullYear()
  const ends = [year, year + 1].map((each) => datesOf(`${last}-${each}`, clock).before)
  return { from, before: ends.find((end) => end > from) ?? from + DAY_MS }
}

const LEAST_YEAR = 100

/** A date or a whole month. */
function datesOf(span: string, clock: Clock): SpanOfTime {
  const [name, ...numbers] = span.split('-')
  const month = MONTHS.indexOf(name as (typeof MONTHS)[number])
  const day = numbers.map(Number).find((each) => each < LEAST_YEAR)
  const year = numbers.map(Number).find((each) => each >= LEAST_YEAR)
  const midnight = (inYear: number, inMonth: number, onDay: number) =>
    midnightOf(inYear, inMonth, onDay, clock)
  const thisYear = thisYearOf(clock)
  const hasCome = (inYear: number) => midnight(inYear, month, day ?? 1) <= clock.now
  // 29 February is a day of leap years.
  const hasDay = (inYear: number) => new Date(Date.UTC(inYear, month, day ?? 1)).getUTCMonth() === month
  const latest = hasCome(thisYear) ? thisYear : thisYear - 1
  const of = year ?? [0, 1, 2, 3, 4, 5, 6, 7].map((ago) => latest - ago).find(hasDay) ?? latest
  return day === undefined
    ? { from: midnight(of, month, 1), before: midnight(of, month + 1, 1) }
    : { from: midnight(of, month, day), before: midnight(of, month, day + 1) }
}

/** 0 for today, 1 for yesterday: by midnights, not by hours, as the pages count. */
export const calendarDaysAgo = (time: number, { now, timeZone }: Clock): number =>
  calendarDaysBetween(time, now, timeZone)

/** "yesterday, 16 November by your clock": which hours were looked at. */
export function spanInWords(span: Span, clock: Clock): string {
  const { from, before } = spanOf(span, clock)
  const whose = clock.timeZone === undefined ? 'in UTC' : 'by your clock'
  switch (span) {
    case 'today':
    case 'yesterday':
      return `${span}, ${dateOf(from, clock)} ${whose}`
    case 'last-night':
      return `last night, from ${NIGHT_BEGINS}:00 on ${dateOf(from, clock)} to ${NIGHT_ENDS}:00 ${whose}`
    case 'weekend':
    case 'last-weekend':
      return `on the weekend, ${dateOf(from, clock)} and ${dateOf(before - 1, clock)} ${whose}`
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
      return isLongerThanDay(from, before, clock)
        ? `from ${dateOf(from, clock)} to ${dateOf(before - 1, clock)} ${whose}`
        : `on ${weekdayOf(from, clock)}, ${dateOf(from, clock)} ${whose}`
    }
  }
}

/** "Monday, 16 November", "1 October". */
function beginInWords(span: BegunSpan, clock: Clock): string {
  const { from, before } = spanOf(span, clock)
  const date = dateOf(from, clock)
  if (span === 'last-night') return `${NIGHT_BEGINS}:00 on ${date}`
  return isLongerThanDay(from, before, clock) ? date : `${weekdayOf(from, clock)}, ${date}`
}

const isLongerThanDay = (from: number, before: number, { timeZone }: Clock): boolean =>
  calendarDaysBetween(from, before - 1, timeZone) > 0

const weekdayOf = (time: number, clock: Clock): string =>
  calendarAt(time, clock).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' })

/** With the year where it is not this one. */
export function dateOf(time: number, clock: Clock): string {
  const day = calendarAt(time, clock)
  const isThisYear = day.getUTCFullYear() === thisYearOf(clock)
  return day.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  })
}
