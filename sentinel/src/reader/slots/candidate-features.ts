/** What decides whether a mention is part of the query, is ruled out, or is only a word. */

import type { Mention } from '../mention.ts'
import type { Reach } from '../mentions.ts'
import type { Block } from '../model/linear.ts'
import { negationAt } from './negation.ts'
import { ruledOut } from './ruled-out.ts'

export const FATES = ['in', 'out', 'none'] as const
export type Fate = (typeof FATES)[number]

/** What depends on the intent that is asked. */
export const featuresUnder = (
  intent: string,
  mention: Mention,
  reach: Reach,
  isFollowUp: boolean,
): Block[] => [
  { weight: 1, features: identityOf(mention, reach, intent, isFollowUp) },
  { weight: 0.7, features: companyOf(mention, reach, intent) },
  { weight: 1, features: scopeOf(mention, reach, intent) },
]

/** The words next to it and how it is written, the same whatever is asked: both models look at them. */
export const featuresNear = (mention: Mention, reach: Reach): Block[] => [
  { weight: 1, features: neighboursOf(mention, reach) },
  { weight: 1, features: negationOf(mention, reach) },
  { weight: 0.7, features: shapeOf(mention, reach) },
]

/** What is farther away. */
export const featuresFar = (mention: Mention, reach: Reach): Block[] => [
  { weight: 0.6, features: surroundingsOf(mention, reach) },
  { weight: 0.8, features: clauseOf(mention, reach) },
]

/** What it is, and which intent it is asked about. */
function identityOf(
  { slot, value, from, to, by, entry }: Mention,
  reach: Reach,
  intent: string,
  isFollowUp: boolean,
) {
  const phrase = reach.words.slice(from, to).join(' ')
  const found = [
    `slot ${slot}`,
    `intent ${slot} ${intent}`,
    `value ${slot} ${value}`,
    `value intent ${slot} ${value} ${intent}`,
    `phrase ${slot} ${phrase}`,
    `phrase intent ${slot} ${phrase} ${intent}`,
    `by ${slot} ${by}`,
  ]
  if (reach.tokens.slice(from, to).some(({ text }, at) => text !== reach.words[from + at]))
    found.push(`mended ${slot}`)
  if (entry) found.push(`entry ${entry.kind} ${by}`, `owned ${entry.kind} ${entry.owned === true} ${by}`)
  if (isFollowUp) found.push(`follow ${slot}`, `follow ${slot} ${intent}`)
  return found
}

const CAPITAL = /^\p{Lu}/u

/** How it is written: with capitals among words without, as one word of a longer name, by a word that is in use. */
function shapeOf(
  { slot, from, to, by, entry, value }: Mention,
  { tokens, isKnown, isWord }: Reach,
): string[] {
  const capitals = tokens.slice(from, to).filter(({ typed }) => CAPITAL.test(typed)).length
  const written = capitals === to - from ? 'all' : capitals > 0 ? 'some' : 'none'
  const isUsual = tokens.some(({ typed }, at) => at > 0 && (at < from || at >= to) && CAPITAL.test(typed))
  const isStart = from === 0 || /[.!?]/.test(tokens[from]?.gap ?? '')
  const known = isKnown.slice(from, to).every(Boolean)
    ? 'used'
    : isWord.slice(from, to).every(Boolean)
      ? 'word'
      : 'strange'
  const kind = `${entry?.kind ?? slot} ${by}`
  const missing = Math.max(0, Math.min(3, value.split('_').length - (to - from)))
  return [
    `capitals ${kind} ${written} ${isUsual} ${isStart}`,
    `capitals ${kind} ${written}`,
    `known ${kind} ${known}`,
    `known ${kind} ${known} ${written} ${isUsual}`,
    `parts ${kind} ${missing} ${to - from}`,
    `length ${kind} ${Math.min(3, to - from)} ${known}`,
    `ends ${slot} ${to === tokens.length}`,
    `begins ${slot} ${from === 0}`,
  ]
}

/** The words right before and behind. */
function neighboursOf({ slot, from, to }: Mention, { words, tokens }: Reach): string[] {
  const phrase = words.slice(from, to).join(' ')
  const [before2, before] = [words[from - 2] ?? '^', words[from - 1] ?? '^']
  const [after, after2] = [words[to] ?? '$', words[to + 1] ?? '$']
  return [
    `b ${slot} ${before}`,
    `bb ${slot} ${before2} ${before}`,
    `a ${slot} ${after}`,
    `aa ${slot} ${after} ${after2}`,
    `pb ${slot} ${before} ${phrase}`,
    `pa ${slot} ${phrase} ${after}`,
    `gap ${slot} ${tokens[from]?.gap || '_'} ${tokens[to]?.gap || '_'}`,
  ]
}

const NEAR = 4

function surroundingsOf({ slot, from, to }: Mention, { words }: Reach): string[] {
  const [before2, before] = [words[from - 2] ?? '^', words[from - 1] ?? '^']
  const [after, after2] = [words[to] ?? '$', words[to + 1] ?? '$']
  const found = [`b ${before}`, `bb ${before2} ${before}`, `a ${after}`, `aa ${after} ${after2}`]
  for (let at = Math.max(0, from - NEAR); at < from; at++)
    found.push(`nb ${words[at]}`, `nb ${slot} ${words[at]}`)
  for (let at = to; at < Math.min(words.length, to + NEAR); at++)
    found.push(`na ${words[at]}`, `na ${slot} ${words[at]}`)
  return found
}

const ASKS = new Set(
  `what which who where when why how whats whos wheres hows is are do does did can could should would will have has am any show list give
  tell find rank name pick suggest recommend build make put move equip compare explain was welche was wo wie quel quelle que cual`.split(
    /\s+/,
  ),
)
const TELLS = new Set(
  'was were had used ago back left quit remember friend buddy mate says said told keeps kept he she they'.split(
    ' ',
  ),
)

const MOST_WORDS = 40

/** In which part of the question it stands: what is asked, or what is told around it. */
function clauseOf({ slot, from }: Mention, { clauses, words }: Reach): string[] {
  const index = Math.max(
    0,
    clauses.findIndex((clause) => from >= clause.from && from < clause.to),
  )
  const clause = clauses[index]
  if (!clause) return []
  const own = words.slice(clause.from, clause.to)
  const place =
    clauses.length === 1 ? 'only' : index === clauses.length - 1 ? 'last' : index === 0 ? 'first' : 'middle'
  const asks = ASKS.has(own[0] ?? '') ? 'begins' : own.some((word) => ASKS.has(word)) ? 'has' : 'no'
  const isOrder = own.some((word) => TELLS.has(word))
  const found = [
    `place ${place}`,
    `place ${slot} ${place}`,
    `asks ${asks} ${clause.isQuestion}`,
    `asks ${slot} ${asks} ${clause.isQuestion}`,
    `place asks ${place} ${asks} ${clause.isQuestion}`,
    `tells ${isOrder} ${asks}`,
    `tells ${slot} ${isOrder}`,
    `count ${Math.min(5, clauses.length)}`,
    `count ${slot} ${Math.min(5, clauses.length)}`,
    `first ${own[0]}`,
    `first ${own[0]} ${own[1]}`,
  ]
  if (!clause.isQuestion && clauses.some(({ isQuestion }) => isQuestion))
    found.push('beside', `beside ${slot}`)
  for (const word of own.slice(0, MOST_WORDS)) found.push(`in ${word}`)
  return found
}

const JOINS = new Set([
  'and',
  'or',
  'nor',
  'n',
  'und',
  'oder',
  'et',
  'ou',
  'y',
  'o',
  'any',
  'no',
  'the',
  'my',
  'also',
  'anything',
  'from',
  'a',
])

/** The mention that this one is listed behind: 'no bows, autos or Divinity'. */
function listedBehind(mention: Mention, { mentions, words }: Reach): Mention | undefined {
  const before = mentions.filter(({ to }) => to <= mention.from).at(-1)
  if (!before || mention.from - before.to > 3) return undefined
  return words.slice(before.to, mention.from).every((word) => JOINS.has(word)) ? before : undefined
}

function negationOf(mention: Mention, reach: Reach): string[] {
  const { words, tokens, clauses } = reach
  const gaps = tokens.map(({ gap }) => gap)
  const { slot, from, to } = mention
  const { before, after } = negationAt(words, gaps, from, to)
  const found: string[] = []
  if (before) {
    const { word, distance, isStrong } = before
    const strength = isStrong ? 'strong' : 'weak'
    const isSameClause = clauses.some((clause) => from - distance >= clause.from && from < clause.to)
    found.push(
      `${strength} ${Math.min(3, distance)}`,
      `${strength} ${Math.min(3, distance)} ${isSameClause}`,
      `${strength} ${slot}`,
      `by ${word}`,
      `by ${word} ${distance}`,
      `by ${word} ${words[from - 1]}`,
      `by ${words.slice(from - distance, from).join(' ')}`,
    )
  }
  const listed = listedBehind(mention, reach)
  const inherited = listed && negationAt(words, gaps, listed.from, listed.to).before
  if (inherited)
    found.push(
      `listed ${inherited.isStrong}`,
      `listed ${inherited.word}`,
      `listed ${inherited.isStrong} ${Math.min(3, inherited.distance)} ${listed.slot === slot}`,
    )
  if (after)
    found.push(
      `ended ${after.isStrong} ${Math.min(3, after.distance)}`,
      `ended ${after.word}`,
      `ended ${after.word} ${after.distance}`,
    )
  if (!before && !after && !inherited) found.push('plain')
  return slot === 'free' ? found.map((each) => `word ${each}`) : found
}

function scopeOf(mention: Mention, reach: Reach, intent: string): string[] {
  const found = ruledOut(mention, reach)
  // A word that only follows 'no' is seldom meant; a value of a slot nearly always is.
  const sign = mention.slot === 'free' ? 'word' : 'ruled'
  if (!found) return [`${sign} free`]
  const isAlike = found.with ? found.with.slot === mention.slot : 'alone'
  return [
    sign,
    `${sign} ${found.is}`,
    `${sign} ${found.is} ${isAlike}`,
    `${sign} ${found.by}`,
    `${sign} ${found.is} ${intent}`,
  ]
}

/** What else is mentioned: on the same words, before and behind, in the same slot. */
function companyOf(mention: Mention, { mentions }: Reach, intent: string): string[] {
  const { slot, value, from, to } = mention
  const found: string[] = []
  const others = mentions.filter((other) => other !== mention)
  for (const other of others) {
    if (other.from >= to || from >= other.to || other.slot === slot) continue
    found.push(`also ${slot} ${other.slot}`, `also ${slot} ${other.slot} ${intent}`)
    if (other.to - other.from > to - from) found.push(`inside ${slot} ${other.slot}`)
  }
  for (const other of new Set(others.map((each) => each.slot)))
    found.push(`with ${slot} ${other}`, `with ${slot} ${other} ${intent}`)
  const same = others.filter((other) => other.slot === slot && other.value !== value)
  if (same.some((other) => other.from < from)) found.push(`later ${slot}`, `later ${slot} ${intent}`)
  if (same.some((other) => other.from > from)) found.push(`earlier ${slot}`, `earlier ${slot} ${intent}`)
  if (same.length === 0) found.push(`alone ${slot}`, `alone ${slot} ${intent}`)
  return found
}
