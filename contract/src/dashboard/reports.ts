import * as z from 'zod/mini'
import { citedItemSchema, percentSchema, sourceSchema } from './parts.ts'

/** F-089, F-090 */
export const scoreHistorySchema = z.object({
  /** Live once two days were measured; before, the specified series, estimated. */
  source: sourceSchema,
  points: z.array(
    z.object({
      /** YYYY-MM-DD. */
      day: z.string(),
      label: z.string(),
      score: z.number(),
      kind: z.enum(['measured', 'estimated', 'projection']),
      /** Beside the score in the table; on measured days only. */
      god_rolls: z.optional(z.number()),
      weapons: z.optional(z.number()),
      vault_used: z.optional(z.number()),
    }),
  ),
})

/** F-091 */
export const weaponUsageSchema = z.object({
  source: sourceSchema,
  total_kills: z.number(),
  weapons: z.array(
    z.extend(citedItemSchema, {
      type: z.optional(z.string()),
      type_name: z.optional(z.string()),
      kills: z.number(),
      precision_kills: z.number(),
    }),
  ),
})

/** F-092, F-093 */
export const effectivenessSchema = z.object({
  source: sourceSchema,
  rows: z.array(
    z.object({
      activity: z.string(),
      priority: z.string(),
      /** 85, 65 or 45; absent for a priority nobody knows. */
      value: z.optional(z.number()),
      /** Why it has this priority. */
      text: z.string(),
      /** Counted in the activity history read; absent without a run. */
      runs: z.optional(z.number()),
      completed: z.optional(z.number()),
      completion_percent: z.optional(percentSchema),
    }),
  ),
})

/** F-094, F-095 */
export const recentActivitiesSchema = z.object({
  source: sourceSchema,
  entries: z.array(
    z.object({
      /** Absent on estimates. */
      instance_id: z.optional(z.string()),
      name: z.string(),
      character_id: z.optional(z.string()),
      class: z.optional(z.string()),
      /** In words: Completed, Left early, Victory, Defeat, ... */
      result: z.string(),
      completed: z.optional(z.boolean()),
      kd: z.optional(z.number()),
      kills: z.optional(z.number()),
      deaths: z.optional(z.number()),
      duration_seconds: z.optional(z.number()),
      /** When it began (ISO). */
      period: z.optional(z.string()),
    }),
  ),
})

const seasonValueSchema = z.object({
  source: sourceSchema,
  value: z.number(),
  of: z.optional(z.number()),
})

/** F-096 to F-100 */
export const seasonalSchema = z.object({
  /** False since the game's last season ended (G-47): the values are its final ones. */
  season_active: z.boolean(),
  note: z.optional(z.string()),
  season_rank: z.optional(seasonValueSchema),
  artifact_level: z.optional(seasonValueSchema),
  weekly_challenges: z.optional(seasonValueSchema),
  triumph_score: z.optional(z.extend(seasonValueSchema, { lifetime: z.optional(z.number()) })),
})

/** F-102: each sentence names the items it rests on. */
export const insightSchema = z.object({
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  source: sourceSchema,
  link: z.optional(z.string()),
  items: z.array(citedItemSchema),
})
