/** What becomes of each mention of a question under an intent: part of the query, ruled out, or only a word. */
import type { Intent } from '@ai-vault/contract/advice/query.ts'
import type { Mention } from '../mention.ts'
import type { Reach } from '../mentions.ts'
import { addedBy, keyed, probabilityOf, scoresOf } from '../model/linear.ts'
import type { ReaderModels } from '../models.ts'
import { needsOf } from '../needs.ts'
import { FATES, type Fate, featuresFar, featuresNear, featuresUnder } from './candidate-features.ts'
import { keepOn, ruleOutKind, takeNounsIn } from './ruled-out-things.ts'
import { scopeFeatures } from './scope-features.ts'
import { takeLoadouts } from './take-loadouts.ts'

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

/** 'Not in the vault', 'outside of my vault': a place is ruled out by plain words, however seldom authors do so. */
function ruleOutPlaces({ words }: Reach, fates: Map<Mention, Fate>): void {
  for (const each of fates.keys())
    if (each.slot === 'place' && OUTSIDE.test(words.slice(0, each.from).join(' '))) fates.set(each, 'out')
}
const OUTSIDE = /\b(?:(?:not|isnt|arent) (?:in|at)|outside(?: of)?)(?: the| my)?$/

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

/** From so much on a mention is ruled out. */
const OUT_FROM = 0.42
/** It takes less where the model of fates says so too. */
const OUT_WITH_FATE = 0.05

/** What the words around a mention add to the scores, the same for each intent. */
export interface Around {
  readonly fate: Float64Array
  readonly scope: Float64Array
}

function lookAround(
  mention: Mention,
  reach: Reach,
  isFollowUp: boolean,
  { fate, scope }: Pick<ReaderModels, 'fate' | 'scope'>,
): Around {
  const near = keyed(featuresNear(mention, reach))
  return {
    fate: addedBy(fate, [...near, ...featuresFar(mention, reach)]),
    scope: addedBy(scope, [...near, ...scopeFeatures(mention, reach, isFollowUp)]),
  }
}

function decide(scores: Float64Array, out: number): Fate {
  const best = FATES[scores.indexOf(Math.max(...scores))] ?? 'none'
  if (out >= OUT_FROM || (best === 'out' && out >= OUT_WITH_FATE)) return 'out'
  return scoreOf(scores, 'in') > scoreOf(scores, 'none') ? 'in' : 'none'
}

/** The fate of every mention under an intent. `around`: what the words around it say, the same for each intent. */
export function fatesOf(
  reach: Reach,
  intent: string,
  isFollowUp: boolean,
  models: Pick<ReaderModels, 'fate' | 'scope'>,
  around: Map<Mention, Around> = new Map(),
): Map<Mention, Fate> {
  const fates = new Map<Mention, Fate>()
  const missed = new Map<Mention, number>()
  for (const mention of reach.mentions) {
    if ((mention.slot === 'limit' || mention.slot === 'stat_value') && ranks(mention, reach)) {
      fates.set(mention, mention.slot === 'limit' ? 'in' : 'none')
      continue
    }
    const known = around.get(mention) ?? lookAround(mention, reach, isFollowUp, models)
    around.set(mention, known)
    const under = keyed(featuresUnder(intent, mention, reach, isFollowUp))
    const scores = scoresOf(models.fate, under, known.fate)
    const fate = decide(scores, probabilityOf(models.scope, under, 'out', known.scope))
    fates.set(mention, fate)
    if (fate === 'none') missed.set(mention, scoreOf(scores, 'none') - scoreOf(scores, 'in'))
  }
  if (!isFollowUp) takeNeeded(intent as Intent, fates, missed)
  takeLoadouts(reach, fates)
  takeAllPlaces(reach, fates)
  takeDates(intent as Intent, fates)
  ruleOutPlaces(reach, fates)
  takeNounsIn(reach, fates)
  if (intent === 'stat_gap') keepOn(reach, fates)
  if (OF_EXOTICS.has(intent as Intent)) ruleOutKind(reach, fates)
  return fates
}
