import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarDaysBetween, DAY_MS, dayNumber, isTimeZone, localTime, startOfDay } from './calendar-days.ts'

const at = (text: string) => Date.parse(text)
const dayIn = (time: number, zone: string) =>
  new Date(dayNumber(time, zone) * DAY_MS).toISOString().slice(0, 10)

/** Clocks that are changed, by an hour or half of one, at midnight or at night, in both hemispheres, and some that are not. */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Havana',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Africa/Cairo',
  'Pacific/Apia',
  'Atlantic/Azores',
]

describe('days of a time zone', () => {
  it('go by the clock of that day, not by today’s: 00:30 on 16 July in Berlin is the 16th, in November too', () => {
    const summer = at('2026-07-15T22:30:00Z')
    expect(dayIn(summer, 'Europe/Berlin')).toBe('2026-07-16')
    const winter = at('2026-11-15T22:30:00Z')
    expect(dayIn(winter, 'Europe/Berlin')).toBe('2026-11-15')
    expect(calendarDaysBetween(summer, winter, 'Europe/Berlin')).toBe(122)
  })

  it('have 23 or 25 hours where clocks are changed, and begin at the first moment there is', () => {
    const length = (day: string, zone: string) => {
      const number = at(day) / DAY_MS
      return (startOfDay(number + 1, zone) - startOfDay(number, zone)) / 3_600_000
    }
    expect(length('2026-03-29', 'Europe/Berlin')).toBe(23)
    expect(length('2026-10-25', 'Europe/Berlin')).toBe(25)
    // Midnight itself is skipped in Havana.
    const skipped = startOfDay(at('2026-03-08') / DAY_MS, 'America/Havana')
    expect(new Date(localTime(skipped, 'America/Havana')).toISOString()).toBe('2026-03-08T01:00:00.000Z')
  })

  it('are UTC where the zone is not known', () => {
    expect(isTimeZone('Mars/Olympus_Mons')).toBe(false)
    expect(isTimeZone('Europe/Berlin')).toBe(true)
    expect(localTime(5, 'Mars/Olympus_Mons')).toBe(5)
  })

  it('are what the clock of the zone shows, for any time of a century', () => {
    const shown = new Map(
      ZONES.map((zone) => [
        zone,
        new Intl.DateTimeFormat('sv-SE', {
          timeZone: zone,
          dateStyle: 'short',
          timeStyle: 'medium',
        }),
      ]),
    )
    fc.assert(
      fc.property(
        fc.integer({ min: at('1975-01-01'), max: at('2060-01-01') }),
        fc.constantFrom(...ZONES),
        (time, zone) => {
          const clock = new Date(localTime(time, zone)).toISOString().slice(0, 19).replace('T', ' ')
          expect(clock).toBe(shown.get(zone)?.format(time))
          const day = dayNumber(time, zone)
          const start = startOfDay(day, zone)
          expect(dayNumber(start, zone)).toBe(day)
          expect(start).toBeLessThanOrEqual(time)
          // Apia has gone over the date line, and left a day out.
          expect(dayNumber(start - 1, zone)).toBeLessThan(day)
        },
      ),
    )
  })
})
