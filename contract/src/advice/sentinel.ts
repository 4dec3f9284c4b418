import * as z from 'zod/mini'
import { timeZoneSchema } from '../time-zone.ts'
import { answerPartSchema, readingSchema, suggestionSchema } from './answer.ts'
import { querySchema } from './query.ts'

/** The voices of the live chat (F-253). */
export const PERSONALITIES = ['guardian', 'ghost', 'vanguard'] as const
export type Personality = (typeof PERSONALITIES)[number]

export const MIN_AI_KEY_LENGTH = 10
export const QUICK_STARTS = 4
export const MOST_MESSAGE_CHARACTERS = 4_000

/** Who may be asked with a key of the player's own; `custom` is the server that the operator set up. */
export const AI_PROVIDERS = ['openai', 'anthropic', 'google', 'openrouter', 'groq', 'xai', 'custom'] as const
export type AiProvider = (typeof AI_PROVIDERS)[number]
export const aiChoiceSchema = z.object({
  provider: z.optional(z.enum(AI_PROVIDERS)),
  model: z.optional(z.string().check(z.regex(/^[\w.:/@-]{1,120}$/))),
  /** Tokens a day that the player allows; the analyst answers beyond them. */
  daily_tokens: z.optional(z.int().check(z.gte(0), z.lte(100_000_000))),
})
export type AiChoice = z.infer<typeof aiChoiceSchema>

/** Minutes that the player's clock is ahead of UTC: it says which day yesterday was. */

export const chatSourceSchema = z.object({
  id: z.string(),
  kind: z.string(),
  label: z.string(),
  complete: z.boolean(),
  missing: z.array(z.string()),
  read_at: z.optional(z.number()),
  href: z.optional(z.string()),
  query: z.optional(z.string()),
})

export type ChatSource = z.infer<typeof chatSourceSchema>

export const chatItemSchema = z.object({
  name: z.string(),
  owned: z.boolean(),
  hash: z.optional(z.number()),
  instance_id: z.optional(z.string()),
  href: z.optional(z.string()),
})

export const chatMetadataSchema = z.object({
  confidence: z.number().check(z.gte(0), z.lte(1)),
  confidence_reasons: z.array(z.string()),
  /** The question was not understood: nothing is claimed, so there is nothing to be sure of. */
  claims_nothing: z.optional(z.literal(true)),
  sources: z.array(chatSourceSchema),
  items: z.array(chatItemSchema),
  engine: z.enum(['analyst', 'model']),
  usage: z.object({
    tool_calls: z.number(),
    input_tokens: z.optional(z.number()),
    output_tokens: z.optional(z.number()),
  }),
  /** Why the analyst answered although a model was asked. */
  fallback: z.optional(z.object({ code: z.string(), text: z.string() })),
  suggestions: z.array(z.string()),
  /** The answer as data, query by query. */
  parts: z.optional(z.array(answerPartSchema)),
  /** A question asked back: each reading can be asked as it is. */
  asked: z.optional(z.array(readingSchema)),
  /** The suggestions as queries. */
  suggested: z.optional(z.array(suggestionSchema)),
})
export type ChatMetadata = z.infer<typeof chatMetadataSchema>

export const chatRequestSchema = z.object({
  message: z.string().check(z.maxLength(MOST_MESSAGE_CHARACTERS)),
  /** What is asked, where it need not be read: a chip was changed, or a copied link opened. */
  query: z.optional(querySchema),
  user_id: z.optional(z.string().check(z.maxLength(40))),
  session_id: z.optional(z.string().check(z.maxLength(64))),
  context: z.optional(
    z.object({
      source: z.optional(z.string().check(z.maxLength(60))),
      activity_focus: z.optional(z.string().check(z.maxLength(60))),
    }),
  ),
  personality: z.optional(z.enum(PERSONALITIES)),
  ai: z.optional(aiChoiceSchema),
  time_zone: timeZoneSchema,
})

/** The specified fields; ours stand under `metadata` (F-357). */
export const chatAnswerSchema = z.object({
  response: z.string(),
  timestamp: z.string(),
  confidence: z.number().check(z.gte(0), z.lte(1)),
  intent: z.string(),
  suggestions: z.array(z.string()),
  metadata: chatMetadataSchema,
  session_id: z.string(),
})
export type ChatAnswer = z.infer<typeof chatAnswerSchema>

export const chatSuggestionsSchema = z.object({
  suggestions: z.array(z.string()),
  /** The same as queries. */
  suggested: z.optional(z.array(suggestionSchema)),
  /** What the assistant can see, for the greeting. */
  sees: z.optional(z.object({ items: z.number(), read_at: z.number() })),
})

/** What the browser sends over the socket (docs/assistant.md, section 2). */
export const clientFrameSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('configure'),
    ...aiChoiceSchema.shape,
    ai_api_key: z.optional(z.string().check(z.maxLength(400))),
    time_zone: timeZoneSchema,
    conversation_id: z.optional(z.string().check(z.maxLength(64))),
    /** Resume: the reply that was being made when the connection was lost. */
    reply_id: z.optional(z.string().check(z.maxLength(64))),
    /** Says who asks where the socket lives on another host, which gets no cookie. */
    ticket: z.optional(z.string().check(z.maxLength(300))),
  }),
  z.object({
    type: z.literal('user_message'),
    message: z.string().check(z.maxLength(MOST_MESSAGE_CHARACTERS)),
    /** As in `POST /api/chat`. */
    query: z.optional(querySchema),
    context: z.optional(z.record(z.string(), z.unknown())),
    personality: z._default(z.enum(PERSONALITIES), 'guardian'),
    timestamp: z.optional(z.union([z.string(), z.number()])),
    conversation_id: z.optional(z.string().check(z.maxLength(64))),
    /** Made by the client, so that a message sent twice is answered once. */
    id: z.optional(z.string().check(z.maxLength(64))),
  }),
  z.object({ type: z.literal('heartbeat') }),
  z.object({ type: z.literal('stop') }),
  z.object({ type: z.literal('regenerate'), id: z.string().check(z.maxLength(64)) }),
])
export type ClientFrame = z.infer<typeof clientFrameSchema>

/** What the server sends; a client that knows only the specified types gets everything in `ai_response`. */
export const serverFrameSchema = z.discriminatedUnion('type', [
  /** The answer to `configure`: what is running for this player, if anything. */
  z.object({ type: z.literal('ready'), running: z.optional(z.string()) }),
  z.object({ type: z.literal('heartbeat') }),
  z.object({
    type: z.literal('typing_start'),
    /** Of the reply that is being written, the message it answers and their conversation. */
    id: z.optional(z.string()),
    reply_to: z.optional(z.string()),
    conversation_id: z.optional(z.string()),
  }),
  z.object({ type: z.literal('typing_stop') }),
  z.object({
    type: z.literal('ai_response'),
    id: z.string(),
    content: z.string(),
    timestamp: z.string(),
    conversation_id: z.string(),
    /** The message it answers; several answers to one are branches. */
    reply_to: z.string(),
    stopped: z.optional(z.boolean()),
    metadata: chatMetadataSchema,
  }),
  z.object({ type: z.literal('system'), content: z.string() }),
  z.object({ type: z.literal('context_update'), context: z.record(z.string(), z.unknown()) }),
  z.object({
    type: z.literal('error'),
    message: z.string(),
    code: z.optional(z.string()),
    /** The question that was not taken: it is in no conversation. */
    reply_to: z.optional(z.string()),
  }),
])
export type ServerFrame = z.infer<typeof serverFrameSchema>

export const conversationMessageSchema = z.object({
  id: z.string(),
  sender: z.enum(['user', 'ai', 'system']),
  content: z.string(),
  timestamp: z.string(),
  reply_to: z.optional(z.string()),
  stopped: z.optional(z.boolean()),
  metadata: z.optional(chatMetadataSchema),
})
export type ConversationMessage = z.infer<typeof conversationMessageSchema>

export const conversationSchema = z.object({
  id: z.string(),
  title: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  messages: z.number(),
})
export type Conversation = z.infer<typeof conversationSchema>

export const conversationListSchema = z.object({ conversations: z.array(conversationSchema) })
export const conversationDetailSchema = z.extend(conversationSchema, {
  log: z.array(conversationMessageSchema),
})
export type ConversationDetail = z.infer<typeof conversationDetailSchema>
export const renameConversationSchema = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
})

/** Where the socket of the live chat is, and a ticket for one that lives on another host. */
export const sentinelConnectionSchema = z.object({ socket: z.string(), ticket: z.optional(z.string()) })
/** Close codes of the socket after which connecting again is of no use (G-03). */
export const SOCKET_SIGNED_OUT = 4401
export const SOCKET_NOT_YOURS = 4403

export const keyTestSchema = z.object({
  ok: z.boolean(),
  /** What happened, in plain words. */
  text: z.string(),
  code: z.optional(z.string()),
  provider: z.optional(z.enum(AI_PROVIDERS)),
  model: z.optional(z.string()),
  milliseconds: z.optional(z.number()),
  tokens: z.optional(z.number()),
})
export type KeyTest = z.infer<typeof keyTestSchema>

export const aiUsageSchema = z.object({
  /** Spent today on models, by the providers' own count. */
  tokens_today: z.number(),
  /** What the operator's own model is called, where one is set up. */
  operator_model: z.optional(z.string()),
})

/** What the browser keeps under `sentinel_preferences`; anyone may edit it, so each value is read alone. */
export const sentinelPreferencesSchema = z.object({
  v: z.literal(1),
  personality: z.catch(z.enum(PERSONALITIES), 'guardian'),
  provider: z.catch(z.optional(z.enum(AI_PROVIDERS)), undefined),
  model: z.catch(z.optional(z.string().check(z.maxLength(120))), undefined),
  daily_tokens: z.catch(z.optional(z.int().check(z.gte(0))), undefined),
})

/** What the live chat knows of the player (F-268): names and counts. The server reads everything else itself. */
export const chatContextSchema = z.object({
  guardianName: z.string(),
  membershipId: z.string(),
  membershipType: z.string(),
  lastActivity: z.nullable(z.string()),
  inventoryData: z.nullable(
    z.object({ items: z.number(), weapons: z.number(), armor: z.number(), readAt: z.string() }),
  ),
  preferences: z.record(z.string(), z.unknown()),
})
export type ChatContext = z.infer<typeof chatContextSchema>
