import { PIECE_FILTERS } from '@ai-vault/game/gear/piece-filters.ts'
import { ARMOR_STATS } from '@ai-vault/game/items.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readArmorySearch } from '../../armory-search.ts'
import { clampTarget, DEFAULT_QUERY, readArmorQuery, SWITCHES, writeArmorQuery } from './armor-query.ts'

describe('a target', () => {
  it.each([
    [-1, 0],
    [201, 200],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    [0, 0],
    [200, 200],
    [99.6, 100],
  ])('F-154 %f becomes %i', (given, kept) => {
    expect(clampTarget(given)).toBe(kept)
  })

  it('F-154 is clamped from the address too', () => {
    expect(readArmorQuery({ targets: '-1_201_NaN_7_x' }).targets).toEqual([0, 200, 0, 7, 0, 100])
  })
})

describe('the query in the address', () => {
  it('F-153 F-157 is six times 100, mixed and any exotic where nothing is said', () => {
    expect(readArmorQuery({})).toEqual(DEFAULT_QUERY)
    expect(writeArmorQuery(DEFAULT_QUERY)).toEqual({})
    expect(DEFAULT_QUERY.targets).toEqual([100, 100, 100, 100, 100, 100])
    expect(DEFAULT_QUERY.sets).toEqual([])
  })

  it('comes back as it was written', () => {
    const line = (min: number, max: number) =>
      fc.tuple(...ARMOR_STATS.map(() => fc.integer({ min, max }))) as unknown as fc.Arbitrary<
        typeof DEFAULT_QUERY.targets
      >
    const query = fc.record({
      classType: fc.constantFrom('titan', 'hunter', 'warlock', undefined),
      targets: line(0, 200),
      order: fc.shuffledSubarray([...ARMOR_STATS], { minLength: 6 }),
      ignored: fc.subarray([...ARMOR_STATS]),
      sets: fc.constantFrom(
        [],
        [{ hash: 7, pieces: 4 as const }],
        [
          { hash: 7, pieces: 2 as const },
          { hash: 8, pieces: 2 as const },
        ],
      ),
      exotic: fc.constantFrom('any' as const, 'none' as const, 'required' as const, 2273643087),
      perks: fc.constantFrom([], ['Spirit of the Assassin', 'Spirit of Inmost Light']),
      off: fc.subarray([...SWITCHES]),
      bonus: line(-100, 100),
      fragments: fc.subarray([1727069362, 1727069364, 3277705904]),
      taken: fc.tuple(
        ...Array.from({ length: 5 }, () => fc.integer({ min: 0, max: 11 })),
      ) as unknown as fc.Arbitrary<typeof DEFAULT_QUERY.taken>,
      linked: fc.option(
        fc.record({
          only: fc.subarray([...PIECE_FILTERS]),
          pinned: fc.subarray(['6917529000000000001', '6917529000000000002']),
          excluded: fc.subarray(['6917529000000000003', '6917529000000000004']),
        }),
        { nil: undefined },
      ),
    })
    fc.assert(
      fc.property(query, (asked) => {
        expect(readArmorQuery(readArmorySearch({ ...writeArmorQuery(asked) }))).toEqual(asked)
      }),
    )
  })

  it('F-163 a link’s pins, exclusions and filters hold in place of the account’s own, also where it has none', () => {
    expect(readArmorQuery({}).linked).toBeUndefined()
    expect(readArmorQuery({ only: 'all' }).linked).toEqual({ only: [], pinned: [], excluded: [] })
    expect(readArmorQuery({ pinned: '12_x_12', excluded: '12_13', only: 'locked_<b>' }).linked).toEqual({
      only: ['locked'],
      pinned: ['12'],
      excluded: ['13'],
    })
  })

  it('F-156 takes two pairs or one four, and never more than five pieces', () => {
    expect(readArmorQuery({ sets: '1x2_2x2' }).sets).toHaveLength(2)
    expect(readArmorQuery({ sets: '1x4_2x2' }).sets).toEqual([{ hash: 1, pieces: 4 }])
    expect(readArmorQuery({ sets: '1x2_1x2' }).sets).toHaveLength(1)
    expect(readArmorQuery({ sets: '1x3_<script>' }).sets).toEqual([])
  })

  it('F-114 an unknown tab is the default one', () => {
    expect(readArmorySearch({ tab: 'armor' }).tab).toBe('armor')
    expect(readArmorySearch({ tab: 'shoes' })).toHaveProperty('tab', undefined)
    expect(readArmorySearch({ exotic: 42, targets: { a: 1 } })).toEqual({ exotic: '42' })
  })
})
