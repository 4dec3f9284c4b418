/** The built-in reader: a question becomes a query, is asked back, or is out of scope. It needs no network and no key. */
import type { Intent, Query, Reading, SlotName } from '@ai-vault/contract/advice/query.ts'
import { barePlaceOf } from './bare-name.ts'
import { courtesyOf } from './courtesy.ts'
import { farmingOf } from './farming.ts'
import { isOnlyAKind } from './follow-ups.ts'
import { godRollsOf } from './god-rolls.ts'
import { lastTeamOf } from './last-team.ts'
import { learnedModels } from './learned.ts'
import senses from './lexicon/senses.json' with { type: 'json' }
import type { ReaderModels } from './models.ts'
import type { NameIndex } from './names/name-index.ts'
import { unknownName } from './names/unknown-name.ts'
import { missingIn, needsNothing } from './needs.ts'
import { OF_EXOTICS } from './slots/fates.ts'
import { halvesOf } from './text/two-questions.ts'
import { INTENT_LABELS, OUT_OF_SCOPE, type Understood, understand } from './understand.ts'
import { whyOf } from './why.ts'
import { wordSet } from './word-set.ts'

export interface ReadingContext {
  readonly names: NameIndex
  /** The query of the last answer in this conversation. */
  readonly previous?: Query
  /** The player's clock, for dates in a question. */
  readonly now: Date
  /** Its time zone: 'Europe/Berlin'. */
  readonly zone: string
}

/** The best reading has to be so many times as likely as the next one; else it is asked back. */
const TIMES_THE_NEXT = 2.05
/** A follow-up has fewer words of its own, so it takes more. */
const TIMES_THE_NEXT_LATER = 2.3
/** What is out of scope is declined before it is read weakly; in the midst of a conversation it takes more. */
const OUT_OF_SCOPE_TIMES = 0.55
const OUT_OF_SCOPE_LATER = 0.4
/** From this on the question leaves open what it needs; it takes more where it needs nothing. */
const OPEN = 0.25
const OPEN_ALONE = 0.3
const MOST_READINGS = 3
/** A reading that has all it needs is good enough to be answered from so much on; the next one is offered beside it. */
const GOOD_ENOUGH_TIMES = 1.65
const LEAST_LIKELY = 0.05
/** What its words leave no doubt about. */
const SURE = 0.95

/**
 * How often a reading that is so likely was the right one, of the authors whom the reader had not seen: the share of one
 * intent among thirty is lower than that, the more so the more a question says.
 */
const RIGHT_WHERE_LIKELY: readonly (readonly [likely: number, right: number])[] = [
  [0, 0.4],
  [0.15, 0.6],
  [0.25, 0.77],
  [0.35, 0.86],
  [0.45, 0.92],
  [0.55, 0.94],
  [0.65, 0.96],
  [0.75, 0.98],
  [0.9, 0.99],
  [1, 1],
]

export function certaintyOf(likely: number): number {
  const at = Math.max(
    1,
    RIGHT_WHERE_LIKELY.findIndex(([from]) => likely <= from),
  )
  const [from, low] = RIGHT_WHERE_LIKELY[at - 1] ?? [0, 0]
  const [to, high] = RIGHT_WHERE_LIKELY[at] ?? [1, 1]
  return low + ((high - low) * (likely - from)) / (to - from)
}

function rankedIntents({
  probabilities,
}: Understood): { readonly intent: Intent; readonly likely: number }[] {
  return INTENT_LABELS.map((label, at) => ({ intent: label as Intent, likely: probabilities[at] ?? 0 }))
    .filter(({ intent }) => (intent as string) !== OUT_OF_SCOPE)
    .sort((one, other) => other.likely - one.likely)
}

/** A question after another one that leaves words unread, and none where it stands for itself, stands for itself. */
export function readWith(models: ReaderModels, question: string, context: ReadingContext): Reading {
  const both = readBoth(models, question, context)
  if (both) return both
  const reading = readOnce(models, question, context)
  if (!context.previous || reading.is !== 'read' || reading.queries[0]?.unread.length === 0) return reading
  const { previous: _, ...without } = context
  const alone = readOnce(models, question, without)
  if (alone.is !== 'read') return reading
  const [query] = alone.queries
  return query && query.unread.length === 0 && hasContent(query) ? alone : reading
}

/** So sure each half of a question has to be by itself. */
const SURE_ALONE = 0.5

/** Two questions in one sentence that are about different things and that each stand for themselves. */
function readBoth(models: ReaderModels, question: string, context: ReadingContext): Reading | undefined {
  const [first, second] = halvesOf(question)?.map((half) => readOnce(models, half, context)) ?? []
  if (first?.is !== 'read' || second?.is !== 'read') return undefined
  const queries = [first.queries[0], second.queries[0]]
  const isWhole = queries.every(
    (query) => query && query.unread.length === 0 && (hasContent(query) || needsNothing(query.intent)),
  )
  const certainty = Math.min(first.certainty, second.certainty)
  if (!isWhole || certainty < SURE_ALONE || queries[0]?.intent === queries[1]?.intent) return undefined
  return { is: 'read', queries: [...first.queries, ...second.queries].slice(0, MOST_READINGS), certainty }
}

function readOnce(
  models: ReaderModels,
  question: string,
  { names, previous, now, zone }: ReadingContext,
): Reading {
  const understood = understand(question, { names, previous, clock: { now, zone } }, models)
  if (understood.reach.words.length === 0) return { is: 'read', queries: [HELP], certainty: 1 }
  const courtesy = courtesyOf(understood.reach.words)
  if (courtesy) return courtesy
  const whole = whyOf(understood.reach, previous) ?? barePlaceOf(understood)
  if (whole) return { is: 'read', queries: [whole], certainty: SURE }
  const outOfScope = understood.probabilities[INTENT_LABELS.indexOf(OUT_OF_SCOPE)] ?? 0
  const ranked = possible(rankedIntents(understood), understood)
  const best = ranked[0] ?? { intent: 'help' as const, likely: 0 }
  const declinesFrom = understood.isFollowUp ? OUT_OF_SCOPE_LATER : best.likely * OUT_OF_SCOPE_TIMES
  if (outOfScope > declinesFrom) return { is: 'out_of_scope', reason: 'other' }
  const plain =
    godRollsOf(understood, best.intent) ??
    farmingOf(understood, best.intent) ??
    lastTeamOf(understood, best.intent)
  if (plain) return { is: 'read', queries: [plain], certainty: SURE }
  const queries = understood.queriesFor(best.intent)
  const likely = ranked
    .filter((each, at) => at === 0 || each.likely >= LEAST_LIKELY)
    .slice(0, MOST_READINGS)
    .map(({ intent }) => intent)
  const ask = (missing: readonly SlotName[]): Reading => ({
    is: 'ask',
    missing,
    readings: likely.map((intent) => ({ label: intent, query: understood.queriesFor(intent)[0] })),
  })
  const next = Math.max(ranked[1]?.likely ?? 0, outOfScope)
  const times = understood.isFollowUp ? TIMES_THE_NEXT_LATER : TIMES_THE_NEXT
  const isClose = best.likely < times * next
  const missing = missingIn(queries[0])
  const isWhole = !understood.isFollowUp && missing.length === 0 && hasContent(queries[0])
  if (!understood.isFollowUp && isOnlyAKind(understood.reach)) return ask([])
  if (isClose && !(isWhole && best.likely >= GOOD_ENOUGH_TIMES * next)) return ask([])
  const isOpen = understood.openness(queries[0]) >= (needsNothing(best.intent) ? OPEN_ALONE : OPEN)
  // Of a follow-up it is not known how often it is right.
  const certainty = understood.isFollowUp ? best.likely : certaintyOf(best.likely)
  const named =
    isOpen || missing.includes('item') ? withUnknownName(queries[0], understood, isOpen) : undefined
  if (named) return { is: 'read', queries: [named], certainty }
  if (isOpen) return ask(missing)
  const others = isClose ? likely.slice(1, 2).map((intent) => understood.queriesFor(intent)[0]) : []
  return { is: 'read', queries, certainty, ...(others.length > 0 ? { others } : {}) }
}

/** What is kept or thrown away is there: 'is it worth saving my exotic bows'. */
const KEPT_OR_NOT = wordSet(`keep keeping save saving ${senses.away}`)
const LACKED = wordSet(senses.lack)
const OWN = wordSet('my mine these those')

const isOfWhatIsThere = (words: readonly string[]): boolean =>
  [KEPT_OR_NOT, OWN].every((all) => words.some((word) => all.has(word))) &&
  !words.some((word) => LACKED.has(word))

/** 'A build without an exotic' asks for no exotic, however much it speaks of them. */
function possible<T extends { readonly intent: Intent }>(
  ranked: readonly T[],
  { queriesFor, reach }: Understood,
): readonly T[] {
  const [best] = ranked
  const isAtOdds =
    best !== undefined &&
    OF_EXOTICS.has(best.intent) &&
    (isOfWhatIsThere(reach.words) ||
      queriesFor(best.intent)[0].exclude.some(({ value }) => value === 'exotic'))
  return isAtOdds ? ranked.filter(({ intent }) => !OF_EXOTICS.has(intent)) : ranked
}

const hasContent = ({ slots, exclude }: Query): boolean => Object.keys(slots).length + exclude.length > 0

/** Intents that answer a name which nothing has with that name. */
const ABOUT_A_NAME = new Set<Intent>(['do_i_have', 'rate_roll', 'god_roll_for', 'where_from', 'compare'])

/** The question leaves open what it is about, and has words that could only be the name of it: else with a capital. */
function withUnknownName(query: Query, { reach }: Understood, isOpen: boolean): Query | undefined {
  const found = unknownName(reach)
  const name = isOpen || found.every((word) => /^\p{Lu}/u.test(word)) ? found : []
  if (name.length === 0 || !ABOUT_A_NAME.has(query.intent) || query.slots.item) return undefined
  return {
    ...query,
    slots: { ...query.slots, item: { name: name.join(' ').slice(0, 120) } },
    unread: query.unread.filter((words) => !words.split(' ').every((word) => name.includes(word))),
  }
}

const HELP: Query = { intent: 'help', slots: {}, exclude: [], unread: [] }

export const read = (question: string, context: ReadingContext): Reading =>
  readWith(learnedModels(), question, context)

const USUAL = [
  'best hand cannon i own for crucible',
  'and scout rifles, no exotics?',
  'do i have gjallarhorn',
]
const WARM_READINGS = 24

/** Loads what was learned and reads a few questions, one at a turn: the first player does not wait for it. */
export function warmUp(names: NameIndex, left = WARM_READINGS): void {
  const long = `${USUAL.join(', ')} `.repeat(left % 4)
  read(`${USUAL[left % USUAL.length]} ${long}`, { names, now: new Date(0), zone: 'UTC' })
  if (left > 1) setTimeout(warmUp, 0, names, left - 1)
}
