/** What an author's label says a phrase means, with names in place of the placeholders. */
import { lexicon, phraseKey } from '../reader/lexicon/lexicon.ts'
import { intentsRuledOut, type Pair, pairOf, withoutImplied, withSide } from './canonical.ts'
import type { Phrase } from './phrase.ts'

export interface Gold {
  readonly pairs: readonly Pair[]
  /** What is ruled out, without other intents. */
  readonly exclude: readonly Pair[]
  /** Intents that are ruled out. */
  readonly notIntents: readonly string[]
}

const snake = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '')

/** The activity that a name stands for: a label may name a raid by one of its encounters. */
const activityOf = (name: string): string =>
  lexicon.meanings.get(phraseKey(name.split('_')))?.find(({ slot }) => slot === 'activity')?.value ?? name

const NO_SLOTS = new Set(['ask', 'exclude'])

export function goldOf(phrase: Phrase, fill: (text: string) => string): Gold {
  const named = (value: unknown) => {
    const text = String(value)
    return text.includes('{') ? snake(fill(text)) : text.toLowerCase()
  }
  const listOf = (value: unknown): unknown[] =>
    Array.isArray(value) ? value : value === undefined ? [] : [value]
  const labelled = (slot: string, value: unknown): string => {
    if (slot === 'player') return fill(String(value)).toLowerCase()
    return slot === 'activity' ? activityOf(named(value)) : named(value)
  }
  const pairs = Object.entries(phrase.slots)
    .filter(([slot]) => !NO_SLOTS.has(slot))
    .flatMap(([slot, value]) =>
      listOf(value).map((each) => pairOf(phrase.intent, slot, labelled(slot, each))),
    )
  const excluded = listOf(phrase.slots.exclude).map(named)
  const exclude = excluded
    .filter((value) => intentsRuledOut(value).length === 0)
    .map((value) => ({ slot: 'item', value }))
  return {
    pairs: withSide(phrase.intent, withoutImplied(phrase.intent, pairs), exclude),
    exclude,
    notIntents: excluded.flatMap(intentsRuledOut),
  }
}
