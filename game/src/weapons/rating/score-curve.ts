import { TIER_THRESHOLDS, type Tier } from './tiers.ts'

/**
 * What the number stands for: a middling drop of the weapon gets 5, one in ten 7.5, one in a hundred 9.1, one in a
 * thousand 9.7. Half of the scale is left for the best half, and most of that for the rare ones.
 */
export function scoreOfShare(atLeastAsGood: number): number {
  const worse = Math.sqrt(1 - atLeastAsGood)
  return (10 * worse) / (worse + Math.sqrt(atLeastAsGood))
}

/** The share of drops that are at least as good as one of this score. */
export function shareOfScore(score: number): number {
  return (10 - score) ** 2 / ((10 - score) ** 2 + score ** 2)
}

const NEXT: Readonly<Partial<Record<Tier, keyof typeof TIER_THRESHOLDS>>> = {
  Poor: 'Good',
  Good: 'Excellent',
  Excellent: 'God-Tier',
}

/** The tier above and the share of drops that earn it; a score is rounded before it earns a tier. */
export function nextTier(tier: Tier): { readonly tier: Tier; readonly share: number } | undefined {
  const next = NEXT[tier]
  return next && { tier: next, share: shareOfScore(TIER_THRESHOLDS[next] - 0.05) }
}
