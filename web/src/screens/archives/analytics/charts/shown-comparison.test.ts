import { expect, it } from 'vitest'
import { shownComparison } from './shown-comparison.ts'

const minutes = { measure: 'minutes' as const, usual: 69.2, margin: 5.1, runs: 9, usual_runs: 90, weeks: [] }

it('F-238 a figure that, as shown, lies inside the usual span is as usual', () => {
  const shown = (value: number) => shownComparison({ ...minutes, value, trend: 'worse' })
  expect(shown(74.4)).toEqual({ band: [64, 74], trend: 'usual' })
  expect(shown(74.6)).toEqual({ band: [64, 74], trend: 'worse' })
  expect(shownComparison({ ...minutes, value: 63.6, trend: 'better' }).trend).toBe('usual')
})

it('F-238 without enough runs nothing is compared, and no share is over 100', () => {
  expect(shownComparison({ ...minutes, value: 74, trend: 'unknown' })).toEqual({ trend: 'unknown' })
  const wins = {
    ...minutes,
    measure: 'wins' as const,
    value: 99,
    usual: 98,
    margin: 4,
    trend: 'usual' as const,
  }
  expect(shownComparison(wins).band).toEqual([94, 100])
})
