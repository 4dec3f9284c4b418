import { expectNoSlowText } from '@ai-vault/game/test-support/slow-texts.ts'
import { expect, it } from 'vitest'
import { datesIn } from './dates.ts'
import { MOST_BYTES, tokensOf } from './tokens.ts'

const clock = { now: new Date('2026-11-18T23:30:00Z'), zone: 'Europe/Berlin' }
const spans = (text: string) => datesIn(tokensOf(text).tokens, () => false, clock).map(({ value }) => value)

it.each([
  ['my clears since 3 june', '2026-06-03..2026-11-19'],
  ['kd in october', '2026-10-01..2026-10-31'],
  ['what dropped on 2026-11-03', '2026-11-03..2026-11-03'],
  ['runs in december', '2025-12-01..2025-12-31'],
  ['what did I get last friday', '2026-11-13..2026-11-13'],
])('reads the days of "%s" by the clock of the player', (text, span) => {
  expect(spans(text)).toEqual([span])
})

it('takes no verb for a month', () => {
  expect(spans('may I march in')).toEqual([])
})

it('takes no text out of proportion, whatever is repeated in it', () => {
  const words = [
    'last ',
    'on ',
    '3 ',
    'june ',
    'since ',
    'monday ',
    'of ',
    'the ',
    'between ',
    'and ',
    'week ',
    'ago ',
  ]
  const more = [
    '2025',
    '-',
    '/',
    '12:00 ',
    'pm ',
    'season ',
    'in ',
    'to ',
    'from ',
    'at ',
    'before ',
    '1st ',
    'first ',
  ]
  expectNoSlowText({
    words: [...words, ...more, 'noon ', '.', ',', 'days ', '1', 'a '],
    length: MOST_BYTES,
    read: spans,
  })
})
