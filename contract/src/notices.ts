import { z } from 'zod'

export const NOTICE_RETRY_LIMIT = 5
export const NOTICE_RETRY_MS = 3_000
export const NOTICE_HEARTBEAT_MS = 25_000

export const noticeSchema = z.object({ type: z.enum(['message', 'test']), content: z.string() })
export type Notice = z.infer<typeof noticeSchema>
