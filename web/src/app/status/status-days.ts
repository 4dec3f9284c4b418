import type { StatusHistory, StatusIncident } from '@ai-vault/contract/service/status-history.ts'
import { lateWords } from '../late-words.ts'

/** One day of the history in the reader's own zone; `unknown` is one on which this installation hardly looked. */
export interface StatusDay {
  /** Epoch milliseconds of its midnight. */
  readonly at: number
  readonly state: 'operational' | 'degraded' | 'down' | 'unknown'
}

const words = lateWords.status
export const HISTORY_DAYS = 30
const MINUTE = 60_000

/** Less of a day than this seen without an incident is no good day, but an unknown one. */
const LEAST_SHARE = 0.5

/** The last 30 days up to today, the oldest first; a day is as bad as its worst incident. */
export function readDays({ since, until, incidents, observed }: StatusHistory): StatusDay[] {
  const today = new Date(until)
  return Array.from({ length: HISTORY_DAYS }, (_, index) => {
    const back = HISTORY_DAYS - 1 - index
    const at = midnight(today, -back)
    const next = midnight(today, 1 - back)
    const share = shareSeen(observed, Math.max(at, Date.parse(since)), Math.min(next, today.getTime()))
    return { at, state: worst(incidents, at, next) ?? (share < LEAST_SHARE ? 'unknown' : 'operational') }
  })
}

const midnight = (day: Date, shift: number) =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + shift).getTime()

function worst(incidents: readonly StatusIncident[], from: number, to: number) {
  const there = incidents.filter(
    ({ began_at, ended_at }) => Date.parse(began_at) < to && Date.parse(ended_at ?? '9999') > from,
  )
  if (there.some(({ severity }) => severity === 'down')) return 'down'
  return there.length > 0 ? 'degraded' : undefined
}

/** Spans come in order and may overlap. */
function shareSeen(observed: StatusHistory['observed'], from: number, to: number): number {
  let seen = 0
  let reached = from
  for (const span of observed) {
    const end = Math.min(Date.parse(span.to), to)
    seen += Math.max(0, end - Math.max(Date.parse(span.from), reached))
    reached = Math.max(reached, end)
  }
  return seen / Math.max(1, to - from)
}

/** The bars in words, for those who listen: '30 days: 1 down, 2 degraded, 20 operational, 7 not known'. */
export function describeDays(days: readonly StatusDay[]): string {
  const count = (state: StatusDay['state']) => days.filter((day) => day.state === state).length
  const parts = (['down', 'degraded', 'operational', 'unknown'] as const)
    .filter((state) => count(state) > 0)
    .map((state) => `${count(state)} ${words.days[state]}`)
  return words.allDays(days.length, parts.join(', '))
}

/** How long it lasted: 'under a minute', '23 min', '3 h 5 min', '2 d 1 h'. */
export function describeLength(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE)
  if (minutes < 1) return words.underAMinute
  if (minutes < 60) return words.minutes(minutes)
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? words.hours(hours, minutes % 60) : words.daysLong(Math.floor(hours / 24), hours % 24)
}
