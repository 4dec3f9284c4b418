/**
 * Words of a question. Only its first kilobyte is looked at: everything behind this file takes time in proportion to the
 * number of words, so a longer text would only make reading slower and never surer.
 */
import { fold } from '@ai-vault/game/search/fold.ts'

export const MOST_BYTES = 1024
/** A longer word is no word of a player, and the spelling checks compare letter by letter. */
const MOST_LETTERS = 32

export interface Token {
  /** Lower case, without accents and apostrophes. */
  readonly text: string
  /** As it was typed. */
  readonly typed: string
  /** What stands between this word and the one before it, without spaces: ',', '.', '+'. */
  readonly gap: string
}

export interface Tokens {
  readonly tokens: readonly Token[]
  readonly isTooLong: boolean
  readonly endsWithQuestion: boolean
}

const encoder = new TextEncoder()

/** The part of the text that fits into the limit, cut between two signs. */
function withinLimit(text: string): string {
  const room = new Uint8Array(MOST_BYTES)
  const { read } = encoder.encodeInto(text, room)
  return text.slice(0, read)
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’‘`´][\p{L}\p{N}\p{M}]+)*/gu
const SPACES = /\s+/g
/** Written with signs that separate words, but one word each. */
const SHORT_WORDS = [
  [/\bw\/o\b/gi, ' without '],
  [/\bw\/(?=\s|\p{L})/giu, ' with '],
  [/\bb\/c\b/gi, ' because '],
] as const

export function tokensOf(question: string): Tokens {
  const text = withinLimit(question)
  const spelled = SHORT_WORDS.reduce((each, [sign, word]) => each.replace(sign, word), text)
  const tokens: Token[] = []
  let last = 0
  for (const match of spelled.matchAll(WORD)) {
    const typed = match[0].slice(0, MOST_LETTERS)
    tokens.push({ text: fold(typed), typed, gap: spelled.slice(last, match.index).replace(SPACES, '') })
    last = match.index + match[0].length
  }
  return {
    tokens,
    isTooLong: text.length < question.length,
    endsWithQuestion: spelled.slice(last).includes('?'),
  }
}
