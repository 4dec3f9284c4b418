/** Alone in its file: a page changes queries without loading the rest of this room. */
import type { Chip } from '@ai-vault/contract/advice/answer.ts'
import type { Query, SlotName } from '@ai-vault/contract/advice/query.ts'

/** The query with a part taken out, or with another value for it. */
export function changeQuery(query: Query, at: Chip['at'], value?: unknown): Query {
  if (typeof at === 'number') return { ...query, exclude: query.exclude.filter((_, place) => place !== at) }
  if (at === 'intent') return query
  const { [at as SlotName]: _, ...slots } = query.slots
  return { ...query, slots: value === undefined ? slots : { ...slots, [at]: value } }
}
