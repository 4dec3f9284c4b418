import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quietUntil } from './quiet-hours.ts'

const at = (hour: number, minute = 0) => Date.UTC(2026, 10, 16, hour, minute)
const hours = (from: number, to: number, zone = 'UTC') => ({ from: from * 60, to: to * 60, zone })

describe('F-336 quiet hours', () => {
  it('let everything through outside, and hold it until they end', () => {
    expect(quietUntil(hours(22, 7), at(12))).toBe(at(12))
    expect(quietUntil(hours(22, 7), at(23))).toBe(at(31))
    expect(quietUntil(hours(22, 7), at(6, 59))).toBe(at(7))
    expect(quietUntil(hours(22, 7), at(7))).toBe(at(7))
    expect(quietUntil(hours(13, 14), at(13, 30))).toBe(at(14))
  })

  it('are none where they begin when they end, or were never set', () => {
    expect(quietUntil(hours(8, 8), at(8))).toBe(at(8))
    expect(quietUntil(undefined, at(8))).toBe(at(8))
  })

  it('go by the clock where the player is', () => {
    // Noon in London is nine in the evening in Tokyo.
    expect(quietUntil(hours(20, 22, 'Asia/Tokyo'), at(12))).toBe(at(13))
    expect(quietUntil(hours(20, 22, 'Nowhere/City'), at(12))).toBe(at(12))
  })

  it('end by the clock on the wall in the night that changes it', () => {
    const night = hours(22, 7, 'Europe/Berlin')
    expect(quietUntil(night, Date.UTC(2026, 9, 24, 21))).toBe(Date.UTC(2026, 9, 25, 6))
    expect(quietUntil(night, Date.UTC(2026, 2, 28, 22))).toBe(Date.UTC(2026, 2, 29, 5))
  })

  it('always end at a moment that is not quiet, and never lie in the past', () => {
    const minute = fc.integer({ min: 0, max: 1_439 })
    const zone = fc.constantFrom(
      'UTC',
      'Asia/Tokyo',
      'America/St_Johns',
      'Europe/Berlin',
      'Australia/Lord_Howe',
    )
    const moment = fc.integer({ min: at(0), max: at(24 * 366) })
    fc.assert(
      fc.property(minute, minute, zone, moment, (from, to, name, now) => {
        const quiet = { from, to, zone: name }
        const until = quietUntil(quiet, now)
        expect(until).toBeGreaterThanOrEqual(now)
        expect(quietUntil(quiet, until)).toBe(until)
      }),
    )
  })
})
