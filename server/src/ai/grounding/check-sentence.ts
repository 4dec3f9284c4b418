/**
 * The grounding rules for one sentence (sentinel.md, section 6). A sentence is either borne out by what the tools read
 * in this turn, or it is dropped with the rule it broke. Handles become names only here.
 */

import { WEAPON_TYPES } from '@ai-vault/game/items.ts'
import { fold } from '@ai-vault/game/search/fold.ts'
import { HANDLE, type Ledger, numbersIn, type Thing } from '../ledger.ts'
import { type NameIndex, wordsOf } from './name-index.ts'
import { isCommonProperWord, isPlainWord } from './vocabulary.ts'

export type BrokenRule =
  | 'unknown-handle'
  | 'name-without-handle'
  | 'unknown-name'
  | 'not-owned'
  | 'number'
  | 'absence'
  | 'present'
  | 'markup'

export interface CheckedSentence {
  readonly text: string
  readonly things: readonly Thing[]
  readonly broken?: BrokenRule
  /** Says something that can be true or false of the game or the player. */
  readonly isClaim: boolean
}

export interface GroundingContext {
  readonly ledger: Ledger
  readonly names: NameIndex
  /** What the player wrote: their own numbers and words may be repeated. */
  readonly question: string
  readonly now: number
}

const CITE = /\[(s\d{1,3})\]/g
/** What could lead out of the app or become markup, also without a scheme: `//host`, `www.host`, `host.example`. */
const MARKUP =
  /<[a-z!/]|!\[|https?:|\]\(|\bdata:|javascript:|\/\/|\bwww\.|\b[\w-]+\.(?:com|net|org|io|gg|app|dev|example)\b/i
/** An answer is about the player's account, never about what the assistant was told. */
const OWN_ORDERS = /\b(?:my|these|your|the)(?: system)? (?:instructions|prompt)\b|\byou are sentinel\b/i
const TYPE_WORDS = new Set([
  ...WEAPON_TYPES.flatMap((type) => type.split('-')),
  'gun',
  'weapon',
  'roll',
  'copy',
])

/** What a sentence claims, told by its words: ownership, absence, the present. */
const OWNERSHIP = /\b(?:you(?:'ve| have| own| hold| carry| keep|r)|yours)\b/i
const NOT_OWNED =
  /\b(?:(?:do|does|did) not (?:own|have|hold)|(?:don|doesn|didn)['’]t (?:own|have|hold)|not (?:one )?(?:of yours|owned|in your)|you (?:own|have|hold) (?:no|none|neither)|you lack|missing|could drop|can drop|to farm|would need|without owning|cannot see|can not see)\b/i
const NEGATIVE =
  /\b(?:you (?:do not|don['’]t|did not|didn['’]t|have no|own no|hold no|have none|own none|have never|lack|are missing)|there (?:is|are) no(?:ne)?\b|none of your|nothing in your|not (?:anywhere )?in your|no copy|no copies|neither of your)\b/i
const PRESENT =
  /\b(?:right now|at the moment|currently|today|tonight|this (?:week|season|weekend|reset)|is selling|are selling|sells|xur has|on sale|in rotation|this week['’]s)\b/i

const claimsOwnership = (sentence: string) => OWNERSHIP.test(sentence)
const disclaimsOwnership = (sentence: string) => NOT_OWNED.test(sentence)
const claimsAbsence = (sentence: string) => NEGATIVE.test(sentence)
const claimsPresent = (sentence: string) => PRESENT.test(sentence)

export function checkSentence(sentence: string, context: GroundingContext): CheckedSentence {
  const { ledger } = context
  const handles = [...sentence.matchAll(HANDLE)].map((match) => match[1] as string)
  const things = handles.flatMap((handle) => ledger.find(handle) ?? [])
  const bare = sentence.replace(HANDLE, ' \u0000 ').replace(CITE, ' ')
  const broken = things.length < handles.length ? 'unknown-handle' : brokenRule(bare, things, context)
  const cited = sentence.replace(CITE, (whole, id) =>
    ledger.sources().some((source) => source.id === id) ? whole : '',
  )
  return {
    text: cited.replace(HANDLE, (whole, handle) => linkTo(ledger.find(handle)) ?? whole),
    things,
    ...(broken ? { broken } : {}),
    isClaim: things.length > 0 || numbersIn(bare).length > 0 || claimsOwnership(bare) || claimsAbsence(bare),
  }
}

function brokenRule(
  bare: string,
  things: readonly Thing[],
  context: GroundingContext,
): BrokenRule | undefined {
  const { ledger, question, now } = context
  if (MARKUP.test(bare) || OWN_ORDERS.test(bare)) return 'markup'
  const items = things.filter(({ kind }) => kind === 'item')
  if (claimsOwnership(bare) && !disclaimsOwnership(bare) && items.some(({ owned }) => !owned))
    return 'not-owned'
  const named = brokenName(bare, things, context)
  if (named) return named
  const asked = new Set(numbersIn(question))
  const listNumber = /^\s*(?:[-*]\s*)?(\d{1,2})\. /.exec(bare)?.[1]
  const numbers = numbersIn(listNumber ? bare.replace(listNumber, ' ') : bare)
  if (numbers.some((number) => !ledger.knowsNumber(number) && !asked.has(number))) return 'number'
  const read = ledger.sources().filter(({ readAt }) => readAt !== undefined)
  if (claimsAbsence(bare) && (read.length === 0 || read.some(({ complete }) => !complete))) return 'absence'
  if (claimsPresent(bare) && !ledger.sources().some(({ expiresAt = 0 }) => expiresAt > now)) return 'present'
  return undefined
}

function brokenName(
  bare: string,
  things: readonly Thing[],
  { names, question, ledger }: GroundingContext,
): BrokenRule | undefined {
  const allowed = new Set(things.map(({ name }) => fold(name)))
  const known = names.find(bare)
  for (const match of known) {
    if (allowed.has(fold(match.name))) continue
    if (match.words > 1 || meansTheName(bare, match.start, match.end)) return 'name-without-handle'
  }
  const asked = new Set(wordsOf(question).map(({ text }) => text))
  const inNames = new Set(things.flatMap(({ name }) => wordsOf(name).map(({ text }) => text)))
  const inSources = new Set(ledger.sources().flatMap(({ label }) => wordsOf(label).map(({ text }) => text)))
  const isKnown = (word: string) =>
    isPlainWord(word) || inNames.has(fold(word)) || inSources.has(fold(word)) || isAskedPlainly(word, asked)
  const strict = claimsOwnership(bare) || things.length > 0
  return wordsOf(bare).some(({ start, end }) => {
    const word = bare.slice(start, end)
    if (isKnown(word) || isCommonProperWord(word)) return false
    return strict || /^\p{Lu}/u.test(word)
  })
    ? 'unknown-name'
    : undefined
}

/** The player's own words may come back, but not as a name: "do I have Glorbo's Fang" does not make it one. */
const isAskedPlainly = (word: string, asked: ReadonlySet<string>) =>
  /^\p{Ll}/u.test(word) && asked.has(fold(word))

/** One word that is also plain English is meant as a name when it is capitalised inside the sentence or beside a type. */
function meansTheName(sentence: string, start: number, end: number): boolean {
  const word = sentence.slice(start, end)
  const capital = /^\p{Lu}/u.test(word)
  const before = sentence.slice(0, start)
  const opensSentence = /^[\s*_"'(\d.-]*$/.test(before)
  if (!isPlainWord(word)) return true
  if (capital && !opensSentence && !isCommonProperWord(word)) return true
  const near = `${before.slice(-24)} ${sentence.slice(end, end + 24)}`
  return capital && wordsOf(near).some(({ text }) => TYPE_WORDS.has(text))
}

const escapeName = (name: string) => name.replace(/[\\[\]()*_`]/g, '\\$&')

function linkTo(thing: Thing | undefined): string | undefined {
  if (!thing) return undefined
  return thing.href ? `[${escapeName(thing.name)}](${thing.href})` : escapeName(thing.name)
}
