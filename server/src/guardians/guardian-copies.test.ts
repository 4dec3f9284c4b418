import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNewer } from './guardian-copies.ts'

const minted = (mintedAt: number, withheldCount = 0) => ({ mintedAt, withheldCount })

test('G-45 an answer with an older mint never replaces a newer one, in whatever order they come', () => {
  const mints = fc.array(fc.integer({ min: 0, max: 4e12 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(mints, (times) => {
      const kept = times
        .map((time) => minted(time))
        .reduce((held, incoming) => (isNewer(incoming, held) ? incoming : held))
      expect(kept.mintedAt).toBe(Math.max(...times))
    }),
  )
})

test('the same mint again changes nothing, unless it withholds less', () => {
  expect(isNewer(minted(5, 1), minted(5, 1))).toBe(false)
  expect(isNewer(minted(5, 0), minted(5, 1))).toBe(true)
})
