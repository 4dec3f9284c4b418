import { z } from 'zod'
import { citedItemSchema } from './dashboard-parts.ts'
import { shownLanguage } from './languages.ts'

/** Which activity a report is of; the platform's ids are whole numbers of up to 19 digits. */
export const instanceIdSchema = z.string().regex(/^\d{1,19}$/, 'must be the number of an activity')

const reportPlayerSchema = z.object({
  /** Absent where the platform names nobody. */
  name: z.string().optional(),
  class: z.string().optional(),
  power: z.number().optional(),
  /** Whether it is the signed-in player. */
  you: z.boolean(),
  /** The name of the side, where two sides met. */
  team: z.string().optional(),
  /** In words: Completed, Left early, Victory, Defeat, ... */
  result: z.string(),
  kills: z.number().optional(),
  deaths: z.number().optional(),
  assists: z.number().optional(),
  kd: z.number().optional(),
  score: z.number().optional(),
  time_played_seconds: z.number().optional(),
})
export type ReportPlayer = z.infer<typeof reportPlayerSchema>

/** GET /api/archives/activities/{instance_id}: what the platform wrote down after an activity (F-094). */
export const activityReportSchema = z.object({
  ...shownLanguage,
  instance_id: z.string(),
  name: z.string(),
  /** When it began (ISO). */
  period: z.string(),
  duration_seconds: z.number().optional(),
  /** Sides in order of their standing; none where everybody was on one side. */
  teams: z.array(z.object({ name: z.string(), score: z.number().optional(), result: z.string() })),
  /** The winning side first, then by score and kills. */
  players: z.array(reportPlayerSchema),
  /** What the signed-in player defeated opponents with, most first; empty where they were not there. */
  weapons: z.array(
    citedItemSchema.extend({
      type_name: z.string().optional(),
      kills: z.number(),
      precision_kills: z.number(),
    }),
  ),
})
export type ActivityReportAnswer = z.infer<typeof activityReportSchema>
