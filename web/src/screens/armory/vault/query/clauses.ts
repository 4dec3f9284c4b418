import { parseSearch } from '@ai-vault/game/search/parse-search.ts'
import type { Query } from '@ai-vault/game/search/query.ts'

/** The parts of a search that must all hold, one beside the other. */
export function topClauses(query: Query): readonly Query[] {
  if (query.op === 'all') return []
  const inParentheses = query.op === 'and' && query.operands[0]?.start !== query.start
  return query.op === 'and' && !inParentheses ? query.operands : [query]
}

/** Adds a clause at the end of a search, or takes it away where it stands already. */
export function toggleClause(search: string, clause: string): string {
  const same = topClauses(parseSearch(search).query).find(
    ({ start, end }) => search.slice(start, end) === clause,
  )
  const text = same ? `${search.slice(0, same.start)}${search.slice(same.end)}` : `${search} ${clause}`
  return text.replaceAll(/\s+/g, ' ').trim()
}
