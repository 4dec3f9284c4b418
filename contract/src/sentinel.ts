import { z } from 'zod'

/** The voices of the live chat (F-253). */
const PERSONALITIES = ['guardian', 'ghost', 'vanguard'] as const

export const MIN_AI_KEY_LENGTH = 10
export const MOST_MESSAGE_CHARACTERS = 4_000

export const chatSourceSchema = z.object({
  id: z.string(),
  kind: z.string(),
  label: z.string(),
  complete: z.boolean(),
  missing: z.array(z.string()),
  read_at: z.number().optional(),
  href: z.string().optional(),
  query: z.string().optional(),
})

export const chatItemSchema = z.object({
  name: z.string(),
  owned: z.boolean(),
  hash: z.number().optional(),
  instance_id: z.string().optional(),
  href: z.string().optional(),
})

export const chatMetadataSchema = z.object({
  confidence: z.number(),
  confidence_reasons: z.array(z.string()),
  sources: z.array(chatSourceSchema),
  items: z.array(chatItemSchema),
  engine: z.enum(['analyst', 'model']),
  usage: z.object({
    tool_calls: z.number(),
    input_tokens: z.number().optional(),
    output_tokens: z.number().optional(),
  }),
  /** Why the analyst answered although a model was asked. */
  fallback: z.object({ code: z.string(), text: z.string() }).optional(),
  suggestions: z.array(z.string()),
})
export type ChatMetadata = z.infer<typeof chatMetadataSchema>

export const chatRequestSchema = z.object({
  message: z.string().max(MOST_MESSAGE_CHARACTERS),
  user_id: z.string().max(40).optional(),
  session_id: z.string().max(64).optional(),
  context: z
    .object({ source: z.string().max(60).optional(), activity_focus: z.string().max(60).optional() })
    .optional(),
  personality: z.enum(PERSONALITIES).optional(),
})

/** The specified fields; ours stand under `metadata` (F-357). */
export const chatAnswerSchema = z.object({
  response: z.string(),
  timestamp: z.string(),
  confidence: z.number(),
  intent: z.string(),
  suggestions: z.array(z.string()),
  metadata: chatMetadataSchema,
  session_id: z.string(),
})

export const chatSuggestionsSchema = z.object({
  suggestions: z.array(z.string()),
  /** What the assistant can see, for the greeting. */
  sees: z.object({ weapons: z.number(), armor: z.number(), read_at: z.number() }).optional(),
})

export const conversationMessageSchema = z.object({
  id: z.string(),
  sender: z.enum(['user', 'ai', 'system']),
  content: z.string(),
  timestamp: z.string(),
  reply_to: z.string().optional(),
  stopped: z.boolean().optional(),
  metadata: chatMetadataSchema.optional(),
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

export const conversationDetailSchema = conversationSchema.extend({ log: z.array(conversationMessageSchema) })
export type ConversationDetail = z.infer<typeof conversationDetailSchema>
