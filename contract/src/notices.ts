import * as z from 'zod/mini'

export { NOTICE_HEARTBEAT_MS } from './limits.ts'

export const noticeSchema = z.object({ type: z.enum(['message', 'test']), content: z.string() })
export type Notice = z.infer<typeof noticeSchema>
