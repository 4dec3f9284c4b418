import { keywordHelp, traitHelp } from './clause-help.ts'
import { FILTER_BY_KEYWORD, FILTERS } from './filters/all-filters.ts'
import { isFilter } from './filters/is.ts'
import { scanSearch } from './tokens.ts'

export interface Completion {
  /** The whole search with the completion in place. */
  readonly search: string
  /** What is offered, e.g. `is:handcannon`. */
  readonly term: string
  readonly help: string
  /** Where the caret goes. */
  readonly caret: number
}

const helpOf = (keyword: string, value: string): string =>
  (keyword === 'is' && traitHelp(value)) || keywordHelp(FILTER_BY_KEYWORD.get(keyword)?.keyword ?? '')

function candidates(typed: string): { readonly term: string; readonly help: string }[] {
  const colon = typed.indexOf(':')
  if (colon < 0) {
    const keywords = FILTERS.filter((filter) => filter.keyword.startsWith(typed)).map((filter) => ({
      term: `${filter.keyword}:`,
      help: keywordHelp(filter.keyword),
    }))
    const traits = isFilter.values
      .filter((trait) => trait.startsWith(typed))
      .map((trait) => ({ term: `is:${trait}`, help: traitHelp(trait) }))
    return [...keywords, ...traits]
  }
  const keyword = typed.slice(0, colon)
  const value = typed.slice(colon + 1)
  const values = FILTER_BY_KEYWORD.get(keyword)?.values ?? []
  return values
    .filter((known) => known.startsWith(value) && known !== value)
    .map((known) => ({ term: `${keyword}:${known}`, help: helpOf(keyword, known) }))
}

const MOST_WORDS = 3

/**
 * Several plain words that together name what an item is: `hand cannon` is `is:handcannon`. Whole names only: half a word
 * is completed by itself.
 */
export function completeWords(search: string, caret: number): readonly Completion[] {
  const before = search.slice(0, caret)
  const { tokens } = scanSearch(before)
  if (tokens.at(-1)?.end !== before.length) return []
  for (let count = MOST_WORDS; count > 1; count--) {
    const last = tokens.slice(-count)
    const isPlain = last.length === count && last.every((word) => word.kind === 'text' && !word.quoted)
    const start = last[0]?.start ?? 0
    const typed = before.slice(start).toLowerCase().replaceAll(/[\s-]/g, '')
    if (!isPlain || !isFilter.values.includes(typed)) continue
    const term = `is:${typed}`
    const completed = `${before.slice(0, start)}${term}${search.slice(caret)}`
    return [{ search: completed, term, help: traitHelp(typed), caret: start + term.length }]
  }
  return []
}

/** What could stand at the caret, best first: the word being typed is completed, the rest of the search stays. */
export function completeSearch(search: string, caret: number, limit = 8): readonly Completion[] {
  const before = search.slice(0, caret)
  const word = scanSearch(before).tokens.at(-1)
  if (word === undefined || word.end !== before.length || (word.kind !== 'text' && word.kind !== 'filter'))
    return []
  if (word.kind === 'text' && word.quoted) return []
  const typed = before.slice(word.start).toLowerCase()
  const rest = search.slice(caret)
  return candidates(typed)
    .slice(0, limit)
    .map(({ term, help }) => ({
      search: `${before.slice(0, word.start)}${term}${rest}`,
      term,
      help,
      caret: word.start + term.length,
    }))
}
