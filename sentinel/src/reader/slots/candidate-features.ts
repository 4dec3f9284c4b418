/** What decides whether a mention is part of the query, is ruled out, or is only a word. */
import type { Mention, Reach } from '../mentions.ts'
import { negationAt } from './negation.ts'

export const FATES = ['in', 'out', 'none'] as const
export type Fate = (typeof FATES)[number]

export function candidateFeatures(
  mention: Mention,
  reach: Reach,
  intent: string,
  isFollowUp: boolean,
): string[] {
  const { words, tokens, mentions } = reach
  const { slot, value, from, to, by, entry } = mention
  const gaps = tokens.map(({ gap }) => gap)
  const phrase = words.slice(from, to).join(' ')
  const before = words[from - 1] ?? '^'
  const before2 = words[from - 2] ?? '^'
  const after = words[to] ?? '$'
  const after2 = words[to + 1] ?? '$'
  const found = [
    `slot ${slot}`,
    `intent ${slot} ${intent}`,
    `value ${slot} ${value}`,
    `value intent ${slot} ${value} ${intent}`,
    `phrase ${slot} ${phrase}`,
    `phrase intent ${slot} ${phrase} ${intent}`,
    `before ${slot} ${before}`,
    `before2 ${slot} ${before2} ${before}`,
    `after ${slot} ${after}`,
    `after2 ${slot} ${after} ${after2}`,
    `by ${slot} ${by}`,
    `around ${slot} ${before} ${after}`,
    `phrase before ${slot} ${before} ${phrase}`,
    `phrase after ${slot} ${phrase} ${after}`,
    `b ${before}`,
    `bb ${before2} ${before}`,
    `a ${after}`,
    `aa ${after} ${after2}`,
  ]
  if (from === 0) found.push(`first ${slot}`)
  if (to === words.length) found.push(`last ${slot}`)
  if (entry) found.push(`entry ${slot} ${entry.kind} ${by}`, `owned ${slot} ${entry.owned === true} ${by}`)
  const overlapping = mentions.filter(
    (other) => other !== mention && other.from < to && from < other.to && other.slot !== slot,
  )
  for (const other of overlapping) {
    found.push(`also ${slot} ${other.slot}`, `also intent ${slot} ${other.slot} ${intent}`)
    if (other.to - other.from > to - from) found.push(`inside ${slot} ${other.slot}`)
  }
  for (const other of new Set(mentions.filter((each) => each !== mention).map((each) => each.slot)))
    found.push(`with ${slot} ${other}`, `with intent ${slot} ${other} ${intent}`)
  const same = mentions.filter(
    (other) => other.slot === slot && (other.from !== from || other.value !== value),
  )
  if (same.some((other) => other.from < from)) found.push(`later ${slot}`)
  if (same.some((other) => other.from > from)) found.push(`earlier ${slot}`)
  const negation = negationAt(words, gaps, from, to)
  if (negation.before) {
    found.push(
      'negated',
      `negated ${slot}`,
      `negated by ${negation.before}`,
      `negated by ${negation.before} ${negation.distance}`,
      `negated ${slot} ${negation.before}`,
      `negated at ${negation.distance}`,
    )
  }
  if (negation.after) found.push('ended', `ended by ${negation.after}`, `ended ${slot} ${negation.after}`)
  if (!negation.before && !negation.after) found.push('plain', `plain ${slot}`)
  for (let at = Math.max(0, from - 5); at < from; at++) found.push(`near before ${words[at]}`)
  for (let at = to; at < Math.min(words.length, to + 4); at++) found.push(`near after ${words[at]}`)
  if (isFollowUp) found.push(`follow ${slot}`, `follow ${slot} ${intent}`)
  found.push(`gap ${slot} ${gaps[from] || '_'} ${gaps[to] || '_'}`)
  return found
}
