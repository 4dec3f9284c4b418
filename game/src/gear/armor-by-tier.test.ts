import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ArmorPiece } from '../items.ts'
import { makeArmor } from '../test-support/make-items.ts'
import { armorByTier } from './armor-by-tier.ts'
import { highTierPieces } from './high-tier-pieces.ts'

const pieces = fc.array(
  fc.record({
    tier: fc.constantFrom(undefined, 1 as const, 2 as const, 3 as const, 4 as const, 5 as const),
    rarity: fc.constantFrom('legendary' as const, 'exotic' as const),
    stat: fc.integer({ min: 40, max: 80 }),
  }),
  { maxLength: 40 },
)

describe('armor by gear tier', () => {
  it('F-166 F-170 counts every piece once: in its tier, or among those older than tiers', () => {
    fc.assert(
      fc.property(pieces, (rolled) => {
        const armor = rolled.map(({ tier, rarity, stat }): ArmorPiece => {
          const { tier: _, ...plain } = makeArmor({ rarity, armor3: true, base: [stat, 0, 0, 0, 0, 0] })
          return tier === undefined ? plain : { ...plain, tier }
        })
        const { all, tiers, untiered } = armorByTier(armor)
        const counted = tiers.reduce((sum, each) => sum + each.pieces + each.others, untiered)
        expect(counted).toBe(all)
        expect(all).toBe(armor.length)
        const high = tiers.filter(({ tier }) => tier >= 4)
        expect(highTierPieces(armor)).toBe(high.reduce((sum, each) => sum + each.pieces + each.others, 0))
      }),
    )
  })

  it('F-169 measures the legendary pieces alone, and says when they lie outside the printed range', () => {
    const tier4 = (total: number, rarity: 'legendary' | 'exotic' = 'legendary') =>
      makeArmor({ tier: 4, rarity, armor3: true, base: [total, 0, 0, 0, 0, 0] })
    const fourth = (...armor: ReturnType<typeof tier4>[]) =>
      armorByTier(armor).tiers.find(({ tier }) => tier === 4)
    expect(fourth(tier4(65), tier4(72), tier4(50, 'exotic'))).toMatchObject({
      pieces: 2,
      others: 1,
      totals: [65, 72],
      isOutside: true,
    })
    expect(fourth(tier4(70), tier4(75))).toMatchObject({ isOutside: false })
    expect(fourth()).toMatchObject({ pieces: 0, others: 0, isOutside: false })
  })
})
