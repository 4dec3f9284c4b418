import * as z from 'zod/mini'

/** `GET /api/system-status/history`: the last 30 days as this installation saw them, the newest incident first. */
export const STATUS_HISTORY_DAYS = 30

export const incidentSchema = z.object({
  id: z.string(),
  /** A player can go on with `degraded`, not with `down`. */
  severity: z.enum(['degraded', 'down']),
  message: z.string(),
  began_at: z.string(),
  /** Absent while it lasts. */
  ended_at: z.optional(z.string()),
})
export type StatusIncident = z.infer<typeof incidentSchema>

export const statusHistorySchema = z.object({
  /** Nothing is known about the time before: 30 days ago, or when this installation was set up. */
  since: z.string(),
  until: z.string(),
  /** When the platform was looked at, in order; about the time between nothing is known. */
  observed: z.array(z.object({ from: z.string(), to: z.string() })),
  incidents: z.array(incidentSchema),
})
export type StatusHistory = z.infer<typeof statusHistorySchema>
