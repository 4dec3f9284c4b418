import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { BoundedCache } from './bounded-cache.ts'

test('what was made once is not made again, absence included', () => {
  const cache = new BoundedCache<number, string | undefined>(4)
  const make = vi.fn(() => undefined)
  cache.get(1, make)
  cache.get(1, make)
  expect(make).toHaveBeenCalledTimes(1)
})

test('what is asked for again and again stays, however much passes by', () => {
  const cache = new BoundedCache<number, number>(4)
  const hot = vi.fn(() => 0)
  for (let passing = 1; passing < 100; passing++) {
    cache.get(0, hot)
    cache.get(passing, () => passing)
  }
  expect(hot).toHaveBeenCalledTimes(1)
})

test('no more is held than the limit allows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 20 }), fc.array(fc.nat(50), { maxLength: 200 }), (limit, keys) => {
      const cache = new BoundedCache<number, number>(limit)
      for (const key of keys) cache.get(key, () => key)
      let held = 0
      for (const key of new Set(keys)) {
        let made = false
        cache.get(key, () => {
          made = true
          return key
        })
        if (!made) held += 1
      }
      expect(held).toBeLessThanOrEqual(limit)
    }),
  )
})
