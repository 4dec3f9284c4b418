import * as z from 'zod/mini'

export { NOTICE_HEARTBEAT_MS } from '../service/limits.ts'

export const noticeSchema = z.object({ type: z.enum(['message', 'test']), content: z.string() })
export type Notice = z.infer<typeof noticeSchema>

/** What the player was told personally in the last weeks, newest first. */
export const ownNoticesSchema = z.object({
  notices: z.array(
    z.object({
      id: z.number(),
      content: z.string(),
      /** Epoch milliseconds. */
      sent_at: z.number(),
    }),
  ),
})

export const LONGEST_NOTICE = 500

/** What an operator tells everybody. */
export const noticeRequestSchema = z.object({
  type: z._default(noticeSchema.shape.type, 'message'),
  content: z.string().check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(LONGEST_NOTICE)),
})
