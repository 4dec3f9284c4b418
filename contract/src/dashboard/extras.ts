import * as z from 'zod/mini'
import { nextStepSchema, starterPathSchema } from './next-steps.ts'
import {
  characterExtraSchema,
  edgeOfFateSchema,
  missionSchema,
  vaultHealthSchema,
  vaultSchema,
  weeklySchema,
} from './panels.ts'
import {
  effectivenessSchema,
  insightSchema,
  recentActivitiesSchema,
  scoreHistorySchema,
  seasonalSchema,
  weaponUsageSchema,
} from './reports.ts'
import { playstyleTileSchema, pveTileSchema, pvpTileSchema, scoreTileSchema } from './tiles.ts'

/** What the dashboard shows beyond the specified shape. Whatever cannot be known is absent. */
export const dashboardExtrasSchema = z.partial(
  z.object({
    tiles: z.partial(
      z.object({
        score: scoreTileSchema,
        pve: pveTileSchema,
        pvp: pvpTileSchema,
        playstyle: playstyleTileSchema,
      }),
    ),
    /** By character id. */
    characters: z.record(z.string(), characterExtraSchema),
    /** The best to do first. */
    next_steps: z.array(nextStepSchema),
    /** Only of somebody who has just begun. */
    starter_path: starterPathSchema,
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
  }),
)
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
      passed: z.optional(z.boolean()),
      text: z.string(),
    }),
  ),
  /** What the platform kept from us (G-46), by the names of its components. */
  withheld: z.array(z.string()),
  /** All game accounts of this sign-in, where they could be asked for; `current` is the one shown. */
  memberships: z.optional(
    z.array(
      z.object({
        membership_id: z.string(),
        membership_type: z.string(),
        display_name: z.string(),
        current: z.boolean(),
        /** Cross save plays this account under another platform. */
        overridden: z.boolean(),
      }),
    ),
  ),
})
export type DataChecks = z.infer<typeof dataChecksSchema>
