/** An answer once nobody writes it any more: what is sent of it, and what it rests on where it was stopped. */
import type { ChatMetadata, ConversationMessage, ServerFrame } from '@ai-vault/contract/advice/sentinel.ts'
import type { Answer } from '../../ai/answer.ts'
import { metadataOf } from '../envelope.ts'
import type { Run } from './runs.ts'

const UNKNOWN: ChatMetadata = {
  confidence: 0,
  confidence_reasons: [],
  sources: [],
  items: [],
  engine: 'analyst',
  usage: { tool_calls: 0 },
  suggestions: [],
}

export function responseOf(
  answer: ConversationMessage,
  conversationId: string,
  replyTo: string,
): ServerFrame {
  const { id, content, timestamp, stopped, metadata = UNKNOWN } = answer
  return {
    type: 'ai_response',
    id,
    content,
    timestamp,
    conversation_id: conversationId,
    reply_to: replyTo,
    ...(stopped ? { stopped } : {}),
    metadata,
  }
}

/** An answer that stands in its conversation: whoever comes back for it gets it as a whole. */
export const endedRun = (answer: ConversationMessage, conversationId: string, replyTo: string): Run => ({
  id: answer.id,
  conversationId,
  replyTo,
  over: Promise.resolve(),
  isOver: () => true,
  stop: () => {},
  follow(listener) {
    listener({ type: 'typing_stop' })
    listener(responseOf(answer, conversationId, replyTo))
    return () => {}
  },
})

/** How long a stopped engine may take to say what its part of an answer rests on. */
const STOP_PATIENCE_MS = 300
const STOPPED_REASON = 'the answer was stopped before it was complete'
const MOST_CONFIDENCE_STOPPED = 0.4

const STOPPED: ChatMetadata = { ...UNKNOWN, confidence_reasons: [STOPPED_REASON] }

/** A model gives up at once when it is stopped: what it had read until then still counts. */
export async function metadataOfStopped(asking: Promise<Answer>): Promise<ChatMetadata> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), STOP_PATIENCE_MS)
  })
  const answer = await Promise.race([asking, late]).catch(() => undefined)
  clearTimeout(timer)
  if (!answer) return STOPPED
  const metadata = metadataOf(answer)
  return {
    ...metadata,
    confidence: Math.min(metadata.confidence, MOST_CONFIDENCE_STOPPED),
    confidence_reasons: [STOPPED_REASON, ...metadata.confidence_reasons],
  }
}
