import { CLASSES, RARITIES } from '@ai-vault/game/items.ts'
import { TRIUMPH_CATEGORIES, type TriumphCategory } from '@ai-vault/game/triumphs/triumph-category.ts'
import { COLLECTIBLE_KINDS } from '@ai-vault/game/triumphs/triumph-definitions.ts'
import * as z from 'zod/mini'
import { shownLanguage } from '../service/languages.ts'
import { readableRows } from '../service/readable-rows.ts'

const wholePercent = z.int().check(z.gte(0), z.lte(100))

const categories = TRIUMPH_CATEGORIES.filter((category): category is TriumphCategory => category !== 'all')

/** Where something is done: an activity, a place of the map, or both. */
const whereSchema = z.object({
  destination_hash: z.optional(z.number()),
  destination: z.optional(z.string()),
  zone_hash: z.optional(z.number()),
  zone: z.optional(z.string()),
  activity: z.optional(z.string()),
})
export type Where = z.infer<typeof whereSchema>

const objectiveSchema = z.object({
  objectiveHash: z.number(),
  progress: z.number(),
  completionValue: z.number(),
  complete: z.boolean(),
  /** What it counts. */
  text: z.optional(z.string()),
  /** The place of the map it speaks of. */
  zone_hash: z.optional(z.number()),
})

/** One triumph as the specification reads it; the rest is ours. */
const triumphSchema = z.object({
  hash: z.number(),
  definition: z.object({
    name: z.optional(z.string()),
    description: z.optional(z.string()),
    points: z.number(),
    icon: z.optional(z.string()),
  }),
  /** Bit 1 (mask 1) clear: complete (G-07). */
  state: z.int(),
  /** The platform's own flags. */
  platformState: z.int(),
  objectives: z.array(objectiveSchema),
  category: z.enum(categories),
  /** Of every triumph that is not complete (F-194). */
  priority: z.optional(z.literal('medium')),
  percent: wholePercent,
  /** Complete, and its reward waits in the game. */
  claimable: z.optional(z.literal(true)),
  /** The game keeps it secret until it is complete. */
  secret: z.optional(z.literal(true)),
  /** Of a year that is over. */
  legacy: z.optional(z.literal(true)),
  menu: z.optional(z.string()),
  /** Seals it counts for. */
  seals: z.optional(z.array(z.number())),
  where: z.optional(whereSchema),
})
export type Triumph = z.infer<typeof triumphSchema>

const sealSchema = z.object({
  hash: z.number(),
  name: z.string(),
  title: z.string(),
  icon: z.optional(z.string()),
  earned: z.boolean(),
  gilded: z.optional(z.literal(true)),
  /** The triumph that gilds it, and how often the platform says that was done. */
  gilding: z.optional(z.object({ triumph: z.number(), times: z.optional(z.int()) })),
  legacy: z.optional(z.literal(true)),
  done: z.int(),
  total: z.int(),
  percent: wholePercent,
  /** What is left of it, nearest to done first. */
  open: z.array(z.number()),
})
export type Seal = z.infer<typeof sealSchema>

/** Why a triumph is recommended: facts, which the screen puts into words. */
const missionSchema = z.object({
  hash: z.number(),
  /** Open objectives, and of how many. */
  open: z.int(),
  of: z.int(),
  /** What is left of the objective that is nearest to done. */
  left: z.optional(z.number()),
  text: z.optional(z.string()),
  /** The seal it brings closer. */
  seal: z.optional(z.object({ title: z.string(), done: z.number(), total: z.number() })),
  /** Other open triumphs at the same place. */
  nearby: z.int(),
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
  /** Places of the map that the game's own checklists say were found (F-230). */
  checked: z._default(z.array(z.number()), []),
  /** The player keeps them private on the platform (G-46). */
  withheld: z.boolean(),
})
export type TriumphsAnswer = z.infer<typeof triumphsAnswerSchema>

/** The same as a client takes it: a triumph, title or mission that cannot be read is left out, triumphs are counted. */
export const receivedTriumphsSchema = z.pipe(
  z.extend(triumphsAnswerSchema, {
    triumphs: z.array(z.unknown()),
    seals: z.array(z.unknown()),
    missions: z.array(z.unknown()),
  }),
  z.transform((answer) => {
    const { rows, unreadable } = readableRows(triumphSchema, answer.triumphs)
    const seals = readableRows(sealSchema, answer.seals).rows
    const missions = readableRows(missionSchema, answer.missions).rows
    return { ...answer, triumphs: rows, seals, missions, unreadable }
  }),
)

export const OBTAINABLE = ['now', 'sometimes', 'over', 'unknown'] as const

const collectibleSchema = z.object({
  hash: z.number(),
  definition: z.object({
    name: z.optional(z.string()),
    description: z.optional(z.string()),
    icon: z.optional(z.string()),
  }),
  acquired: z.boolean(),
  kind: z.enum(COLLECTIBLE_KINDS),
  rarity: z.optional(z.enum(RARITIES)),
  class: z.optional(z.enum(CLASSES)),
  source: z.optional(z.string()),
  /** Estimated from the source's words: the platform does not say what is still open. */
  obtainable: z.enum(OBTAINABLE),
  /** Of a raid, a dungeon or a hard match: estimated, too. */
  hard: z.optional(z.literal(true)),
  menu: z.optional(z.string()),
  where: z.optional(whereSchema),
})
export type Collectible = z.infer<typeof collectibleSchema>

/** GET /api/atlas/collectibles. */
export const collectiblesAnswerSchema = z.object({
  ...shownLanguage,
  collectibles: z.array(collectibleSchema),
  withheld: z.boolean(),
})
export type CollectiblesAnswer = z.infer<typeof collectiblesAnswerSchema>

export const receivedCollectiblesSchema = z.pipe(
  z.extend(collectiblesAnswerSchema, { collectibles: z.array(z.unknown()) }),
  z.transform(({ collectibles, ...answer }) => {
    const { rows, unreadable } = readableRows(collectibleSchema, collectibles)
    return { ...answer, collectibles: rows, unreadable }
  }),
)

const countedSchema = z.object({ done: z.number(), total: z.number(), percent: wholePercent })

/** GET /api/atlas/progress: what the head of the screen says. */
export const progressAnswerSchema = z.object({
  progress: z.object({
    /** Absent where the platform keeps them from us. */
    triumphs: z.optional(countedSchema),
    collectibles: z.optional(countedSchema),
    seals: z.optional(countedSchema),
    /** The platform's own score. */
    score: z.optional(z.object({ active: z.number(), lifetime: z.number() })),
    claimable: z.optional(z.number()),
    obtainable_now: z.optional(z.number()),
    exotics_missing: z.optional(z.number()),
  }),
})
export type ProgressAnswer = z.infer<typeof progressAnswerSchema>

const MOST_PINS = 20
/** GET and PUT /api/atlas/planner: what the player pinned, in their order (F-195). */
export const plannerSchema = z.object({
  pinned: z.array(z.int().check(z.nonnegative())).check(z.maxLength(MOST_PINS)),
  /** How the player put what the planner shows, pinned or proposed; what it does not name follows in the usual order. */
  order: z._default(z.array(z.int().check(z.nonnegative())).check(z.maxLength(MOST_PINS)), []),
  /** When the player changed it last (epoch milliseconds): the later of two devices counts. */
  changed_at: z.int().check(z.nonnegative()),
})
export type Planner = z.infer<typeof plannerSchema>
