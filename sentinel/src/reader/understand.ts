/**
 * A question as words, mentions and probabilities, and the query of each intent that it may ask. Nothing is decided here:
 * `read.ts` chooses between answering, asking back and declining.
 */
import { INTENTS, type Intent, type Query } from '@ai-vault/contract/advice/query.ts'
import { type Mention, type Reach, reachOf } from './mentions.ts'
import { featuresOf } from './model/features.ts'
import { type Block, type LinearModel, probabilitiesOf, scoresOf } from './model/linear.ts'
import type { ReaderModels } from './models.ts'
import type { NameIndex } from './names/name-index.ts'
import { candidateFeatures, FATES, type Fate } from './slots/candidate-features.ts'
import { type Carried, carryFeatures } from './slots/carry-features.ts'
import { carriedOf, queriesOf } from './slots/query-of.ts'
import { PVP_ACTIVITIES } from './slots/sides.ts'
import type { Clock } from './text/dates.ts'
import { tokensOf } from './text/tokens.ts'

export const OUT_OF_SCOPE = 'out_of_scope'
export const INTENT_LABELS: readonly string[] = [...INTENTS, OUT_OF_SCOPE]

/** After an answer most questions are about it; below this one stands for itself. */
export const FOLLOWS_FROM = 0.15

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

export const followsUp = (reach: Reach, model: LinearModel): number =>
  probability(model, followFeatures(reach), 'yes')

const probability = (model: LinearModel, blocks: readonly Block[], label: string): number =>
  probabilitiesOf(model, blocks)[model.labels.indexOf(label)] ?? 0

const REFERS = new Set(
  `it its that those them these this they one ones same other others another instead also too else both either again next rest there
  then and or but what how ok okay nah no yes yeah wait actually now only just first second third last previous above`.split(
    /\s+/,
  ),
)

/** Words that point back, where they stand, and how little else is there. */
export function followFeatures(reach: Reach): Block[] {
  const { words, mentions } = reach
  const refers = words.filter((word) => REFERS.has(word))
  const slots = new Set(mentions.map(({ slot }) => slot))
  const length = Math.min(9, Math.ceil(words.length / 2))
  const found = [
    `length ${length}`,
    `mentions ${Math.min(4, slots.size)}`,
    `length mentions ${length} ${Math.min(3, slots.size)}`,
    `begins ${words[0]}`,
    `ends ${words.at(-1)}`,
    `refers ${Math.min(3, refers.length)} ${length}`,
    `has ${slots.has('item') || slots.has('perk') || slots.has('player')}`,
    ...new Set(refers.map((word) => `word ${word}`)),
  ]
  return [...featuresOf(reach), { weight: 1, features: found }]
}

export function openFeatures(reach: Reach, query: Query): Block[] {
  const slots = Object.keys(query.slots).sort()
  const found = [`intent ${query.intent}`, `all ${query.intent} ${slots.join(' ')}`]
  for (const slot of slots) found.push(`has ${slot}`, `has ${query.intent} ${slot}`)
  if (slots.length === 0) found.push('none', `none ${query.intent}`)
  return [...featuresOf(reach), { weight: 1, features: found }]
}

const RANKS = new Set(['best', 'worst', 'top', 'strongest', 'weakest', 'closest', 'nearest', 'safest'])

/** 'My three best', 'top 5': how many are wanted, whatever else the number could be. */
const ranks = ({ from, to }: Mention, { words }: Reach): boolean =>
  RANKS.has(words[to] ?? '') || words[from - 1] === 'top'

/** The fate of every mention under an intent. */
export function fatesOf(
  reach: Reach,
  intent: string,
  isFollowUp: boolean,
  model: LinearModel,
): Map<Mention, Fate> {
  const fates = new Map<Mention, Fate>()
  for (const mention of reach.mentions) {
    if ((mention.slot === 'limit' || mention.slot === 'stat_value') && ranks(mention, reach)) {
      fates.set(mention, mention.slot === 'limit' ? 'in' : 'none')
      continue
    }
    const scores = scoresOf(model, candidateFeatures(mention, reach, intent, isFollowUp))
    fates.set(mention, FATES[scores.indexOf(Math.max(...scores))] ?? 'none')
  }
  return fates
}

/** A slot that is likelier than this to stay does: a dropped one is missed more often than a kept one disturbs. */
const KEEPS = 0.35
/** Intents about one thing: another thing takes its place. */
const OF_SEVERAL_THINGS = new Set<Intent>(['compare', 'dupes', 'build_around', 'fireteam', 'move_equip_plan'])
const ADDS = new Set([
  'also',
  'too',
  'both',
  'plus',
  'add',
  'well',
  'with',
  'together',
  'including',
  'vs',
  'than',
])

/** The question has a value of its own that cannot stand beside the last one: PvE after Trials, another weapon. */
function isReplaced(
  { slot, value, isExcluded }: Carried,
  own: ReadonlyMap<string, readonly string[]>,
  { words }: Reach,
  now: Intent,
): boolean {
  if (isExcluded) return false
  const mode = own.get('mode')?.[0]
  if (slot === 'activity' && mode) return PVP_ACTIVITIES.has(value) !== (mode === 'pvp')
  const activity = own.get('activity')?.[0]
  if (slot === 'mode' && activity) return PVP_ACTIVITIES.has(activity) !== (value === 'pvp')
  const adds = words.some((word) => ADDS.has(word))
  if (slot === 'item' || slot === 'item2') return own.has('item') && !adds && !OF_SEVERAL_THINGS.has(now)
  return slot === 'stat' && own.has('stat') && !adds
}

/** What stays of the last query. */
function staying(
  previous: Query,
  { reach, now, follows }: { readonly reach: Reach; readonly now: Intent; readonly follows: number },
  fates: Map<Mention, Fate>,
  model: LinearModel,
): Carried[] {
  const own = new Map<string, string[]>()
  for (const [{ slot, value }, fate] of fates)
    if (fate === 'in') own.set(slot, [...(own.get(slot) ?? []), value])
  const intents = { before: previous.intent, now }
  return carriedOf(previous).filter(
    (carried) =>
      !isReplaced(carried, own, reach, now) &&
      probability(model, carryFeatures(carried, reach, { ...intents, follows }, own), 'keep') >= KEEPS,
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
  const tokens = tokensOf(question)
  const reach = reachOf(tokens, { names, clock, speller: models.speller })
  const follows = previous ? followsUp(reach, models.follows) : 0
  const isFollowUp = previous !== undefined && follows >= FOLLOWS_FROM
  const before = isFollowUp ? { intent: previous.intent } : undefined
  const probabilities = probabilitiesOf(models.intent, featuresOf(reach, before))
  const known = new Map<Intent, readonly [Query, ...Query[]]>()
  const queriesFor = (intent: Intent): readonly [Query, ...Query[]] => {
    const held = known.get(intent)
    if (held) return held
    const fates = fatesOf(reach, intent, isFollowUp, models.fate)
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
    openness: (query) => (isFollowUp ? 0 : probability(models.open, openFeatures(reach, query), 'yes')),
  }
}
