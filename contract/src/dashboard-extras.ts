import { z } from 'zod'
import { citedItemSchema, percentSchema, prioritySchema, sourceSchema } from './dashboard-parts.ts'
import { playstyleTileSchema, pveTileSchema, pvpTileSchema, scoreTileSchema } from './dashboard-tiles.ts'

/** F-072: what a character card shows beside the specified fields. */
const characterExtraSchema = z.object({
  source: sourceSchema,
  class_type: z.enum(['titan', 'hunter', 'warlock']),
  emblem: z.string().optional(),
  emblem_background: z.string().optional(),
  last_played: z.string(),
  title: z.string().optional(),
  scaled_power: z.number(),
  /** Share of the power bar (F-073). */
  power_percent: percentSchema,
  /** Absent where the inventories are private. */
  postmaster_count: z.number().optional(),
  postmaster_capacity: z.number().optional(),
})

/** F-074 */
const vaultSchema = z.object({
  source: sourceSchema,
  used: z.number(),
  capacity: z.number(),
  /** Only where daily snapshots show that it fills. */
  forecast: z
    .object({
      source: sourceSchema,
      days_to_full: z.number(),
      items_per_day: z.number(),
      /** The span the pace was measured over. */
      measured_days: z.number(),
    })
    .optional(),
})

/** F-084: each count is what the search it opens finds. */
const vaultHealthSchema = z.object({
  source: sourceSchema,
  rows: z.array(
    z.object({
      kind: z.enum(['duplicates', 'dominated', 'unused', 'kept', 'dominated-armor']),
      label: z.string(),
      count: z.number(),
      /** Of how many. */
      of: z.number(),
      text: z.string(),
      /** The search of the armory; absent for armor. */
      search: z.string().optional(),
      link: z.string(),
    }),
  ),
})

/** F-077 to F-081 */
const missionSchema = z.object({
  source: sourceSchema,
  kind: z.enum(['pinnacle', 'portal', 'bounty', 'meta']),
  priority: prioritySchema,
  title: z.string(),
  text: z.string(),
  /** How many of it there are, e.g. open bounties. */
  amount: z.number().optional(),
  link: z.string().optional(),
  /** The platform's own bounties and milestones behind it, nearest to done first. */
  tasks: z.array(
    z.object({
      name: z.string(),
      progress: z.number(),
      completion_value: z.number(),
      percent: percentSchema,
      character_id: z.string(),
      /** By the player's own pace in the activity it asks for; absent where that is not known. */
      minutes_left: z.number().optional(),
    }),
  ),
  items: z.array(citedItemSchema),
})

/** F-082: a row a milestone, a cell a character. */
const weeklySchema = z.object({
  source: sourceSchema,
  /** The next Tuesday, 17:00 UTC (ISO). */
  reset_at: z.string(),
  characters: z.array(z.object({ id: z.string(), class: z.string() })),
  rows: z.array(
    z.object({
      hash: z.number(),
      name: z.string(),
      /** In the order of `characters`; null where the character was not given the milestone. */
      cells: z.array(
        z.object({ complete: z.boolean(), progress: z.number(), completion_value: z.number() }).nullable(),
      ),
    }),
  ),
})

/** F-083 */
const edgeOfFateSchema = z.object({
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

/** F-089, F-090 */
const scoreHistorySchema = z.object({
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
const weaponUsageSchema = z.object({
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
const effectivenessSchema = z.object({
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
const recentActivitiesSchema = z.object({
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
const seasonalSchema = z.object({
  /** False since the game's last season ended (G-47): the values are its final ones. */
  season_active: z.boolean(),
  note: z.string().optional(),
  season_rank: seasonValueSchema.optional(),
  artifact_level: seasonValueSchema.optional(),
  weekly_challenges: seasonValueSchema.optional(),
  triumph_score: seasonValueSchema.extend({ lifetime: z.number().optional() }).optional(),
})

/** F-102: each sentence names the items it rests on. */
const insightSchema = z.object({
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  source: sourceSchema,
  link: z.string().optional(),
  items: z.array(citedItemSchema),
})

/** What the dashboard shows beyond the specified shape. Whatever cannot be known is absent. */
export const dashboardExtrasSchema = z
  .object({
    tiles: z
      .object({
        score: scoreTileSchema,
        pve: pveTileSchema,
        pvp: pvpTileSchema,
        playstyle: playstyleTileSchema,
      })
      .partial(),
    /** By character id. */
    characters: z.record(z.string(), characterExtraSchema),
    vault: vaultSchema,
    vault_health: vaultHealthSchema,
    missions: z.array(missionSchema),
    weekly: weeklySchema,
    edge_of_fate: edgeOfFateSchema,
    score_history: scoreHistorySchema,
    weapon_usage: weaponUsageSchema,
    effectiveness: effectivenessSchema,
    recent_activities: recentActivitiesSchema,
    seasonal: seasonalSchema,
    insights: z.array(insightSchema),
    /** The platform's statistics are still on their way: another call in a moment brings them. */
    pending: z.boolean(),
  })
  .partial()
export type DashboardExtras = z.infer<typeof dashboardExtrasSchema>
/** One part of the extras, e.g. Extra<'weekly'>. */
export type Extra<Part extends keyof DashboardExtras> = NonNullable<DashboardExtras[Part]>

/** F-105: whether there is anything to show, and the possible causes, each really looked at. */
export const dataChecksSchema = z.object({
  has_data: z.boolean(),
  causes: z.array(
    z.object({
      cause: z.enum(['privacy', 'characters', 'platform']),
      /** True: this is not the cause. Absent: it could not be found out. */
      passed: z.boolean().optional(),
      text: z.string(),
    }),
  ),
  /** What the platform kept from us (G-46), by the names of its components. */
  withheld: z.array(z.string()),
  /** All game accounts of this sign-in, where they could be asked for; `current` is the one shown. */
  memberships: z
    .array(
      z.object({
        membership_id: z.string(),
        membership_type: z.string(),
        display_name: z.string(),
        current: z.boolean(),
        /** Cross save plays this account under another platform. */
        overridden: z.boolean(),
      }),
    )
    .optional(),
})
export type DataChecks = z.infer<typeof dataChecksSchema>
