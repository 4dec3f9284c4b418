import { describe, expect, test } from 'vitest'
import { calendarDaysAgo, spanInWords, spanOf, spanSchema } from './spans.ts'

const at = (text: string) => Date.parse(text)
const clock = (now: string, timeZone?: string) => ({ now: at(now), timeZone })

describe('spans of time that a question names', () => {
  test('days of last summer begin at midnight of summer time, also when asked in winter', () => {
    const november = clock('2026-11-17T15:45:00Z', 'Europe/Berlin')
    expect(spanOf('july-16', november)).toEqual({
      from: at('2026-07-15T22:00:00Z'),
      before: at('2026-07-16T22:00:00Z'),
    })
    expect(spanOf('october', november)).toEqual({
      from: at('2026-09-30T22:00:00Z'),
      before: at('2026-10-31T23:00:00Z'),
    })
    expect(calendarDaysAgo(at('2026-07-15T22:30:00Z'), november)).toBe(124)
    // The Sunday of the change has 25 hours, and is still one day.
    expect(spanInWords('october-25', november)).toBe('on Sunday, 25 October by your clock')
    expect(spanInWords('march-29', november)).toBe('on Sunday, 29 March by your clock')
  })

  test('yesterday is the calendar day before this one, whatever the hour', () => {
    const { from, before } = spanOf('yesterday', clock('2026-11-17T15:45:00Z'))
    expect([from, before]).toEqual([at('2026-11-16T00:00:00Z'), at('2026-11-17T00:00:00Z')])
  })

  test('the day begins at midnight of the player’s own clock', () => {
    const west = spanOf('today', clock('2026-11-17T03:00:00Z', 'America/Los_Angeles'))
    expect(west.from).toBe(at('2026-11-16T08:00:00Z'))
    const east = spanOf('today', clock('2026-11-17T20:00:00Z', 'Asia/Tokyo'))
    expect(east.from).toBe(at('2026-11-17T15:00:00Z'))
  })

  test('last night reaches from the evening over midnight', () => {
    const { from, before } = spanOf('last-night', clock('2026-11-17T15:45:00Z', 'Europe/Berlin'))
    expect([from, before]).toEqual([at('2026-11-16T17:00:00Z'), at('2026-11-17T05:00:00Z')])
  })

  test('a run of yesterday evening is a day ago by midnights, not by hours', () => {
    expect(calendarDaysAgo(at('2026-11-16T23:00:00Z'), clock('2026-11-17T01:00:00Z'))).toBe(1)
    expect(
      calendarDaysAgo(at('2026-11-16T23:00:00Z'), clock('2026-11-17T01:00:00Z', 'America/Sao_Paulo')),
    ).toBe(0)
  })

  test('the words say which day was looked at, and by which clock', () => {
    expect(spanInWords('yesterday', clock('2026-11-17T15:45:00Z', 'Europe/Berlin'))).toBe(
      'yesterday, 16 November by your clock',
    )
    expect(spanInWords('yesterday', clock('2026-11-17T15:45:00Z'))).toBe('yesterday, 16 November in UTC')
  })

  test('a weekday is the last one before today, a number of days counts midnights', () => {
    const tuesday = clock('2026-11-17T23:30:00Z', 'Atlantic/Cape_Verde')
    expect(spanOf('sunday', tuesday).from).toBe(at('2026-11-15T01:00:00Z'))
    expect(spanOf('tuesday', tuesday).from).toBe(at('2026-11-10T01:00:00Z'))
    expect(spanOf('3-days-ago', tuesday)).toEqual(spanOf('saturday', tuesday))
    expect(spanOf('1-days-ago', tuesday)).toEqual(spanOf('yesterday', tuesday))
    expect(spanInWords('sunday', tuesday)).toBe('on Sunday, 15 November by your clock')
  })

  test('the weekend may be going on, the last one is over', () => {
    const [from, before] = [at('2026-11-14T00:00:00Z'), at('2026-11-16T00:00:00Z')]
    expect(spanOf('last-weekend', clock('2026-11-17T12:00:00Z'))).toEqual({ from, before })
    expect(spanOf('weekend', clock('2026-11-15T12:00:00Z'))).toEqual({ from, before })
    expect(spanOf('last-weekend', clock('2026-11-15T12:00:00Z')).before).toBe(at('2026-11-09T00:00:00Z'))
  })

  test.each([
    ['2-weeks-ago', '2026-11-02', '2026-11-09'],
    ['1-months-ago', '2026-10-01', '2026-11-01'],
    ['november-3', '2026-11-03', '2026-11-04'],
    // Not come yet this year.
    ['november-30', '2025-11-30', '2025-12-01'],
    ['november-3-2025', '2025-11-03', '2025-11-04'],
    ['october', '2026-10-01', '2026-11-01'],
    ['december', '2025-12-01', '2026-01-01'],
    ['february-2024', '2024-02-01', '2024-03-01'],
    ['november-1-to-november-7', '2026-11-01', '2026-11-08'],
    ['december-30-to-january-2', '2025-12-30', '2026-01-03'],
    ['november-5-2024-to-november-7-2025', '2024-11-05', '2025-11-08'],
    // 2026 and 2025 are no leap years.
    ['february-29', '2024-02-29', '2024-03-01'],
    ['year-2025', '2025-01-01', '2026-01-01'],
    ['1-years-ago', '2025-01-01', '2026-01-01'],
    ['day-5-of-month', '2026-11-05', '2026-11-06'],
    ['day-5-of-last-month', '2026-10-05', '2026-10-06'],
    // Not come yet this month.
    ['day-25-of-month', '2026-10-25', '2026-10-26'],
  ] as const)('%s reaches from %s to the day before %s', (span, from, before) => {
    const tuesday = clock('2026-11-17T15:45:00Z')
    expect(spanSchema.parse(span)).toBe(span)
    expect(spanOf(span, tuesday)).toEqual({
      from: at(`${from}T00:00:00Z`),
      before: at(`${before}T00:00:00Z`),
    })
  })

  test('the 31st is one of the latest month that has so many days', () => {
    const { from } = spanOf('day-31-of-month', clock('2026-12-17T15:45:00Z', 'Europe/Berlin'))
    expect(from).toBe(at('2026-10-30T23:00:00Z'))
  })

  test.each([
    ['since-monday', '2026-11-16', 'Monday, 16 November'],
    ['since-november-3', '2026-11-03', 'Tuesday, 3 November'],
    ['since-october', '2026-10-01', '1 October'],
    ['since-year-2025', '2025-01-01', '1 January 2025'],
  ] as const)('%s reaches from %s up to now', (span, from, told) => {
    const tuesday = clock('2026-11-17T15:45:00Z')
    expect(spanSchema.parse(span)).toBe(span)
    expect(spanOf(span, tuesday)).toEqual({
      from: at(`${from}T00:00:00Z`),
      before: Number.POSITIVE_INFINITY,
    })
    expect(spanInWords(span, tuesday)).toBe(`since ${told} in UTC`)
  })

  test('since last night begins with the evening', () => {
    expect(spanInWords('since-last-night', clock('2026-11-17T15:45:00Z'))).toBe(
      'since 18:00 on 16 November in UTC',
    )
  })

  test('a span of several days is told with its first and last, with the year of another one', () => {
    const tuesday = clock('2026-11-17T15:45:00Z', 'Europe/Berlin')
    expect(spanInWords('2-weeks-ago', tuesday)).toBe('from 2 November to 8 November by your clock')
    expect(spanInWords('december', tuesday)).toBe('from 1 December 2025 to 31 December 2025 by your clock')
    expect(spanInWords('last-10-days', tuesday)).toBe('in the last 10 days')
  })
})
