import { expect, it } from 'vitest'
import { nextTier, scoreOfShare, shareOfScore } from './score-curve.ts'
import { TIERS, tierOf } from './tiers.ts'

it('a share and its score are two names of the same place on the curve', () => {
  for (const score of [0.5, 3, 5, 6, 7.5, 9, 9.7])
    expect(scoreOfShare(shareOfScore(score))).toBeCloseTo(score)
})

it('the tier above begins where the curve gives it, and not a hair before', () => {
  for (const tier of TIERS) {
    const next = nextTier(tier)
    if (!next) continue
    expect(tierOf(scoreOfShare(next.share - 0.0005))).toBe(next.tier)
    expect(tierOf(scoreOfShare(next.share + 0.0005))).toBe(tier)
  }
})
