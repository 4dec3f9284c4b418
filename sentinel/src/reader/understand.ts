/**
 * A question as words, mentions and probabilities, and the query of each intent that it may ask. Nothing is decided here:
 * `read.ts` chooses between answering, asking back and declining.
 */
import { INTENTS, type Intent, type Query } from '@ai-vault/contract/advice/query.ts'
import {
  afterSame,
  FOLLOWS_FROM,
  followsUp,
  numberAsBefore,
  onlyChanges,
  onlyTurnsDown,
  SURELY,
  sameFeatures,
  staying,
  withoutSwapped,
} from './follow-ups.ts'
import type { Mention } from './mention.ts'
import { type Reach, reachOf } from './mentions.ts'
import { featuresOf } from './model/features.ts'
import {
  addedBy,
  type Block,
  type LinearModel,
  probabilitiesOf,
  probabilityOf,
  scoresOf,
} from './model/linear.ts'
import type { ReaderModels } from './models.ts'
import type { NameIndex } from './names/name-index.ts'
import { needsOf } from './needs.ts'
import { FATES, type Fate, featuresAround, featuresUnder } from './slots/candidate-features.ts'
import { queriesOf } from './slots/query-of.ts'
import { keepOn, ruleOutKind, ruleOutPlainly } from './slots/rule-out-plainly.ts'
import { takeLoadouts } from './slots/take-loadouts.ts'
import type { Clock } from './text/dates.ts'
import { tokensOf } from './text/tokens.ts'

export const OUT_OF_SCOPE = 'out_of_scope'
export const INTENT_LABELS: readonly string[] = [...INTENTS, OUT_OF_SCOPE]

export interface Understood {
  readonly reach: Reach
  readonly isTooLong: boolean
  /** The question only makes sense after the last one. */
  readonly isFollowUp: boolean
  /** By label of `INTENT_LABELS`. */
  readonly probabilities: Float64Array
  /** One query, or up to three where a slot of one value has several. */
  queriesFor(intent: Intent): readonly [Query, ...Query[]]
  /** How likely the question leaves open what this intent needs. */
  openness(query: Query): number
}

export function openFeatures(reach: Reach, query: Query): Block[] {
  const slots = Object.keys(query.slots).sort()
  const found = [`intent ${query.intent}`, `all ${query.intent} ${slots.join(' ')}`]
  for (const slot of slots) found.push(`has ${slot}`, `has ${query.intent} ${slot}`)
  if (slots.length === 0) found.push('none', `none ${query.intent}`)
  return [...featuresOf(reach), { weight: 1, features: found }]
}

const RANKS = new Set(['best', 'worst', 'top', 'strongest', 'weakest', 'closest', 'nearest', 'safest'])

/** 'My three best', 'best 3', 'top 5': how many are wanted, whatever else the number could be. */
const ranks = ({ from, to }: Mention, { words }: Reach): boolean =>
  RANKS.has(words[to] ?? '') || RANKS.has(words[from - 1] ?? '')

const scoreOf = (scores: Float64Array, fate: Fate): number => scores[FATES.indexOf(fate)] ?? 0

/** A mention that was missed by no more than this is taken where the intent makes no sense without one. */
const NEEDED_WITHIN = 0.6

/** 'What is unravel': an intent that needs something is about the nearest mention that could be it. */
function takeNeeded(intent: Intent, fates: Map<Mention, Fate>, missed: ReadonlyMap<Mention, number>): void {
  const needed = new Set<string>(needsOf(intent)[0])
  if ([...fates].some(([{ slot }, fate]) => fate === 'in' && needed.has(slot))) return
  const [nearest] = [...missed]
    .filter(([{ slot }, by]) => needed.has(slot) && by < NEEDED_WITHIN)
    .sort(([, one], [, other]) => one - other)
  if (nearest) fates.set(nearest[0], 'in')
}

/** Intents that ask about exotics, and about nothing else. */
export const OF_EXOTICS: ReadonlySet<Intent> = new Set(['exotic_choice', 'missing_exotics'])

const OVER_DAYS = new Set<Intent>(['history_stats', 'new_since_last'])

const isPast = (period: string): boolean => period.includes('..') || period === 'last_week'

/** 'Since September', 'last week': days by the calendar are meant where an answer goes over days. */
function takeDates(intent: Intent, fates: Map<Mention, Fate>): void {
  if (!OVER_DAYS.has(intent)) return
  for (const [each, fate] of fates)
    if (fate === 'none' && each.slot === 'period' && isPast(each.value)) fates.set(each, 'in')
}

const JOINS_PLACES = new Set(['and', 'or', 'the', 'one', 'to', 'with', 'against', 'vs'])

/** 'The first one or the third': places of a list that are joined are all meant. */
function takeAllPlaces({ words }: Reach, fates: Map<Mention, Fate>): void {
  const places = [...fates.keys()].filter(({ slot }) => slot === 'ordinal')
  for (const one of places)
    for (const other of places) {
      if (fates.get(one) !== 'in' && fates.get(other) !== 'in') continue
      const between = words.slice(one.to, other.from)
      if (other.from > one.from && between.length > 0 && between.every((word) => JOINS_PLACES.has(word)))
        for (const each of [one, other]) if (fates.get(each) === 'none') fates.set(each, 'in')
    }
}

/** The fate of every mention under an intent. `around`: what the words around it say, the same for each intent. */
export function fatesOf(
  reach: Reach,
  intent: string,
  isFollowUp: boolean,
  model: LinearModel,
  around: Map<Mention, Float64Array> = new Map(),
): Map<Mention, Fate> {
  const fates = new Map<Mention, Fate>()
  const missed = new Map<Mention, number>()
  for (const mention of reach.mentions) {
    if ((mention.slot === 'limit' || mention.slot === 'stat_value') && ranks(mention, reach)) {
      fates.set(mention, mention.slot === 'limit' ? 'in' : 'none')
      continue
    }
    const known = around.get(mention) ?? addedBy(model, featuresAround(mention, reach))
    around.set(mention, known)
    const scores = scoresOf(model, featuresUnder(intent, mention, reach, isFollowUp), known)
    const fate = FATES[scores.indexOf(Math.max(...scores))] ?? 'none'
    fates.set(mention, fate)
    if (fate === 'none') missed.set(mention, scoreOf(scores, 'none') - scoreOf(scores, 'in'))
  }
  if (!isFollowUp) takeNeeded(intent as Intent, fates, missed)
  takeLoadouts(reach, fates)
  takeAllPlaces(reach, fates)
  takeDates(intent as Intent, fates)
  ruleOutPlainly(reach, fates)
  if (intent === 'stat_gap') keepOn(reach, fates)
  if (OF_EXOTICS.has(intent as Intent)) ruleOutKind(reach, fates)
  return fates
}

export interface Surroundings {
  readonly names: NameIndex
  readonly clock: Clock
  /** The query of the last answer. */
  readonly previous?: Query | undefined
}

export function understand(
  question: string,
  { names, clock, previous }: Surroundings,
  models: ReaderModels,
): Understood {
  const tokens = tokensOf(question)
  const reach = reachOf(tokens, { names, clock, speller: models.speller })
  const follows = previous ? followsUp(reach, models.follows) : 0
  const saysSomething = reach.mentions.length > 0 || reach.isKnown.some(Boolean)
  const isFollowUp = previous !== undefined && saysSomething && follows >= FOLLOWS_FROM
  const before = isFollowUp ? { intent: previous.intent } : undefined
  const byWords = probabilitiesOf(models.intent, featuresOf(reach, before))
  const probabilities = isFollowUp
    ? afterSame(
        byWords,
        INTENT_LABELS.indexOf(previous.intent),
        onlyChanges(reach) || onlyTurnsDown(reach, previous)
          ? SURELY
          : probabilityOf(models.same, sameFeatures(reach, previous), 'yes'),
      )
    : byWords
  const around = new Map<Mention, Float64Array>()
  const known = new Map<Intent, readonly [Query, ...Query[]]>()
  const queriesFor = (intent: Intent): readonly [Query, ...Query[]] => {
    const held = known.get(intent)
    if (held) return held
    const alone = fatesOf(reach, intent, isFollowUp, models.fate, around)
    const isSame = isFollowUp && previous.intent === intent
    const numbered = isSame ? numberAsBefore(reach, previous, alone) : alone
    const fates = isFollowUp ? withoutSwapped(reach, previous, numbered) : numbered
    const kept = isFollowUp ? staying(previous, { reach, now: intent, follows }, fates, models.carry) : []
    const queries = queriesOf(intent, reach, fates, kept) as [Query, ...Query[]]
    known.set(intent, queries)
    return queries
  }
  return {
    reach,
    isTooLong: tokens.isTooLong,
    isFollowUp,
    probabilities,
    queriesFor,
    openness: (query) => (isFollowUp ? 0 : probabilityOf(models.open, openFeatures(reach, query), 'yes')),
  }
}
