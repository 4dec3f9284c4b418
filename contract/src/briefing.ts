import { z } from 'zod'

/** The Intelligence Briefing: counted on this installation, nothing invented (F-062). */
export const briefingSchema = z.object({
  /** Guardians whose data was read within the last seven days. */
  active_guardians: z.number().int(),
  guardians_known: z.number().int(),
  /** Items of all guardians known, and game definitions. */
  data_points: z.number().int(),
  items_indexed: z.number().int(),
  definitions_indexed: z.number().int(),
  /** Share of the watched time without an outage of the game platform, 0 to 100. Absent before anything was watched. */
  uptime_percent: z.number().min(0).max(100).optional(),
  /** How much of the last 30 days that was. */
  watched_minutes: z.number().int(),
})
export type Briefing = z.infer<typeof briefingSchema>
