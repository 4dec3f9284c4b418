import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hoursByWeek, placeAhead, placeBehind, rowsOf, WEEKS_BEHIND } from './sightline.ts'

const NOW = Date.parse('2026-11-16T12:00:00Z')
const DAY = 86_400_000

describe('the sightline', () => {
  it('puts every hour of the last year into its week, and none besides', () => {
    const run = fc.record({
      startedAt: fc.integer({ min: NOW - 500 * DAY, max: NOW + 20 * DAY }),
      seconds: fc.integer({ min: 0, max: 7_200 }),
    })
    fc.assert(
      fc.property(fc.array(run, { maxLength: 40 }), (runs) => {
        const weeks = hoursByWeek(runs, NOW)
        expect(weeks).toHaveLength(WEEKS_BEHIND)
        const inYear = runs.filter(
          ({ startedAt }) => startedAt <= NOW && startedAt > NOW - WEEKS_BEHIND * 7 * DAY,
        )
        const hours = inYear.reduce((sum, { seconds }) => sum + seconds / 3_600, 0)
        expect(Math.abs(weeks.reduce((sum, each) => sum + each, 0) - hours)).toBeLessThan(0.06 * WEEKS_BEHIND)
      }),
    )
    expect(hoursByWeek([{ startedAt: NOW - DAY, seconds: 3_600 }], NOW).at(-1)).toBe(1)
    expect(hoursByWeek([{ startedAt: NOW - 8 * DAY, seconds: 3_600 }], NOW).at(-2)).toBe(1)
  })

  it('sets what would overlap into rows of its own, and uses no more rows than it takes', () => {
    expect(rowsOf([0.2, 0.21, 0.8, 0.1, 0.2], 0.15)).toEqual([1, 3, 0, 0, 2])
    const places = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 })
    fc.assert(
      fc.property(places, (all) => {
        const rows = rowsOf(all, 0.15)
        expect(rows).toHaveLength(all.length)
        const isNear = (one: number, other: number) => Math.abs(one - other) < 0.15
        for (const [at, place] of all.entries()) {
          const inRow = all.filter((_, other) => other !== at && rows[other] === rows[at])
          expect(inRow.filter((other) => isNear(place, other))).toEqual([])
        }
        const most = Math.max(
          0,
          ...all.map((place) => all.filter((each) => each <= place && place - each < 0.15).length),
        )
        expect(new Set(rows).size).toBe(most)
      }),
    )
  })

  it('places what was within a year, and what comes within four weeks', () => {
    expect(placeBehind(NOW, NOW)).toBe(1)
    expect(placeBehind(NOW - 182 * DAY, NOW)).toBeCloseTo(0.5)
    expect(placeBehind(NOW - 400 * DAY, NOW)).toBeUndefined()
    expect(placeAhead(20, 10)).toBe(0.5)
    expect(placeAhead(41, 10)).toBeUndefined()
    expect(placeAhead(1, undefined)).toBeUndefined()
  })
})
