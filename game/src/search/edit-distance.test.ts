import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

describe('the edit distance', () => {
  it('is zero for the same word only, symmetric, and no longer than the longer word', () => {
    const word = fc.string({ maxLength: 12 })
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = editDistance(a, b)
        expect(distance === 0).toBe(a === b)
        expect(distance).toBe(editDistance(b, a))
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length))
      }),
    )
  })

  it('obeys the triangle', () => {
    const word = fc.string({ maxLength: 8 })
    fc.assert(
      fc.property(
        word,
        word,
        word,
        (a, b, c) => editDistance(a, c) <= editDistance(a, b) + editDistance(b, c),
      ),
    )
  })
})
