import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createChance } from './chance.ts'

describe('chance', () => {
  it('repeats itself for a seed', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const [one, two] = [createChance(seed), createChance(seed)]
        for (let turn = 0; turn < 20; turn++) expect(one.next()).toBe(two.next())
      }),
    )
  })

  it('stays between the ends, both included', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: -50, max: 50 }), fc.nat(50), (seed, low, span) => {
        const value = createChance(seed).between(low, low + span)
        expect(value).toBeGreaterThanOrEqual(low)
        expect(value).toBeLessThanOrEqual(low + span)
      }),
    )
  })

  it('samples distinct entries in their order', () => {
    fc.assert(
      fc.property(fc.integer(), fc.uniqueArray(fc.integer()), fc.nat(20), (seed, from, count) => {
        const drawn = createChance(seed).sample(from, count)
        expect(drawn).toHaveLength(Math.min(count, from.length))
        const places = drawn.map((entry) => from.indexOf(entry))
        expect(places).toEqual([...new Set(places)].sort((one, two) => one - two))
      }),
    )
  })
})
