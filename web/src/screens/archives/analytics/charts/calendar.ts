import { localTime } from '@ai-vault/game/calendar-days.ts'
import { timeZone } from '../../../../data/clock.ts'
import { dateFormat } from '../../../../words/formats.ts'

/** The last year as whole weeks from Monday to Sunday, each day with how busy it was. */
interface CalendarDay {
  /** 2026-11-15, by the player's clock. */
  readonly date: string
  readonly runs: number
  /** 0: none, 4: as busy as the busiest tenth of days. */
  readonly level: 0 | 1 | 2 | 3 | 4
}

const DAY_MS = 86_400_000
const WEEKS = 53

/** The player's own clock, as the calendar counts. */
export const localNow = (): number => localTime(Date.now(), timeZone())

/** Days are named by their date alone. */
export const dayName = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' })

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
export const today = (): string => dayOf(localNow())
export const dayBeside = (date: string, days: number): string => dayOf(Date.parse(date) + days * DAY_MS)

type Counted = { readonly date: string; readonly runs: number }

export function weeksOf(calendar: readonly Counted[], now: number): readonly (readonly CalendarDay[])[] {
  const counts = new Map(calendar.map(({ date, runs }) => [date, runs]))
  const sorted = calendar.map(({ runs }) => runs).toSorted((one, other) => one - other)
  const limit = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 1
  const limits = [limit(0.4), limit(0.7), limit(0.9)]
  const levelOf = (runs: number) =>
    (runs === 0 ? 0 : 1 + limits.filter((least) => runs > least).length) as CalendarDay['level']
  const last = Math.floor(now / DAY_MS)
  // The epoch began on a Thursday; weeks begin on Monday.
  const monday = last - ((last + 3) % 7) - 7 * (WEEKS - 1)
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => monday + 7 * week + weekday)
      .filter((day) => day <= last)
      .map((day) => {
        const date = dayOf(day * DAY_MS)
        const runs = counts.get(date) ?? 0
        return { date, runs, level: levelOf(runs) }
      }),
  )
}

export function monthsOf(calendar: readonly Counted[]) {
  const months = Map.groupBy(calendar, ({ date }) => date.slice(0, 7))
  return [...months].map(([month, days]) => ({
    month,
    days: days.length,
    runs: days.reduce((sum, { runs }) => sum + runs, 0),
  }))
}

const HOURS = 24
/** About as long as one plays at a time. */
const BUSIEST_HOURS = 4

/** The hours on end that hold most of the runs, also over midnight; undefined without a run. */
export function busiestHours(hours: readonly number[]) {
  const all = hours.reduce((sum, runs) => sum + runs, 0)
  if (all === 0) return undefined
  const runsFrom = (from: number) =>
    Array.from({ length: BUSIEST_HOURS }, (_, at) => hours[(from + at) % HOURS] ?? 0).reduce(
      (sum, runs) => sum + runs,
    )
  const from = hours.reduce((best, _, hour) => (runsFrom(hour) > runsFrom(best) ? hour : best), 0)
  return { from, to: (from + BUSIEST_HOURS) % HOURS, percent: Math.round((100 * runsFrom(from)) / all) }
}

export const isWithin = (hour: number, { from }: { readonly from: number }): boolean =>
  (hour - from + HOURS) % HOURS < BUSIEST_HOURS

const PARTS_OF_DAY = ['night', 'morning', 'afternoon', 'evening'] as const

/** Each quarter of the day with its share of the runs. */
export function partsOfDay(hours: readonly number[]) {
  const all = Math.max(
    1,
    hours.reduce((sum, runs) => sum + runs, 0),
  )
  return PARTS_OF_DAY.map((name, at) => {
    const [from, to] = [6 * at, 6 * at + 6]
    const runs = hours.slice(from, to).reduce((sum, each) => sum + each, 0)
    return { name, from, to, percent: Math.round((100 * runs) / all) }
  })
}
