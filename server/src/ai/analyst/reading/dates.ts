/**
 * Dates that a question names: "on 3 November", "November 3rd 2025", "2026-11-03", "5.11.", "5/11/2025", "on the 5th",
 * "on the fifth", "between 1 and 7 November", "in October", "in 2025".
 */
import { type BegunSpan, MONTHS, type Span } from '../../tools/account/spans.ts'

/** Their first three letters will do. */
export const MONTH = `(?:${MONTHS.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)})?`).join('|')}|sept)`
/** Another season is not known by its dates. */
export const THIS_SEASON = /\b(?:this|the current) season\b/

const DAY = '\\d{1,2}'
const SUFFIX = '(?:st|nd|rd|th)?'
const YEAR = '(?:[ ,]+(?<year>\\d{4}))?'
const TO = ' ?(?:and|to|until|till|through|-) ?'

const LAST_YEAR = YEAR.replace('year', 'lastYear')
const RANGES = [
  `\\b(?<day>${DAY})${SUFFIX}(?: (?:of )?(?<month>${MONTH})${YEAR})?${TO}(?:the )?(?<lastDay>${DAY})${SUFFIX} (?:of )?(?<lastMonth>${MONTH})\\b${LAST_YEAR}`,
  `\\b(?<month>${MONTH}) (?<day>${DAY})${SUFFIX}${YEAR}${TO}(?:(?<lastMonth>${MONTH}) )?(?<lastDay>${DAY})${SUFFIX}\\b${LAST_YEAR}`,
].map((pattern) => new RegExp(pattern))

const DAYS = [
  `\\b(?<day>${DAY})${SUFFIX} (?:of )?(?<month>${MONTH})\\b${YEAR}`,
  `\\b(?<month>${MONTH}) (?:the )?(?<day>${DAY})${SUFFIX}\\b${YEAR}`,
].map((pattern) => new RegExp(pattern))

const WHOLE_MONTH = new RegExp(
  `\\b(?:in|during|of|last|this|since) (?<month>${MONTH})\\b${YEAR}|\\b(?<month>${MONTH}) (?<year>20\\d{2})\\b`,
)
const WHOLE_YEAR =
  /\b(?:in|during|of|since|throughout|year) (?:the year )?(?<year>20\d{2})\b(?! (?:kills?|power))/
const ISO_DATE = /\b(?<year>\d{4})-(?<number>\d{2})-(?<day>\d{2})\b/

/** "On the 5th" names a day, "on the 5th one" does not: only these words follow a day. */
const DAY_OF_MONTH =
  /\b(?:on|since|from|\w+day) the (?<day>\d{1,2})(?:st|nd|rd|th)(?: of (?:(?<last>last)|this|the) month)?(?=$| (?:alone|and|at|did|evening|for|how|i|in|morning|night|on|onwards?|please|to|till|until|what|who|with)\b)/

/** What stands before a date; "a K/D of 1.5" and "1/2 hour" are none. */
const BEFORE_DATE =
  '(?<=\\b(?:on|since|from|between|until|till|before|after|the|play|played|do|did|done|happened|runs?) |^|\\b(?:on|from|between|since) \\d[\\d./]* ?(?:and|to|until|till|-) ?)'
const NOT_AN_AMOUNT =
  '(?![\\d.%/]| ?(?:h|hours?|hrs?|m|mins?|minutes?|days?|weeks?|months?|years?|kd|percent|points?|x|of)\\b)'
const numbers = (marks: string) => `(?<day>${DAY})(?<mark>[${marks}])(?<month>${DAY})`
/** "5.11.", "5/11" behind such a word, "5.11.2025", "5.11.25" and "5-11-2025" anywhere. */
const NUMERIC_DATE = new RegExp(
  `${BEFORE_DATE}(?!24/7)${numbers('./')}${NOT_AN_AMOUNT}|(?<![\\d./-])${numbers('./-')}\\k<mark>(?:20)?(?<year>\\d{2})(?![\\d./-])`,
  'g',
)

const FIRST_DAYS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )
const DAY_WORD = new RegExp(`\\b(?:${FIRST_DAYS.join('|')})\\b`, 'g')

/** "The fifth of November" as "the 5th of november". */
const withNumbers = (text: string): string =>
  text.replace(DAY_WORD, (word) => {
    const day = FIRST_DAYS.indexOf(word) + 1
    return `${day}${['st', 'nd', 'rd'][day - 1] ?? 'th'}`
  })

/** "5.11.2025" as "5 november 2025": the day comes first, unless only the other order makes a date ("11/25"). */
export function spellOutDates(text: string): string {
  return withNumbers(text).replace(NUMERIC_DATE, (written, ...rest) => {
    const { day, mark, month, year } = rest.at(-1) as Partial<Record<string, string>>
    const isMonthFirst = mark === '/' && Number(month) > MONTHS.length
    const name = MONTHS[Number(isMonthFirst ? day : month) - 1]
    return name ? `${isMonthFirst ? month : day} ${name}${year ? ` 20${year}` : ''}` : written
  })
}

const monthOf = (name: string | undefined) =>
  name === undefined ? undefined : MONTHS.find((each) => each.startsWith(name.slice(0, 3)))

const groupsIn = (text: string, patterns: readonly RegExp[]): Partial<Record<string, string>> =>
  patterns.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined) ?? {}

export function datesIn(text: string): Span | undefined {
  const spelled = spellOutDates(text)
  return rangeIn(spelled) ?? dateIn(spelled) ?? dayOfMonthIn(spelled) ?? yearIn(spelled)
}

function rangeIn(text: string): Span | undefined {
  const { day, month, year, lastDay, lastMonth, lastYear } = groupsIn(text, RANGES)
  const [from, to] = [monthOf(month ?? lastMonth), monthOf(lastMonth ?? month)]
  if (!from || !to) return undefined
  const [first, last] = [Number(day), Number(lastDay)]
  const [firstMonth, endMonth] = [MONTHS.indexOf(from), MONTHS.indexOf(to)]
  const turnsYear = firstMonth > endMonth || (firstMonth === endMonth && first > last) ? 1 : 0
  if (lastYear !== undefined)
    return `${from}-${first}-${Number(year ?? Number(lastYear) - turnsYear)}-to-${to}-${last}-${Number(lastYear)}`
  return year === undefined
    ? `${from}-${first}-to-${to}-${last}`
    : `${from}-${first}-${Number(year)}-to-${to}-${last}-${Number(year) + turnsYear}`
}

function dateIn(text: string): BegunSpan | undefined {
  const { year, number, day, month: name } = groupsIn(text, [...DAYS, WHOLE_MONTH, ISO_DATE])
  const month = monthOf(name) ?? MONTHS[Number(number ?? 0) - 1]
  if (!month) return undefined
  if (day === undefined) return year === undefined ? month : `${month}-${Number(year)}`
  return year === undefined ? `${month}-${Number(day)}` : `${month}-${Number(day)}-${Number(year)}`
}

function dayOfMonthIn(text: string): BegunSpan | undefined {
  const { day, last } = groupsIn(text, [DAY_OF_MONTH])
  if (day === undefined) return undefined
  return last ? `day-${Number(day)}-of-last-month` : `day-${Number(day)}-of-month`
}

function yearIn(text: string): BegunSpan | undefined {
  const { year } = groupsIn(text, [WHOLE_YEAR])
  return year === undefined ? undefined : `year-${Number(year)}`
}

const SOME_LEAP_YEAR = 2024
const MOST_DAYS = 31

/** "On 31 February", "on 45.13.": a day that no calendar has. */
export function namesNoDay(text: string): boolean {
  const spelled = spellOutDates(text)
  // What is left in digits has no such month.
  if (spelled.search(NUMERIC_DATE) >= 0) return true
  const { number, day, month: name, year } = groupsIn(spelled, [...DAYS, ISO_DATE])
  const month =
    name === undefined ? Number(number) - 1 : MONTHS.indexOf(monthOf(name) as (typeof MONTHS)[number])
  if (day === undefined) {
    const { day: alone } = groupsIn(spelled, [DAY_OF_MONTH])
    return alone !== undefined && (Number(alone) < 1 || Number(alone) > MOST_DAYS)
  }
  const last = new Date(Date.UTC(Number(year ?? SOME_LEAP_YEAR), month + 1, 0)).getUTCDate()
  return month > 11 || month < 0 || Number(day) < 1 || Number(day) > last
}

/** What is left where the dates are taken out: "on the 3rd of November" points at no third one. */
export const withoutDates = (text: string): string =>
  [...RANGES, ...DAYS, ISO_DATE, DAY_OF_MONTH, WHOLE_MONTH, WHOLE_YEAR].reduce(
    (left, pattern) => left.replace(pattern, ' '),
    spellOutDates(text),
  )
