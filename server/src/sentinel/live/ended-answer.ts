/** An answer that is there, or was stopped: what is sent of it. */
import type { ChatMetadata, ConversationMessage, ServerFrame } from '@ai-vault/contract/advice/sentinel.ts'
import type { LiveAnswer } from './live-answer.ts'

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
export const endedAnswer = (
  answer: ConversationMessage,
  conversationId: string,
  replyTo: string,
): LiveAnswer => ({
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

/** Nothing was said before it was stopped. */
export const STOPPED: ChatMetadata = {
  ...UNKNOWN,
  claims_nothing: true,
  confidence_reasons: ['the answer was stopped before it was complete'],
}
