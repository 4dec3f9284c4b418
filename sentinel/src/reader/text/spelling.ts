/**
 * Misspelt words, mended by a vocabulary. Every known word is kept under itself and under itself without one letter, so a
 * word is looked up once for each of its letters and compared with few candidates, however many words there are.
 */
import { distanceWithin } from '../names/name-index.ts'

const SHORTEST = 4
const SHORTEST_FOR_TWO = 7

export interface Speller {
  has(word: string): boolean
  /** The known word that was meant, if one alone is near. */
  mend(word: string): string | undefined
}

const without = (word: string, at: number): string => word.slice(0, at) + word.slice(at + 1)

export function createSpeller(vocabulary: ReadonlyMap<string, number>): Speller {
  const shortened = new Map<string, string[]>()
  const keep = (key: string, word: string) => {
    const held = shortened.get(key)
    if (held) held.push(word)
    else shortened.set(key, [word])
  }
  for (const word of vocabulary.keys()) {
    if (word.length < SHORTEST || /\d/.test(word)) continue
    keep(word, word)
    for (let at = 0; at < word.length; at++) keep(without(word, at), word)
  }
  return {
    has: (word) => vocabulary.has(word),
    mend(word) {
      if (word.length < SHORTEST || vocabulary.has(word)) return undefined
      const limit = word.length >= SHORTEST_FOR_TWO ? 2 : 1
      const keys = [word, ...Array.from({ length: word.length }, (_, at) => without(word, at))]
      let best: string | undefined
      let bestScore = Number.POSITIVE_INFINITY
      const seen = new Set<string>()
      for (const key of keys) {
        for (const candidate of shortened.get(key) ?? []) {
          if (seen.has(candidate)) continue
          seen.add(candidate)
          const distance = distanceWithin(word, candidate, limit)
          if (distance > limit) continue
          // The first letter is seldom wrong; among equals the more frequent word.
          const score =
            distance * 10 +
            (word[0] === candidate[0] ? 0 : 6) -
            Math.min(5, Math.log(vocabulary.get(candidate) ?? 1))
          if (score < bestScore) {
            bestScore = score
            best = candidate
          }
        }
      }
      return best
    },
  }
}
