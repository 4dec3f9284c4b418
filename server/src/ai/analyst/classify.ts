/** Which question it is: the cues' weight plus the likeness to known phrases; too close to call means asking back. */
import type { FoundEntity } from './entities.ts'
import { INTENT_NAMES, INTENTS, type Intent, type IntentRule } from './intents/intents.ts'
import { normalise } from './normalise.ts'
import { readSlots, type Slots } from './slots.ts'

export interface RankedIntent {
  readonly intent: Intent
  readonly score: number
}

export interface Classification {
  readonly ranked: readonly RankedIntent[]
  /** Absent where nothing fits well enough. */
  readonly intent?: Intent
  /** Two that lie too close together. */
  readonly torn?: readonly [Intent, Intent]
  readonly slots: Slots
  /** The question with placeholders for names. */
  readonly shape: string
}

const LEAST_SCORE = 0.6
const MARGIN = 0.15
const LIKENESS_WEIGHT = 1.1

const TYPE_PATTERN =
  /\b(?:linear fusion rifle|submachine gun|grenade launcher|rocket launcher|machine gun|hand cannon|auto rifle|pulse rifle|scout rifle|sniper rifle|fusion rifle|trace rifle|combat bow|sidearm|shotgun|glaive|sword)s?\b/g

/** Names, types, elements and classes become placeholders, so that one pattern fits them all. */
export function shapeOf(question: string, entities: readonly FoundEntity[]): string {
  let shape = normalise(question)
  const longestFirst = entities.toSorted((one, other) => other.text.length - one.text.length)
  for (const { text, kind, weak } of longestFirst) {
    if (weak && !usedAsName(shape, text)) continue
    shape = shape.replace(new RegExp(`\\b${escapePattern(normalise(text))}(?:s|es)?\\b`), `_${kind}_`)
  }
  return shape
    .replace(TYPE_PATTERN, '_type_')
    .replace(/\b(?:titan|hunter|warlock)s?\b/g, '_class_')
    .replace(/\b(?:arc|solar|void|stasis|strand|prismatic)\b/g, '_element_')
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** "my rose", "rate rose", "rose vs": a plain word that is used like a name. */
export function usedAsName(text: string, word: string): boolean {
  const folded = escapePattern(word)
  return new RegExp(
    `(?:\\b(?:my|the|a|an|rate|keep|for|of|on|have|own|is|get|around|with|than|vs|against|or|and|farm|find|use|compare|about|called|named|equip|move|lock) ${folded}\\b)|^${folded}$|\\b${folded} (?:vs|or|against|god roll|build|roll|perks)\\b`,
  ).test(text)
}

interface Bag {
  readonly intent: Intent
  readonly words: ReadonlyMap<string, number>
  readonly length: number
}

const STOP = new Set(['a', 'an', 'the', 'please', 'to', 'of', 'is', 'are', 'me', 'it', 'and'])
const tokensOf = (text: string) => {
  const words = text
    .split(/\s+/)
    .filter((word) => word && !STOP.has(word))
    .map(stem)
  return [...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)]
}
/** Words that say the same in a question about a vault. */
const SAME: Readonly<Record<string, string>> = {
  own: 'have',
  got: 'have',
  possess: 'have',
  hold: 'have',
  grind: 'farm',
  chase: 'farm',
  hunt: 'farm',
  strongest: 'best',
  top: 'best',
  greatest: 'best',
  setup: 'loadout',
  kit: 'loadout',
  obtain: 'get',
  acquire: 'get',
  earn: 'get',
  lack: 'miss',
  nearly: 'almost',
  near: 'almost',
  squad: 'fireteam',
  team: 'fireteam',
  stuff: 'item',
  thing: 'item',
  run: 'use',
  bring: 'use',
  play: 'use',
}
const stem = (word: string) => {
  if (word.startsWith('_')) return word
  const bare = word.replace(/(?:ing|ed|es|s)$/, '')
  return SAME[word] ?? SAME[bare] ?? bare
}

const documents = INTENT_NAMES.flatMap((intent) =>
  INTENTS[intent].examples.map((example) => ({ intent, tokens: tokensOf(normaliseExample(example)) })),
)
const frequency = new Map<string, number>()
for (const { tokens } of documents) {
  for (const token of new Set(tokens)) frequency.set(token, (frequency.get(token) ?? 0) + 1)
}
const weightOf = (token: string) => Math.log(1 + documents.length / (1 + (frequency.get(token) ?? 0)))
const bags: readonly Bag[] = documents.map(({ intent, tokens }) => bag(intent, tokens))

function normaliseExample(example: string): string {
  return example
    .split(/(_[a-z]+_)/)
    .map((part) => (part.startsWith('_') ? ` ${part} ` : normalise(part)))
    .join(' ')
}

function bag(intent: Intent, tokens: readonly string[]): Bag {
  const words = new Map<string, number>()
  for (const token of tokens) words.set(token, weightOf(token))
  const length = Math.sqrt([...words.values()].reduce((sum, weight) => sum + weight * weight, 0))
  return { intent, words, length }
}

/** For each intent the likeness to its nearest example, 0 to 1. */
function likeness(shape: string): ReadonlyMap<Intent, number> {
  const asked = bag('help', tokensOf(shape))
  const best = new Map<Intent, number>()
  for (const { intent, words, length } of bags) {
    let shared = 0
    for (const [token, weight] of asked.words) if (words.has(token)) shared += weight * weight
    const score = asked.length && length ? shared / (asked.length * length) : 0
    if (score > (best.get(intent) ?? 0)) best.set(intent, score)
  }
  return best
}

export function classify(question: string, entities: readonly FoundEntity[]): Classification {
  const shape = shapeOf(question, entities)
  const alike = likeness(shape)
  const ranked = INTENT_NAMES.map((intent): RankedIntent => {
    const rule: IntentRule = INTENTS[intent]
    if (rule.needs && !rule.needs.some((kind) => shape.includes(`_${kind}_`))) return { intent, score: 0 }
    const cues = rule.cues.filter(([pattern]) => pattern.test(shape)).map(([, weight]) => weight)
    const strongest = Math.max(0, ...cues)
    const others = cues.reduce((sum, weight) => sum + weight, 0) - strongest
    return {
      intent,
      score: strongest + Math.min(0.4, 0.2 * others) + LIKENESS_WEIGHT * (alike.get(intent) ?? 0),
    }
  }).toSorted((one, other) => other.score - one.score)
  const [first, second] = ranked as [RankedIntent, RankedIntent]
  const slots = readSlots(normalise(question))
  if (first.score < LEAST_SCORE) return { ranked, slots, shape }
  if (first.score - second.score < MARGIN)
    return { ranked, torn: [first.intent, second.intent], slots, shape }
  return { ranked, intent: first.intent, slots, shape }
}
