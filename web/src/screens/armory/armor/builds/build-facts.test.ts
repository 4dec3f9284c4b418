import type { ArmorBuild, SolverPiece } from '@ai-vault/game/armor/problem.ts'
import { ARMOR_STATS, type ArmorPiece } from '@ai-vault/game/items.ts'
import { makeArmor } from '@ai-vault/game/test-support/make-items.ts'
import { describe, expect, it } from 'vitest'
import {
  combinations,
  describeTiers,
  difficultyOfBuild,
  energyLeft,
  piecesOf,
  rankedStats,
  setsOf,
} from './build-facts.ts'

const [techsec, bushido] = [
  { hash: 1, name: 'Techsec' },
  { hash: 2, name: 'Bushido' },
]
const of = (set?: ArmorPiece['set'], changes: Partial<ArmorPiece> = {}) =>
  makeArmor({ ...(set ? { set } : {}), ...changes })
const wildcard = of(undefined, { setWildcard: true })

describe('the sets of a build', () => {
  it.each<[string, readonly ArmorPiece[], string]>([
    ['one piece alone gives nothing', [of(techsec), of(), of(), of(), of()], 'Mixed'],
    ['two give the first bonus', [of(techsec), of(techsec), of(bushido), of(), of()], 'Techsec 2'],
    ['three give no more than two', [of(techsec), of(techsec), of(techsec), of(), of()], 'Techsec 2'],
    [
      'two of each give both',
      [of(techsec), of(techsec), of(bushido), of(bushido), of()],
      'Techsec 2 + Bushido 2',
    ],
    [
      'five give no more than four',
      [of(techsec), of(techsec), of(techsec), of(techsec), of(techsec)],
      'Techsec 4',
    ],
    ['a wildcard makes two of one', [of(techsec), wildcard, of(), of(), of()], 'Techsec 2 (1 wildcard)'],
    [
      'a wildcard makes four of three',
      [of(techsec), of(techsec), of(techsec), wildcard, of()],
      'Techsec 4 (1 wildcard)',
    ],
    [
      'a wildcard does not make three of two where one can be made two',
      [of(techsec), of(techsec), of(bushido), wildcard, of()],
      'Techsec 2 + Bushido 2 (1 wildcard)',
    ],
    ['a wildcard with no set beside it gives nothing', [wildcard, of(), of(), of(), of()], 'Mixed'],
  ])('%s', (_, worn, shown) => {
    expect(setsOf(worn)).toBe(shown)
  })

  it('a wildcard goes first to the wanted set that lacks a piece', () => {
    const worn = [of(techsec), of(techsec), of(techsec), of(bushido), wildcard]
    expect(setsOf(worn, [{ hash: 2, pieces: 2 }])).toBe('Techsec 2 + Bushido 2 (1 wildcard)')
    expect(setsOf(worn, [{ hash: 1, pieces: 4 }])).toBe('Techsec 4 (1 wildcard)')
    const both = [
      { hash: 1, pieces: 2 },
      { hash: 2, pieces: 2 },
    ] as const
    expect(setsOf(worn, both)).toBe('Techsec 2 + Bushido 2 (1 wildcard)')
  })

  it('no wildcard is spoken of that the set does not need, and every one that it does', () => {
    const wanted = [{ hash: 1, pieces: 4 }] as const
    const four = [techsec, techsec, techsec, techsec].map((set) => of(set))
    expect(setsOf([...four, wildcard], wanted)).toBe('Techsec 4')
    expect(setsOf([...four.slice(2), wildcard, wildcard, wildcard], wanted)).toBe('Techsec 4 (2 wildcards)')
  })
})

describe('what a build is made of', () => {
  const build = (changes: Partial<ArmorBuild>) => changes as ArmorBuild

  it('its pieces are those that are still owned, and its energy what is left in all of them', () => {
    const helmet = of()
    expect(piecesOf(build({ pieces: ['1', 'gone'] as never }), new Map([['1', helmet]]))).toEqual([helmet])
    expect(energyLeft(build({ energyLeft: [1, 2, 0, 4, 3] }))).toBe(10)
  })

  it('its tiers are those of its pieces; one from before tiers has none', () => {
    const worn = [of(techsec, { armor3: true, tier: 5 }), of(techsec, { armor3: false })]
    expect(describeTiers(worn)).toContain('5, –')
    const difficulty = (...changes: readonly Partial<ArmorPiece>[]) =>
      difficultyOfBuild(changes.map((each) => of(techsec, each)))
    expect(difficulty({ armor3: false, tier: 5 })).not.toBe(difficulty({ armor3: true, tier: 5 }))
    expect(describeTiers([of(techsec, { armor3: true, tier: 1 })])).toContain('1')
  })

  it('it is ranked by the named stats alone, or by all six where none is named', () => {
    expect(rankedStats({ priority: ['melee', 'health'] })).toEqual(['health', 'melee'])
    expect(rankedStats({ priority: [] })).toEqual(ARMOR_STATS)
  })

  it('there are as many ways to wear one piece per slot as the usable pieces of each slot multiply to', () => {
    const pieces = [0, 0, 1, 1, 1, 2, 3, 4, 4].map((slot, at) => ({ id: String(at), slot }) as SolverPiece)
    const problem = { pieces, minimums: [0, 0, 0, 0, 0, 0], priority: [] } as const
    expect(combinations(problem)).toBe(12)
    expect(combinations({ ...problem, excluded: ['2', '8'] })).toBe(4)
    expect(combinations({ ...problem, excluded: ['5'] })).toBe(0)
  })
})
