/**
 * A question as words, mentions and probabilities, and the query of each intent that it may ask. Nothing is decided here:
 * `read.ts` chooses between answering, asking back and declining.
 */
import { INTENTS, type Intent, type Query } from '@ai-vault/contract/advice/query.ts'
import { type Mention, type Reach, reachOf } from './mentions.ts'
import { featuresOf } from './model/features.ts'
import { featureKey, type LinearModel, probabilitiesOf, scoresOf } from './model/linear.ts'
import type { ReaderModels } from './models.ts'
import type { NameIndex } from './names/name-index.ts'
import { candidateFeatures, FATES, type Fate } from './slots/candidate-features.ts'
import { type Carried, carryFeatures } from './slots/carry-features.ts'
import { carriedOf, queryOf } from './slots/query-of.ts'
import type { Clock } from './text/dates.ts'
import { tokensOf } from './text/tokens.ts'

export const OUT_OF_SCOPE = 'out_of_scope'
export const INTENT_LABELS: readonly string[] = [...INTENTS, OUT_OF_SCOPE]

export interface Understood {
  readonly reach: Reach
  readonly isTooLong: boolean
  /** How likely the question only makes sense after the last one. */
  readonly follows: number
  /** By label of `INTENT_LABELS`. */
  readonly probabilities: Float64Array
  queryFor(intent: Intent): Query
  /** How likely the question leaves open what this intent needs. */
  openness(query: Query): number
}

const keysOf = (features: readonly string[]): number[] => features.map(featureKey)

function probability(model: LinearModel, features: readonly string[], label: string): number {
  const probabilities = probabilitiesOf(scoresOf(model, keysOf(features)))
  return probabilities[model.labels.indexOf(label)] ?? 0
}

export function followFeatures(reach: Reach): string[] {
  return featuresOf(reach, undefined).filter((feature) => !feature.startsWith('c '))
}

export function openFeatures(reach: Reach, query: Query): string[] {
  const found = featuresOf(reach, undefined).filter((feature) => !feature.startsWith('c '))
  const slots = Object.keys(query.slots).sort()
  found.push(`intent ${query.intent}`, `all ${query.intent} ${slots.join(' ')}`)
  for (const slot of slots) found.push(`has ${slot}`, `has ${query.intent} ${slot}`)
  if (slots.length === 0) found.push('none', `none ${query.intent}`)
  return found
}

/** The fate of every mention under an intent. */
export function fatesOf(
  reach: Reach,
  intent: string,
  isFollowUp: boolean,
  model: LinearModel,
): Map<Mention, Fate> {
  const fates = new Map<Mention, Fate>()
  for (const mention of reach.mentions) {
    const scores = scoresOf(model, keysOf(candidateFeatures(mention, reach, intent, isFollowUp)))
    fates.set(mention, FATES[scores.indexOf(Math.max(...scores))] ?? 'none')
  }
  return fates
}

/** What stays of the last query. */
function staying(
  previous: Query,
  reach: Reach,
  now: Intent,
  fates: Map<Mention, Fate>,
  model: LinearModel,
): Carried[] {
  const own = new Map<string, string[]>()
  for (const [{ slot, value }, fate] of fates)
    if (fate === 'in') own.set(slot, [...(own.get(slot) ?? []), value])
  const intents = { before: previous.intent, now }
  return carriedOf(previous).filter(
    (carried) => probability(model, carryFeatures(carried, reach, intents, own), 'keep') >= 0.5,
  )
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
  const { tokens, isTooLong } = tokensOf(question)
  const reach = reachOf(tokens, { names, clock, speller: models.speller })
  const follows = previous ? probability(models.follows, followFeatures(reach), 'yes') : 0
  const isFollowUp = previous !== undefined && follows >= 0.5
  const before = isFollowUp ? { intent: previous.intent, slots: Object.keys(previous.slots) } : undefined
  const probabilities = probabilitiesOf(scoresOf(models.intent, keysOf(featuresOf(reach, before))))
  const known = new Map<Intent, Query>()
  const queryFor = (intent: Intent): Query => {
    const held = known.get(intent)
    if (held) return held
    const fates = fatesOf(reach, intent, isFollowUp, models.fate)
    const kept = isFollowUp ? staying(previous, reach, intent, fates, models.carry) : []
    const query = queryOf(intent, reach, fates, kept)
    known.set(intent, query)
    return query
  }
  return {
    reach,
    isTooLong,
    follows,
    probabilities,
    queryFor,
    openness: (query) => (isFollowUp ? 0 : probability(models.open, openFeatures(reach, query), 'yes')),
  }
}
