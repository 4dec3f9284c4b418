/**
 * What a question mentions: values of slots by the lexicon, names by the caller's index, numbers and spans of time. A
 * mention is a candidate; whether it becomes part of the query is decided later, where the intent is known.
 */
import { lexicon, phraseKey } from './lexicon/lexicon.ts'
import type { NameEntry, NameIndex, NameMatch } from './names/name-index.ts'
import { type Clock, datesIn } from './text/dates.ts'
import { numbersIn } from './text/numbers.ts'
import type { Speller } from './text/spelling.ts'
import { timesIn } from './text/times.ts'
import type { Token } from './text/tokens.ts'

export interface Mention {
  readonly slot: string
  readonly value: string
  readonly from: number
  readonly to: number
  readonly by: 'word' | 'number' | NameMatch['by']
  readonly entry?: NameEntry
  readonly others?: readonly NameEntry[]
}

export interface Reach {
  readonly tokens: readonly Token[]
  /** The words with their spelling mended. */
  readonly words: readonly string[]
  readonly mentions: readonly Mention[]
}

const MOST_WORDS_OF_A_PHRASE = 7

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

/** The longest phrases of the lexicon and the longest names, from the left; a phrase inside of a longer one is no mention. */
function phrasesIn(words: readonly string[], names: NameIndex): Mention[] {
  const found: Mention[] = []
  const most = Math.min(MOST_WORDS_OF_A_PHRASE, Math.max(lexicon.longest, names.longest))
  let covered = 0
  for (let from = 0; from < words.length; from++) {
    for (let length = Math.min(most, words.length - from); length > 0; length--) {
      if (from + length <= covered) break
      const phrase = words.slice(from, from + length)
      const meanings = lexicon.meanings.get(phraseKey(phrase)) ?? []
      const match = names.find(phrase)
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

/** Misspelt names: only around words that are no known word at all. */
function guessesIn(
  tokens: readonly Token[],
  words: readonly string[],
  taken: readonly boolean[],
  speller: Speller,
  names: NameIndex,
): Mention[] {
  const found: Mention[] = []
  const isStrange = (at: number) => {
    const word = tokens[at]?.text ?? ''
    return !taken[at] && word.length > 2 && !speller.has(word) && !/\d/.test(word)
  }
  let guesses = 0
  for (let from = 0; from < words.length && guesses < MOST_GUESSES; from++) {
    for (let length = Math.min(4, words.length - from); length > 0; length--) {
      const span = Array.from({ length }, (_, at) => from + at)
      if (!span.some(isStrange) || span.some((at) => taken[at])) continue
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

export interface Knowledge {
  readonly names: NameIndex
  readonly speller: Speller
  readonly clock: Clock
}

export function reachOf(tokens: readonly Token[], { names, speller, clock }: Knowledge): Reach {
  const typed = tokens.map(({ text }) => text)
  const exact = phrasesIn(typed, names)
  const taken = typed.map((_, at) => exact.some(({ from, to }) => at >= from && at < to))
  const guessed = guessesIn(tokens, typed, taken, speller, names)
  for (const { from, to } of guessed) taken.fill(true, from, to)
  const words = typed.map((word, at) =>
    taken[at] || speller.has(word) || names.has(word) ? word : (speller.mend(word) ?? word),
  )
  const isMended = words.some((word, at) => word !== typed[at])
  const phrases = isMended ? phrasesIn(words, names) : exact
  const mentions = [
    ...phrases,
    ...guessed.filter((each) => !phrases.some((other) => other.from < each.to && each.from < other.to)),
  ]
  const times = timesIn(words, numbersIn(tokens))
  const isTaken = (at: number) => [...mentions, ...times].some(({ from, to }) => at >= from && at < to)
  return {
    tokens,
    words,
    mentions: [...mentions, ...times, ...datesIn(tokens, isTaken, clock)].sort(
      (one, other) => one.from - other.from,
    ),
  }
}
