import * as z from 'zod/mini'

/** What a player decided about one copy. Nothing is ever moved or deleted by it. */
export const DECISIONS = ['keep', 'review', 'dismantle'] as const
export type Decision = (typeof DECISIONS)[number]

/** How many decisions one call may carry, and how many one account may hold. */
export const MOST_REVIEWS_PER_CALL = 500
export const MOST_REVIEWS = 5_000

const instanceId = z.string().check(z.regex(/^\d{1,20}$/))
/** Epoch milliseconds; of two decisions about one copy the later one counts, whatever order they arrive in. */
const decidedAt = z.int().check(z.positive())

export const reviewSchema = z.object({
  item_instance_id: instanceId,
  decision: z.enum(DECISIONS),
  decided_at: decidedAt,
})
export type Review = z.infer<typeof reviewSchema>

/** A decision, or with null one that was taken back. */
export const reviewChangeSchema = z.extend(reviewSchema, { decision: z.nullable(z.enum(DECISIONS)) })
export type ReviewChange = z.infer<typeof reviewChangeSchema>

export const putReviewsRequestSchema = z.object({
  reviews: z.array(reviewChangeSchema).check(z.minLength(1), z.maxLength(MOST_REVIEWS_PER_CALL)),
})

export const reviewsAnswerSchema = z.object({ reviews: z.array(reviewSchema) })
export type ReviewsAnswer = z.infer<typeof reviewsAnswerSchema>
