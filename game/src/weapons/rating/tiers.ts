/** Names, thresholds and order of the tiers; the specification's section 9 gives the names and the order. */

export const TIERS = ['God-Tier', 'Excellent', 'Good', 'Poor', 'Unrated'] as const
export type Tier = (typeof TIERS)[number]

/**
 * A score of at least this much, out of 10, earns the tier. By the curve of score.ts one drop in eighty is God-Tier, one
 * in ten Excellent or better, and three in ten are Good or better.
 */
export const TIER_THRESHOLDS: Readonly<Record<Exclude<Tier, 'Unrated'>, number>> = {
  'God-Tier': 9,
  Excellent: 7.5,
  Good: 6,
  Poor: 0,
}

/** What a middling drop scores by the same curve. */
export const MIDDLING_DROP = 5

export const TIER_ORDER: Readonly<Record<Tier, number>> = {
  'God-Tier': 4,
  Excellent: 3,
  Good: 2,
  Poor: 1,
  Unrated: 0,
}

export const LETTERS = [
  ['S', 9],
  ['A+', 8.25],
  ['A', 7.5],
  ['B+', 6.75],
  ['B', 6],
  ['C+', 5],
  ['C', 3.5],
  ['D', 2],
  ['F', 0],
] as const
export type Letter = (typeof LETTERS)[number][0]

/** A score as every screen writes it. */
export const scoreText = (score: number): string => score.toFixed(1)

/** Its tier and letter, and what a search compares, go by what is shown: a 9.0 is never 'Excellent'. */
export const shownScore = (score: number): number => Number(scoreText(score))

/** How far one score is ahead of another: of the two as they are shown. */
export const shownLead = (score: number, other: number): number =>
  shownScore(shownScore(score) - shownScore(other))

export function tierOf(score: number): Tier {
  const shown = shownScore(score)
  if (shown >= TIER_THRESHOLDS['God-Tier']) return 'God-Tier'
  if (shown >= TIER_THRESHOLDS.Excellent) return 'Excellent'
  return shown >= TIER_THRESHOLDS.Good ? 'Good' : 'Poor'
}

export function letterOf(score: number): Letter {
  const shown = shownScore(score)
  return LETTERS.find(([, least]) => shown >= shownScore(least))?.[0] ?? 'F'
}

/** Best first, Unrated last. */
export function compareTiers(one: Tier, other: Tier): number {
  return TIER_ORDER[other] - TIER_ORDER[one]
}
