import type { ArmorSolution } from '@ai-vault/game/armor/problem.ts'
import { PIECE_FILTERS } from '@ai-vault/game/gear/piece-filters.ts'
import { ARMOR_STATS, CLASSES } from '@ai-vault/game/items.ts'
import { z } from 'zod'
import { shownLanguage } from './languages.ts'

const stat = z.enum(ARMOR_STATS)
const target = z.int().min(0).max(200)
const fragment = z.int().min(-100).max(100)
const statLine = <Value extends z.ZodType>(value: Value) =>
  z.tuple([value, value, value, value, value, value])
const pieceIds = z.array(z.string().regex(/^\d{1,20}$/, 'must be an item instance id')).max(500)
const perSlot = <Value extends z.ZodType>(value: Value) => z.tuple([value, value, value, value, value])

const pieceFilters = z.array(z.enum(PIECE_FILTERS)).max(PIECE_FILTERS.length)

/** What the optimizer is asked: everything about the pieces themselves comes from the session's own guardian. */
export const armorOptimizeRequestSchema = z.object({
  class: z.enum(CLASSES),
  /** Weapons, health, class, super, grenade, melee. */
  targets: statLine(target),
  maximums: statLine(target).optional(),
  /** Stats that count, the most wanted first; those left out are ignored. All six where empty. */
  priority: z
    .array(stat)
    .max(6)
    .refine((stats) => new Set(stats).size === stats.length, 'must not repeat a stat')
    .default([]),
  sets: z
    .array(z.object({ hash: z.int().nonnegative(), pieces: z.union([z.literal(2), z.literal(4)]) }))
    .max(2)
    .refine((sets) => sets.reduce((sum, { pieces }) => sum + pieces, 0) <= 5, 'ask for more than five pieces')
    .refine((sets) => new Set(sets.map(({ hash }) => hash)).size === sets.length, 'must not repeat a set')
    .default([]),
  exotic: z
    .union([z.enum(['any', 'none', 'required']), z.object({ hash: z.int().nonnegative() })])
    .default('any'),
  assume_masterwork: z.boolean().default(true),
  tuning: z.boolean().default(true),
  mods: z.boolean().default(true),
  /** Fragments and the like. */
  bonus: statLine(fragment).default([0, 0, 0, 0, 0, 0]),
  pinned: pieceIds.default([]),
  excluded: pieceIds.default([]),
  /** Locked pieces only, pieces of a loadout only, nothing that waits at the postmaster. */
  only: pieceFilters.default([]),
  /** Energy that other mods have already taken, from helmet to class item. */
  energy_taken: perSlot(z.int().min(0).max(11)).default([0, 0, 0, 0, 0]),
  limit: z.int().min(1).max(200).default(20),
  with_maxima: z.boolean().default(false),
})
export type ArmorOptimizeRequest = z.infer<typeof armorOptimizeRequestSchema>

/** The specified output (5 pieces, mod cost, difficulty) of the best or nearest build, and the solver's whole answer. */
export const armorOptimizeAnswerSchema = z.object({
  success: z.literal(true),
  data: z.object({
    pieces: z.number(),
    mod_cost: z.number(),
    difficulty: z.string(),
    /** False where this is the nearest build to targets out of reach. */
    reaches_targets: z.boolean(),
    solution: z.custom<ArmorSolution>((value) => typeof value === 'object' && value !== null),
    solved_in_ms: z.number(),
  }),
})
export type ArmorOptimizeAnswer = z.infer<typeof armorOptimizeAnswerSchema>

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

export const MOST_SAVED_TARGETS = 20

/** A question to the optimizer that the player wants to come back to. */
export const savedTargetSchema = z.object({
  id: z.string().min(1).max(40),
  name: z.string().trim().min(1).max(60),
  class: z.enum(CLASSES),
  /** The question as the address carries it. */
  search: z.string().max(2_000),
})
export type SavedTarget = z.infer<typeof savedTargetSchema>

/** What an account keeps for the optimizer: pins, exclusions, filters and saved targets, all in one. */
export const armorKeptSchema = z.object({
  pinned: pieceIds,
  excluded: pieceIds,
  only: pieceFilters,
  targets: z
    .array(savedTargetSchema)
    .max(MOST_SAVED_TARGETS)
    .refine(
      (targets) => new Set(targets.map(({ id }) => id)).size === targets.length,
      'must not repeat an id',
    ),
  /** When the player changed it last (epoch milliseconds): the later of two devices counts. */
  changed_at: z.int().nonnegative(),
})
export type ArmorKept = z.infer<typeof armorKeptSchema>
