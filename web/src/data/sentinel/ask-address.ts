/** A question as an address of the live chat: opened anywhere, it asks the same again. */
import type { Query } from '@ai-vault/contract/advice/query.ts'

export interface AskSearch {
  /** The words that stand for the question, and what is asked where the query is not understood any more. */
  readonly ask?: string | undefined
  readonly query?: string | undefined
}

const LONGEST_WORDS = 300
const LONGEST_QUERY = 4_000

/** Without a query Sentinel reads the words itself. */
export const askAddress = (words: string, query?: Query): string =>
  `/sentinel?${new URLSearchParams({
    ask: words.slice(0, LONGEST_WORDS),
    ...(query && { query: JSON.stringify(query) }),
  })}`

export function readAskSearch({ ask, query }: Record<string, unknown>): AskSearch {
  const words = typeof ask === 'string' ? ask.trim().slice(0, LONGEST_WORDS) : ''
  if (words === '') return {}
  return { ask: words, query: asJson(query) }
}

/** The router may have parsed what looks like JSON. */
function asJson(query: unknown): string | undefined {
  const json = typeof query === 'object' && query !== null ? JSON.stringify(query) : query
  return typeof json === 'string' && json.length <= LONGEST_QUERY ? json : undefined
}
