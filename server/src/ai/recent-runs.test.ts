import { expect, test } from 'vitest'
import { joinPages } from './recent-runs.ts'
import type { PlayedRun } from './tools/turn.ts'

const on = (day: number) =>
  ({ period: `2026-11-${String(day).padStart(2, '0')}T20:00:00Z` }) as unknown as PlayedRun

test('runs of several characters come newest first', () => {
  const { runs } = joinPages([[on(9), on(3)], [on(7)]], 250)
  expect(runs).toEqual([on(9), on(7), on(3)])
})

test('runs are complete where no page is full, and else since the full page that ends last', () => {
  expect(joinPages([[on(9), on(3)], []], 3).completeSince).toBeUndefined()
  const full = [
    [on(9), on(3)],
    [on(8), on(5)],
  ]
  expect(joinPages([...full, [on(1)]], 2).completeSince).toBe(Date.parse('2026-11-05T20:00:00Z'))
})
