import * as z from 'zod/mini'

/** `overall_status` is open: a value nobody knows shows the unknown banner (F-057). */
export const systemStatusSchema = z.object({
  overall_status: z.string(),
  game_api: z.object({ status: z.string(), message: z.string(), latency_ms: z.optional(z.number()) }),
  manifest_version: z.optional(z.string()),
  build: z.string(),
  /** Changes when a new incident begins, so that a dismissed banner can come back for the next one. */
  incident_id: z.optional(z.string()),
  checked_at: z.string(),
})
export type SystemStatus = z.infer<typeof systemStatusSchema>

export const KNOWN_OVERALL_STATUS = ['healthy', 'bungie_issues', 'configuration_error'] as const
