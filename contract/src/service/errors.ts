import * as z from 'zod/mini'

/** What a failed call answers. `detail` is a text, or the structured form the specification reads in outages. */
export const outageDetailSchema = z.object({
  error: z.string(),
  user_message: z.string(),
  technical_details: z.string(),
  suggested_actions: z.array(z.string()),
})
export type OutageDetail = z.infer<typeof outageDetailSchema>

export const errorAnswerSchema = z.object({
  detail: z.union([z.string(), outageDetailSchema]),
  /** Our stable code, e.g. `platform-maintenance`, `not-owner`, `session-expired`. */
  code: z.string(),
  request_id: z.optional(z.string()),
  /** Seconds to wait before another try. */
  retry_after: z.optional(z.number()),
})
/** A failure that something between us answers, a proxy or a gateway: its words, and no code of ours. */
export const foreignErrorSchema = z.object({ detail: errorAnswerSchema.shape.detail })
export type ErrorAnswer = z.infer<typeof errorAnswerSchema>
