import * as z from 'zod/mini'

/**
 * How old an answer about a guardian is, and why it is not newer. It travels in headers: the body stays the same while it
 * ages, and whoever has it is told of a new age by a 304.
 */
export const COPY_AGE_HEADERS = {
  minted_at: 'x-minted-at',
  fetched_at: 'x-fetched-at',
  stale_reason: 'x-stale-reason',
} as const

/** In place of a reason. It is always sent: a header that a 304 leaves out would keep its old value. */
export const NOT_STALE = 'none'

/** The headers as a reader keeps them beside the answer. */
export const copyAgeSchema = z.object({
  /** When the platform made the copy (ISO). */
  minted_at: z.string(),
  /** When our server last heard from the platform that there is nothing newer (ISO). */
  fetched_at: z.string(),
  /** True when the platform failed and this is the last good copy. */
  stale: z.boolean(),
  /** Why: `maintenance`, `throttled`, `unavailable`, `timeout`, ... */
  stale_reason: z.optional(z.string()),
})
export type CopyAge = z.infer<typeof copyAgeSchema>
