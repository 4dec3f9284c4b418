import type { Query } from '@ai-vault/contract/advice/query.ts'
import { chipsOf } from './chips.ts'
import { ALL_INTENTS } from './intents/all-intents.ts'

/** The query as one line: the words of its chips. */
export const queryInWords = (query: Query): string =>
  chipsOf(query, ALL_INTENTS[query.intent])
    .map(({ label }) => label)
    .join(', ')
