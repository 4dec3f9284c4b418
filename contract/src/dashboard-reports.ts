import { z } from 'zod'
import { citedItemSchema, percentSchema, sourceSchema } from './dashboard-parts.ts'

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
      god_rolls: z.number().optional(),
      weapons: z.number().optional(),
      vault_used: z.number().optional(),
    }),
  ),
})

/** F-091 */
export const weaponUsageSchema = z.object({
  source: sourceSchema,
  total_kills: z.number(),
  weapons: z.array(
    citedItemSchema.extend({
      type: z.string().optional(),
      type_name: z.string().optional(),
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
      value: z.number().optional(),
      /** Why it has this priority. */
      text: z.string(),
      /** Counted in the activity history read; absent without a run. */
      runs: z.number().optional(),
      completed: z.number().optional(),
      completion_percent: percentSchema.optional(),
    }),
  ),
})

/** F-094, F-095 */
export const recentActivitiesSchema = z.object({
  source: sourceSchema,
  entries: z.array(
    z.object({
      /** Absent on estimates. */
      instance_id: z.string().optional(),
      name: z.string(),
      character_id: z.string().optional(),
      class: z.string().optional(),
      /** In words: Completed, Left early, Victory, Defeat, ... */
      result: z.string(),
      completed: z.boolean().optional(),
      kd: z.number().optional(),
      kills: z.number().optional(),
      deaths: z.number().optional(),
      duration_seconds: z.number().optional(),
      /** When it began (ISO). */
      period: z.string().optional(),
    }),
  ),
})

const seasonValueSchema = z.object({
  source: sourceSchema,
  value: z.number(),
  of: z.number().optional(),
})

/** F-096 to F-100 */
export const seasonalSchema = z.object({
  /** False since the game's last season ended (G-47): the values are its final ones. */
  season_active: z.boolean(),
  note: z.string().optional(),
  season_rank: seasonValueSchema.optional(),
  artifact_level: seasonValueSchema.optional(),
  weekly_challenges: seasonValueSchema.optional(),
  triumph_score: seasonValueSchema.extend({ lifetime: z.number().optional() }).optional(),
})

/** F-102: each sentence names the items it rests on. */
export const insightSchema = z.object({
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  source: sourceSchema,
  link: z.string().optional(),
  items: z.array(citedItemSchema),
})
