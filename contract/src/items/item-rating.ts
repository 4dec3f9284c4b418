import type { Protection } from '@ai-vault/game/cleanup/protections.ts'
import type { CleanupGround, Recommendation } from '@ai-vault/game/cleanup/verdict.ts'
import type { Letter, Tier } from '@ai-vault/game/weapons/rating/tiers.ts'
import * as z from 'zod/mini'

/** The names stand here once more, held to the game's by type: importing its tables would import its whole engine. */
const tier = z.catch(
  z.enum(['God-Tier', 'Excellent', 'Good', 'Poor', 'Unrated'] satisfies readonly Tier[]),
  'Unrated',
)
const letter = z.enum(['S', 'A+', 'A', 'B+', 'B', 'C+', 'C', 'D', 'F'] satisfies readonly Letter[])
const score = z.number().check(z.gte(0), z.lte(10))

const headlineSchema = z.object({
  tier,
  /** Out of 10; absent where nothing is known. */
  score: z.optional(score),
  letter: z.optional(letter),
})
const activityRatingSchema = z.extend(headlineSchema, {
  /** How the gun stands in the game, whatever it rolled, and how good it is as a gun: roll and standing together. */
  standing: z.optional(score),
  overall: z.optional(score),
  /** Which option of each trait column the score is for; absent where there is nothing to choose. */
  bestTraits: z.optional(z.array(z.int())),
  /** Of each trait column the options that are good; absent where no two can be had together. */
  goodTraits: z.optional(z.array(z.array(z.int()))),
})

/** A weapon's rating: made once, on the server, where the wish lists live (G-18). */
export const itemRatingSchema = z.extend(headlineSchema, {
  /** Which of the two the headline speaks of. */
  activity: z.enum(['pve', 'pvp']),
  confidence: z.number().check(z.gte(0), z.lte(1)),
  pve: activityRatingSchema,
  pvp: activityRatingSchema,
  /** An exotic that has the same perks on every copy: it is rated by its use. */
  fixed: z.optional(z.literal(true)),
  /** A trait of it is unknown to us, so nothing may be held against it. */
  unsure: z.optional(z.literal(true)),
  /** What the wish lists say: a whole wish met, half of one or more, or a roll they warn of. */
  wish: z.optional(z.enum(['match', 'partial', 'trash'])),
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
      'tier',
      'top-tier',
      'last',
      'pair',
      'power',
      'exotic',
    ] satisfies readonly Protection[]),
  ),
  ground: z.optional(
    z.enum(['dominated', 'duplicate', 'outclassed', 'poor', 'unused'] satisfies readonly CleanupGround[]),
  ),
  /** Instance id of the copy that stays and proves it. */
  proof: z.optional(z.string()),
  reason: z.string(),
})
export type ItemVerdict = z.infer<typeof itemVerdictSchema>
