/**
 * Misspelt words, mended by a vocabulary. Every known word is kept under itself and under itself without one letter, so a
 * word is looked up once for each of its letters and compared with few candidates, however many words there are.
 */
import { distanceWithin } from '../names/name-index.ts'

const SHORTEST = 4
/** A word that one author wrote twice is nobody's. */
const OFTEN = 4
const SHORTEST_FOR_TWO = 7
const SHORTEST_BARE = 3
const VOWELS = /[aeiou]/g

export interface Vocabulary {
  /** Words that players use, with how often. */
  readonly used: ReadonlyMap<string, number>
  /** Words of the language are no misspellings, whether players use them or not. */
  readonly isLanguage: (word: string) => boolean
}

export interface Speller {
  /** Players use it, or it is a word of the language. */
  has(word: string): boolean
  isLanguage(word: string): boolean
  /** A form of a word of the language: 'focused', 'lasting'. */
  isForm(word: string): boolean
  /** Players use it often. */
  isUsed(word: string): boolean
  /** The used word that was meant. */
  mend(word: string): string | undefined
}

/** 'pstmstr': the letters that are left of a word when its vowels are left out. */
const bareOf = (word: string): string => word.slice(0, 1) + word.slice(1).replace(VOWELS, '')

const ENDINGS = /(?:s|es|ed|d|ing|er|r|est|ly|ion|ment|ness|y|ies|ied)$/
const SHORTEST_STEM = 4

const without = (word: string, at: number): string => word.slice(0, at) + word.slice(at + 1)

export function createSpeller({ used, isLanguage }: Vocabulary): Speller {
  const shortened = new Map<string, string[]>()
  const keep = (key: string, word: string) => {
    const held = shortened.get(key)
    if (held) held.push(word)
    else shortened.set(key, [word])
  }
  const bare = new Map<string, string>()
  for (const [word, count] of used) {
    if (word.length < SHORTEST || /\d/.test(word)) continue
    const letters = bareOf(word)
    if (letters !== word && count >= OFTEN && count > (used.get(bare.get(letters) ?? '') ?? 0))
      bare.set(letters, word)
    keep(word, word)
    for (let at = 0; at < word.length; at++) keep(without(word, at), word)
  }
  const has = (word: string) => used.has(word) || isLanguage(word)
  /** The nearer the better; the first letter is seldom wrong; among equals the more frequent word. */
  const cost = (word: string, candidate: string, distance: number) =>
    distance * 10 + (word[0] === candidate[0] ? 0 : 6) - Math.min(6, Math.log(used.get(candidate) ?? 1))
  const isStem = (stem: string) =>
    stem.length >= SHORTEST_STEM && (isLanguage(stem) || isLanguage(`${stem}e`) || isLanguage(`${stem}y`))
  return {
    has,
    isLanguage,
    isForm(word) {
      if (isLanguage(word)) return true
      const ending = ENDINGS.exec(word)
      return ending !== null && isStem(word.slice(0, ending.index))
    },
    isUsed: (word) => (used.get(word) ?? 0) >= OFTEN,
    mend(word) {
      if (/\d/.test(word) || has(word)) return undefined
      if (word.length >= SHORTEST_BARE && bareOf(word) === word) {
        const meant = bare.get(word)
        if (meant) return meant
      }
      if (word.length < SHORTEST) return undefined
      const limit = word.length >= SHORTEST_FOR_TWO ? 2 : 1
      const letters = [...word].sort().join('')
      const keys = [word, ...Array.from({ length: word.length }, (_, at) => without(word, at))]
      const candidates = new Set(keys.flatMap((key) => shortened.get(key) ?? []))
      let best: string | undefined
      let least = Number.POSITIVE_INFINITY
      for (const candidate of candidates) {
        const isAnagram = candidate.length === word.length && [...candidate].sort().join('') === letters
        const allowed = isAnagram ? 2 : limit
        const distance = distanceWithin(word, candidate, allowed)
        if (distance > allowed || cost(word, candidate, distance) >= least) continue
        least = cost(word, candidate, distance)
        best = candidate
      }
      return best
    },
  }
}
