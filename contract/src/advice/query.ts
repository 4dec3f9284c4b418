/**
 * What a question asks for, as data. A reader (the built-in one or a model) makes a query of a question, tools answer it,
 * templates write the words. Names and values are those of the phrases that the reader learns from.
 */
import { ARMOR_STATS } from '@ai-vault/game/items.ts'
import * as z from 'zod/mini'

export const INTENTS = [
  'dismantle_review',
  'dupes',
  'rate_roll',
  'god_roll_for',
  'do_i_have',
  'find_by_perk',
  'who_can_roll',
  'best_owned_slot',
  'dps_option',
  'build_for_activity',
  'build_around',
  'improve_loadout',
  'champions',
  'stat_gap',
  'infuse_power',
  'weekly_plan',
  'closest_to_done',
  'patterns_craft',
  'where_from',
  'vendor_now',
  'postmaster_currency',
  'compare',
  'explain',
  'history_stats',
  'fireteam',
  'move_equip_plan',
  'exotic_choice',
  'new_since_last',
  'missing_exotics',
  'help',
] as const
export type Intent = (typeof INTENTS)[number]

export const WEAPON_TYPES = [
  'auto_rifle',
  'hand_cannon',
  'pulse_rifle',
  'scout_rifle',
  'submachine_gun',
  'sidearm',
  'bow',
  'shotgun',
  'sniper_rifle',
  'fusion_rifle',
  'trace_rifle',
  'glaive',
  'grenade_launcher',
  'rocket_launcher',
  'linear_fusion_rifle',
  'machine_gun',
  'sword',
] as const

const text = z.string().check(z.minLength(1), z.maxLength(120))
const several = <T extends z.ZodMiniType>(value: T) => z.array(value).check(z.minLength(1), z.maxLength(8))

/** Something that a question names. Without a hash the name was read, but nothing is known by it. */
export const thingSchema = z.object({
  name: text,
  hash: z.optional(z.int().check(z.nonnegative())),
  instance_id: z.optional(z.string().check(z.regex(/^\d{1,20}$/))),
})
export type Thing = z.infer<typeof thingSchema>

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

export const NAMED_PERIODS = [
  'today',
  'this_week',
  'last_week',
  'last_night',
  'since_yesterday',
  'until_reset',
  'weekend',
  'month',
  'last_month',
  'season',
  'since_last_visit',
  'recent',
  'all_time',
] as const

/** A span of days: one with a name, the last so many days, or from one day to another (both counted). */
export const periodSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('named'), name: z.enum(NAMED_PERIODS) }),
  z.object({ is: z.literal('last_days'), days: z.int().check(z.gte(1), z.lte(3650)) }),
  z.object({ is: z.literal('dates'), from: day, until: day }),
])
export type Period = z.infer<typeof periodSchema>

export const slotsSchema = z.object({
  /** A search in the armory's own language, as the armory hands it over. */
  filter: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
  item: z.optional(thingSchema),
  item2: z.optional(thingSchema),
  perk: z.optional(several(thingSchema)),
  player: z.optional(text),
  triumph: z.optional(thingSchema),
  destination: z.optional(thingSchema),
  item_kind: z.optional(z.enum(['weapon', 'armor'])),
  weapon_type: z.optional(several(z.enum(WEAPON_TYPES))),
  rarity: z.optional(z.enum(['exotic', 'legendary', 'rare'])),
  element: z.optional(several(z.enum(['kinetic', 'arc', 'solar', 'void', 'stasis', 'strand', 'prismatic']))),
  slot: z.optional(
    z.enum(['kinetic', 'energy', 'power', 'helmet', 'gauntlets', 'chest', 'legs', 'class_item']),
  ),
  ammo: z.optional(z.enum(['primary', 'special', 'heavy'])),
  class: z.optional(z.enum(['titan', 'hunter', 'warlock', 'all'])),
  mode: z.optional(z.enum(['pve', 'pvp'])),
  /** A kind of activity ('raid', 'grandmaster_nightfall') or the name of one; one of the game has its hash. */
  activity: z.optional(several(thingSchema)),
  difficulty: z.optional(z.enum(['master', 'expert', 'grandmaster'])),
  purpose: z.optional(several(z.enum(['add_clear', 'boss_dps', 'burst_dps', 'survive', 'support', 'speed']))),
  stat: z.optional(several(z.enum(ARMOR_STATS))),
  stat_value: z.optional(z.int().check(z.gte(0), z.lte(1000))),
  champion: z.optional(several(z.enum(['barrier', 'overload', 'unstoppable']))),
  /** What is worn, the number of an in-game loadout, or its name. */
  loadout: z.optional(z.union([z.literal('equipped'), z.int().check(z.gte(1), z.lte(20)), text])),
  limit: z.optional(z.int().check(z.gte(1), z.lte(200))),
  period: z.optional(periodSchema),
  time_minutes: z.optional(z.int().check(z.gte(1), z.lte(10_080))),
  vendor: z.optional(text),
  currency: z.optional(text),
  place: z.optional(z.enum(['postmaster', 'vault', 'equipped'])),
  kind: z.optional(z.enum(['triumph', 'title', 'catalyst', 'seal'])),
  metric: z.optional(z.enum(['kd', 'kda', 'wins', 'clears', 'time_played', 'kills', 'fastest', 'deaths'])),
  term: z.optional(thingSchema),
  role: z.optional(text),
  ability: z.optional(text),
  solo: z.optional(z.literal(true)),
  scope: z.optional(z.literal('all')),
  /** Places in the last answer's list, from 1; -1 is the last. */
  ordinal: z.optional(several(z.int().check(z.gte(-1), z.lte(50)))),
})
export type Slots = z.infer<typeof slotsSchema>
export type SlotName = keyof Slots

/** Something that must not be in the answer: a value of a slot ('exotic', 'pvp'), a thing, or another intent. */
const exclusionSchema = z.object({ value: text, thing: z.optional(thingSchema) })
export type Exclusion = z.infer<typeof exclusionSchema>

export const querySchema = z.object({
  intent: z.enum(INTENTS),
  slots: slotsSchema,
  exclude: z.array(exclusionSchema).check(z.maxLength(8)),
  /** Words that carry content and are in no slot: named under the answer, and the answer is less sure. */
  unread: z.array(text).check(z.maxLength(20)),
})
export type Query = z.infer<typeof querySchema>

/** What a reader makes of a question. */
export type Reading =
  /** Up to three queries, the first one asked first. `certainty` is how sure the reading is, 0 to 1. */
  | {
      readonly is: 'read'
      readonly queries: readonly Query[]
      readonly certainty: number
      /** Less likely readings of the same question, which are offered beside the answer. */
      readonly others?: readonly Query[]
    }
  /** A slot that the question needs is missing, or two readings are close: the readings become chips. */
  | {
      readonly is: 'ask'
      readonly missing: readonly SlotName[]
      /** The player's own word that can be read in more than one way. */
      readonly about?: string | undefined
      readonly readings: readonly { readonly label: string; readonly query: Query }[]
    }
  /** Not about the game or this account. */
  | {
      readonly is: 'out_of_scope'
      readonly reason: 'other' | 'greeting' | 'thanks' | 'rude' | 'account' | 'language'
    }
