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
import { type Block, probabilitiesOf, probabilityOf } from './model/linear.ts'
import type { ReaderModels } from './models.ts'
import type { NameIndex } from './names/name-index.ts'
import { type Around, fatesOf } from './slots/fates.ts'
import { queriesOf } from './slots/query-of.ts'
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
  const around = new Map<Mention, Around>()
  const known = new Map<Intent, readonly [Query, ...Query[]]>()
  const queriesFor = (intent: Intent): readonly [Query, ...Query[]] => {
    const held = known.get(intent)
    if (held) return held
    const alone = fatesOf(reach, intent, isFollowUp, models, around)
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
