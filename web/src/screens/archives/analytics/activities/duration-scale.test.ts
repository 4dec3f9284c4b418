import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { durationLines } from './RunDots.tsx'

describe('the lines of the chart of runs', () => {
  it.each([
    [8 * 60, [5, 10, 15]],
    [20 * 60, [10, 20, 30]],
    [60 * 60, [20, 40, 60]],
    [75 * 60, [30, 60, 90]],
    [7 * 3600, [240, 480, 720]],
  ])('a longest run of %d s has lines at %j minutes', (seconds, lines) => {
    expect(durationLines(seconds)).toEqual(lines)
  })

  it('no run is above the highest line, and the longest is not lost at the bottom', () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 100_000 }), (seconds) => {
        const top = 60 * (durationLines(seconds).at(-1) ?? 0)
        expect(seconds).toBeLessThanOrEqual(top)
        expect(seconds).toBeGreaterThan(top / 3)
      }),
    )
  })
})
