import type { Letter, Tier } from '@ai-vault/game/weapons/tiers.ts'
import type { CleanupGround, Recommendation } from '@ai-vault/game/weapons/verdict/judge-vault.ts'
import type { Protection } from '@ai-vault/game/weapons/verdict/protections.ts'
import { z } from 'zod'

/** The names stand here once more, held to the game's by type: importing its tables would import its whole engine. */
const tier = z.enum(['God-Tier', 'Excellent', 'Good', 'Poor', 'Unrated'] satisfies readonly Tier[])
const letter = z.enum(['S', 'A+', 'A', 'B+', 'B', 'C+', 'C', 'D', 'F'] satisfies readonly Letter[])
const score = z.number().min(0).max(10)

const activityRatingSchema = z.object({
  tier,
  /** Out of 10; absent where nothing is known. */
  score: score.optional(),
  letter: letter.optional(),
})

/** A weapon's rating: made once, on the server, where the wish lists live (G-18). */
export const itemRatingSchema = activityRatingSchema.extend({
  /** Which of the two the headline speaks of. */
  activity: z.enum(['pve', 'pvp']),
  confidence: z.number().min(0).max(1),
  pve: activityRatingSchema,
  pvp: activityRatingSchema,
  /** An exotic that has the same perks on every copy: there is no roll to rate. */
  fixed: z.literal(true).optional(),
  /** A trait of it is unknown to us, so nothing may be held against it. */
  unsure: z.literal(true).optional(),
  /** What the wish lists say: a whole wish met, half of one or more, or a roll they warn of. */
  wish: z.enum(['match', 'partial', 'trash']).optional(),
})
export type ItemRating = z.infer<typeof itemRatingSchema>

/** What to do with a copy, and why. */
export const itemVerdictSchema = z.object({
  recommendation: z.enum(['keep', 'review', 'consider-dismantling'] satisfies readonly Recommendation[]),
  protections: z.array(
    z.enum([
      'equipped',
      'loadout',
      'recent',
      'kills',
      'crafted',
      'pattern',
      'masterworked',
      'locked',
      'exotic',
    ] satisfies readonly Protection[]),
  ),
  ground: z.enum(['dominated', 'duplicate', 'poor', 'unused'] satisfies readonly CleanupGround[]).optional(),
  /** Instance id of the copy that stays and proves it. */
  proof: z.string().optional(),
  /** No copy of this weapon would be left. */
  last: z.literal(true).optional(),
  reason: z.string(),
})
export type ItemVerdict = z.infer<typeof itemVerdictSchema>
