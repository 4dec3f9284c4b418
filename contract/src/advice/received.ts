/**
 * What a client takes from whoever answers a chat. The specified fields are enough (F-357, F-363, F-369): what is ours may
 * be absent, and a field of ours in another form is left out alone.
 */
import * as z from 'zod/mini'
import { readableRows } from '../service/readable-rows.ts'
import { answerPartSchema, readingSchema, suggestionSchema } from './answer.ts'
import {
  type ChatMetadata,
  chatAnswerSchema,
  chatItemSchema,
  chatMetadataSchema,
  chatSourceSchema,
  serverFrameSchema,
} from './sentinel.ts'

const maybe = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined)
/** Rows of another form are left out, not the list. */
const rows = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((all) => readableRows(schema, all).rows),
  )

/** A source may be nothing but its name. */
const sourceSchema = z.union([
  chatSourceSchema,
  z.pipe(
    z.string(),
    z.transform((label) => ({ id: label, kind: 'other', label, complete: true, missing: [] as string[] })),
  ),
])

const { engine, usage, fallback } = chatMetadataSchema.shape
const fieldsSchema = z.object({
  confidence: maybe(chatMetadataSchema.shape.confidence),
  confidence_reasons: rows(z.string()),
  claims_nothing: maybe(z.literal(true)),
  sources: rows(sourceSchema),
  items: rows(chatItemSchema),
  engine: z.catch(engine, 'analyst'),
  usage: z.catch(usage, { tool_calls: 0 }),
  fallback: maybe(fallback),
  suggestions: rows(z.string()),
  parts: maybe(z.array(answerPartSchema)),
  asked: maybe(z.array(readingSchema)),
  suggested: maybe(z.array(suggestionSchema)),
})

const metadataSchema = z.pipe(
  z.catch(z.record(z.string(), z.unknown()), {}),
  z.transform((raw): ChatMetadata => {
    const { confidence, ...fields } = fieldsSchema.parse(raw)
    // Who does not say how sure they are claims nothing that a percentage could be shown for.
    return confidence === undefined
      ? { ...fields, confidence: 0, claims_nothing: true }
      : { ...fields, confidence }
  }),
)

const now = () => new Date().toISOString()
const timeSchema = z._default(
  z.catch(z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))), now),
  now,
)

/** The answer of `POST /api/chat`. Its own confidence stands where the metadata names none. */
export const receivedAnswerSchema = z.pipe(
  z.object({
    ...chatAnswerSchema.shape,
    timestamp: timeSchema,
    confidence: maybe(chatMetadataSchema.shape.confidence),
    intent: z.catch(z.string(), ''),
    suggestions: rows(z.string()),
    metadata: metadataSchema,
  }),
  z.transform(({ confidence = 0, metadata, ...answer }) => ({
    ...answer,
    confidence,
    metadata:
      metadata.claims_nothing && metadata.confidence === 0 && confidence > 0
        ? { ...metadata, confidence, claims_nothing: undefined }
        : metadata,
  })),
)

const plainAnswerSchema = z.object({
  type: z.literal('ai_response'),
  id: z._default(z.string(), () => crypto.randomUUID()),
  content: z.string(),
  timestamp: timeSchema,
  conversation_id: z.optional(z.string()),
  reply_to: z.optional(z.string()),
  stopped: maybe(z.boolean()),
  metadata: metadataSchema,
})

/** A frame of the socket. */
export const receivedFrameSchema = z.union([plainAnswerSchema, serverFrameSchema])
export type ReceivedFrame = z.infer<typeof receivedFrameSchema>
