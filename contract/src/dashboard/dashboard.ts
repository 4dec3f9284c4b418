import * as z from 'zod/mini'
import type { CopyAge } from '../service/copy-age.ts'
import { shownLanguage } from '../service/languages.ts'
import { dashboardExtrasSchema, dataChecksSchema } from './extras.ts'

/**
 * `GET /api/dashboard/guardian-data`. Every field may be missing: a screen shows what came and an em dash for the
 * rest. The command center reads `character_info` and the three counts beside it. `extras` is what the dashboard shows
 * beyond the specified shape. The age of the copy stands in the headers (copy-age.ts).
 */
export const guardianDataSchema = z.object({
  ...shownLanguage,
  guardian_overview: z.optional(
    z.partial(
      z.object({
        max_power: z.number(),
        total_playtime_hours: z.number(),
        vault_items: z.number(),
        total_weapons: z.number(),
      }),
    ),
  ),
  weapon_analysis: z.optional(
    z.partial(
      z.object({
        total_weapons: z.number(),
        estimated_god_rolls: z.number(),
        vault_efficiency: z.number(),
        god_rolls: z.number(),
        quality_distribution: z.partial(
          z.object({ legendary: z.number(), exotic: z.number(), rare: z.number() }),
        ),
      }),
    ),
  ),
  characters: z.optional(
    z.array(
      z.object({
        id: z.string(),
        class: z.string(),
        power: z.number(),
        playtime_hours: z.optional(z.number()),
        equipment_count: z.optional(z.number()),
        inventory_count: z.optional(z.number()),
      }),
    ),
  ),
  ai_vault_score: z.optional(z.number()),
  activity_insights: z.optional(z.array(z.object({ activity: z.string(), priority: z.string() }))),
  character_info: z.optional(z.partial(z.object({ light_level: z.number(), class_name: z.string() }))),
  triumphs_completed: z.optional(z.number()),
  total_triumphs: z.optional(z.number()),
  total_activities: z.optional(z.number()),
  /** The highest power there is now; the rings of the command center are drawn against it. */
  power_cap: z.optional(z.number()),
  extras: z.optional(dashboardExtrasSchema),
  checks: z.optional(dataChecksSchema),
})
/** As readers keep it, with its age. */
export type GuardianData = z.infer<typeof guardianDataSchema> & Partial<CopyAge>

export const guardianAnswerSchema = z.object({
  success: z.optional(z.boolean()),
  data: z.optional(guardianDataSchema),
})
export type GuardianAnswer = z.infer<typeof guardianAnswerSchema> & {
  readonly data?: GuardianData | undefined
}
