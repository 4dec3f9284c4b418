import { MEASURES } from '@ai-vault/game/history/performance.ts'
import { TRAITS } from '@ai-vault/game/history/playstyle.ts'
import { RUN_ORDERS, RUN_TYPES, TIMEFRAMES } from '@ai-vault/game/history/run.ts'
import { z } from 'zod'
import { citedItemSchema } from './dashboard-parts.ts'
import { languageParameter, shownLanguage } from './languages.ts'

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
  /** False where the fireteam went on from a checkpoint; absent where the platform does not say. */
  from_beginning: z.boolean().optional(),
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

/** What the specification's archive names; what the platform does not report is absent (G-20). */
const archiveActivitySchema = z.object({
  id: z.string(),
  character_id: z.string(),
  class: z.string().optional(),
  name: z.string(),
  type: z.enum(RUN_TYPES).exclude(['all']).optional(),
  difficulty: z.string().optional(),
  /** Seconds. */
  completion_time: z.number().optional(),
  date: z.string(),
  /** In words: Completed, Left early, Victory, Defeat, ... */
  result: z.string(),
  good: z.boolean().optional(),
  score: z.number().optional(),
  team_performance: z.object({
    kills: z.number().optional(),
    deaths: z.number().optional(),
    assists: z.number().optional(),
    kd_ratio: z.number().optional(),
  }),
})
export type ArchiveActivity = z.infer<typeof archiveActivitySchema>

export const archiveProgressSchema = z.object({
  state: z.enum(['fetching', 'paused', 'done', 'waiting']),
  runs: z.number(),
  characters: z.number(),
  characters_done: z.number(),
  reason: z.string().optional(),
})
export type ArchiveProgress = z.infer<typeof archiveProgressSchema>

const archiveQuery = {
  timeframe: z.enum(TIMEFRAMES).default('week'),
  type: z.enum(RUN_TYPES).default('all'),
  /** Minutes that the player's clock is ahead of UTC: days and hours of the day are counted by it. */
  utc_offset: z.coerce
    .number()
    .int()
    .min(-14 * 60)
    .max(14 * 60)
    .default(0),
}
export const MOST_ACTIVITIES = 200

export const archiveListQuerySchema = z.object({
  ...archiveQuery,
  language: languageParameter,
  limit: z.coerce.number().int().min(1).max(MOST_ACTIVITIES).default(MOST_ACTIVITIES),
  /** One day of the calendar (2026-11-15) instead of the timeframe. */
  day: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date')
    .optional(),
  order: z.enum(RUN_ORDERS).default('newest'),
  /** From the answer before, in the same order. */
  after: z
    .string()
    .regex(/^(\d{1,15}\.\d{1,19}\.\d{1,19}|\d{1,9})$/, 'must be the cursor of an answer')
    .optional(),
})

/** GET /api/archives/activities: the player's own runs, newest first. */
export const archiveListSchema = z.object({
  ...shownLanguage,
  activities: z.array(archiveActivitySchema),
  total: z.number(),
  next: z.string().optional(),
  from: z.string(),
  /** How the span was told: by the clock, the season's start, the usual length of one, or a day. */
  basis: z.enum(['clock', 'season', 'no-season', 'day']),
  progress: archiveProgressSchema,
})
export type ArchiveList = z.infer<typeof archiveListSchema>

const comparedSchema = z.object({
  measure: z.enum(MEASURES),
  value: z.number(),
  runs: z.number(),
  usual: z.number().optional(),
  usual_runs: z.number(),
  margin: z.number().optional(),
  trend: z.enum(['better', 'worse', 'usual', 'unknown']),
  /** The figure week by week, the running one last; null for a week that does not tell it. */
  weeks: z.array(z.number().nullable()),
})
export type ArchiveCompared = z.infer<typeof comparedSchema>

const traitSchema = z.object({
  trait: z.enum(TRAITS),
  score: z.number(),
  figure: z.number(),
  unit: z.string(),
  runs: z.number(),
})

export const playstyleSchema = z.object({
  archetype: z.string().optional(),
  confidence: z.number(),
  traits: z.array(traitSchema),
  runs: z.number(),
  mix: z.array(z.object({ kind: z.string(), name: z.string(), runs: z.number(), percent: z.number() })),
})
export type PlaystyleAnswer = z.infer<typeof playstyleSchema>

const bestSchema = z.object({
  kind: z.string(),
  value: z.number(),
  at: z.string(),
  activity_id: z.string().optional(),
  name: z.string().optional(),
})
export type ArchiveBest = z.infer<typeof bestSchema>

export const archiveOverviewQuerySchema = z.object({ ...archiveQuery, language: languageParameter })

/** GET /api/archives/overview: what the runs add up to. */
export const archiveOverviewSchema = z.object({
  ...shownLanguage,
  runs: z.number(),
  hours: z.number(),
  performance: z.array(comparedSchema),
  /** The span that "usual" was measured over (ISO). */
  usual_from: z.string(),
  playstyle: playstyleSchema,
  /** Runs a day of the last year, by the player's clock; days without one are left out. */
  calendar: z.array(z.object({ date: z.string(), runs: z.number() })),
  /** Runs by hour of the day, by the player's clock. */
  hours_of_day: z.array(z.number()),
  bests: z.array(bestSchema),
  progress: archiveProgressSchema,
})
export type ArchiveOverview = z.infer<typeof archiveOverviewSchema>

export const archiveExportQuerySchema = z.object({
  format: z.enum(['csv', 'json']).default('json'),
  language: languageParameter,
})
