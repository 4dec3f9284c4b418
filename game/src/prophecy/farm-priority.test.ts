import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atPace, farmPriority, farmValue } from './farm-priority.ts'

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

describe('F-304 at a pace of one’s own', () => {
  const goal = (place: string, points_an_hour: number) => ({
    place,
    minutes: 20,
    points_an_hour,
    even_runs: 30,
    even_hours: 10,
  })

  it('is worth twice as much at half the time, and takes its place in the order', () => {
    const goals = atPace([goal('Raid', 3), goal('Dungeon', 2)], { Dungeon: 10 })
    expect(goals).toEqual([{ ...goal('Dungeon', 4), minutes: 10, even_hours: 5 }, goal('Raid', 3)])
  })
})

it('F-304 what a roll adds is the difference of the two scores as they are shown', () => {
  expect(farmValue(9.26, 7.74)).toBe(1.6)
  expect(farmValue(9.34, 7.66)).toBe(1.6)
})

it('F-304 nothing is farmed for that is hardly better than what one has', () => {
  expect(farmValue(8, 7)).toBe(1)
  expect(farmValue(8, undefined)).toBe(3)
  expect(farmValue(8, 7.9)).toBeUndefined()
  expect(farmValue(4, undefined)).toBeUndefined()
})
