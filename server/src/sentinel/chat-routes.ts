import {
  chatAnswerSchema,
  chatRequestSchema,
  chatSuggestionsSchema,
  MIN_AI_KEY_LENGTH,
} from '@ai-vault/contract/advice/sentinel.ts'
import { metadataOf } from '@ai-vault/sentinel/metadata.ts'
import { queryInWords } from '@ai-vault/sentinel/query-in-words.ts'
import type { Assistant } from '../ai/assistant.ts'
import { ApiError } from '../errors/api-error.ts'
import type { App } from '../http/fastify-app.ts'
import { playerOf } from '../sessions/guards/player.ts'
import { bearerOf } from '../sessions/guards/session-guard.ts'
import type { ConversationStore } from './conversation-store.ts'
import type { MessageLimit } from './message-limit.ts'

export interface ChatRoutesDeps {
  readonly assistant: Assistant
  readonly conversations: ConversationStore
  readonly limit: MessageLimit
  readonly now: () => number
}

const tags = ['sentinel']
const config = { auth: 'cookie' } as const

/** The chat of the dashboard: one question, one answer. The bearer is the AI key, so the cookie says who asks (G-05). */
export function chatRoutes(app: App, { assistant, conversations, limit, now }: ChatRoutesDeps) {
  app.get(
    '/api/chat/suggestions',
    {
      config,
      schema: {
        tags,
        summary: 'Questions that this account can be asked',
        response: { 200: chatSuggestionsSchema },
      },
    },
    async (request) => assistant.suggestions(playerOf(request)),
  )

  app.post(
    '/api/chat',
    {
      config,
      schema: {
        tags,
        summary: 'Asks Sentinel; bearer is the AI key, or built-in-analyst',
        body: chatRequestSchema,
        response: { 200: chatAnswerSchema },
      },
    },
    async (request, reply) => {
      const session = playerOf(request)
      const { message, query, session_id, personality = 'guardian', time_zone: timeZone } = request.body
      const key = bearerOf(request)?.trim() ?? ''
      if (key.length < MIN_AI_KEY_LENGTH) {
        throw new ApiError(401, 'ai-key-missing', 'Missing AI API key. Please add one in the admin panel.')
      }
      const text = message.trim() || (query ? queryInWords(query) : '')
      if (text === '') throw new ApiError(422, 'empty-message', 'A message needs at least one character.')
      const wait = Math.ceil(limit.take(session.membershipId) / 1000)
      if (wait > 0) {
        throw new ApiError(429, 'too-many-requests', `Too many requests. Try again in ${wait} s.`, {
          retryAfter: wait,
        })
      }
      // One that has reached its limit is followed by a new one.
      const known = session_id && !(await conversations.isFull(session_id)) ? session_id : undefined
      const { id, memory } = await conversations.open(session.membershipId, known, text)
      const asked = await conversations.add(id, { sender: 'user', content: text, memory })
      const gone = new AbortController()
      reply.raw.on('close', () => gone.abort())
      const answer = await assistant.ask(
        session,
        { text, query, personality, memory, timeZone },
        { signal: gone.signal, ai: { ...request.body.ai, key } },
      )
      const metadata = metadataOf(answer)
      if (asked) {
        await conversations.add(id, {
          sender: 'ai',
          content: answer.content,
          replyTo: asked.id,
          metadata,
          remember: answer.memory,
        })
      }
      return {
        response: answer.content,
        timestamp: new Date(now()).toISOString(),
        confidence: metadata.confidence,
        intent: answer.intent,
        suggestions: metadata.suggestions,
        metadata,
        session_id: id,
      }
    },
  )
}
