/**
 * A search as the box shows it: clauses that are finished are chips, the rest is text that is still being written. There
 * is one truth, the search itself; chips are only its front part. A clause is finished when it asks for something, is
 * understood and has a space behind it. Plain words never become chips: a name may have several.
 */
import { parseSearch } from '@ai-vault/game/search/parse-search.ts'
import type { Query, Span } from '@ai-vault/game/search/query.ts'

export interface SplitSearch {
  readonly chips: readonly string[]
  /** The text behind the chips, and where it begins in the search. */
  readonly draft: string
  readonly draftStart: number
}

/** The parts that must all hold, one beside the other. */
export function topClauses(query: Query): readonly Query[] {
  if (query.op === 'all') return []
  const inParentheses = query.op === 'and' && query.operands[0]?.start !== query.start
  return query.op === 'and' && !inParentheses ? query.operands : [query]
}

const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end

/** `problems`: places that are known to be wrong beyond what the grammar sees, e.g. an unknown filter. */
export function splitClauses(search: string, problems: readonly Span[] = []): SplitSearch {
  const { query, errors, comment } = parseSearch(search)
  const wrong = [...errors, ...problems]
  const chips: string[] = []
  let draftStart = 0
  for (const clause of comment === undefined ? topClauses(query) : []) {
    const between = search.slice(draftStart, clause.start)
    const isFinished =
      between.trim() === '' &&
      /\s/.test(search[clause.end] ?? '') &&
      (clause.op !== 'text' || clause.quoted) &&
      !wrong.some((place) => overlaps(place, clause))
    if (!isFinished) break
    chips.push(search.slice(clause.start, clause.end))
    draftStart = clause.end
  }
  if (chips.length === 0) return { chips, draft: search, draftStart: 0 }
  while (/\s/.test(search[draftStart] ?? '')) draftStart++
  return { chips, draft: search.slice(draftStart), draftStart }
}

/** Someone stopped writing: the last clause is finished if it can be. */
export function settleSearch(search: string, problems: readonly Span[] = []): string {
  const settled = `${search.trimEnd()} `
  return splitClauses(settled, problems).draft === '' ? settled.trimStart() : search.trimEnd()
}

export const withoutChip = ({ chips, draft }: SplitSearch, index: number): string => {
  const rest = chips.filter((_, at) => at !== index).map((chip) => `${chip} `)
  return `${rest.join('')}${draft}`
}

export const withDraft = ({ chips }: SplitSearch, draft: string): string =>
  `${chips.map((chip) => `${chip} `).join('')}${draft}`

/** Adds a clause to a search, or takes it away where it stands already. Before the text, where it can be a chip. */
export function toggleClause(search: string, clause: string): string {
  const split = splitClauses(`${search.trimEnd()} `)
  const at = split.chips.indexOf(clause)
  if (at >= 0) return withoutChip(split, at)
  const text = split.draft.trim()
  const belongsToChips = /^(?:or|and)\b/i.test(text)
  return belongsToChips ? `${search.trim()} ${clause} ` : withDraft(split, `${clause} ${text}`)
}
