/** Learns the reader's models from labelled phrases: first what stands alone, then what follows up on it. */
import type { Query } from '@ai-vault/contract/advice/query.ts'
import { FOLLOWS_FROM, followFeatures, followsUp, sameFeatures } from '../reader/follow-ups.ts'
import { lexicon } from '../reader/lexicon/lexicon.ts'
import type { Mention } from '../reader/mention.ts'
import { type Reach, reachOf } from '../reader/mentions.ts'
import { featuresOf } from '../reader/model/features.ts'
import { keyed, type LinearModel } from '../reader/model/linear.ts'
import type { ReaderModels } from '../reader/models.ts'
import type { NameIndex } from '../reader/names/name-index.ts'
import {
  FATES,
  type Fate,
  featuresFar,
  featuresNear,
  featuresUnder,
} from '../reader/slots/candidate-features.ts'
import { carryFeatures } from '../reader/slots/carry-features.ts'
import { carriedOf, queriesOf } from '../reader/slots/query-of.ts'
import { CUE_WORDS } from '../reader/slots/ruled-out.ts'
import { scopeFeatures } from '../reader/slots/scope-features.ts'
import type { Clock } from '../reader/text/dates.ts'
import { createSpeller, type Speller, type Vocabulary } from '../reader/text/spelling.ts'
import { TIME_WORDS } from '../reader/text/times.ts'
import { tokensOf } from '../reader/text/tokens.ts'
import {
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

/** A way to ask, of which only the intent is labelled. */
export interface Wording {
  readonly label: string
  readonly phrase: string
}

export interface Corpus {
  readonly phrases: readonly Phrase[]
  readonly wordings: readonly Wording[]
  /** Words of our own texts. */
  readonly words: readonly string[]
  readonly names: NameIndex
  readonly clock: Clock
  readonly fillerFor: (id: string) => (text: string) => string
}

const INTENT: Training = {
  labels: INTENT_LABELS,
  cost: 0.6,
  epochs: 13,
  fewest: 3,
  sharpness: 2.5,
  features: 72_000,
  weights: 140_000,
}
const FATE: Training = {
  labels: FATES,
  cost: 0.5,
  epochs: 12,
  fewest: 2,
  sharpness: 2.5,
  features: 60_000,
  weights: 120_000,
}
const BINARY = { cost: 0.3, epochs: 12, fewest: 2, sharpness: 1.5 }
const FOLLOWS: Training = { ...BINARY, labels: ['no', 'yes'], features: 5_000, weights: 5_000 }
const SAME: Training = { ...BINARY, labels: ['no', 'yes'], features: 5_000, weights: 5_000 }
const SCOPE: Training = { ...BINARY, cost: 0.6, labels: ['no', 'out'], features: 28_000, weights: 28_000 }
const OPEN: Training = { ...BINARY, labels: ['no', 'yes'], features: 6_000, weights: 6_000 }
const CARRY: Training = { ...BINARY, labels: ['drop', 'keep'], features: 8_000, weights: 8_000 }

/** Few phrases are follow-ups, but after an answer most questions are. */
const FOLLOW_UP_WEIGHT = 5

/** Another word so much more frequent and one letter away: a word of players is a misspelling of it. */
const TIMES_MORE_FREQUENT = 2
/** What so many authors write is no slip, unless another word is so many times as frequent. */
const MANY_AUTHORS = 8
const TIMES_A_COMMON_SLIP = 20

/** So much of the uses of a word is in phrases that misspell on purpose: it is a misspelling. */
const SHARE_OF_SLIPS = 0.75

/** Words that are written nearly always where an author misspells on purpose. */
function slipsIn({ phrases, words }: Pick<Corpus, 'phrases' | 'words'>): ReadonlySet<string> {
  const all = new Map<string, number>()
  const slips = new Map<string, number>()
  for (const { phrase, kind } of phrases)
    for (const { text } of tokensOf(phrase).tokens) {
      all.set(text, (all.get(text) ?? 0) + 1)
      if (kind === 'typo') slips.set(text, (slips.get(text) ?? 0) + 1)
    }
  const own = new Set(words)
  const isSlip = ([word, count]: readonly [string, number]) =>
    count >= 2 &&
    count >= SHARE_OF_SLIPS * (all.get(word) ?? count) &&
    !own.has(word) &&
    !lexicon.words.has(word)
  return new Set([...slips].filter(isSlip).map(([word]) => word))
}

/** Words of the language, of our own texts and of authors who do not misspell on purpose: none is a misspelling. */
export function languageOf({
  phrases,
  wordings,
  words: own,
}: Pick<Corpus, 'phrases' | 'wordings' | 'words'>): string[] {
  const texts = [
    ...phrases
      .filter(({ kind }) => kind !== 'typo')
      .flatMap(({ phrase, context }) => [phrase, ...(context ?? [])]),
    ...wordings.map(({ phrase }) => phrase),
  ]
  const slips = slipsIn({ phrases, words: own })
  const used = texts.flatMap((text) => tokensOf(text).tokens.map((token) => token.text))
  return [...new Set([...own, ...used])]
    .filter((word) => /^\p{L}{3,}$/u.test(word) && !slips.has(word))
    .sort()
}

/** Words that several authors use and that are no misspellings, and the words of the lexicon. */
export function vocabularyOf({ phrases, wordings, words }: Corpus): Vocabulary {
  const counts = new Map<string, number>()
  const authors = new Map<string, Set<string>>()
  const add = (text: string, author: string) => {
    for (const { text: word } of tokensOf(text).tokens) {
      counts.set(word, (counts.get(word) ?? 0) + 1)
      const held = authors.get(word) ?? new Set()
      authors.set(word, held.add(author))
    }
  }
  for (const phrase of phrases)
    for (const text of [phrase.phrase, ...(phrase.context ?? [])]) add(text, authorOf(phrase))
  for (const { phrase } of wordings) add(phrase, 'wordings')
  const known = new Set(languageOf({ phrases, wordings, words }))
  const isLanguage = (word: string) => known.has(word)
  const ours = new Set([...lexicon.words, ...TIME_WORDS, ...CUE_WORDS])
  const isSure = (word: string) =>
    ours.has(word) || known.has(word) || authors.get(word)?.has('wordings') === true
  const sure = new Map([...ours].map((word) => [word, 3 + (counts.get(word) ?? 0)]))
  for (const [word, count] of counts)
    if (isSure(word) && ((authors.get(word)?.size ?? 0) >= 2 || count >= 3)) sure.set(word, count)
  const slips = slipsIn({ phrases, words })
  const nearest = createSpeller({ used: sure, isLanguage: () => false })
  const used = new Map(sure)
  for (const [word, count] of counts) {
    if (used.has(word) || ((authors.get(word)?.size ?? 0) < 2 && count < 3)) continue
    const meant = nearest.mend(word)
    const isCommon = (authors.get(word)?.size ?? 0) >= MANY_AUTHORS && !slips.has(word)
    const times = isCommon ? TIMES_A_COMMON_SLIP : TIMES_MORE_FREQUENT
    if (!meant || (sure.get(meant) ?? 0) < count * times) used.set(word, count)
  }
  return { used, isLanguage }
}

/** A phrase as the models see it. */
interface Prepared {
  readonly phrase: Phrase
  readonly reach: Reach
  readonly gold: Gold
}

const labelOf = ({ kind, intent }: Phrase): number =>
  INTENT_LABELS.indexOf(kind === 'out_of_scope' ? OUT_OF_SCOPE : intent)

const pairOfMention = ({ slot, value, entry }: Mention, intent: string) =>
  pairOf(intent, slot, slot === 'player' ? (entry?.name ?? value).toLowerCase() : value)

/** What the label says of a mention. */
export function fateOf(mention: Mention, { phrase, gold }: Pick<Prepared, 'phrase' | 'gold'>): Fate {
  const pair = pairOfMention(mention, phrase.intent)
  if (gold.pairs.some((each) => samePair(each, pair))) return 'in'
  const asName = { slot: 'item', value: mention.value }
  return gold.exclude.some((each) => samePair(each, asName)) ? 'out' : 'none'
}

const goldFates = (each: Prepared): Map<Mention, Fate> =>
  new Map(each.reach.mentions.map((mention) => [mention, fateOf(mention, each)]))

/** What each mention teaches the model of fates and the model of scope. */
function examplesOf(each: Prepared): { readonly fates: Example[]; readonly scopes: Example[] } {
  const { reach, phrase } = each
  const isFollowUp = phrase.kind === 'followup'
  const fates: Example[] = []
  const scopes: Example[] = []
  for (const mention of reach.mentions) {
    const fate = fateOf(mention, each)
    const shared = keyed([
      ...featuresUnder(phrase.intent, mention, reach, isFollowUp),
      ...featuresNear(mention, reach),
    ])
    const far = keyed(featuresFar(mention, reach))
    const scope = keyed(scopeFeatures(mention, reach, isFollowUp))
    fates.push({ blocks: [...shared, ...far], label: FATES.indexOf(fate) })
    scopes.push({ blocks: [...shared, ...scope], label: fate === 'out' ? 1 : 0 })
  }
  return { fates, scopes }
}

type FollowUp = Prepared & { readonly previous: Query; readonly follows: number }

function carryExamples(followUps: readonly FollowUp[]): Example[] {
  return followUps.flatMap((each) => {
    const { phrase, reach, gold, previous, follows } = each
    const own = new Map<string, string[]>()
    for (const [{ slot, value }, fate] of goldFates(each))
      if (fate === 'in') own.set(slot, [...(own.get(slot) ?? []), value])
    const intents = { before: previous.intent, now: phrase.intent, follows }
    return carriedOf(previous).map((carried) => {
      const { slot, value } = carried
      const pair = pairOf(phrase.intent, slot, slot === 'player' ? value.toLowerCase() : value)
      const isKept = carried.isExcluded
        ? gold.exclude.some((other) => samePair(other, { slot: 'item', value }))
        : gold.pairs.some((other) => samePair(other, pair))
      return { blocks: keyed(carryFeatures(carried, reach, intents, own)), label: isKept ? 1 : 0 }
    })
  })
}

const sameExample = ({ phrase, reach, previous }: FollowUp): Example => ({
  blocks: keyed(sameFeatures(reach, previous)),
  label: phrase.intent === previous.intent ? 1 : 0,
})

const openExample = (each: Prepared): Example => ({
  blocks: keyed(
    openFeatures(each.reach, queriesOf(each.phrase.intent, each.reach, goldFates(each), [])[0] as Query),
  ),
  label: each.phrase.kind === 'ambiguous' ? 1 : 0,
})

const NOTHING_LEARNED: LinearModel = {
  labels: CARRY.labels,
  rows: new Map(),
  rarity: [],
  begins: [0],
  labelOf: [],
  weights: [],
  bias: [1],
  sharpness: 1,
}

/** What a phrase teaches, before anything is known of what was asked before it. */
interface Lesson {
  readonly each: Prepared
  readonly intent: Example
  readonly fates: readonly Example[]
  readonly scopes: readonly Example[]
  readonly follows: Example
  readonly open: Example
}

export interface Lessons {
  readonly corpus: Corpus
  readonly vocabulary: Vocabulary
  readonly speller: Speller
  readonly lessons: readonly Lesson[]
  readonly wordings: readonly Example[]
}

export function prepareLessons(corpus: Corpus): Lessons {
  const { phrases, wordings, names, clock, fillerFor } = corpus
  const vocabulary = vocabularyOf(corpus)
  const speller = createSpeller(vocabulary)
  const reach = (text: string) => reachOf(tokensOf(text), { names, clock, speller })
  const lessons = phrases.map((phrase): Lesson => {
    const fill = fillerFor(phrase.id)
    const each: Prepared = { phrase, reach: reach(fill(phrase.phrase)), gold: goldOf(phrase, fill) }
    const isFollowUp = phrase.kind === 'followup'
    return {
      each,
      intent: { blocks: keyed(featuresOf(each.reach)), label: labelOf(phrase) },
      ...examplesOf(each),
      follows: {
        blocks: keyed(followFeatures(each.reach)),
        label: isFollowUp ? 1 : 0,
        weight: isFollowUp ? FOLLOW_UP_WEIGHT : 1,
      },
      open: openExample(each),
    }
  })
  return {
    corpus,
    vocabulary,
    speller,
    lessons,
    wordings: wordings.map(({ label, phrase }, at) => ({
      blocks: keyed(featuresOf(reach(fillerFor(`wording-${at}`)(phrase)))),
      label: INTENT_LABELS.indexOf(label),
    })),
  }
}

export interface LearnedReader extends ReaderModels {
  readonly vocabulary: Vocabulary
}

/** How likely each phrase follows up, by a model that did not see its author: as it is for a player. */
function followsUnseen(lessons: readonly Lesson[]): Map<Phrase, number> {
  const authors = [...new Set(lessons.map(({ each }) => authorOf(each.phrase)))]
  const found = new Map<Phrase, number>()
  for (let part = 0; part < PARTS; part++) {
    const isIn = ({ each }: Lesson) => authors.indexOf(authorOf(each.phrase)) % PARTS === part
    const seen = lessons.filter((lesson) => !isIn(lesson) && lesson.each.phrase.kind !== 'ambiguous')
    const model = trainLinear(
      seen.map(({ follows }) => follows),
      FOLLOWS,
    )
    for (const { each } of lessons.filter(isIn)) found.set(each.phrase, followsUp(each.reach, model))
  }
  return found
}
const PARTS = 3

/** Questions of their own that look as if they followed up, after one that has nothing to do with them. */
function unrelatedTurns(lessons: readonly Lesson[], follows: ReadonlyMap<Phrase, number>): FollowUp[] {
  const other = Math.floor(lessons.length / 2)
  return lessons.flatMap(({ each }, at): FollowUp[] => {
    const likely = follows.get(each.phrase) ?? 0
    if (likely < FOLLOWS_FROM) return []
    const before = (lessons[(at + other) % lessons.length] as Lesson).each
    const [previous] = queriesOf(before.phrase.intent, before.reach, goldFates(before), [])
    return [{ ...each, previous: previous as Query, follows: likely }]
  })
}

export function learnFrom({ corpus, vocabulary, speller, lessons, wordings }: Lessons): LearnedReader {
  const { names, clock, fillerFor } = corpus
  const ofKind = (...kinds: readonly Phrase['kind'][]) =>
    lessons.filter(({ each }) => kinds.includes(each.phrase.kind))
  const others = (...kinds: readonly Phrase['kind'][]) =>
    lessons.filter(({ each }) => !kinds.includes(each.phrase.kind))
  const intents = [...others('followup').map(({ intent }) => intent), ...wordings]
  const first: ReaderModels = {
    intent: trainLinear(intents, { ...INTENT, epochs: 4 }),
    fate: trainLinear(
      lessons.flatMap(({ fates }) => fates),
      FATE,
    ),
    scope: trainLinear(
      others('ambiguous', 'out_of_scope').flatMap(({ scopes }) => scopes),
      SCOPE,
    ),
    carry: NOTHING_LEARNED,
    same: { ...NOTHING_LEARNED, labels: SAME.labels, bias: [0] },
    follows: trainLinear(
      others('ambiguous').map(({ follows }) => follows),
      FOLLOWS,
    ),
    open: trainLinear(
      others('followup', 'out_of_scope').map(({ open }) => open),
      OPEN,
    ),
    speller,
  }
  const follows = followsUnseen(lessons)
  const followUps = ofKind('followup').map(({ each }): FollowUp => {
    const turns = (each.phrase.context ?? []).map(fillerFor(each.phrase.id))
    return {
      ...each,
      follows: follows.get(each.phrase) ?? 0,
      previous: lastQuery(turns, { names, clock }, first),
    }
  })
  const unrelated = unrelatedTurns(others('followup', 'ambiguous', 'out_of_scope'), follows)
  const afterQuestions = followUps.map(({ phrase, reach, previous }) => ({
    blocks: keyed(featuresOf(reach, previous)),
    label: labelOf(phrase),
  }))
  return {
    ...first,
    intent: trainLinear([...intents, ...afterQuestions], INTENT),
    same: trainLinear(followUps.map(sameExample), SAME),
    carry: trainLinear(carryExamples([...followUps, ...unrelated]), CARRY),
    vocabulary,
  }
}

export const trainReader = (corpus: Corpus): LearnedReader => learnFrom(prepareLessons(corpus))

/** The query of the last of several turns, each read after the one before. */
export function lastQuery(
  turns: readonly string[],
  { names, clock }: Surroundings,
  models: ReaderModels,
): Query {
  let previous: Query | undefined
  for (const turn of turns) {
    const { probabilities, queriesFor } = understand(turn, { names, clock, previous }, models)
    // The last label is what is out of scope: a turn before a follow-up was about something.
    const inScope = probabilities.slice(0, -1)
    const intent = INTENT_LABELS[inScope.indexOf(Math.max(...inScope))] as Query['intent']
    previous = queriesFor(intent)[0]
  }
  return previous ?? { intent: 'help', slots: {}, exclude: [], unread: [] }
}
