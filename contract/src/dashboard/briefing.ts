import * as z from 'zod/mini'

/** The Intelligence Briefing: counted on this installation, nothing invented (F-062). */
export const briefingSchema = z.object({
  /** Guardians whose data was read within the last seven days. */
  active_guardians: z.int(),
  guardians_known: z.int(),
  /** Items of all guardians known, and game definitions. */
  data_points: z.int(),
  items_indexed: z.int(),
  definitions_indexed: z.int(),
  /** Share of the watched time without an outage of the game platform, 0 to 100. Absent before anything was watched. */
  uptime_percent: z.optional(z.number().check(z.gte(0), z.lte(100))),
  /** How much of the last 30 days that was. */
  watched_minutes: z.int(),
})
export type Briefing = z.infer<typeof briefingSchema>
