import * as z from 'zod/mini'
import { citedItemSchema, percentSchema, sourceSchema } from './parts.ts'

/** F-065: what the score is made of, in the player's own numbers, and what would raise it most. */
export const scoreTileSchema = z.object({
  source: sourceSchema,
  score: z.number().check(z.gte(0), z.lte(100)),
  /** `starting out` for an account that has just begun, whatever the number. */
  band: z.enum(['excellent', 'good', 'needs work', 'starting out']),
  parts: z.array(
    z.object({
      name: z.enum(['rolls', 'power', 'coverage', 'hygiene']),
      label: z.string(),
      /** The player's own value in words, e.g. "29 of 30 best rolls, 8.1 on average". */
      text: z.string(),
      weight: z.number(),
      /** 0 to 1. */
      value: z.number(),
      /** Points of the score it contributes. */
      points: z.number(),
    }),
  ),
  /** At most three, best first. */
  actions: z.array(
    z.object({
      kind: z.enum(['raise-power', 'fill-niche', 'better-roll', 'clean-up']),
      text: z.string(),
      /** Points the score would gain, one decimal. */
      gain: z.number(),
      /** An address of the app, where one helps: mostly an armory search. */
      link: z.optional(z.string()),
      items: z.array(citedItemSchema),
    }),
  ),
  /** What all the actions together would gain, in whole points. */
  in_reach: z.number(),
})

/** F-066 */
export const pveTileSchema = z.object({
  source: sourceSchema,
  text: z.enum(['Grandmaster Ready', 'Building Power']),
  power: z.number(),
  power_cap: z.number(),
  scaled_power: z.number(),
  requirements: z.array(
    z.object({ kind: z.string(), met: z.boolean(), text: z.string(), link: z.optional(z.string()) }),
  ),
})

/** F-068: the word follows from the score; the numbers are the platform's, and absent where it gives none. */
export const pvpTileSchema = z.object({
  source: sourceSchema,
  /** Absent where there is no score. */
  text: z.optional(z.enum(['Competitive', 'Casual'])),
  kd: z.optional(z.number()),
  win_percent: z.optional(percentSchema),
  matches: z.optional(z.number()),
  wins: z.optional(z.number()),
  kills: z.optional(z.number()),
  deaths: z.optional(z.number()),
})

/** F-070 */
export const playstyleTileSchema = z.object({
  source: sourceSchema,
  text: z.enum(['Collector', 'Focused']),
  weapons: z.number(),
  /** Kills by weapon type, most first; empty where the platform reports none. */
  kill_mix: z.array(
    z.object({ type: z.string(), name: z.string(), kills: z.number(), percent: percentSchema }),
  ),
})
