import { describe, expect, test } from 'vitest'
import { normalise } from './normalise.ts'
import { readSlots } from './slots.ts'

describe('the time that a question names', () => {
  test.each([
    ['plan my evening, I have 2 hours', 120],
    ['I have 90 minutes, what should I do?', 90],
    ['I have an hour tonight', 60],
    ['what can I do in half an hour', 30],
    ['only half hour left', 30],
    ['2h, what now?', 120],
    ['30 min until dinner', 30],
    ['45 mins', 45],
    ['1h30 today', 90],
    ['1 h 30 min', 90],
    ['1.5 hours', 90],
    ['an hour and a half', 90],
    ['two and a half hours', 150],
    ['fifteen minutes', 15],
  ])('"%s" is %i minutes', (question, minutes) => {
    expect((readSlots(normalise(question)).hours ?? 0) * 60).toBeCloseTo(minutes)
  })

  test.each(['100 melee and 100 super', 'best hand cannon', 'half of my vault', 'my second hunter'])(
    '"%s" names none',
    (question) => {
      expect(readSlots(normalise(question)).hours).toBeUndefined()
    },
  )
})

describe('the days that a question names', () => {
  test.each([
    ['what did I play two weeks ago?', '2-weeks-ago'],
    ['and a month ago', '1-months-ago'],
    ['my runs of the last 10 days', 'last-10-days'],
    ['my KD in the past two weeks', 'last-14-days'],
    ['what did I play on 3 November?', 'november-3'],
    ['what did I play on November 3rd', 'november-3'],
    ['my raids on the 3rd of Nov 2025', 'november-3-2025'],
    ['what did I do on 2026-11-03?', 'november-3-2026'],
    ['how many raids in October', 'october'],
    ['raids this week', 'week'],
    ['what did I play last week', '1-weeks-ago'],
    ['what did I play last month?', '1-months-ago'],
    ['what happened between 1 and 7 November?', 'november-1-to-november-7'],
    ['my raids from October 30 to November 2', 'october-30-to-november-2'],
    ['runs of 28 Oct - 3 Nov', 'october-28-to-november-3'],
    ['november 1 to 7', 'november-1-to-november-7'],
    ['what did I play on the 5th?', 'day-5-of-month'],
    ['who was with me on the 3rd of last month', 'day-3-of-last-month'],
    ['what did I play on 5.11.?', 'november-5'],
    ['what did I play 5.11.', 'november-5'],
    ['what did I play on 5.11.2025?', 'november-5-2025'],
    ['my runs 05/11/2025', 'november-5-2025'],
    ['what did I play on 5/11?', 'november-5'],
    // No calendar has a month 25: the month was written first.
    ['what did I play on 11/25?', 'november-25'],
    ['my raids from 5.11. to 7.11.', 'november-5-to-november-7'],
    ['my raids from 28 October to 3 November 2025', 'october-28-2025-to-november-3-2025'],
    ['runs between 5.11.2024 and 7.11.2025', 'november-5-2024-to-november-7-2025'],
    ['runs of 30 December to 2 January 2026', 'december-30-2025-to-january-2-2026'],
    ['what did I play on the fifth of November', 'november-5'],
    ['what did I play on the fifth', 'day-5-of-month'],
    ['what did I play on Tuesday the 10th', 'day-10-of-month'],
    ['what did I play on 5.11.25', 'november-5-2025'],
    ['what did I play on 5-11-2025', 'november-5-2025'],
    ['my raids Nov 2025', 'november-2025'],
    ['what did I play this November', 'november'],
    ['my raids of the past year', 'last-365-days'],
    ['how many raids in 2025?', 'year-2025'],
    ['what did I play last year', '1-years-ago'],
    ['my raids of this year', '0-years-ago'],
    ['what did I play two years ago', '2-years-ago'],
    ['raids in the last 2 years', 'last-730-days'],
    ['how many raids in Sept', 'september'],
    ['what did I play since Monday?', 'since-monday'],
    ['raids since 3 November', 'since-november-3'],
    ['raids since 3.11.', 'since-november-3'],
    ['raids since October', 'since-october'],
    ['raids since 2025', 'since-year-2025'],
    ['raids since last week', 'since-1-weeks-ago'],
    ['my runs from 3 November until today', 'since-november-3'],
    ['what did I play next week?', 'ahead'],
    ['plan my evening tomorrow', 'ahead'],
    ['my raids next month', 'ahead'],
  ])('"%s" is %s', (question, span) => {
    const { span: read, ordinal } = readSlots(normalise(question))
    expect(read).toBe(span)
    expect(ordinal).toBeUndefined()
  })

  test.each([
    'I may have 2 of them',
    'how many marks does it have',
    'the third one',
    'rate the perk on the 3rd one',
    'is a kd of 1.5 good',
    'what can I do 1.5 hours',
    'do I play 24/7',
    'how do I reach 2025 power',
    'what should I do next',
  ])('"%s" names none', (question) => {
    expect(readSlots(normalise(question)).span).toBeUndefined()
  })
})
