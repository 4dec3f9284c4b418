import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareTiers,
  LETTERS,
  letterOf,
  shownLead,
  TIER_ORDER,
  TIER_THRESHOLDS,
  TIERS,
  tierOf,
} from './tiers.ts'

describe('tiers', () => {
  it.each(Object.entries(TIER_THRESHOLDS))('F-132 %s begins exactly at its threshold', (tier, least) => {
    expect(tierOf(least)).toBe(tier)
    if (least > 0) expect(tierOf(least - 0.06)).not.toBe(tier)
  })

  it.each(LETTERS)('letter %s begins exactly at its threshold', (letter, least) => {
    expect(letterOf(least)).toBe(letter)
    if (least > 0) expect(letterOf(least - 0.06)).not.toBe(letter)
  })

  it('go by the score as it is shown, with one decimal', () => {
    const score = fc.integer({ min: 0, max: 1000 }).map((hundredths) => hundredths / 100)
    fc.assert(
      fc.property(score, (value) => {
        expect(tierOf(value)).toBe(tierOf(Number(value.toFixed(1))))
      }),
    )
    expect([tierOf(8.96), tierOf(8.94)]).toEqual(['God-Tier', 'Excellent'])
  })

  it('how far one score is ahead is the difference of the two as they are shown', () => {
    // 7.6 and 5.8; the exact figures are 1.88 apart.
    expect(shownLead(7.64, 5.76)).toBe(1.8)
    expect(shownLead(5.76, 7.64)).toBe(-1.8)
  })

  it('F-119 orders God-Tier 4, Excellent 3, Good 2, Poor 1 and Unrated last', () => {
    expect(TIER_ORDER).toEqual({ 'God-Tier': 4, Excellent: 3, Good: 2, Poor: 1, Unrated: 0 })
    fc.assert(
      fc.property(fc.shuffledSubarray([...TIERS, ...TIERS]), (tiers) => {
        const ranks = tiers.sort(compareTiers).map((tier) => TIER_ORDER[tier])
        expect(ranks).toEqual([...ranks].sort((a, b) => b - a))
      }),
    )
  })

  it('never gives a higher score a lower tier or letter', () => {
    const score = fc.double({ min: 0, max: 10, noNaN: true })
    const rank = (value: number) => LETTERS.findIndex(([letter]) => letter === letterOf(value))
    fc.assert(
      fc.property(score, score, (one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one]
        expect(compareTiers(tierOf(high), tierOf(low))).toBeLessThanOrEqual(0)
        expect(rank(high)).toBeLessThanOrEqual(rank(low))
      }),
    )
  })
})
