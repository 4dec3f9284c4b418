/** Holds a reading against an author's label. */
import type { Query, Reading } from '@ai-vault/contract/advice/query.ts'
import { exclusionsOfQuery, isRuledOut, type Pair, pairsOfQuery, samePair, sameSet } from './canonical.ts'
import type { Gold } from './gold.ts'
import type { Phrase } from './phrase.ts'

export interface Verdict {
  readonly phrase: Phrase
  /** The first reading's query; none where the question is out of scope. */
  readonly query?: Query
  readonly asks: boolean
  readonly refuses: boolean
  readonly isIntentRight: boolean
  readonly areSlotsRight: boolean
  readonly isExcludeRight: boolean
  /** Slots of the label that the query lacks, and slots of the query that the label lacks. */
  readonly missing: readonly string[]
  readonly extra: readonly string[]
  /** Asked back with the right intent among the chips. */
  readonly isAmongChips: boolean
}

const slotsWithout = (all: readonly Pair[], some: readonly Pair[]): string[] =>
  all.filter((pair) => !some.some((other) => samePair(pair, other))).map(({ slot }) => slot)

export function judge(phrase: Phrase, gold: Gold, reading: Reading): Verdict {
  const queries =
    reading.is === 'read'
      ? reading.queries
      : reading.is === 'ask'
        ? reading.readings.map(({ query }) => query)
        : []
  const [query] = queries
  /** Several queries of one intent are one question with several values. */
  const asked = reading.is === 'read' ? queries : queries.slice(0, 1)
  const intent = query?.intent ?? 'help'
  const pairs = asked.flatMap(pairsOfQuery)
  const excluded = query ? exclusionsOfQuery(query) : []
  const notRuledOut = gold.exclude.filter((each) => !isRuledOut(each, pairs, excluded))
  const ruledOutToo = excluded.filter((each) => !isRuledOut(each, gold.pairs, gold.exclude))
  const isIntentRight = intent === phrase.intent
  return {
    phrase,
    ...(query ? { query } : {}),
    asks: reading.is === 'ask',
    refuses: reading.is === 'out_of_scope',
    isIntentRight,
    areSlotsRight: sameSet(pairs, gold.pairs),
    isExcludeRight: notRuledOut.length + ruledOutToo.length === 0 && !gold.notIntents.includes(intent),
    missing: [...slotsWithout(gold.pairs, pairs), ...notRuledOut.map(() => 'not')],
    extra: [...slotsWithout(pairs, gold.pairs), ...ruledOutToo.map(() => 'not')],
    isAmongChips: reading.is === 'ask' && queries.some((each) => each.intent === phrase.intent),
  }
}

/** Right ones and all, by the name of the figure. */
export type Figures = Readonly<Record<string, { readonly right: number; readonly of: number }>>

const isAmbiguous = ({ phrase }: Verdict) => phrase.kind === 'ambiguous'
const isOutOfScope = ({ phrase }: Verdict) => phrase.kind === 'out_of_scope'

/** Each figure: which phrases count, and which of them are right. */
const FIGURES: Readonly<
  Record<string, readonly [(verdict: Verdict) => boolean, (verdict: Verdict) => boolean]>
> = {
  intent: [(each) => !isAmbiguous(each), (each) => each.isIntentRight],
  'all slots': [
    (each) => !isAmbiguous(each) && !isOutOfScope(each),
    (each) => each.isIntentRight && each.areSlotsRight && each.isExcludeRight,
  ],
  'wrong and sure': [(each) => !isAmbiguous(each), (each) => !each.isIntentRight && !each.asks],
  'follow-ups, intent': [({ phrase }) => phrase.kind === 'followup', (each) => each.isIntentRight],
  'follow-ups, all slots': [
    ({ phrase }) => phrase.kind === 'followup',
    (each) => each.isIntentRight && each.areSlotsRight && each.isExcludeRight,
  ],
  'ruled out': [({ phrase }) => phrase.slots.exclude !== undefined, (each) => each.isExcludeRight],
  'ruled out wrongly': [
    (each) => each.phrase.slots.exclude === undefined && !isAmbiguous(each),
    (each) => !each.isExcludeRight,
  ],
  'asks back, ambiguous': [isAmbiguous, (each) => each.asks],
  'right among the chips, ambiguous': [(each) => isAmbiguous(each) && each.asks, (each) => each.isAmongChips],
  'asks back, others': [(each) => !isAmbiguous(each), (each) => each.asks],
  'right among the chips, others': [(each) => !isAmbiguous(each) && each.asks, (each) => each.isAmongChips],
  'refuses out of scope': [isOutOfScope, (each) => each.refuses],
  'refuses others': [(each) => !isOutOfScope(each) && !isAmbiguous(each), (each) => each.refuses],
}

export function figuresOf(verdicts: readonly Verdict[]): Figures {
  return Object.fromEntries(
    Object.entries(FIGURES).map(([name, [counts, isRight]]) => {
      const counted = verdicts.filter(counts)
      return [name, { right: counted.filter(isRight).length, of: counted.length }]
    }),
  )
}
