import * as z from 'zod/mini'
import { citedItemSchema, percentSchema, prioritySchema, sourceSchema } from './parts.ts'

/** F-072: what a character card shows beside the specified fields. */
export const characterExtraSchema = z.object({
  source: sourceSchema,
  class_type: z.enum(['titan', 'hunter', 'warlock']),
  emblem: z.optional(z.string()),
  emblem_background: z.optional(z.string()),
  last_played: z.string(),
  title: z.optional(z.string()),
  scaled_power: z.number(),
  /** Share of the power bar (F-073). */
  power_percent: percentSchema,
  /** Absent where the inventories are private. */
  postmaster_count: z.optional(z.number()),
  postmaster_capacity: z.optional(z.number()),
})

/** F-074 */
export const vaultSchema = z.object({
  source: sourceSchema,
  used: z.number(),
  capacity: z.number(),
  /** Only where daily snapshots show that it fills. */
  forecast: z.optional(
    z.object({
      source: sourceSchema,
      days_to_full: z.number(),
      items_per_day: z.number(),
      /** The span the pace was measured over. */
      measured_days: z.number(),
    }),
  ),
})

/** F-084: each count is what the search it opens finds. */
export const vaultHealthSchema = z.object({
  source: sourceSchema,
  rows: z.array(
    z.object({
      kind: z.enum(['duplicates', 'dominated', 'unused', 'kept', 'dominated-armor']),
      label: z.string(),
      count: z.number(),
      /** Of how many. */
      of: z.number(),
      text: z.string(),
      /** Where the armory lists them. */
      link: z.string(),
    }),
  ),
})

/** F-077 to F-081 */
export const missionSchema = z.object({
  source: sourceSchema,
  kind: z.enum(['pinnacle', 'portal', 'bounty', 'meta']),
  priority: prioritySchema,
  title: z.string(),
  text: z.string(),
  link: z.optional(z.string()),
  /** The platform's own bounties and milestones behind it: the shortest first, or else those nearest to done. */
  tasks: z.array(
    z.object({
      name: z.string(),
      progress: z.number(),
      completion_value: z.number(),
      character_id: z.string(),
      /** Of playing, by the player's own pace in the activity it asks for; absent where that is not known. */
      minutes_left: z.optional(z.number()),
    }),
  ),
  items: z.array(citedItemSchema),
})

/** F-082: a row a milestone, a cell a character. What is begun stands first, what asks for more power last. */
export const weeklySchema = z.object({
  source: sourceSchema,
  /** The next Tuesday, 17:00 UTC (ISO). */
  reset_at: z.string(),
  characters: z.array(z.object({ id: z.string(), class: z.string() })),
  rows: z.array(
    z.object({
      hash: z.number(),
      name: z.string(),
      /** What kind of activity it asks for, in the words of game/scores/activity-kinds.ts. */
      kind: z.optional(z.string()),
      /** The activities that the platform names for it this week. */
      activities: z.optional(z.array(z.string())),
      /** How long one run of that kind takes this player, by the median of their own. */
      run_minutes: z.optional(z.number()),
      /** In the order of `characters`; null where the character was not given the milestone. */
      cells: z.array(
        z.nullable(z.object({ complete: z.boolean(), progress: z.number(), completion_value: z.number() })),
      ),
    }),
  ),
})

/** F-083 */
export const edgeOfFateSchema = z.object({
  source: sourceSchema,
  tracks: z.array(
    z.object({
      source: sourceSchema,
      kind: z.enum(['armor', 'portal', 'kepler']),
      name: z.string(),
      percent: percentSchema,
      done: z.number(),
      of: z.number(),
      text: z.string(),
    }),
  ),
})
