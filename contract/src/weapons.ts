import { WEAPON_STATS } from '@ai-vault/game/items.ts'
import { z } from 'zod'
import { fireteamAnalysisRequestSchema, fireteamAnalysisSchema } from './fireteam.ts'
import { shownLanguage } from './languages.ts'

const text = (longest: number) => z.string().trim().max(longest)

/**
 * A weapon by names alone, or by the copy or definition it is; `activity_type` and `user_playstyle` are what the
 * armory sends (F-135).
 */
export const analyzeWeaponRequestSchema = z
  .object({
    type: z.literal('weapon_analysis').optional(),
    weapon_name: text(120).default(''),
    weapon_type: text(60).optional(),
    perks: z.array(text(80)).max(60).default([]),
    activity_type: text(60).default('PvE'),
    user_playstyle: text(60).default('Balanced'),
    input_device: text(30).optional(),
    item_instance_id: z
      .string()
      .regex(/^\d{1,20}$/)
      .optional(),
    item_hash: z.number().int().nonnegative().optional(),
    /** With item_hash: exactly this roll, by its perks and the stat of its masterwork (Forge). */
    perk_hashes: z.array(z.number().int().nonnegative()).max(20).optional(),
    masterwork_stat: z.enum(WEAPON_STATS).optional(),
  })
  .refine((request) => request.weapon_name || request.item_instance_id || request.item_hash !== undefined, {
    path: ['weapon_name'],
    message: 'Name a weapon, or give item_instance_id or item_hash',
  })

/** F-341: one call for Forge and Command Table; `type` tells them apart, and a weapon needs none. */
export const analyzeRequestSchema = z.discriminatedUnion('type', [
  fireteamAnalysisRequestSchema,
  analyzeWeaponRequestSchema,
])

const tier = z.enum(['God-Tier', 'Excellent', 'Good', 'Poor', 'Unrated'])
const outOfTen = z.number().min(0).max(10)

const activityAnalysisSchema = z.object({
  tier,
  god_roll_score: outOfTen.optional(),
  overall_rating: z.string(),
  community_score: outOfTen.optional(),
  perk_synergy_score: outOfTen.optional(),
  meta_relevance_score: outOfTen.optional(),
  /** What the community's score rests on, list by list. */
  voices: z.array(
    z.object({
      list: z.string(),
      rolls: z.number(),
      met: z.number(),
      nearest: z.number().min(0).max(1),
      warns: z.boolean(),
      verdict: z.enum(['for', 'partly', 'silent', 'against']),
    }),
  ),
  /** What the meta's score rests on: where type and frame stand, and how sought-after the traits are. */
  meta_parts: z.object({ archetype: outOfTen, traits: outOfTen.optional() }).optional(),
  /** Where a neutral roll of the weapon stands; with the points of the reasons it makes the score, to the tenth. */
  base: outOfTen.optional(),
  /** The share of what the weapon can drop that is at least as good. */
  share: z.number().min(0).max(1).optional(),
  /** `steps`: how far a reason moved the rating; absent where it only informs. `points`: the same of the score. */
  reasons: z.array(
    z.looseObject({
      topic: z.string(),
      text: z.string(),
      steps: z.number().optional(),
      points: z.number().optional(),
    }),
  ),
})

export const weaponAnalysisSchema = z.object({
  ...shownLanguage,
  tier,
  god_roll_score: outOfTen.optional(),
  overall_rating: z.string(),
  synergy_analysis: z.string(),
  note: z.string(),
  /** Absent, not zero, where unknown: the screen shows '--'. */
  community_score: outOfTen.optional(),
  perk_synergy_score: outOfTen.optional(),
  meta_relevance_score: outOfTen.optional(),
  perk_explorer: z.array(
    z.object({
      column: z.string(),
      perks: z.array(
        z.object({
          name: z.string(),
          /** Where `name` is in another language. */
          english_name: z.string().optional(),
          enhanced: z.boolean(),
          owned: z.boolean(),
          active: z.boolean(),
          pve: outOfTen.optional(),
          pvp: outOfTen.optional(),
          effect: z.string().optional(),
          community: z.number().min(0).max(1).optional(),
        }),
      ),
    }),
  ),
  personalized_god_roll: z.object({
    activity: z.string(),
    traits: z.array(z.string()),
    barrel: z.string().optional(),
    magazine: z.string().optional(),
    masterwork: z.string().optional(),
    score: outOfTen.optional(),
    gap: z.number().optional(),
    odds_per_drop: z.number().optional(),
    source: z.string().optional(),
    wish_list_line: z.string().optional(),
  }),
  confidence: z.number().min(0).max(1),
  activity: z.enum(['pve', 'pvp']),
  pve: activityAnalysisSchema,
  pvp: activityAnalysisSchema,
  /** Every roll of every list that this copy meets in full or in part, with its notes. */
  wish_list_matches: z.array(
    z.object({
      list: z.string(),
      trash: z.boolean(),
      share: z.number().min(0).max(1),
      missing: z.array(z.number()),
      /** The same by name, as far as the manifest knows them. */
      missing_names: z.array(z.string()).optional(),
      notes: z
        .object({
          text: z.string(),
          tags: z.array(z.string()),
          uses: z.array(z.string()),
          inputs: z.array(z.string()),
        })
        .optional(),
    }),
  ),
  /** What was analysed. */
  weapon: z.object({
    name: z.string(),
    item_hash: z.number().optional(),
    item_instance_id: z.string().optional(),
    icon: z.string().optional(),
    weapon_type: z.string().optional(),
  }),
})

export const analyzeAnswerSchema = z.union([fireteamAnalysisSchema, weaponAnalysisSchema])

export const wishListReportSchema = z.object({
  lists: z.array(
    z.object({
      source: z.string(),
      title: z.string().optional(),
      rolls: z.number(),
      /** Lines that could not be read; the rest of the list is in use. */
      bad_lines: z.number(),
      first_bad_lines: z.array(z.object({ line: z.number(), reason: z.string() })),
      read_at: z.string().optional(),
      /** Why the newest reading failed; the last good copy stays in use. */
      failure: z.string().optional(),
    }),
  ),
})
export type WishListReport = z.infer<typeof wishListReportSchema>
