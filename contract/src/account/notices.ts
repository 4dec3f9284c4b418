import * as z from 'zod/mini'
import { readableRows } from '../service/readable-rows.ts'

export { NOTICE_HEARTBEAT_MS } from '../service/limits.ts'

export const noticeSchema = z.object({ type: z.enum(['message', 'test']), content: z.string() })
export type Notice = z.infer<typeof noticeSchema>

const ownNoticeSchema = z.object({
  id: z.number(),
  content: z.string(),
  /** Epoch milliseconds. */
  sent_at: z.number(),
})

/** What the player was told personally in the last weeks, newest first. */
export const ownNoticesSchema = z.object({ notices: z.array(ownNoticeSchema) })

/** The same as a client takes it: a notice that cannot be read is left out and counted. */
export const receivedNoticesSchema = z.pipe(
  z.object({ notices: z.array(z.unknown()) }),
  z.transform(({ notices }) => {
    const { rows, unreadable } = readableRows(ownNoticeSchema, notices)
    return { notices: rows, unreadable }
  }),
)

export const LONGEST_NOTICE = 500

/** What an operator tells everybody. */
export const noticeRequestSchema = z.object({
  type: z._default(noticeSchema.shape.type, 'message'),
  content: z.string().check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(LONGEST_NOTICE)),
})
