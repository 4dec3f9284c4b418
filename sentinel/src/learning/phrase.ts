/** A labelled phrase of a player, as the files of `sentinel/phrases` hold it. */
import { INTENTS } from '@ai-vault/contract/advice/query.ts'
import * as z from 'zod/mini'

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.number()]))])

export const phraseSchema = z.object({
  id: z.string(),
  phrase: z.string(),
  intent: z.enum(INTENTS),
  slots: z.record(z.string(), value),
  kind: z.enum(['plain', 'slang', 'typo', 'negative', 'followup', 'ambiguous', 'out_of_scope']),
  context: z.optional(z.array(z.string())),
})
export type Phrase = z.infer<typeof phraseSchema>

export const authorOf = (phrase: Phrase): string => phrase.id.slice(0, phrase.id.indexOf('-'))
