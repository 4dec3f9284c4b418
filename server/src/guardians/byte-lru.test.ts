import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createByteLru } from './byte-lru.ts'

describe('the byte LRU', () => {
  it('lets go of what was used longest ago', () => {
    const lru = createByteLru<string>(30)
    lru.set('a', 'A', 10)
    lru.set('b', 'B', 10)
    lru.set('c', 'C', 10)
    lru.get('a')
    lru.set('d', 'D', 10)
    expect([lru.get('a'), lru.get('b'), lru.get('c'), lru.get('d')]).toEqual(['A', undefined, 'C', 'D'])
  })

  it('does not keep what alone is too large, and forgets the old value under that key', () => {
    const lru = createByteLru<string>(10)
    lru.set('a', 'small', 5)
    lru.set('a', 'huge', 11)
    expect(lru.get('a')).toBeUndefined()
    expect(lru.bytes).toBe(0)
  })

  it('never exceeds its limit and always knows its size', () => {
    const step = fc.record({ key: fc.constantFrom(...'abcdef'), bytes: fc.nat(40), remove: fc.boolean() })
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const lru = createByteLru<number>(100)
        for (const { key, bytes, remove } of steps) {
          if (remove) lru.delete(key)
          else lru.set(key, bytes, bytes)
          const present = [...'abcdef'].map((each) => lru.get(each) ?? 0)
          expect(lru.bytes).toBe(present.reduce((sum, each) => sum + each, 0))
          expect(lru.bytes).toBeLessThanOrEqual(100)
        }
      }),
    )
  })
})
