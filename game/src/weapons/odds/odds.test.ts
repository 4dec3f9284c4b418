import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeDefinition } from '../../test-support/make-definition.ts'
import { chanceIn, dropsForEvenChance, oddsAtTier, oddsOf, usualTier } from './odds.ts'

/** Every way to draw `count` of the numbers below `size`. */
function draws(size: number, count: number, from = 0): number[][] {
  if (count === 0) return [[]]
  const all: number[][] = []
  for (let first = from; first < size; first += 1) {
    for (const rest of draws(size, count - 1, first + 1)) all.push([first, ...rest])
  }
  return all
}

describe('F-282 the odds of a drop', () => {
  it('F-282 are those of going through every possible drop', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 3 }),
        fc.nat(),
        fc.nat(),
        (first, second, offered, one, other) => {
          const [wantedFirst, wantedSecond] = [one % first, other % second]
          const drops = draws(first, Math.min(offered, first)).flatMap((ones) =>
            draws(second, Math.min(offered, second)).map((others) => [ones, others] as const),
          )
          const hits = drops.filter(
            ([ones, others]) => ones.includes(wantedFirst) && others.includes(wantedSecond),
          ).length
          const chance = chanceIn(first, offered) * chanceIn(second, offered)
          expect(chance).toBeCloseTo(hits / drops.length, 10)
        },
      ),
    )
  })

  it('F-282 rise with the gear tier: one, two, three perks a trait column', () => {
    // Four traits in the first column, five in the second.
    const odds = oddsOf(makeDefinition(), ['Outlaw', 'Kill Clip'])
    expect(odds.map(({ tiers, perksAColumn }) => [tiers, perksAColumn])).toEqual([
      [[1, 2], 1],
      [[3, 4], 2],
      [[5], 3],
    ])
    expect(odds.map(({ chance }) => chance)).toEqual([1 / 20, 4 / 20, expect.closeTo(9 / 20, 10)])
    expect(odds.map(({ evenAfter }) => evenAfter)).toEqual([14, 4, 2])
  })

  it('F-282 an enhanced perk is no perk of its own', () => {
    const plain = makeDefinition()
    const twice = makeDefinition({
      columns: plain.columns.map((column) => ({
        ...column,
        possible: [
          ...column.possible,
          ...column.possible.map((plug) => ({ ...plug, hash: plug.hash + 1, enhanced: true })),
        ],
      })),
    })
    expect(oddsOf(twice, ['Outlaw', 'Kill Clip'])).toEqual(oddsOf(plain, ['Outlaw', 'Kill Clip']))
  })

  it('F-282 are not told for a trait that cannot be rolled, nor where every copy is the same', () => {
    expect(oddsOf(makeDefinition(), ['Outlaw', 'Bait and Switch'])).toEqual([])
    const fixed = makeDefinition({
      columns: makeDefinition().columns.map((column) => ({
        ...column,
        possible: column.possible.slice(0, 1),
      })),
    })
    expect(oddsOf(fixed, ['Outlaw', 'Rampage'])).toEqual([])
  })

  it('F-282 an even chance comes with the first drop after which missing is less likely than half', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 0.999, noNaN: true }), (chance) => {
        const drops = dropsForEvenChance(chance) ?? 0
        expect((1 - chance) ** drops).toBeLessThanOrEqual(0.5 + 1e-9)
        expect((1 - chance) ** (drops - 1)).toBeGreaterThan(0.5 - 1e-9)
      }),
    )
    expect(dropsForEvenChance(0)).toBeUndefined()
  })
})

describe('the tier that drops', () => {
  it('is the one that most of the player own drops have, and of two as common the lower', () => {
    expect(usualTier([5, 3, 5, undefined])).toBe(5)
    expect(usualTier([5, 3])).toBe(3)
    expect(usualTier([undefined, 2])).toBe(1)
    expect(usualTier([])).toBeUndefined()
  })

  it('decides which odds count', () => {
    const odds = oddsOf(makeDefinition(), ['Outlaw', 'Kill Clip'])
    expect(oddsAtTier(odds, 5)?.tiers).toEqual([5])
    expect(oddsAtTier(odds, 2)?.tiers).toEqual([1, 2])
    expect(oddsAtTier(odds)).toBe(odds[0])
  })
})
