/** Spans of time that a question names: days are those of the player's calendar, as the archives show them. */
import type { Turn } from '../turn.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

export const SPAN_NAMES = ['today', 'yesterday', 'last-night', 'day', 'week', 'month', 'all'] as const
export type Span = (typeof SPAN_NAMES)[number]

/** An evening that ends after midnight is one night. */
const NIGHT_BEGINS = 18
const NIGHT_ENDS = 6

type Clock = Pick<Turn, 'now' | 'utcOffset'>

export interface SpanOfTime {
  readonly from: number
  readonly before: number
}

export function spanOf(span: Span, { now, utcOffset = 0 }: Clock): SpanOfTime {
  const today = midnight(now, utcOffset)
  const sinceDays = (days: number) => ({ from: now - days * DAY_MS, before: Number.POSITIVE_INFINITY })
  switch (span) {
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
  }
}

/** 0 for today, 1 for yesterday: by midnights, not by hours. */
export const calendarDaysAgo = (time: number, { now, utcOffset = 0 }: Clock): number =>
  Math.round((midnight(now, utcOffset) - midnight(time, utcOffset)) / DAY_MS)

function midnight(time: number, utcOffset: number): number {
  const local = time + utcOffset * MINUTE_MS
  return local - (((local % DAY_MS) + DAY_MS) % DAY_MS) - utcOffset * MINUTE_MS
}

/** "yesterday, 16 November by your clock": which hours were looked at. */
export function spanInWords(span: Span, clock: Clock): string {
  const { from } = spanOf(span, clock)
  const whose = clock.utcOffset === undefined ? 'in UTC' : 'by your clock'
  switch (span) {
    case 'today':
    case 'yesterday':
      return `${span}, ${dateOf(from, clock)} ${whose}`
    case 'last-night':
      return `last night, from ${NIGHT_BEGINS}:00 on ${dateOf(from, clock)} to ${NIGHT_ENDS}:00 ${whose}`
    case 'day':
      return 'in the last 24 hours'
    case 'week':
      return 'in the last 7 days'
    case 'month':
      return 'in the last 30 days'
    case 'all':
      return 'among all that I read'
  }
}

const dateOf = (time: number, { utcOffset = 0 }: Clock): string =>
  new Date(time + utcOffset * MINUTE_MS).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
