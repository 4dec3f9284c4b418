// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeLeft, readWeek } from './week.ts'

const left = (iso: string) => describeLeft(readWeek(Date.parse(iso)))

describe('F-344 the week to the reset, Tuesday 17:00 UTC', () => {
  it.each([
    ['2026-06-09T17:00:00Z', '7 d 0 h'],
    ['2026-06-09T16:59:00Z', '0 h 1 min'],
    ['2026-06-08T17:00:00Z', '1 d 0 h'],
    ['2026-06-08T17:01:00Z', '23 h 59 min'],
    ['2026-06-07T03:00:00Z', '2 d 14 h'],
    ['2026-06-10T00:00:00Z', '6 d 17 h'],
    ['2026-06-13T23:30:00Z', '2 d 17 h'],
    ['0099-12-31T23:59:59.999Z', '4 d 17 h'],
  ])('at %s %s are left', (now, words) => expect(left(now)).toBe(words))

  it('is always between 0 and 7 days away, and what is over and what is left make one week', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (date) => {
        const { over, days, hours, minutes } = readWeek(date.getTime())
        const rest = (days * 24 + hours) * 60 + minutes
        expect(over).toBeGreaterThanOrEqual(0)
        expect(over).toBeLessThan(1)
        expect(Math.abs((1 - over) * 7 * 24 * 60 - rest)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
