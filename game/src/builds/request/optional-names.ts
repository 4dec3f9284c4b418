/**
 * "I love my Sunshot, but I don't have to use it" names Sunshot and neither asks for it nor rules it out. Such names are
 * taken out of the text, before refusals and wishes are read.
 */
import { asPattern } from '../../as-pattern.ts'

const NEED_NOT = "(?:(?:do|does)(?: not|n'?t)(?: really)? (?:have|need) to|need(?: not|n'?t)|not necessarily)"
const TO_USE = '(?:use|wear|play|run|equip|take|bring|include)'
const SAID_AFTER = new RegExp(
  `\\b(?:(?:i|you|we) )?${NEED_NOT} ${TO_USE} (?:it|them|that)\\b|\\b(?:is|it's|are) (?:optional|no must|not (?:a must|needed|necessary|required))\\b`,
  'u',
)

/** `text` and `names` in plain letters; the result is as long as the text. */
export function withoutOptional(text: string, names: readonly string[]): string {
  if (names.length === 0) return text
  const named = `(?<![\\p{L}\\d])(?:${names.map(asPattern).join('|')})(?![\\p{L}\\d])`
  const before = new RegExp(`\\b(?:(?:i|you|we) )?${NEED_NOT} ${TO_USE} (?:my |the |an? )?${named}`, 'gu')
  let left = text.replace(before, blank)
  for (let match = SAID_AFTER.exec(left); match; match = SAID_AFTER.exec(left)) {
    const last = [...left.slice(0, match.index).matchAll(new RegExp(named, 'gu'))].at(-1)
    if (last) left = blankedAt(left, last.index, last[0].length)
    left = blankedAt(left, match.index, match[0].length)
  }
  return left
}

const blank = (words: string) => '|'.padEnd(words.length, ' ')

const blankedAt = (text: string, at: number, length: number) =>
  `${text.slice(0, at)}${blank(text.slice(at, at + length))}${text.slice(at + length)}`
