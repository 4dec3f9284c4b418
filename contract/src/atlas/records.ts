import { CLASSES } from '@ai-vault/game/items.ts'
import { TRIUMPH_CATEGORIES, type TriumphCategory } from '@ai-vault/game/triumphs/triumph-category.ts'
import { COLLECTIBLE_KINDS } from '@ai-vault/game/triumphs/triumph-definitions.ts'
import { z } from 'zod'
import { shownLanguage } from '../languages.ts'

const categories = TRIUMPH_CATEGORIES.filter((category): category is TriumphCategory => category !== 'all')

/** Where something is done: an activity, a place of the map, or both. */
const whereSchema = z.object({
  destination_hash: z.number().optional(),
  destination: z.string().optional(),
  zone_hash: z.number().optional(),
  zone: z.string().optional(),
  activity: z.string().optional(),
})
export type Where = z.infer<typeof whereSchema>

const objectiveSchema = z.object({
  objectiveHash: z.number(),
  progress: z.number(),
  completionValue: z.number(),
  complete: z.boolean(),
  /** What it counts. */
  text: z.string().optional(),
  /** The place of the map it speaks of. */
  zone_hash: z.number().optional(),
})

/** One triumph as the specification reads it; the rest is ours. */
const triumphSchema = z.object({
  hash: z.number(),
  definition: z.object({
    name: z.string().optional(),
    description: z.string().optional(),
    points: z.number(),
    icon: z.string().optional(),
  }),
  /** Bit 1 (mask 1) clear: complete (G-07). */
  state: z.number().int(),
  /** The platform's own flags. */
  platformState: z.number().int(),
  objectives: z.array(objectiveSchema),
  category: z.enum(categories),
  /** Of every triumph that is not complete (F-194). */
  priority: z.literal('medium').optional(),
  percent: z.number().int().min(0).max(100),
  /** Complete, and its reward waits in the game. */
  claimable: z.literal(true).optional(),
  /** The game keeps it secret until it is complete. */
  secret: z.literal(true).optional(),
  /** Of a year that is over. */
  legacy: z.literal(true).optional(),
  menu: z.string().optional(),
  /** Seals it counts for. */
  seals: z.array(z.number()).optional(),
  where: whereSchema.optional(),
})
export type Triumph = z.infer<typeof triumphSchema>

const sealSchema = z.object({
  hash: z.number(),
  name: z.string(),
  title: z.string(),
  icon: z.string().optional(),
  earned: z.boolean(),
  gilded: z.literal(true).optional(),
  legacy: z.literal(true).optional(),
  done: z.number().int(),
  total: z.number().int(),
  percent: z.number().int(),
  /** What is left of it, nearest to done first. */
  open: z.array(z.number()),
})
export type Seal = z.infer<typeof sealSchema>

/** Why a triumph is recommended: facts, which the screen puts into words. */
const missionSchema = z.object({
  hash: z.number(),
  /** Open objectives, and of how many. */
  open: z.number().int(),
  of: z.number().int(),
  /** What is left of the objective that is nearest to done. */
  left: z.number().optional(),
  text: z.string().optional(),
  /** The seal it brings closer. */
  seal: z.object({ title: z.string(), done: z.number(), total: z.number() }).optional(),
  /** Other open triumphs at the same place. */
  nearby: z.number().int(),
})
export type Mission = z.infer<typeof missionSchema>

/** GET /api/atlas/triumphs. */
export const triumphsAnswerSchema = z.object({
  ...shownLanguage,
  /** Open ones first, nearest to done and worth it first; then those that are complete. */
  triumphs: z.array(triumphSchema),
  seals: z.array(sealSchema),
  /** Priority Missions (F-193), the best first. */
  missions: z.array(missionSchema),
  /** The player keeps them private on the platform (G-46). */
  withheld: z.boolean(),
})
export type TriumphsAnswer = z.infer<typeof triumphsAnswerSchema>

export const OBTAINABLE = ['now', 'sometimes', 'over', 'unknown'] as const

const collectibleSchema = z.object({
  hash: z.number(),
  definition: z.object({
    name: z.string().optional(),
    description: z.string().optional(),
    icon: z.string().optional(),
  }),
  acquired: z.boolean(),
  kind: z.enum(COLLECTIBLE_KINDS),
  rarity: z.enum(['common', 'uncommon', 'rare', 'legendary', 'exotic']).optional(),
  class: z.enum(CLASSES).optional(),
  source: z.string().optional(),
  /** Estimated from the source's words: the platform does not say what is still open. */
  obtainable: z.enum(OBTAINABLE),
  menu: z.string().optional(),
  where: whereSchema.optional(),
})
export type Collectible = z.infer<typeof collectibleSchema>

/** GET /api/atlas/collectibles. */
export const collectiblesAnswerSchema = z.object({
  ...shownLanguage,
  collectibles: z.array(collectibleSchema),
  withheld: z.boolean(),
})
export type CollectiblesAnswer = z.infer<typeof collectiblesAnswerSchema>

const countedSchema = z.object({ done: z.number(), total: z.number(), percent: z.number() })

/** GET /api/atlas/progress: what the head of the screen says. */
export const progressAnswerSchema = z.object({
  progress: z.object({
    /** Absent where the platform keeps them from us. */
    triumphs: countedSchema.optional(),
    collectibles: countedSchema.optional(),
    seals: countedSchema.optional(),
    /** The platform's own score. */
    score: z.object({ active: z.number(), lifetime: z.number() }).optional(),
    claimable: z.number().optional(),
    obtainable_now: z.number().optional(),
    exotics_missing: z.number().optional(),
  }),
})
export type ProgressAnswer = z.infer<typeof progressAnswerSchema>

const MOST_PINS = 20
/** GET and PUT /api/atlas/planner: what the player pinned, in their order (F-195). */
export const plannerSchema = z.object({
  pinned: z.array(z.int().nonnegative()).max(MOST_PINS),
  /** When the player changed it last (epoch milliseconds): the later of two devices counts. */
  changed_at: z.int().nonnegative(),
})
export type Planner = z.infer<typeof plannerSchema>
