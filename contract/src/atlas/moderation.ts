import * as z from 'zod/mini'
import {
  LONGEST_POINT_KIND,
  LONGEST_POINT_NAME,
  LONGEST_REASON,
  pointSchema,
  REPORT_REASONS,
} from './points.ts'

/** GET /api/atlas/moderation/queue: what waits for a moderator, oldest first. */
export const queueAnswerSchema = z.object({
  points: z.array(
    z.extend(pointSchema, {
      submitter: z.optional(
        z.object({ name: z.string(), trusted: z.boolean(), accepted_points: z.number() }),
      ),
      /** It lies outside of the destination it was submitted for. */
      outside: z.boolean(),
      reports: z.array(
        z.object({ reason: z.enum(REPORT_REASONS), text: z.optional(z.string()), at: z.number() }),
      ),
      /** The point of the same name or place that is there already. */
      near: z.optional(z.object({ id: z.string(), name: z.string() })),
      /** What the submitter says to a refusal or to being hidden; until somebody decides. */
      appeal: z.optional(z.object({ text: z.string(), at: z.number() })),
    }),
  ),
  counts: z.object({
    pending: z.number(),
    reported: z.number(),
    hidden: z.number(),
    appeals: z.number(),
  }),
})
export type QueueAnswer = z.infer<typeof queueAnswerSchema>
export type QueuedPoint = QueueAnswer['points'][number]

export const DECISIONS = ['approve', 'refuse', 'hide', 'show', 'dismiss-reports'] as const
export type Decision = (typeof DECISIONS)[number]
export const MOST_DECISIONS = 100

/** POST /api/atlas/moderation/decisions: one decision about many points. Refusing and hiding need a reason. */
export const decisionRequestSchema = z.object({
  ids: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(MOST_DECISIONS)),
  action: z.enum(DECISIONS),
  reason: z.optional(z.string().check(z.maxLength(LONGEST_REASON))),
})

export const decisionAnswerSchema = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      done: z.boolean(),
      /** Why it was not: `not-found`, `own-point`, `already-decided`. */
      code: z.optional(z.string()),
    }),
  ),
})
export type DecisionAnswer = z.infer<typeof decisionAnswerSchema>

/** PATCH /api/atlas/map/points/{id}: a moderator puts a point right. */
export const editRequestSchema = z.object({
  name: z.optional(z.string().check(z.maxLength(LONGEST_POINT_NAME))),
  kind: z.optional(z.string().check(z.maxLength(LONGEST_POINT_KIND))),
  lat: z.optional(z.number().check(z.gte(-85), z.lte(85))),
  lng: z.optional(z.number().check(z.gte(-180), z.lte(180))),
  reason: z.optional(z.string().check(z.maxLength(LONGEST_REASON))),
})

/** POST /api/atlas/map/points/{id}/revert: back to what it was before that change. */
export const revertRequestSchema = z.object({ change_id: z.int().check(z.positive()) })
