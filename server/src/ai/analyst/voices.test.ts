import { describe, expect, it } from 'vitest'
import { withSeparators } from './voices.ts'

describe('numbers in an answer', () => {
  it.each([
    ['It holds 1300 of 1300.', 'It holds 1,300 of 1,300.'],
    ['45354 kills, K/D 1234.5', '45,354 kills, K/D 1,234.5'],
    ['999 are short.', '999 are short.'],
    ['1,300 is written already.', '1,300 is written already.'],
  ])('are written as the pages write them: %s', (text, written) => {
    expect(withSeparators(text)).toBe(written)
  })

  it.each(['{{w1234}} and {{q12}}', 'on 2026-11-17', 'on 29 February 2024', 'IKELOS_1234', '0.12345'])(
    'leave handles, dates and what is behind a point alone: %s',
    (text) => {
      expect(withSeparators(text)).toBe(text)
    },
  )
})
