import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fnv1, hashFor, hashOfList, knownOr } from './hash.ts'

describe('hashes', () => {
  it('are the ones the platform gives its plug categories', () => {
    expect(fnv1('frames')).toBe(7906839)
    expect(fnv1('intrinsics')).toBe(1744546145)
    expect(fnv1('armor_archetypes')).toBe(778194869)
    expect(fnv1('core.gear_systems.armor_tiering.plugs.tuning.mods')).toBe(3481777685)
    expect(fnv1('')).toBe(2166136261)
  })

  it('are taken over UTF-8, so names with accents have one too', () => {
    expect(fnv1('Jötunn')).not.toBe(fnv1('Jotunn'))
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fnv1(text) === fnv1(text) >>> 0))
  })

  it('tell lists of another order or length apart', () => {
    expect(hashOfList([1, 2, 3])).not.toBe(hashOfList([3, 2, 1]))
    expect(hashOfList([1, 2])).not.toBe(hashOfList([1, 2, 0]))
  })

  it('are the game’s own where known, ours otherwise', () => {
    expect(knownOr(42, 'weapon', 'Any')).toBe(42)
    expect(knownOr(0, 'weapon', 'Any')).toBe(hashFor('weapon', 'Any'))
  })
})
