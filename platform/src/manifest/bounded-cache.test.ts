import { expect, test, vi } from 'vitest'
import { BoundedCache } from './bounded-cache.ts'

test('what was made once is not made again, absence included', () => {
  const cache = new BoundedCache<number, string | undefined>(4)
  const make = vi.fn(() => undefined)
  cache.get(1, make)
  cache.get(1, make)
  expect(make).toHaveBeenCalledTimes(1)
})

test('the entry unused for longest makes room', () => {
  const cache = new BoundedCache<string, string>(2)
  const made: string[] = []
  const get = (key: string) =>
    cache.get(key, () => {
      made.push(key)
      return key
    })
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) get(key)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})
