/** An answer as data: the parts that its shown words are made of, for screens that draw more than a text. */
import * as z from 'zod/mini'
import { querySchema } from './query.ts'

const texts = z.array(z.string())

/** One line of an answer. What it is about can be opened. */
export const factSchema = z.object({
  title: z.string(),
  href: z.optional(z.string()),
  item: z.optional(z.object({ hash: z.optional(z.number()), instance_id: z.optional(z.string()) })),
  lines: texts,
  /** A score, a count or a share, and what it is worth. */
  value: z.optional(z.string()),
  tier: z.optional(z.string()),
  place: z.optional(z.string()),
})
export type Fact = z.infer<typeof factSchema>

/** One thing that was read from the question. Taken out or changed, the question is asked anew. */
export const chipSchema = z.object({
  label: z.string(),
  /** The part of the query: 'intent', the name of a slot, or the place of something ruled out. */
  at: z.union([z.string(), z.int()]),
  ruled_out: z.optional(z.literal(true)),
  /** Other values for the same part. */
  choices: z.optional(z.array(z.object({ label: z.string(), value: z.unknown() }))),
})
export type Chip = z.infer<typeof chipSchema>

/** The answer to one query; a hard question may be read as several. */
export const answerPartSchema = z.object({
  query: querySchema,
  chips: z.array(chipSchema),
  /** What could be said in addition; these have no label of their own. */
  additions: z.array(chipSchema),
  lead: z.string(),
  /** What is shown at once, and what stands behind 'Show all'. */
  facts: z.array(factSchema),
  more: z.array(factSchema),
  /** How many rows there are, where not all of them are sent. */
  total: z.int(),
  /** Words of the question that are in no part of the query, and parts of it that the answer could not go by. */
  unread: texts,
  notes: texts,
  /** The same selection as a search of the armory. */
  armory: z.optional(z.string()),
})
export type AnswerPart = z.infer<typeof answerPartSchema>

/** A question asked back: each reading is a query that can be asked as it is. */
export const readingSchema = z.object({
  label: z.string(),
  detail: z.optional(z.string()),
  query: querySchema,
})
export type OfferedReading = z.infer<typeof readingSchema>

export const suggestionSchema = z.object({ label: z.string(), query: querySchema })
export type Suggestion = z.infer<typeof suggestionSchema>

/** What an answer listed, in its order, so that 'the second one' can be found again. */
export const listedSchema = z.object({
  name: z.string(),
  hash: z.optional(z.number()),
  instance_id: z.optional(z.string()),
})
export type Listed = z.infer<typeof listedSchema>

/** What the next question may refer to. Kept with the conversation. */
export const talkMemorySchema = z.object({
  query: z.optional(querySchema),
  list: z.array(listedSchema),
  /** Of a question that was not typed: the query that was pressed. */
  pressed: z.optional(querySchema),
})
export type TalkMemory = z.infer<typeof talkMemorySchema>
