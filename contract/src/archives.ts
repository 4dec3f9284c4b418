import { MEASURES } from '@ai-vault/game/history/performance.ts'
import { TRAITS } from '@ai-vault/game/history/playstyle.ts'
import { SHOWN_TYPES } from '@ai-vault/game/history/run.ts'
import { RUN_ORDERS, RUN_TYPES, TIMEFRAMES } from '@ai-vault/game/history/run-filters.ts'
import * as z from 'zod/mini'
import { citedItemSchema, percentSchema } from './dashboard/parts.ts'
import { languageParameter, shownLanguage } from './service/languages.ts'
import { readableRows } from './service/readable-rows.ts'
import { timeZoneSchema } from './time-zone.ts'

/** Which activity a report is of; the platform's ids are whole numbers of up to 19 digits. */
export const instanceIdSchema = z.string().check(z.regex(/^\d{1,19}$/, 'must be the number of an activity'))

const reportPlayerSchema = z.object({
  /** Absent where the platform names nobody. */
  name: z.optional(z.string()),
  /** By which the Command Table finds them; absent where the platform names nobody. */
  membership_id: z.optional(z.string()),
  class: z.optional(z.string()),
  power: z.optional(z.number()),
  /** Whether it is the signed-in player. */
  you: z.boolean(),
  /** The name of the side, where two sides met. */
  team: z.optional(z.string()),
  /** In words: Completed, Left early, Victory, Defeat, ... */
  result: z.string(),
  kills: z.optional(z.number()),
  deaths: z.optional(z.number()),
  assists: z.optional(z.number()),
  kd: z.optional(z.number()),
  score: z.optional(z.number()),
  time_played_seconds: z.optional(z.number()),
})
export type ReportPlayer = z.infer<typeof reportPlayerSchema>

/** GET /api/archives/activities/{instance_id}: what the platform wrote down after an activity (F-094). */
export const activityReportSchema = z.object({
  ...shownLanguage,
  instance_id: z.string(),
  name: z.string(),
  /** When it began (ISO). */
  period: z.string(),
  duration_seconds: z.optional(z.number()),
  /** False where the fireteam went on from a checkpoint; absent where the platform does not say. */
  from_beginning: z.optional(z.boolean()),
  /** Sides in order of their standing; none where everybody was on one side. */
  teams: z.array(z.object({ name: z.string(), score: z.optional(z.number()), result: z.string() })),
  /** The winning side first, then by score and kills. */
  players: z.array(reportPlayerSchema),
  /** What the signed-in player defeated opponents with, most first; empty where they were not there. */
  weapons: z.array(
    z.extend(citedItemSchema, {
      type_name: z.optional(z.string()),
      kills: z.number(),
      precision_kills: z.number(),
    }),
  ),
})
export type ActivityReportAnswer = z.infer<typeof activityReportSchema>

/** What the specification's archive names; what the platform never reports is null, what it left out of one run absent (G-20). */
const archiveActivitySchema = z.object({
  id: z.string(),
  character_id: z.string(),
  class: z.optional(z.string()),
  name: z.string(),
  type: z.enum(SHOWN_TYPES),
  difficulty: z.optional(z.string()),
  /** Seconds. */
  completion_time: z.optional(z.number()),
  date: z.string(),
  /** In words: Completed, Left early, Victory, Defeat, ... */
  result: z.string(),
  good: z.optional(z.boolean()),
  score: z.optional(z.number()),
  rank: z.nullish(z.string()),
  gear_tier_rewards: z.nullish(z.array(z.number())),
  team_performance: z.object({
    damage_dealt: z.nullish(z.number()),
    kills: z.optional(z.number()),
    deaths: z.optional(z.number()),
    assists: z.optional(z.number()),
    kd_ratio: z.optional(z.number()),
    /** Kills and assists for each death. */
    efficiency: z.optional(z.number()),
  }),
  /** In the run's own report (`weapons`), which is read one by one. */
  weapon_performance: z.nullish(z.array(z.unknown())),
  matter_abilities_used: z.nullish(z.array(z.string())),
  unique_mechanics: z.nullish(z.array(z.string())),
})
export type ArchiveActivity = z.infer<typeof archiveActivitySchema>

export const archiveProgressSchema = z.object({
  state: z.enum(['fetching', 'paused', 'done', 'waiting']),
  runs: z.number(),
  characters: z.number(),
  characters_done: z.number(),
  reason: z.optional(z.string()),
})
export type ArchiveProgress = z.infer<typeof archiveProgressSchema>

const archiveQuery = {
  timeframe: z._default(z.enum(TIMEFRAMES), 'week'),
  type: z._default(z.enum(RUN_TYPES), 'all'),
  /** The player's (Europe/Berlin): days and hours of the day are counted by its clocks. */
  time_zone: timeZoneSchema,
}
/** One day of the calendar (2026-11-15) instead of the timeframe. */
const day = z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date')))
export const MOST_ACTIVITIES = 200

export const archiveListQuerySchema = z.object({
  ...archiveQuery,
  language: languageParameter,
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MOST_ACTIVITIES)), MOST_ACTIVITIES),
  day,
  order: z._default(z.enum(RUN_ORDERS), 'newest'),
  /** From the answer before, in the same order. */
  after: z.optional(
    z.string().check(z.regex(/^(\d{1,15}\.\d{1,19}\.\d{1,19}|\d{1,9})$/, 'must be the cursor of an answer')),
  ),
})

/** GET /api/archives/activities: the player's own runs, newest first. */
export const archiveListSchema = z.object({
  ...shownLanguage,
  activities: z.array(archiveActivitySchema),
  total: z.number(),
  next: z.optional(z.string()),
  from: z.string(),
  /** How the span was told: by the clock, the season's start, the usual length of one, or a day. */
  basis: z.enum(['clock', 'season', 'no-season', 'day']),
  progress: archiveProgressSchema,
})
export type ArchiveList = z.infer<typeof archiveListSchema>

/** The same as a client takes it: a run that cannot be read is left out and counted. */
export const receivedArchiveListSchema = z.pipe(
  z.extend(archiveListSchema, { activities: z.array(z.unknown()) }),
  z.transform(({ activities, ...answer }) => {
    const { rows, unreadable } = readableRows(archiveActivitySchema, activities)
    return { ...answer, activities: rows, unreadable }
  }),
)
export type ReceivedArchiveList = z.infer<typeof receivedArchiveListSchema>

const comparedSchema = z.object({
  measure: z.enum(MEASURES),
  value: z.number(),
  runs: z.number(),
  usual: z.optional(z.number()),
  usual_runs: z.number(),
  margin: z.optional(z.number()),
  trend: z.enum(['better', 'worse', 'usual', 'unknown']),
  /** The figure week by week, the running one last; null for a week that does not tell it. */
  weeks: z.array(z.nullable(z.number())),
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
  /** How somebody plays is one fact, whatever span is looked at: over all runs of `archetype_days`, as in Prophecy. */
  archetype: z.optional(z.string()),
  confidence: z.number().check(z.gte(0), z.lte(1)),
  archetype_runs: z.number(),
  archetype_days: z.number(),
  /** Of the span, like everything below. */
  traits: z.array(traitSchema),
  runs: z.number(),
  mix: z.array(
    z.object({
      kind: z.string(),
      name: z.string(),
      runs: z.number(),
      /** Of the runs. */
      percent: percentSchema,
      seconds: z.number(),
      /** Of the time played. */
      time_percent: percentSchema,
    }),
  ),
})
export type PlaystyleAnswer = z.infer<typeof playstyleSchema>

const bestSchema = z.object({
  kind: z.string(),
  value: z.number(),
  at: z.string(),
  activity_id: z.optional(z.string()),
  name: z.optional(z.string()),
})
export type ArchiveBest = z.infer<typeof bestSchema>

export const archiveOverviewQuerySchema = z.object({ ...archiveQuery, language: languageParameter })

/** GET /api/archives/overview: what the runs add up to. */
export const archiveOverviewSchema = z.object({
  ...shownLanguage,
  runs: z.number(),
  hours: z.number(),
  /** When the chosen span begins (ISO); it ends now. */
  from: z.string(),
  performance: z.array(comparedSchema),
  /** "Usual" was measured from here up to the beginning of the chosen span (ISO). */
  usual_from: z.string(),
  playstyle: playstyleSchema,
  /** Runs a day of the last year, by the player's clock; days without one are left out. */
  calendar: z.array(z.object({ date: z.string(), runs: z.number() })),
  /** Runs of the last year by hour of the day, by the player's clock. */
  hours_of_day: z.array(z.number()),
  bests: z.array(bestSchema),
  progress: archiveProgressSchema,
})
export type ArchiveOverview = z.infer<typeof archiveOverviewSchema>

/** GET /api/archives/export: what a list with the same filter holds; without a timeframe and a day the whole history. */
export const archiveExportQuerySchema = z.object({
  format: z._default(z.enum(['csv', 'json']), 'json'),
  timeframe: z.optional(z.enum(TIMEFRAMES)),
  type: archiveQuery.type,
  time_zone: archiveQuery.time_zone,
  day,
  language: languageParameter,
})
