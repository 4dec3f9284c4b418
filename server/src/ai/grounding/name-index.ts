/** Finds names of the game in running text: the longest match wins, whatever its case. */
import { fold } from '@ai-vault/game/search/fold.ts'

export interface NameMatch {
  readonly name: string
  readonly start: number
  readonly end: number
  readonly words: number
}

export interface NameIndex {
  /** Matches that do not overlap, in the order of the text. */
  find(text: string): readonly NameMatch[]
  has(name: string): boolean
}

interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
}

const WORD = /[\p{L}\p{N}]+(?:['’.][\p{L}\p{N}]+)*/gu

/** Words in the form in which names are compared; a possessive "Rose's" is read as "Rose". */
export function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(WORD)].map((match) => ({
    text: fold(match[0]).replaceAll('.', ''),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

const keyOf = (name: string) =>
  wordsOf(name)
    .map(({ text }) => text)
    .join(' ')

/** Names prepared for being looked up. */
export interface NameTables {
  readonly byKey: ReadonlyMap<string, string>
  /** How many words the longest name has that begins with this word. */
  readonly longest: ReadonlyMap<string, number>
}

export function tabulateNames(names: Iterable<string>): NameTables {
  const byKey = new Map<string, string>()
  const longest = new Map<string, number>()
  for (const name of names) {
    const words = wordsOf(name)
    const first = words[0]
    if (!first) continue
    byKey.set(words.map(({ text }) => text).join(' '), name)
    longest.set(first.text, Math.max(longest.get(first.text) ?? 0, words.length))
  }
  return { byKey, longest }
}

const NOTHING: NameTables = { byKey: new Map(), longest: new Map() }

/** A player's own names and those of the game, which are the same for everybody and prepared once. */
export function createNameIndex(own: Iterable<string>, game: NameTables = NOTHING): NameIndex {
  const mine = tabulateNames(own)
  const named = (key: string) => mine.byKey.get(key) ?? game.byKey.get(key)
  const longestFrom = (word: string) => Math.max(mine.longest.get(word) ?? 0, game.longest.get(word) ?? 0)

  function matchAt(words: readonly Word[], at: number): NameMatch | undefined {
    const first = words[at] as Word
    const most = longestFrom(first.text) || longestFrom(withoutPossessive(first.text))
    for (let count = Math.min(most, words.length - at); count > 0; count--) {
      const taken = words.slice(at, at + count)
      const key = taken.map(({ text }) => text).join(' ')
      const name = named(key) ?? named(withoutPossessive(key))
      if (name !== undefined) {
        return { name, start: first.start, end: (taken.at(-1) as Word).end, words: count }
      }
    }
    return undefined
  }

  return {
    has: (name) => named(keyOf(name)) !== undefined,
    find(text) {
      const words = wordsOf(text)
      const found: NameMatch[] = []
      for (let at = 0; at < words.length; ) {
        const match = matchAt(words, at)
        if (match) found.push(match)
        at += match?.words ?? 1
      }
      return found
    },
  }
}

/** `fold` drops apostrophes: "Rose's" has become "roses". */
const withoutPossessive = (key: string) => key.replace(/s$/, '')
