/**
 * Runs a search over a collection. Plain words side by side mean name or type, as the specification has it; only where no
 * item of the collection carries them all there, the last of them are taken for the name of a perk, as many as can be, and
 * failing that each is looked for anywhere. So "rose" finds Rose and not every weapon with a rosy perk, "kill clip" its
 * rolls, and "hand cannon kill clip" those of hand cannons. What the player wrote about a copy is always looked into, and
 * hides nothing else.
 */

import { FILTER_BY_KEYWORD } from './filters/all-filters.ts'
import type { Filter, Matcher, Searchable, SearchFacts } from './filters/filter.ts'
import { itemNames, noteHas, perkNames, typeNames } from './filters/texts.ts'
import { unanswerable } from './filters/unanswerable.ts'
import { fold } from './fold.ts'
import { parseSearch } from './parse-search.ts'
import type { Query, SearchError } from './query.ts'

/**
 * A clause that is not understood finds nothing, and the error says which. The last one of the text, where nothing stands
 * after its colon or comparison yet, is still being typed: it is told as well, but narrows nothing.
 */
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

/** What players type for a type of weapon. */
const SHORT_TYPES: Readonly<Record<string, string>> = {
  gl: 'grenade launcher',
  hc: 'hand cannon',
  lfr: 'linear fusion rifle',
  lmg: 'machine gun',
  smg: 'submachine gun',
}

/** A hyphen stands for a blank as well: "kill-clip" is Kill Clip, and "refrain-23" still Refrain-23. */
const parted = (text: string) => text.replaceAll('-', ' ')
const holds = (name: string, text: string): boolean =>
  name.includes(text) || (text.includes('-') && parted(name).includes(parted(text)))

/** Also "handcannon" and "hc". */
const isCalled = (item: Searchable, word: string): boolean =>
  typeNames(item).some((type) => fold(type) === SHORT_TYPES[word]) ||
  [...itemNames(item), ...typeNames(item).flatMap((type) => [type, type.replaceAll(' ', '')])].some((name) =>
    holds(fold(name), word),
  )

const hasPerk = (item: Searchable, text: string): boolean => perkNames(item).some((name) => holds(name, text))

function wordsMatcher(
  texts: readonly string[],
  items: readonly Searchable[],
  note: SearchFacts['note'],
): Matcher {
  const words = texts.map(fold).filter((word) => word !== '')
  const readings = [words.length, ...words.keys()].map(
    (split): Matcher =>
      (item) =>
        words.slice(0, split).every((word) => isCalled(item, word)) &&
        (split === words.length || hasPerk(item, words.slice(split).join(' '))),
  )
  const meant = readings.find((reading) => items.some(reading))
  const isNoted = words.map((word) => noteHas(word, note))
  return (item) =>
    meant?.(item) ||
    words.every((word, at) => isCalled(item, word) || isNoted[at]?.(item) || (!meant && hasPerk(item, word)))
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

  let misread = 0
  const isUnfinished = ({ argument, end }: Extract<Query, { op: 'filter' }>) =>
    end === source.length && /(^|[:<>=])$/.test(argument)

  const filterMatcher = (
    filter: Filter | undefined,
    query: Extract<Query, { op: 'filter' }>,
  ): Matcher | undefined => {
    const compiled = filter
      ? filter.compile(query.argument, allFacts)
      : { problem: unknownKeyword(query.keyword) }
    if (typeof compiled === 'function') return compiled
    const isBegun = filter !== undefined && isUnfinished(query)
    const message = isBegun ? `${compiled.problem} (not applied yet)` : compiled.problem
    errors.push({ message, start: query.start, end: query.end })
    if (isBegun) return undefined
    misread++
    return nothing
  }

  /** Undefined: nothing to ask here. Such a part drops out of and, or and not alike. */
  const compile = (query: Query): Matcher | undefined => {
    switch (query.op) {
      case 'all':
        return undefined
      case 'text':
        return wordsMatcher(query.quoted ? [query.text] : query.text.split(' '), items, facts.note)
      case 'filter':
        return filterMatcher(FILTER_BY_KEYWORD.get(query.keyword), query)
      case 'not': {
        const before = misread
        const inner = compile(query.operand)
        // The opposite of a clause that was not understood is not understood either.
        if (misread > before) return nothing
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
