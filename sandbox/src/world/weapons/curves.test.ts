import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Curve, investedFor, shownOn } from './curves.ts'
import { STAT_GROUPS } from './tables/stat-groups.ts'

const CURVES = [...STAT_GROUPS.values()].flatMap(({ curves }) => Object.values(curves))

describe('a curve', () => {
  const rounds: Curve = [
    [0, 4],
    [9, 4],
    [10, 5],
    [20, 6],
  ]

  it('shows the points as they stand, lines between them and its ends beyond', () => {
    expect([0, 9, 10, 20].map((value) => shownOn(rounds, value))).toEqual([4, 4, 5, 6])
    expect([-30, 100, 400].map((value) => shownOn(rounds, value))).toEqual([4, 6, 6])
    expect([14, 15, 16].map((value) => shownOn(rounds, value))).toEqual([5, 6, 6])
  })

  it('rounds halves to the even neighbour', () => {
    const half: Curve = [
      [0, 0],
      [2, 1],
      [6, 3],
    ]
    expect([1, 3, 5].map((value) => shownOn(half, value))).toEqual([0, 2, 2])
  })

  it('without points shows what is invested, within the bar', () => {
    expect([-5, 40, 130].map((value) => shownOn(undefined, value))).toEqual([0, 40, 100])
  })

  it('says what to invest for every value it has a point for', () => {
    for (const curve of CURVES)
      for (const [, shown] of curve) expect(shownOn(curve, investedFor(curve, shown))).toBe(shown)
  })

  it('says what to invest between its points, as near as a whole number comes', () => {
    const rising: Curve = [
      [0, 20],
      [100, 50],
    ]
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 50 }), (shown) => {
        expect(shownOn(rising, investedFor(rising, shown))).toBe(shown)
      }),
    )
  })

  it('refuses what it never shows', () => {
    expect(() => investedFor(rounds, 9)).toThrow('no investment shows 9')
  })
})
