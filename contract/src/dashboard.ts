import { z } from 'zod'
import type { CopyAge } from './copy-age.ts'
import { dashboardExtrasSchema, dataChecksSchema } from './dashboard-extras.ts'
import { shownLanguage } from './languages.ts'

/**
 * `GET /api/dashboard/guardian-data`. Every field may be missing: a screen shows what came and an em dash for the
 * rest. The command center reads `character_info` and the three counts beside it. `extras` is what the dashboard shows
 * beyond the specified shape. The age of the copy stands in the headers (copy-age.ts).
 */
export const guardianDataSchema = z.object({
  ...shownLanguage,
  guardian_overview: z
    .object({
      max_power: z.number(),
      total_playtime_hours: z.number(),
      vault_items: z.number(),
      total_weapons: z.number(),
    })
    .partial()
    .optional(),
  weapon_analysis: z
    .object({
      total_weapons: z.number(),
      estimated_god_rolls: z.number(),
      vault_efficiency: z.number(),
      god_rolls: z.number(),
      quality_distribution: z
        .object({ legendary: z.number(), exotic: z.number(), rare: z.number() })
        .partial(),
    })
    .partial()
    .optional(),
  characters: z
    .array(
      z.object({
        id: z.string(),
        class: z.string(),
        power: z.number(),
        playtime_hours: z.number().optional(),
        equipment_count: z.number().optional(),
        inventory_count: z.number().optional(),
      }),
    )
    .optional(),
  ai_vault_score: z.number().optional(),
  activity_insights: z.array(z.object({ activity: z.string(), priority: z.string() })).optional(),
  character_info: z.object({ light_level: z.number(), class_name: z.string() }).partial().optional(),
  triumphs_completed: z.number().optional(),
  total_triumphs: z.number().optional(),
  total_activities: z.number().optional(),
  /** The highest power there is now; the rings of the command center are drawn against it. */
  power_cap: z.number().optional(),
  extras: dashboardExtrasSchema.optional(),
  checks: dataChecksSchema.optional(),
})
/** As readers keep it, with its age. */
export type GuardianData = z.infer<typeof guardianDataSchema> & Partial<CopyAge>

export const guardianAnswerSchema = z.object({
  success: z.boolean().optional(),
  data: guardianDataSchema.optional(),
})
export type GuardianAnswer = z.infer<typeof guardianAnswerSchema> & {
  readonly data?: GuardianData | undefined
}
