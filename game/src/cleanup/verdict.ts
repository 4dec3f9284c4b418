import type { Tier } from '../weapons/rating/tiers.ts'
import type { Protection } from './protections.ts'

/** What the advice on a copy says, weapon or armor, and what the player decided about it. */

export type Recommendation = 'keep' | 'review' | 'consider-dismantling'

/** The specification's rule for the three counts: by tier alone (F-124 to F-126). */
export function recommendationOf(tier: Tier): Recommendation {
  if (tier === 'God-Tier' || tier === 'Excellent') return 'keep'
  return tier === 'Poor' ? 'consider-dismantling' : 'review'
}

/** Why a copy could go, in the order in which a clean-up works through them (G-25). */
export const CLEANUP_GROUNDS = ['dominated', 'duplicate', 'outclassed', 'poor', 'unused'] as const
export type CleanupGround = (typeof CLEANUP_GROUNDS)[number]

export interface Verdict {
  readonly recommendation: Recommendation
  /** Whatever the ground, a protected copy is never advised for dismantling. */
  readonly protections: readonly Protection[]
  readonly ground?: CleanupGround
  /** The copy that stays and proves it. */
  readonly proof?: string
  readonly reason: string
}

/** What the player decided about single copies. */
export type Marks = ReadonlyMap<string, 'keep' | 'review' | 'dismantle'>
