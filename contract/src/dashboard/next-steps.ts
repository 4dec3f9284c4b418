import * as z from 'zod/mini'
import { citedItemSchema, percentSchema } from './parts.ts'

/** One thing to do, as a sentence with its reason and the way there. */
export const nextStepSchema = z.object({
  kind: z.enum([
    'postmaster',
    'starter',
    'marked',
    'clean-up',
    'claim-triumphs',
    'power',
    'weekly',
    'triumph',
    'bounties',
    'niche',
    'god-roll',
    'armor',
  ]),
  /** What to do, without a full stop. */
  title: z.string(),
  /** Why, in a sentence. */
  text: z.string(),
  /** What the button says, and where it leads. */
  action: z.string(),
  link: z.string(),
  /** Points that the score gains. */
  gain: z.optional(z.number()),
  /** By the player's own pace. */
  minutes: z.optional(z.number()),
  /** How far it is. */
  percent: z.optional(percentSchema),
  /** The first of the items that are meant. */
  items: z.array(z.extend(citedItemSchema, { rarity: z.optional(z.string()) })),
  /** How many are meant in all. */
  items_total: z.optional(z.int()),
})
export type NextStep = z.infer<typeof nextStepSchema>

/** What somebody who has just begun does first, each step with how far it is. */
export const starterPathSchema = z.array(
  z.object({ step: z.string(), title: z.string(), text: z.string(), done: z.int(), of: z.int() }),
)
