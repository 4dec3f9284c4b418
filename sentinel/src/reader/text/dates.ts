/**
 * Days that a question names by the calendar: 'since 3 June', 'in October', 'last Tuesday', '2026-11-03'. The library reads
 * a few words around a month, a weekday or a written date, never the whole question: its patterns are not ours to bound.
 */
import { parse } from 'chrono-node/en'
import type { Mention } from '../mention.ts'
import type { Token } from './tokens.ts'

export interface Clock {
  readonly now: Date
  /** 'Europe/Berlin'. */
  readonly zone: string
}

const CUE =
  /^(?:jan(?:uary)?|feb(?:ruary)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|ago|20\d\d)$/
/** Months that are verbs too: only behind or before what makes a date of them. */
const VERBS = new Set(['march', 'may'])
const BEFORE_MONTH = /^(?:in|of|since|last|until|\d{1,2}(?:st|nd|rd|th)?)$/
const WORDS_BEFORE = 4
const WORDS_BEHIND = 4
const MOST_CUES = 4
const SINCE = new Set(['since', 'after', 'from', 'seit', 'depuis', 'desde', 'starting'])
const DAY_MS = 86_400_000

const isoDay = (date: Date): string => date.toISOString().slice(0, 10)

/** How many minutes the clock of the zone is ahead of UTC. */
export function minutesAhead({ now, zone }: Clock): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(now)
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value)
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return Math.round((local - now.getTime()) / 60_000)
}

interface Span {
  readonly from: string
  readonly until: string
}

function spanIn(text: string, isSince: boolean, clock: Clock): Span | undefined {
  const ahead = minutesAhead(clock)
  const [found] = parse(text, { instant: clock.now, timezone: ahead }).filter(
    ({ start }) => start.isCertain('month') || start.isCertain('weekday') || start.isCertain('day'),
  )
  if (!found) return undefined
  const today = isoDay(new Date(clock.now.getTime() + ahead * 60_000))
  // A date without a year is the last one: the app knows what was, and 'march' is not the next one.
  const back = (day: string, hasYear: boolean) =>
    !hasYear && day > today ? `${Number(day.slice(0, 4)) - 1}${day.slice(4)}` : day
  const dayOf = (parts: typeof found.start) => {
    const [year, month, day] = [parts.get('year') ?? 1970, parts.get('month') ?? 1, parts.get('day') ?? 1]
    return back(isoDay(new Date(Date.UTC(year, month - 1, day))), parts.isCertain('year'))
  }
  const from = dayOf(found.start)
  if (isSince) return { from, until: today }
  if (found.end) return { from, until: dayOf(found.end) }
  if (found.start.isCertain('day') || found.start.isCertain('weekday')) return { from, until: from }
  const [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))]
  return { from, until: isoDay(new Date(Date.UTC(year, month, 1) - DAY_MS)) }
}

function isCue(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.text ?? ''
  if (VERBS.has(word))
    return BEFORE_MONTH.test(tokens[at - 1]?.text ?? '') || /^\d/.test(tokens[at + 1]?.text ?? '')
  return CUE.test(word)
}

/** `isTaken` tells words that were read as something else. */
export function datesIn(tokens: readonly Token[], isTaken: (at: number) => boolean, clock: Clock): Mention[] {
  const found: Mention[] = []
  let last = -1
  let cues = 0
  for (let at = 0; at < tokens.length && cues < MOST_CUES; at++) {
    if (at <= last || isTaken(at) || !isCue(tokens, at)) continue
    cues++
    const from = Math.max(last + 1, at - WORDS_BEFORE)
    const to = Math.min(tokens.length, at + WORDS_BEHIND)
    const window = tokens.slice(from, to)
    const text = window.map(({ typed, gap }) => (gap === '-' || gap === '/' ? gap : ' ') + typed).join('')
    const isSince = tokens.slice(from, at).some(({ text: word }) => SINCE.has(word))
    const span = spanIn(text, isSince, clock)
    if (!span) continue
    found.push({ slot: 'period', value: `${span.from}..${span.until}`, from: at, to: at + 1, by: 'number' })
    last = to - 1
  }
  return found
}
