/**
 * Runs a search over a collection. A plain word means name or type, as the specification has it; only where no item
 * of the collection carries the word there, it is looked for among the perks. So "rose" finds Rose and not every
 * weapon with a rosy perk, and "kill clip" still finds its rolls. What the player wrote about a copy is always looked
 * into, and hides nothing else.
 */

import { FILTER_BY_KEYWORD } from './filters/all-filters.ts'
import type { Filter, Matcher, Searchable, SearchFacts } from './filters/filter.ts'
import { itemNames, noteHas, perkNames, typeNames } from './filters/texts.ts'
import { unanswerable } from './filters/unanswerable.ts'
import { fold } from './fold.ts'
import { parseSearch } from './parse-search.ts'
import type { Query, SearchError } from './query.ts'

/** A clause that is not understood finds nothing, and the error says which. */
export interface CompiledSearch {
  readonly matches: Matcher
  readonly errors: readonly SearchError[]
  readonly comment?: string
}

const everything: Matcher = () => true
const nothing: Matcher = () => false
type OwnFacts = Omit<SearchFacts, 'copies' | 'all'>

/** Duplicates are counted by hash, so that two seasons' versions of one name stay apart. */
export function countCopies(items: readonly Searchable[]): (item: Searchable) => number {
  const counts = new Map<number, number>()
  for (const item of items) counts.set(item.hash, (counts.get(item.hash) ?? 0) + 1)
  return (item) => counts.get(item.hash) ?? 0
}

function wordMatcher(text: string, items: readonly Searchable[], note: SearchFacts['note']): Matcher {
  const wanted = fold(text)
  if (wanted === '') return everything
  const byNameOrType: Matcher = (item) =>
    [...itemNames(item), ...typeNames(item)].some((name) => fold(name).includes(wanted))
  const byPerk: Matcher = (item) => perkNames(item).some((name) => name.includes(wanted))
  const bySelf = items.some(byNameOrType) ? byNameOrType : byPerk
  const byNote = noteHas(wanted, note)
  return (item) => bySelf(item) || byNote(item)
}

function unknownKeyword(keyword: string): string {
  const known = unanswerable(keyword)
  if (known) return known.problem
  const near = [...FILTER_BY_KEYWORD.keys()].find((known) => known.startsWith(keyword.slice(0, 3)))
  return `There is no filter "${keyword}:"${near ? ` (did you mean ${near}:?)` : ''}`
}

export function compileSearch(
  source: string,
  items: readonly Searchable[],
  facts: OwnFacts = {},
): CompiledSearch {
  const parsed = parseSearch(source)
  const errors: SearchError[] = [...parsed.errors]
  const allFacts: SearchFacts = { ...facts, all: items, copies: countCopies(items) }

  const filterMatcher = (filter: Filter | undefined, query: Extract<Query, { op: 'filter' }>): Matcher => {
    const compiled = filter
      ? filter.compile(query.argument, allFacts)
      : { problem: unknownKeyword(query.keyword) }
    if (typeof compiled === 'function') return compiled
    errors.push({ message: compiled.problem, start: query.start, end: query.end })
    return nothing
  }

  /** Undefined: nothing to ask here. Such a part drops out of and, or and not alike. */
  const compile = (query: Query): Matcher | undefined => {
    switch (query.op) {
      case 'all':
        return undefined
      case 'text':
        return wordMatcher(query.text, items, facts.note)
      case 'filter':
        return filterMatcher(FILTER_BY_KEYWORD.get(query.keyword), query)
      case 'not': {
        const before = errors.length
        const inner = compile(query.operand)
        // The opposite of a clause that was not understood is not understood either.
        if (errors.length > before) return nothing
        return inner && ((item) => !inner(item))
      }
      default: {
        const parts = query.operands.map(compile).filter((part) => part !== undefined)
        if (parts.length === 0) return undefined
        return query.op === 'and'
          ? (item) => parts.every((part) => part(item))
          : (item) => parts.some((part) => part(item))
      }
    }
  }

  const matches = compile(parsed.query) ?? everything
  return parsed.comment === undefined ? { matches, errors } : { matches, errors, comment: parsed.comment }
}

export function searchItems<T extends Searchable>(
  source: string,
  items: readonly T[],
  facts: OwnFacts = {},
): { readonly items: readonly T[]; readonly errors: readonly SearchError[] } {
  const { matches, errors } = compileSearch(source, items, facts)
  return { items: items.filter(matches), errors }
}
