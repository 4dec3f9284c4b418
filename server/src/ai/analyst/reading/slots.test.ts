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
