/**
 * What a search without a match may have meant: each word that names nothing of the collection is replaced by the nearest
 * word that does, one or two letters away. `handcanon` is a hand cannon. Only plain words: a clause has errors of its own.
 */
import { editDistance } from './edit-distance.ts'
import type { Searchable } from './filters/filter.ts'
import { itemNames, perkNames, typeNames } from './filters/texts.ts'
import { fold } from './fold.ts'
import { parseSearch } from './parse-search.ts'
import { compileSearch } from './search-items.ts'

const SHORTEST = 4
/** From here on two letters may be wrong. */
const LONG = 5

interface Known {
  /** Without blanks, as somebody may type it. */
  readonly key: string
  readonly name: string
}

/** Names as a whole and by their words; types before weapons before perks, for where two are as near. */
function knownNames(items: readonly Searchable[]): readonly Known[] {
  const names = [typeNames, itemNames, perkNames].flatMap((read) => items.flatMap(read)).map(fold)
  const phrases = [...new Set([...names, ...names.flatMap((name) => name.split(' '))])]
  return phrases.map((name) => ({ key: name.replaceAll(' ', ''), name }))
}

function nearest(word: string, known: readonly Known[]): string | undefined {
  const typed = fold(word)
  if (typed.length < SHORTEST) return undefined
  const allowed = typed.length < LONG ? 1 : 2
  const near = known
    .filter(({ key }) => key[0] === typed[0] && Math.abs(key.length - typed.length) <= allowed)
    .map(({ key, name }) => ({ name, distance: editDistance(typed, key) }))
    .filter(({ distance }) => distance <= allowed)
    .toSorted((one, other) => one.distance - other.distance)
  return near[0]?.name
}

/** Plain words, as somebody writes who knows no search language. */
export function plainWords(source: string): string | undefined {
  const { query } = parseSearch(source)
  return query.op === 'text' && !query.quoted ? query.text : undefined
}

/** The search as it may have been meant; nothing where no such search would find anything. */
export function suggestSpelling(source: string, items: readonly Searchable[]): string | undefined {
  const written = plainWords(source)
  if (written === undefined) return undefined
  const known = knownNames(items)
  const isKnown = (word: string) => known.some(({ key }) => key.includes(fold(word)))
  const suggestion = written
    .split(' ')
    .map((word) => (isKnown(word) ? word : (nearest(word, known) ?? word)))
    .join(' ')
  const isBetter = suggestion !== written && items.some(compileSearch(suggestion, items).matches)
  return isBetter ? suggestion : undefined
}
