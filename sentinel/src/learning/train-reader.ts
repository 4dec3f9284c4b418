/** Learns the reader's models from labelled phrases: first what stands alone, then what follows up on it. */
import type { Query } from '@ai-vault/contract/advice/query.ts'
import { lexicon } from '../reader/lexicon/lexicon.ts'
import { type Mention, type Reach, reachOf } from '../reader/mentions.ts'
import { featuresOf } from '../reader/model/features.ts'
import { featureKey, type LinearModel } from '../reader/model/linear.ts'
import type { ReaderModels } from '../reader/models.ts'
import type { NameIndex } from '../reader/names/name-index.ts'
import { candidateFeatures, FATES, type Fate } from '../reader/slots/candidate-features.ts'
import { carryFeatures } from '../reader/slots/carry-features.ts'
import { carriedOf, queryOf } from '../reader/slots/query-of.ts'
import type { Clock } from '../reader/text/dates.ts'
import { createSpeller } from '../reader/text/spelling.ts'
import { tokensOf } from '../reader/text/tokens.ts'
import {
  followFeatures,
  INTENT_LABELS,
  OUT_OF_SCOPE,
  openFeatures,
  type Surroundings,
  understand,
} from '../reader/understand.ts'
import { pairOf, samePair } from './canonical.ts'
import { type Gold, goldOf } from './gold.ts'
import { authorOf, type Phrase } from './phrase.ts'
import { type Example, type Training, trainLinear } from './train-linear.ts'

export interface Corpus {
  readonly phrases: readonly Phrase[]
  readonly names: NameIndex
  readonly clock: Clock
  readonly fillerFor: (id: string) => (text: string) => string
}

const INTENT_TRAINING: Training = { labels: INTENT_LABELS, epochs: 14, rate: 0.8, decay: 1e-4, fewest: 5 }
const FATE_TRAINING: Training = { labels: FATES, epochs: 12, rate: 0.5, decay: 1e-4, fewest: 3 }
const YES_NO: Training = { labels: ['no', 'yes'], epochs: 12, rate: 0.5, decay: 1e-4, fewest: 3 }
const CARRY_TRAINING: Training = { labels: ['drop', 'keep'], epochs: 12, rate: 0.5, decay: 1e-4, fewest: 3 }

/** Words that several authors use, or one of them often, and the words of the lexicon. */
export function vocabularyOf(phrases: readonly Phrase[]): Map<string, number> {
  const counts = new Map<string, number>()
  const authors = new Map<string, Set<string>>()
  for (const phrase of phrases) {
    for (const text of [phrase.phrase, ...(phrase.context ?? [])]) {
      for (const { text: word } of tokensOf(text).tokens) {
        counts.set(word, (counts.get(word) ?? 0) + 1)
        const held = authors.get(word) ?? new Set()
        authors.set(word, held.add(authorOf(phrase)))
      }
    }
  }
  const words = new Map([...lexicon.words].map((word) => [word, 3 + (counts.get(word) ?? 0)]))
  for (const [word, count] of counts)
    if (!words.has(word) && ((authors.get(word)?.size ?? 0) >= 2 || count >= 3)) words.set(word, count)
  return words
}

interface Prepared {
  readonly phrase: Phrase
  readonly reach: Reach
  readonly gold: Gold
}

const labelOf = ({ kind, intent }: Phrase): number =>
  INTENT_LABELS.indexOf(kind === 'out_of_scope' ? OUT_OF_SCOPE : intent)
const keysOf = (features: readonly string[]): number[] => features.map(featureKey)

export function fateOf(mention: Mention, { phrase, gold }: Pick<Prepared, 'phrase' | 'gold'>): Fate {
  const pair = pairOf(
    phrase.intent,
    mention.slot,
    mention.slot === 'player' ? (mention.entry?.name ?? mention.value).toLowerCase() : mention.value,
  )
  if (gold.pairs.some((each) => samePair(each, pair))) return 'in'
  const asName = { slot: 'item', value: mention.value }
  return gold.exclude.some((each) => samePair(each, asName)) ? 'out' : 'none'
}

function fateExamples(prepared: readonly Prepared[]): Example[] {
  return prepared.flatMap((each) =>
    each.reach.mentions.map((mention) => ({
      keys: keysOf(
        candidateFeatures(mention, each.reach, each.phrase.intent, each.phrase.kind === 'followup'),
      ),
      label: FATES.indexOf(fateOf(mention, each)),
    })),
  )
}

const goldFates = (each: Prepared): Map<Mention, Fate> =>
  new Map(each.reach.mentions.map((mention) => [mention, fateOf(mention, each)]))

function carryExamples(followUps: readonly (Prepared & { readonly previous: Query })[]): Example[] {
  return followUps.flatMap((each) => {
    const { phrase, reach, gold, previous } = each
    const own = new Map<string, string[]>()
    for (const [{ slot, value }, fate] of goldFates(each))
      if (fate === 'in') own.set(slot, [...(own.get(slot) ?? []), value])
    const intents = { before: previous.intent, now: phrase.intent }
    return carriedOf(previous).map((carried) => {
      const isKept = carried.isExcluded
        ? gold.exclude.some((pair) => samePair(pair, { slot: 'item', value: carried.value }))
        : gold.pairs.some((pair) =>
            samePair(
              pair,
              pairOf(
                phrase.intent,
                carried.slot,
                carried.slot === 'player' ? carried.value.toLowerCase() : carried.value,
              ),
            ),
          )
      return { keys: keysOf(carryFeatures(carried, reach, intents, own)), label: isKept ? 1 : 0 }
    })
  })
}

export function trainReader({
  phrases,
  names,
  clock,
  fillerFor,
}: Corpus): ReaderModels & { vocabulary: Map<string, number> } {
  const vocabulary = vocabularyOf(phrases)
  const speller = createSpeller(vocabulary)
  const prepare = (phrase: Phrase): Prepared => {
    const fill = fillerFor(phrase.id)
    return {
      phrase,
      reach: reachOf(tokensOf(fill(phrase.phrase)).tokens, { names, clock, speller }),
      gold: goldOf(phrase, fill),
    }
  }
  const prepared = phrases.map(prepare)
  const alone = prepared.filter(({ phrase }) => phrase.kind !== 'followup')
  const aloneExamples = alone.map(({ phrase, reach }) => ({
    keys: keysOf(featuresOf(reach, undefined)),
    label: labelOf(phrase),
  }))
  const fate = trainLinear(fateExamples(prepared), FATE_TRAINING)
  const follows = trainLinear(
    prepared
      .filter(({ phrase }) => phrase.kind !== 'ambiguous')
      .map(({ phrase, reach }) => ({
        keys: keysOf(followFeatures(reach)),
        label: phrase.kind === 'followup' ? 1 : 0,
      })),
    YES_NO,
  )
  const open = trainLinear(
    alone
      .filter(({ phrase }) => phrase.kind !== 'out_of_scope')
      .map((each) => ({
        keys: keysOf(openFeatures(each.reach, queryOf(each.phrase.intent, each.reach, goldFates(each), []))),
        label: each.phrase.kind === 'ambiguous' ? 1 : 0,
      })),
    YES_NO,
  )
  const none: LinearModel = {
    labels: CARRY_TRAINING.labels,
    rows: new Map(),
    weights: new Float32Array(),
    scale: 1,
    bias: [0, 1],
  }
  const first: ReaderModels = {
    intent: trainLinear(aloneExamples, { ...INTENT_TRAINING, epochs: 5 }),
    fate,
    carry: none,
    follows,
    open,
    speller,
  }
  const followUps = prepared
    .filter(({ phrase }) => phrase.kind === 'followup')
    .map((each) => {
      const fill = fillerFor(each.phrase.id)
      return { ...each, previous: lastQuery((each.phrase.context ?? []).map(fill), { names, clock }, first) }
    })
  const intent = trainLinear(
    [
      ...aloneExamples,
      ...followUps.map(({ phrase, reach, previous }) => ({
        keys: keysOf(featuresOf(reach, { intent: previous.intent, slots: [] })),
        label: labelOf(phrase),
      })),
    ],
    INTENT_TRAINING,
  )
  return {
    intent,
    fate,
    follows,
    open,
    carry: trainLinear(carryExamples(followUps), CARRY_TRAINING),
    speller,
    vocabulary,
  }
}

/** The query of the last of several turns, each read after the one before. */
export function lastQuery(
  turns: readonly string[],
  { names, clock }: Surroundings,
  models: ReaderModels,
): Query {
  let previous: Query | undefined
  for (const turn of turns) {
    const { probabilities, queryFor } = understand(turn, { names, clock, previous }, models)
    // The last label is what is out of scope: a turn before a follow-up was about something.
    const inScope = probabilities.slice(0, -1)
    const intent = INTENT_LABELS[inScope.indexOf(Math.max(...inScope))] as Query['intent']
    previous = queryFor(intent)
  }
  return previous ?? { intent: 'help', slots: {}, exclude: [], unread: [] }
}
