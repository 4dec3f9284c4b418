import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { farmPriority } from './farm-priority.ts'

describe('F-304 what to farm', () => {
  it('F-304 is value times odds by the own minutes of a run', () => {
    const { oddsARun, pointsAnHour, evenRuns, evenHours } = farmPriority({
      value: 2,
      oddsADrop: 1 / 20,
      sharedBy: 5,
      minutesARun: 30,
    })
    expect(oddsARun).toBeCloseTo(0.01, 12)
    expect(pointsAnHour).toBeCloseTo(0.04, 12)
    expect([evenRuns, evenHours]).toEqual([69, 34.5])
  })

  it('F-304 the even chance is that of trying run after run', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 9 }), (size, sharedBy) => {
        const { oddsARun, evenRuns } = farmPriority({
          value: 1,
          oddsADrop: 1 / size,
          sharedBy,
          minutesARun: 10,
        })
        let missed = 1
        let runs = 0
        while (missed > 0.5 + 1e-12) {
          missed *= 1 - oddsARun
          runs++
        }
        expect(Math.abs(evenRuns - runs)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('F-304 a faster player, better odds or more value rank higher', () => {
    const goal = { value: 1, oddsADrop: 0.1, sharedBy: 4, minutesARun: 20 }
    const base = farmPriority(goal).pointsAnHour
    expect(farmPriority({ ...goal, minutesARun: 10 }).pointsAnHour).toBeGreaterThan(base)
    expect(farmPriority({ ...goal, oddsADrop: 0.2 }).pointsAnHour).toBeGreaterThan(base)
    expect(farmPriority({ ...goal, value: 2 }).pointsAnHour).toBeGreaterThan(base)
  })
})
