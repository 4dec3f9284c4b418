import { z } from 'zod'

/** How old an answer about a guardian is, and why it is not newer. */
export const copyAgeSchema = z.object({
  /** When the platform made the copy (ISO). */
  minted_at: z.string(),
  /** When this server last heard from the platform that there is nothing newer (ISO). */
  fetched_at: z.string(),
  /** Whole minutes, in seconds; the `Age` header has it to the second. */
  age_seconds: z.number(),
  /** True when the platform failed and this is the last good copy. */
  stale: z.boolean(),
  /** Why: `maintenance`, `throttled`, `unavailable`, `timeout`, ... */
  stale_reason: z.string().optional(),
})
export type CopyAge = z.infer<typeof copyAgeSchema>
