import { describe, expect, it } from 'vitest'
import { ageOf, timeUntil } from './age.ts'

const DAY = 86_400_000

describe('ages by a clock that can be set', () => {
  it('are what the clock says, also where another node runs a little ahead', () => {
    expect(ageOf(1_000, 31_000)).toBe(30_000)
    expect(ageOf(31_000, 30_000)).toBe(-1_000)
  })
  it('are without end once the clock was set back', () => {
    expect(ageOf(DAY, 0)).toBe(Number.POSITIVE_INFINITY)
  })
  it('a moment further ahead than it was ever planned has come', () => {
    expect(timeUntil(60_000, 0, 60_000)).toBe(60_000)
    expect(timeUntil(DAY, 0, 60_000)).toBe(0)
    expect(timeUntil(0, 5, 60_000)).toBe(0)
  })
})
