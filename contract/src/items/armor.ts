import { PIECE_FILTERS } from '@ai-vault/game/gear/piece-filters.ts'
import { ARMOR_STATS, CLASSES } from '@ai-vault/game/items.ts'
import { SUBCLASS_ELEMENTS } from '@ai-vault/game/kit.ts'
import * as z from 'zod/mini'
import { shownLanguage } from '../service/languages.ts'

const stat = z.enum(ARMOR_STATS)
const target = z.int().check(z.gte(0), z.lte(200))
const fragment = z.int().check(z.gte(-100), z.lte(100))
const statLine = <Value extends z.ZodMiniType>(value: Value) =>
  z.tuple([value, value, value, value, value, value])
const pieceIds = z
  .array(z.string().check(z.regex(/^\d{1,20}$/, 'must be an item instance id')))
  .check(z.maxLength(500))
const perSlot = <Value extends z.ZodMiniType>(value: Value) => z.tuple([value, value, value, value, value])

const pieceFilters = z.array(z.enum(PIECE_FILTERS)).check(z.maxLength(PIECE_FILTERS.length))

/** What the optimizer is asked: everything about the pieces themselves comes from the session's own guardian. */
export const armorOptimizeRequestSchema = z.object({
  class: z.enum(CLASSES),
  /** Weapons, health, class, super, grenade, melee. */
  targets: statLine(target),
  maximums: z.optional(statLine(target)),
  /** Stats that count, the most wanted first; those left out are ignored. All six where empty. */
  priority: z._default(
    z.array(stat).check(
      z.maxLength(6),
      z.refine((stats) => new Set(stats).size === stats.length, 'must not repeat a stat'),
    ),
    [],
  ),
  sets: z._default(
    z
      .array(
        z.object({ hash: z.int().check(z.nonnegative()), pieces: z.union([z.literal(2), z.literal(4)]) }),
      )
      .check(
        z.maxLength(2),
        z.refine(
          (sets) => sets.reduce((sum, { pieces }) => sum + pieces, 0) <= 5,
          'ask for more than five pieces',
        ),
        z.refine(
          (sets) => new Set(sets.map(({ hash }) => hash)).size === sets.length,
          'must not repeat a set',
        ),
      ),
    [],
  ),
  exotic: z._default(
    z.union([z.enum(['any', 'none', 'required']), z.object({ hash: z.int().check(z.nonnegative()) })]),
    'any',
  ),
  assume_masterwork: z._default(z.boolean(), true),
  tuning: z._default(z.boolean(), true),
  mods: z._default(z.boolean(), true),
  /** Fragments and the like. */
  bonus: z._default(statLine(fragment), [0, 0, 0, 0, 0, 0]),
  pinned: z._default(pieceIds, []),
  excluded: z._default(pieceIds, []),
  /** Locked pieces only, pieces of a loadout only, nothing that waits at the postmaster. */
  only: z._default(pieceFilters, []),
  /** Energy that other mods have already taken, from helmet to class item. */
  energy_taken: z._default(perSlot(z.int().check(z.gte(0), z.lte(11))), [0, 0, 0, 0, 0]),
  limit: z._default(z.int().check(z.gte(1), z.lte(200)), 20),
  with_maxima: z._default(z.boolean(), false),
})
export type ArmorOptimizeRequest = z.infer<typeof armorOptimizeRequestSchema>

export const armorSetsAnswerSchema = z.object({
  ...shownLanguage,
  sets: z.array(
    z.object({
      hash: z.number(),
      name: z.string(),
      bonuses: z.array(z.object({ pieces: z.number(), name: z.string(), description: z.string() })),
    }),
  ),
})
export type ArmorSetsAnswer = z.infer<typeof armorSetsAnswerSchema>

/** Fragments that the player has unlocked and that change an armor stat. */
export const armorFragmentsAnswerSchema = z.object({
  ...shownLanguage,
  fragments: z.array(
    z.object({
      hash: z.number(),
      name: z.string(),
      element: z.enum(SUBCLASS_ELEMENTS),
      classes: z.array(z.enum(CLASSES)),
      stats: statLine(fragment),
    }),
  ),
})
export type ArmorFragmentsAnswer = z.infer<typeof armorFragmentsAnswerSchema>

export const MOST_SAVED_TARGETS = 20

/** A question to the optimizer that the player wants to come back to. */
export const savedTargetSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  class: z.enum(CLASSES),
  /** The question as the address carries it. */
  search: z.string().check(z.maxLength(2_000)),
})
export type SavedTarget = z.infer<typeof savedTargetSchema>

/** What an account keeps for the optimizer: pins, exclusions, filters and saved targets, all in one. */
export const armorKeptSchema = z.object({
  pinned: pieceIds,
  excluded: pieceIds,
  only: pieceFilters,
  targets: z.array(savedTargetSchema).check(
    z.maxLength(MOST_SAVED_TARGETS),
    z.refine(
      (targets) => new Set(targets.map(({ id }) => id)).size === targets.length,
      'must not repeat an id',
    ),
  ),
  /** When the player changed it last (epoch milliseconds): the later of two devices counts. */
  changed_at: z.int().check(z.nonnegative()),
})
export type ArmorKept = z.infer<typeof armorKeptSchema>
