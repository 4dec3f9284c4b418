/**
 * Whether a word is one of many, without the words: a Bloom filter. It never misses a word, and takes about one of a
 * hundred others for one of them.
 */
import { SIGNS, signValue } from '../model/packed-keys.ts'

const BITS_A_WORD = 10
const PROBES = 7
const BITS_A_SIGN = 6

/** FNV-1a from two beginnings: probe `n` looks at the first plus `n` times the second. */
function hash(word: string, begin: number): number {
  let value = begin
  for (let at = 0; at < word.length; at++) value = Math.imul(value ^ word.charCodeAt(at), 0x01000193)
  return (value ^ (value >>> 15)) >>> 0
}

function* placesOf(word: string, size: number): Generator<number> {
  const first = hash(word, 0x811c9dc5)
  const step = (hash(word, 0x9747b28c) | 1) >>> 0
  for (let probe = 0; probe < PROBES; probe++) yield (first + probe * step) % size
}

export function packWords(words: readonly string[]): string {
  const signs = new Uint8Array(Math.ceil((words.length * BITS_A_WORD) / BITS_A_SIGN))
  for (const word of words)
    for (const place of placesOf(word, signs.length * BITS_A_SIGN)) {
      const sign = Math.floor(place / BITS_A_SIGN)
      signs[sign] = (signs[sign] ?? 0) | (1 << (place % BITS_A_SIGN))
    }
  return Array.from(signs, (value) => SIGNS[value]).join('')
}

export function wordFilter(packed: string): (word: string) => boolean {
  const signs = Uint8Array.from(packed, signValue)
  return (word) => {
    for (const place of placesOf(word, signs.length * BITS_A_SIGN))
      if ((((signs[Math.floor(place / BITS_A_SIGN)] ?? 0) >> (place % BITS_A_SIGN)) & 1) === 0) return false
    return true
  }
}
