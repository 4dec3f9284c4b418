import { type ClientFrame, clientFrameSchema } from '@ai-vault/contract/advice/sentinel.ts'
import { withoutNul } from '../../http/without-nul.ts'

/** What a client may send in one frame (G-03). */
export const MOST_FRAME_BYTES = 16 * 1024
const MESSAGES_A_MINUTE = 20
const MINUTE_MS = 60_000

/** A frame that is not one of ours is undefined. */
export function readFrame(text: string): ClientFrame | undefined {
  try {
    const parsed = clientFrameSchema.safeParse(withoutNul(JSON.parse(text)))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

/** Twenty in any minute, not twenty in each. */
export function createMessageLimit(now: () => number, most = MESSAGES_A_MINUTE) {
  let times: number[] = []
  return {
    take(): boolean {
      times = times.filter((time) => now() - time < MINUTE_MS)
      if (times.length >= most) return false
      times.push(now())
      return true
    },
  }
}
