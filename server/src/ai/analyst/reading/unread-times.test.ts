import { describe, expect, test } from 'vitest'
import { INTENTS } from '../intents/intents.ts'
import { FRESH } from '../phrases/fresh.ts'
import { HELD_OUT } from '../phrases/held-out.ts'
import { KEPT_BACK } from '../phrases/kept-back.ts'
import { TUNING } from '../phrases/tuning.ts'
import { namesNoDay } from './dates.ts'
import { normalise } from './normalise.ts'
import { namesUnreadTime } from './unread-times.ts'

describe('times that cannot be read', () => {
  test.each([
    'on the 3rd Friday of Smarch',
    'on the 3rd of Smarch',
    'on 3 Smarch',
    'the first Monday of October',
    'between Monday and Wednesday',
    'from October to November',
    'from 2024 to 2025',
    'in the first week of November',
    'the week of 3 November',
    'at the end of October',
    'in mid October',
    'in November last year',
    'before October',
    'after 5.11.',
    'until yesterday',
    'on the 5th and 6th',
    'on 5-11',
    'last season',
    'since the start of the season',
    'on my birthday',
    'a few days ago',
    '3 hours ago',
    'in the last half year',
    'the other day',
    'at 20:00',
  ])('"%s" is one', (time) => {
    expect(namesUnreadTime(normalise(`what did I play ${time}?`))).toBe(true)
  })

  test.each([
    'on the day before yesterday',
    'on Tuesday the 10th',
    'on Tuesday, 10 November 2026',
    'from 3 until 7 November',
    'from 3 November until today',
    'last Friday in raids',
    'in the last 24 hours',
    'this week',
    'on 3 characters',
    'in May',
    'since 2025',
    'on 5.11.2025',
  ])('"%s" is none', (time) => {
    expect(namesUnreadTime(normalise(`what did I play ${time}?`))).toBe(false)
  })

  test('none of the phrases about runs names one, or a day that no calendar has', () => {
    const sets = [TUNING, HELD_OUT, KEPT_BACK, FRESH].flatMap((set) => set.history_stats)
    const phrases = [...INTENTS.history_stats.examples, ...sets]
    expect(phrases.length).toBeGreaterThan(40)
    const taken = phrases.map(normalise).filter((text) => namesUnreadTime(text) || namesNoDay(text))
    expect(taken).toEqual([])
  })
})
