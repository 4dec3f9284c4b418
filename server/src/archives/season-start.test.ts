import { expect, it } from 'vitest'
import { seasonStart } from './season-start.ts'

type Season = { readonly startDate?: string; readonly endDate?: string }
const startOf = (now: string, ...seasons: readonly Season[]) => {
  const start = seasonStart(
    {
      hashes: () => seasons.map((_, at) => at),
      definition: (_table: string, at: number) => seasons[at],
    } as never,
    Date.parse(now),
  )
  return start === undefined ? undefined : new Date(start).toISOString().slice(0, 10)
}
const heresy = { startDate: '2025-02-04T17:00:00Z', endDate: '2025-07-15T17:00:00Z' }
const reclamation = { startDate: '2025-07-15T17:00:00Z', endDate: '2025-12-02T17:00:00Z' }

it('is the start of the season that runs', () => {
  expect(startOf('2025-08-01', heresy, reclamation)).toBe('2025-07-15')
  expect(startOf('2025-07-01', heresy, reclamation)).toBe('2025-02-04')
})

it('a season that is over is none, however long ago it was', () => {
  expect(startOf('2026-11-19', heresy, reclamation)).toBeUndefined()
})

it('a season without a date for its end goes on, and one without a date for its start is none', () => {
  expect(startOf('2026-11-19', { startDate: '2026-09-01T17:00:00Z' }, {})).toBe('2026-09-01')
})
