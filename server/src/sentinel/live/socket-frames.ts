import { type ClientFrame, clientFrameSchema } from '@ai-vault/contract/advice/sentinel.ts'
import { withoutNul } from '../../http/protection/without-nul.ts'

/** What a client may send in one frame (G-03). */
export const MOST_FRAME_BYTES = 16 * 1024

/** A frame that is not one of ours is undefined. */
export function readFrame(text: string): ClientFrame | undefined {
  try {
    const parsed = clientFrameSchema.safeParse(withoutNul(JSON.parse(text)))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}
