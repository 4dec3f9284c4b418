/** Dates that a question names: "on 3 November", "November 3rd 2025", "2026-11-03", "between 1 and 7 November", "in October". */
import { MONTHS, type Span } from '../../tools/account/spans.ts'

/** Their first three letters will do. */
const MONTH = `(?:${MONTHS.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)})?`).join('|')})`
const DAY = '\\d{1,2}'
const SUFFIX = '(?:st|nd|rd|th)?'
const YEAR = '(?:[ ,]+(?<year>\\d{4}))?'
const TO = ' ?(?:and|to|until|till|through|-) ?'

const RANGES = [
  `\\b(?<day>${DAY})${SUFFIX}(?: (?:of )?(?<month>${MONTH}))?${TO}(?<lastDay>${DAY})${SUFFIX} (?:of )?(?<lastMonth>${MONTH})\\b`,
  `\\b(?<month>${MONTH}) (?<day>${DAY})${SUFFIX}${TO}(?:(?<lastMonth>${MONTH}) )?(?<lastDay>${DAY})${SUFFIX}\\b`,
].map((pattern) => new RegExp(pattern))

const DAYS = [
  `\\b(?<day>${DAY})${SUFFIX} (?:of )?(?<month>${MONTH})\\b${YEAR}`,
  `\\b(?<month>${MONTH}) (?:the )?(?<day>${DAY})${SUFFIX}\\b${YEAR}`,
].map((pattern) => new RegExp(pattern))

const WHOLE_MONTH = new RegExp(`\\b(?:in|during|of|last) (?<month>${MONTH})\\b${YEAR}`)
const ISO_DATE = /\b(?<year>\d{4})-(?<number>\d{2})-(?<day>\d{2})\b/

const monthOf = (name: string | undefined) =>
  name === undefined ? undefined : MONTHS.find((each) => each.startsWith(name.slice(0, 3)))

const groupsIn = (text: string, patterns: readonly RegExp[]): Partial<Record<string, string>> =>
  patterns.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined) ?? {}

export function datesIn(text: string): Span | undefined {
  return rangeIn(text) ?? dateIn(text)
}

function rangeIn(text: string): Span | undefined {
  const { day, month, lastDay, lastMonth } = groupsIn(text, RANGES)
  const [from, to] = [monthOf(month ?? lastMonth), monthOf(lastMonth ?? month)]
  return from && to ? `${from}-${Number(day)}-to-${to}-${Number(lastDay)}` : undefined
}

function dateIn(text: string): Span | undefined {
  const { year, number, day, month: name } = groupsIn(text, [...DAYS, WHOLE_MONTH, ISO_DATE])
  const month = monthOf(name) ?? MONTHS[Number(number ?? 0) - 1]
  if (!month) return undefined
  if (day === undefined) return year === undefined ? month : `${month}-${Number(year)}`
  return year === undefined ? `${month}-${Number(day)}` : `${month}-${Number(day)}-${Number(year)}`
}

const SOME_LEAP_YEAR = 2024

/** "On 31 February": a day that no calendar has. */
export function namesNoDay(text: string): boolean {
  const { number, day, month: name } = groupsIn(text, [...DAYS, ISO_DATE])
  const month =
    name === undefined ? Number(number) - 1 : MONTHS.indexOf(monthOf(name) as (typeof MONTHS)[number])
  if (day === undefined) return false
  const last = new Date(Date.UTC(SOME_LEAP_YEAR, month + 1, 0)).getUTCDate()
  return month > 11 || month < 0 || Number(day) < 1 || Number(day) > last
}

/** "On the 3rd of November" points at no third one. */
export const withoutDates = (text: string): string =>
  [...RANGES, ...DAYS].reduce((left, pattern) => left.replace(pattern, ' '), text)
