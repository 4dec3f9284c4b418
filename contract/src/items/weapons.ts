import { WEAPON_STATS } from '@ai-vault/game/items.ts'
import * as z from 'zod/mini'
import { fireteamAnalysisRequestSchema, fireteamAnalysisSchema } from '../advice/fireteam.ts'
import { shownLanguage } from '../service/languages.ts'
import { learnedSchema } from './own-lists.ts'

const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest))

/**
 * A weapon by names alone, or by the copy or definition it is; `activity_type` and `user_playstyle` are what the
 * armory sends (F-135).
 */
export const analyzeWeaponRequestSchema = z
  .object({
    type: z.optional(z.literal('weapon_analysis')),
    weapon_name: z._default(text(120), ''),
    weapon_type: z.optional(text(60)),
    perks: z._default(z.array(text(80)).check(z.maxLength(60)), []),
    activity_type: z._default(text(60), 'PvE'),
    user_playstyle: z._default(text(60), 'Balanced'),
    input_device: z.optional(text(30)),
    item_instance_id: z.optional(z.string().check(z.regex(/^\d{1,20}$/))),
    item_hash: z.optional(z.int().check(z.nonnegative())),
    /** With item_hash: exactly this roll, by its perks and the stat of its masterwork (Forge). */
    perk_hashes: z.optional(z.array(z.int().check(z.nonnegative())).check(z.maxLength(20))),
    masterwork_stat: z.optional(z.enum(WEAPON_STATS)),
  })
  .check(
    z.refine(
      (request) => request.weapon_name || request.item_instance_id || request.item_hash !== undefined,
      {
        path: ['weapon_name'],
        message: 'Name a weapon, or give item_instance_id or item_hash',
      },
    ),
  )

/** F-341: one call for Forge and Command Table; `type` tells them apart, and a weapon needs none. */
export const analyzeRequestSchema = z.discriminatedUnion('type', [
  fireteamAnalysisRequestSchema,
  analyzeWeaponRequestSchema,
])

/** A tier that this version does not know is no tier (F-132), and no reason to lose the rest of the answer. */
const tier = z.catch(z.enum(['God-Tier', 'Excellent', 'Good', 'Poor', 'Unrated']), 'Unrated')
const outOfTen = z.number().check(z.gte(0), z.lte(10))

const activityAnalysisSchema = z.object({
  tier,
  god_roll_score: z.optional(outOfTen),
  overall_rating: z.string(),
  community_score: z.optional(outOfTen),
  perk_synergy_score: z.optional(outOfTen),
  meta_relevance_score: z.optional(outOfTen),
  /** What the community's score rests on, list by list. */
  voices: z.array(
    z.object({
      list: z.string(),
      rolls: z.number(),
      met: z.number(),
      nearest: z.number().check(z.gte(0), z.lte(1)),
      warns: z.boolean(),
      verdict: z.enum(['for', 'partly', 'silent', 'against']),
    }),
  ),
  /** What the meta's score rests on: where type and frame stand, and how sought-after the traits are. */
  meta_parts: z.optional(z.object({ archetype: outOfTen, traits: z.optional(outOfTen) })),
  /** Where a drop with middling parts of the weapon stands; with the points of the reasons it makes the score, to the tenth. */
  base: z.optional(outOfTen),
  /** The share of what the weapon can drop that is at least as good. */
  share: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** `steps`: how far a reason moved the rating; absent where it only informs. `points`: the same of the score. */
  reasons: z.array(
    z.looseObject({
      topic: z.string(),
      text: z.string(),
      steps: z.optional(z.number()),
      points: z.optional(z.number()),
    }),
  ),
})

const bestOption = z.object({ with: z.optional(z.string()) })

export const weaponAnalysisSchema = z.object({
  ...shownLanguage,
  tier,
  god_roll_score: z.optional(outOfTen),
  overall_rating: z.string(),
  synergy_analysis: z.string(),
  note: z.string(),
  /** Absent, not zero, where unknown: the screen shows '--'. */
  community_score: z.optional(outOfTen),
  perk_synergy_score: z.optional(outOfTen),
  meta_relevance_score: z.optional(outOfTen),
  perk_explorer: z.array(
    z.object({
      column: z.string(),
      perks: z.array(
        z.object({
          name: z.string(),
          /** Where `name` is in another language. */
          english_name: z.optional(z.string()),
          enhanced: z.boolean(),
          owned: z.boolean(),
          active: z.boolean(),
          pve: z.optional(outOfTen),
          pvp: z.optional(outOfTen),
          effect: z.optional(z.string()),
          community: z.optional(z.number().check(z.gte(0), z.lte(1))),
          /** In which activities the score counts it; beside which trait, in English, where that decides. */
          best: z.optional(z.object({ pve: z.optional(bestOption), pvp: z.optional(bestOption) })),
        }),
      ),
    }),
  ),
  personalized_god_roll: z.object({
    activity: z.string(),
    traits: z.array(z.string()),
    barrel: z.optional(z.string()),
    magazine: z.optional(z.string()),
    masterwork: z.optional(z.string()),
    score: z.optional(outOfTen),
    gap: z.optional(z.number()),
    odds_per_drop: z.optional(z.number()),
    source: z.optional(z.string()),
    wish_list_line: z.optional(z.string()),
  }),
  confidence: z.number().check(z.gte(0), z.lte(1)),
  activity: z.enum(['pve', 'pvp']),
  pve: activityAnalysisSchema,
  pvp: activityAnalysisSchema,
  /** Every roll of every list that this copy meets in full or in part, with its notes. */
  wish_list_matches: z.array(
    z.object({
      list: z.string(),
      trash: z.boolean(),
      share: z.number().check(z.gte(0), z.lte(1)),
      missing: z.array(z.number()),
      /** The same by name, as far as the manifest knows them. */
      missing_names: z.optional(z.array(z.string())),
      notes: z.optional(
        z.object({
          text: z.string(),
          tags: z.array(z.string()),
          uses: z.array(z.string()),
          inputs: z.array(z.string()),
        }),
      ),
    }),
  ),
  /** What was analysed. */
  weapon: z.object({
    name: z.string(),
    item_hash: z.optional(z.number()),
    item_instance_id: z.optional(z.string()),
    icon: z.optional(z.string()),
    weapon_type: z.optional(z.string()),
  }),
})

export const analyzeAnswerSchema = z.union([fireteamAnalysisSchema, weaponAnalysisSchema])

export const wishListReportSchema = z.object({
  lists: z.array(
    z.object({
      source: z.string(),
      title: z.optional(z.string()),
      rolls: z.number(),
      /** Lines that could not be read; the rest of the list is in use. */
      bad_lines: z.number(),
      first_bad_lines: z.array(z.object({ line: z.number(), reason: z.string() })),
      read_at: z.optional(z.string()),
      /** Why the newest reading failed; the last good copy stays in use. */
      failure: z.optional(z.string()),
    }),
  ),
  /** Whether what perks are worth is learned from the lists; absent without a list. */
  learning: z.optional(z.enum(['on', 'under-way', 'off'])),
  /** What the ratings rest on that was learned from them. */
  learned: z.optional(learnedSchema),
})
export type WishListReport = z.infer<typeof wishListReportSchema>
