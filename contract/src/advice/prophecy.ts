import { TRAITS } from '@ai-vault/game/history/playstyle.ts'
import { WEAPON_TYPES } from '@ai-vault/game/items.ts'
import * as z from 'zod/mini'
import { archiveProgressSchema } from '../archives.ts'
import { percentSchema } from '../dashboard/parts.ts'
import { languageParameter, shownLanguage } from '../service/languages.ts'

export const prophecyQuerySchema = z.object({ language: languageParameter })

/** What a claim rests on; `kind` tells where a link leads. */
const evidenceSchema = z.discriminatedUnion('kind', [
  /** The tracker of the copy; `days`: for so long it has not moved, absent where it never counted. */
  z.object({ kind: z.literal('tracker'), kills: z.number(), days: z.optional(z.number()) }),
  /** `personal`: weighed by what the player plays, as Forge does; else the armory's. */
  z.object({
    kind: z.literal('rating'),
    score: z.number(),
    item_instance_id: z.string(),
    personal: z.optional(z.boolean()),
  }),
  z.object({ kind: z.literal('reports'), reports: z.number(), days: z.number() }),
  z.object({ kind: z.literal('runs'), runs: z.number(), activity_id: z.optional(z.string()) }),
  z.object({
    kind: z.literal('pool'),
    weapons: z.number(),
    odds: z.number(),
    /** The gear tiers that a drop of these odds has. */
    tiers: z.optional(z.array(z.number())),
  }),
  z.object({ kind: z.literal('list'), list: z.string() }),
  z.object({ kind: z.literal('definitions'), version: z.string() }),
])
export type ProphecyEvidence = z.infer<typeof evidenceSchema>
const evidence = z.array(evidenceSchema)

const itemFields = {
  weapon_name: z.string(),
  english_name: z.optional(z.string()),
  item_hash: z.number(),
  item_instance_id: z.optional(z.string()),
  icon: z.string(),
  type: z.enum(WEAPON_TYPES),
  type_name: z.string(),
  rarity: z.string(),
}

const placeSchema = z.enum(['vault', 'character', 'postmaster'])

const gemSchema = z.object({
  ...itemFields,
  item_instance_id: z.string(),
  /** Where it lies; absent in answers of earlier versions. */
  place: z.optional(placeSchema),
  /** In words: the roll's strongest sides. */
  reason: z.string(),
  /** In words: which of its perks to switch on for that score; absent where they are on. */
  switching: z.optional(z.string()),
  tier: z.enum(['God-Tier', 'Excellent', 'Good', 'Poor', 'Unrated']),
  score: z.number(),
  /** Where it is the find: tier and score are for this. */
  activity: z.optional(z.enum(['pve', 'pvp'])),
  /** The player spends hardly any time there. */
  hardly_played: z.optional(z.boolean()),
  /** 0 to 1. */
  confidence: z.number().check(z.gte(0), z.lte(1)),
  /** What to do with it. */
  action: z.enum(['bosses', 'groups', 'endgame', 'crucible', 'try']),
  /** Epoch-free: when it was last seen to be used; absent where its tracker never counted. */
  last_used: z.optional(z.string()),
  evidence,
})
export type ProphecyGem = z.infer<typeof gemSchema>

const watchSchema = z.object({
  ...itemFields,
  claim: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('better-copy'),
      better_instance_id: z.string(),
      difference: z.number(),
      place: placeSchema,
    }),
    z.object({ kind: z.literal('relied-on'), percent: percentSchema }),
  ]),
  evidence,
})
export type ProphecyWatch = z.infer<typeof watchSchema>

const farmSchema = z.object({
  ...itemFields,
  place: z.string(),
  traits: z.array(z.string()),
  /** Points out of 10 over the best owned for the same job. */
  value: z.number(),
  /** That one run brings the roll. */
  odds_a_run: z.number(),
  minutes: z.number(),
  points_an_hour: z.number(),
  even_runs: z.number(),
  even_hours: z.number(),
  evidence,
})
export type ProphecyFarm = z.infer<typeof farmSchema>

const traitSchema = z.object({
  trait: z.enum(TRAITS),
  score: z.number(),
  colour: z.enum(['green', 'yellow', 'orange', 'red']),
  figure: z.number(),
  unit: z.string(),
  runs: z.number(),
})

const alertSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('usage'),
    side: z.enum(['pve', 'pvp']),
    type: z.enum(WEAPON_TYPES),
    /** Percent of weapon kills. */
    before: z.number(),
    now: z.number(),
    margin: z.number(),
    reports_before: z.number(),
    reports_now: z.number(),
    /** False: shown, but too few reports or too small a change to claim anything. */
    sure: z.boolean(),
    /** Of the player's own weapons of that type, those that rate high. */
    owned: z.number(),
  }),
  z.object({
    kind: z.literal('list'),
    list: z.string(),
    before: z.number(),
    now: z.number(),
    since: z.string(),
  }),
  z.object({ kind: z.literal('definitions'), before: z.number(), now: z.number(), since: z.string() }),
])
export type ProphecyAlert = z.infer<typeof alertSchema>

/** GET /api/prophecy: what the player's own history says to do next; each claim with what it rests on. */
export const prophecySchema = z.object({
  ...shownLanguage,
  /** When the account was read (ISO), and whether the platform failed since. */
  read_at: z.string(),
  stale: z.boolean(),
  weapons: z.number(),
  tracked: z.number(),
  /** Parts of the account that the player's privacy settings keep from us. */
  withheld: z.boolean(),
  /** Of the last 30 days; absent without a run. */
  hours_a_week: z.optional(z.number()),
  /** Of the last 52 weeks, the oldest first. */
  hours_by_week: z.array(z.number()),
  runs: z.number(),
  reports: z.number(),
  /** Reports still to be read. */
  reports_left: z.number(),
  progress: archiveProgressSchema,
  top_hidden_gems: z.array(gemSchema),
  hidden_gems: z.number(),
  left_out: z.object({
    'in-use': z.number(),
    recent: z.number(),
    'no-tracker': z.number(),
    'not-watched': z.number(),
  }),
  /** Since when this installation has watched the account (ISO). */
  watched_since: z.string(),
  weapons_to_watch: z.array(watchSchema),
  next_farm_priorities: z.array(farmSchema),
  playstyle: z.object({
    archetype: z.optional(z.string()),
    confidence: z.number().check(z.gte(0), z.lte(1)),
    runs: z.number(),
    days: z.number(),
    traits: z.array(traitSchema),
    mix: z.array(z.object({ name: z.string(), runs: z.number(), percent: percentSchema })),
    /** The archetype of the 90 days before, where there were enough runs. */
    before: z.optional(z.string()),
  }),
  meta_alerts: z.array(alertSchema),
})
export type Prophecy = z.infer<typeof prophecySchema>
export type ProphecyTrait = Prophecy['playstyle']['traits'][number]
