/**
 * What a question mentions: values of slots by the lexicon, names by the caller's index, numbers and spans of time. A
 * mention is a candidate; whether it becomes part of the query is decided later, where the intent is known.
 */

import { lexicon, phraseKey } from './lexicon/lexicon.ts'
import type { Mention } from './mention.ts'
import type { NameEntry, NameIndex, NameMatch } from './names/name-index.ts'
import { namedLoadoutsIn } from './names/named-loadouts.ts'
import { type SearchAt, searchesIn } from './searches/searches.ts'
import { type Clause, clausesOf } from './text/clauses.ts'
import { type Clock, datesIn } from './text/dates.ts'
import { numbersIn } from './text/numbers.ts'
import type { Speller } from './text/spelling.ts'
import { timesIn } from './text/times.ts'
import type { Token, Tokens } from './text/tokens.ts'

export interface Reach {
  readonly tokens: readonly Token[]
  /** The words with their spelling mended. */
  readonly words: readonly string[]
  /** Words that players use often. */
  readonly isKnown: readonly boolean[]
  /** Words of players or of the language, and misspellings of them. */
  readonly isWord: readonly boolean[]
  readonly mentions: readonly Mention[]
  readonly clauses: readonly Clause[]
  readonly searches: readonly SearchAt[]
}

const MOST_WORDS_OF_A_PHRASE = 7
/** The longest questions of players have seventeen. Every mention is held against all others, so there is an end to them. */
export const MOST_MENTIONS = 24

const SLOT_OF_KIND: Readonly<Record<NameEntry['kind'], string>> = {
  weapon: 'item',
  armor: 'item',
  perk: 'perk',
  player: 'player',
  triumph: 'triumph',
  destination: 'destination',
  activity: 'activity',
  loadout: 'loadout',
  effect: 'term',
}

const snake = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '')

function nameMentions(match: NameMatch, from: number, to: number): Mention[] {
  const byKind = Map.groupBy(match.entries, ({ kind }) => kind)
  return [...byKind.values()].map((entries): Mention => {
    const [first, ...others] = entries as [NameEntry, ...NameEntry[]]
    return {
      slot: SLOT_OF_KIND[first.kind],
      value: snake(first.name),
      from,
      to,
      by: match.by,
      entry: first,
      ...(others.length > 0 ? { others } : {}),
    }
  })
}

/** A part of a name that is a plain word is no name: 'crown', 'saint', 'light'. */
function nameIn(phrase: readonly string[], names: NameIndex, speller: Speller): NameMatch | undefined {
  const match = names.find(phrase)
  return match?.by === 'part' && phrase.every((word) => speller.isForm(word)) ? undefined : match
}

/** The longest phrases of the lexicon and the longest names, from the left; a phrase inside of a longer one is no mention. */
function phrasesIn(words: readonly string[], names: NameIndex, speller: Speller): Mention[] {
  const found: Mention[] = []
  const most = Math.min(MOST_WORDS_OF_A_PHRASE, Math.max(lexicon.longest, names.longest))
  let covered = 0
  for (let from = 0; from < words.length; from++) {
    for (let length = Math.min(most, words.length - from); length > 0; length--) {
      if (from + length <= covered) break
      const phrase = words.slice(from, from + length)
      const meanings = lexicon.meanings.get(phraseKey(phrase)) ?? []
      const match = nameIn(phrase, names, speller)
      if (meanings.length === 0 && !match) continue
      for (const { slot, value } of meanings)
        for (const each of value.split('+'))
          found.push({ slot, value: each, from, to: from + length, by: 'word' })
      if (match) found.push(...nameMentions(match, from, from + length))
      covered = from + length
      break
    }
  }
  return found
}

const FEWEST_LETTERS_TO_GUESS = 5
const MOST_GUESSES = 40

/** Misspelt names: only around words that are no known word at all, and not into a name that is spelled out. */
function guessesIn(
  tokens: readonly Token[],
  exact: readonly Mention[],
  speller: Speller,
  names: NameIndex,
): Mention[] {
  const taken = tokens.map(() => false)
  const named = tokens.map(() => false)
  for (const { from, to, by } of exact) {
    taken.fill(true, from, to)
    if (by === 'exact') named.fill(true, from, to)
  }
  const found: Mention[] = []
  const isStrange = (at: number) => {
    const word = tokens[at]?.text ?? ''
    return !taken[at] && word.length > 2 && !speller.has(word) && !speller.isForm(word) && !/\d/.test(word)
  }
  const isOurs = (at: number) => lexicon.words.has(speller.mend(tokens[at]?.text ?? '') ?? '')
  let guesses = 0
  for (let from = 0; from < tokens.length && guesses < MOST_GUESSES; from++) {
    for (let length = Math.min(4, tokens.length - from); length > 0; length--) {
      const span = Array.from({ length }, (_, at) => from + at)
      if (!span.some(isStrange) || span.some((at) => named[at])) continue
      // 'Helemt' is a helmet before it is a name; a name does not begin with 'w' or 'my'.
      if (length === 1 ? isOurs(from) : !isStrange(from) && (tokens[from]?.text.length ?? 0) < 3) continue
      const typed = span.map((at) => tokens[at]?.text ?? '')
      if (typed.join('').length < FEWEST_LETTERS_TO_GUESS) continue
      guesses++
      const match = names.guess(typed)
      if (!match) continue
      found.push(...nameMentions(match, from, from + length))
      from += length - 1
      break
    }
  }
  return found
}

/** Words that stand between what rules out and what is ruled out. */
const FILLERS = new Set(
  'a an the any my of it on in to using use with for more those these them this that all single kind touching from me your their please at all one ones thing things stuff'.split(
    ' ',
  ),
)
const RULES_OUT = new Set(
  'no without except excluding exclude isnt arent skip ignore ignoring minus avoid ohne kein keine sans sin not nothing'.split(
    ' ',
  ),
)

/** What is ruled out by a word that means nothing else here: 'no checkpoints', 'without a timer'. */
function ruledOutIn(words: readonly string[], taken: ReadonlySet<number>, speller: Speller): Mention[] {
  return words.flatMap((word, at): Mention[] => {
    if (!RULES_OUT.has(word)) return []
    let next = at + 1
    while (next < at + 3 && FILLERS.has(words[next] ?? '')) next++
    const found = words[next] ?? ''
    if (found.length < 4 || taken.has(next) || FILLERS.has(found) || !speller.has(found)) return []
    return [{ slot: 'free', value: found.replace(/s$/, ''), from: next, to: next + 1, by: 'word' }]
  })
}

const isInside = (each: Mention, name: Mention): boolean =>
  each.by === 'word' &&
  each.from >= name.from &&
  each.to <= name.to &&
  name.to - name.from > each.to - each.from

export interface Knowledge {
  readonly names: NameIndex
  readonly speller: Speller
  readonly clock: Clock
}

export function reachOf({ tokens, endsWithQuestion }: Tokens, { names, speller, clock }: Knowledge): Reach {
  const typed = tokens.map(({ text }) => text)
  const exact = phrasesIn(typed, names, speller)
  const guessed = guessesIn(tokens, exact, speller, names)
  const taken = typed.map(() => false)
  for (const { from, to } of [...exact, ...guessed]) taken.fill(true, from, to)
  const words = typed.map((word, at) =>
    taken[at] || speller.has(word) || names.has(word) ? word : (speller.mend(word) ?? word),
  )
  const isMended = words.some((word, at) => word !== typed[at])
  const phrases = isMended ? phrasesIn(words, names, speller) : exact
  // 'Holdfsat gauntlets': the name has the word of the slot in it.
  const apart = phrases.filter((each) => !guessed.some((name) => isInside(each, name)))
  const mentions = [
    ...apart,
    ...guessed.filter((name) => !apart.some((other) => other.from < name.to && name.from < other.to)),
  ]
  const numbers = numbersIn(tokens)
  const times = timesIn(words, numbers)
  const read = new Set<number>()
  for (const { from, to } of [...mentions, ...times]) for (let at = from; at < to; at++) read.add(at)
  const isTaken = (at: number) => read.has(at)
  const all = [
    ...mentions,
    ...times,
    ...datesIn(tokens, isTaken, clock),
    ...ruledOutIn(words, read, speller),
    ...namedLoadoutsIn(tokens, words, mentions),
  ]
    .sort((one, other) => one.from - other.from)
    .slice(0, MOST_MENTIONS)
  return {
    tokens,
    words,
    isKnown: words.map((word) => speller.isUsed(word)),
    isWord: words.map((word) => speller.has(word)),
    clauses: clausesOf(tokens, endsWithQuestion),
    mentions: all,
    searches: searchesIn({ tokens, words }, all, numbers),
  }
}
