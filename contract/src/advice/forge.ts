import { WEAPON_STATS, WEAPON_TYPES } from '@ai-vault/game/items.ts'
import * as z from 'zod/mini'
import { archiveProgressSchema } from '../archives.ts'
import { percentSchema } from '../dashboard/parts.ts'
import { languageParameter, shownLanguage } from '../service/languages.ts'

const outOfTen = z.number().check(z.gte(0), z.lte(10))
const stat = z.enum(WEAPON_STATS)
const stats = z.partialRecord(stat, z.number())
const named = { name: z.string(), english_name: z.optional(z.string()) }

export const forgeQuerySchema = z.object({ language: languageParameter })
/** An item's hash, or the number of one copy. */
export const weaponIdSchema = z
  .string()
  .check(z.regex(/^\d{1,20}$/, 'must be an item hash or the number of a copy'))

const kind = {
  item_hash: z.number(),
  ...named,
  icon: z.string(),
  type_name: z.string(),
  element: z.string(),
  rarity: z.string(),
}

/** GET /api/forge/weapons: every weapon there is, for the picker; the newest of each name. */
export const forgeListSchema = z.object({
  ...shownLanguage,
  weapons: z.array(z.object({ ...kind, type: z.enum(WEAPON_TYPES) })),
})
export type ForgeList = z.infer<typeof forgeListSchema>
export type ForgeListed = ForgeList['weapons'][number]

const perkSchema = z.object({
  hash: z.number(),
  ...named,
  icon: z.optional(z.string()),
  /** In our own words. */
  effect: z.optional(z.string()),
  /** In the game's words. */
  description: z.string(),
  enhanced: z.boolean(),
  stats: z.optional(stats),
  /** Out of 10 on this frame; absent where unknown. */
  pve: z.optional(outOfTen),
  pvp: z.optional(outOfTen),
  /** Share of the wish-listed rolls of this weapon that ask for it, 0 to 1. */
  community: z.optional(z.number().check(z.gte(0), z.lte(1))),
})
export type ForgePerk = z.infer<typeof perkSchema>

const columnSchema = z.object({
  kind: z.enum(['barrel', 'magazine', 'trait', 'origin']),
  socket_index: z.number(),
  /** Every perk that can be rolled there; those that the asked-for copy has come with their own hash. */
  perks: z.array(perkSchema),
})
export type ForgeColumn = z.infer<typeof columnSchema>

const partSchema = z.object({
  place: z.enum(['barrel', 'magazine', 'trait', 'masterwork']),
  /** Of a masterwork: the stat. */
  ...named,
  has: z.boolean(),
  /** What the best owned copy can select there. */
  instead: z.optional(z.array(z.string())),
})

/** The best roll for PvE or PvP alone. */
const sideRollSchema = z.object({
  score: outOfTen,
  parts: z.array(partSchema),
})

const oddsSchema = z.object({
  tiers: z.array(z.number()),
  perks_a_column: z.number(),
  chance: z.number().check(z.gte(0), z.lte(1)),
  even_after: z.optional(z.number()),
})

const sourceSchema = z.object({
  /** In the game's words. */
  text: z.optional(z.string()),
  /** The activity or kind of activity that the text names. */
  place: z.optional(z.string()),
  /** This player's finished runs there, and how long one usually takes. */
  runs: z.number(),
  minutes: z.optional(z.number()),
  /** The newest of them. */
  activity_id: z.optional(z.string()),
  /** How many weapons share the source. */
  weapons: z.number(),
})

/** The best roll for this player, and how far they are from it. */
const personalSchema = z.object({
  mix: z.object({
    /** 'none': nothing was played yet, so both sides count the same. */
    basis: z.enum(['recent', 'lifetime', 'none']),
    days: z.optional(z.number()),
    runs: z.number(),
    pve: z.number(),
    endgame: z.number(),
    pvp: z.number(),
    kinds: z.array(z.object({ name: z.string(), percent: percentSchema })),
  }),
  god_roll: z.optional(
    z.object({
      score: outOfTen,
      /** The same roll for one side alone. */
      sides: z.optional(z.object({ pve: outOfTen, pvp: outOfTen })),
      /** The best rolls for one side alone, which may be others. */
      alone: z.optional(z.object({ pve: sideRollSchema, pvp: sideRollSchema })),
      parts: z.array(partSchema),
      wish_list_line: z.string(),
    }),
  ),
  /** The player's copies for their own way of playing, best first. */
  copies: z.array(z.object({ item_instance_id: z.string(), score: outOfTen })),
  gap: z.optional(z.number()),
  /** Of a drop that carries both traits; none where every copy has the same ones. */
  odds: z.array(oddsSchema),
  source: sourceSchema,
  /** How much of the history is read; absent for a visitor. */
  progress: z.optional(archiveProgressSchema),
})
export type ForgePersonal = z.infer<typeof personalSchema>

/** GET /api/forge/weapons/{weapon_id} and GET /api/forge/preview: what a weapon can be, and what this player has of it. */
export const forgeWeaponSchema = z.object({
  ...shownLanguage,
  weapon: z.object({
    ...kind,
    item_instance_id: z.optional(z.string()),
    type: z.enum(WEAPON_TYPES),
    slot: z.string(),
    ammo: z.string(),
    frame: z.optional(z.object({ ...named, description: z.string() })),
    /** Every copy has the same perks: there is no roll to look for. */
    fixed: z.boolean(),
  }),
  columns: z.array(columnSchema),
  masterworks: z.array(z.object({ hash: z.number(), stat, stats })),
  /** Of the plain weapon, as the definitions show them. */
  stats,
  /** How perks change them; absent where the definitions do not tell. */
  scale: z.optional(
    z.object({
      invested: stats,
      curves: z.partialRecord(stat, z.array(z.tuple([z.number(), z.number()]))),
    }),
  ),
  personal: personalSchema,
})
export type ForgeWeapon = z.infer<typeof forgeWeaponSchema>
