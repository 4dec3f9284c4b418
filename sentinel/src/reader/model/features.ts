/** What the intent model looks at: words, their neighbours, letters, and kinds in place of names. */

import senses from '../lexicon/senses.json' with { type: 'json' }
import type { Mention } from '../mention.ts'
import type { Reach } from '../mentions.ts'
import type { Block } from './linear.ts'

/** Slots whose words stand for any other of their kind: what is asked does not depend on which weapon it is. */
const KIND_SLOTS: Readonly<Record<string, string>> = {
  item: 'item',
  perk: 'perk',
  player: 'player',
  triumph: 'triumph',
  destination: 'destination',
  activity: 'activity',
  weapon_type: 'weapontype',
  element: 'element',
  class: 'class',
  vendor: 'vendor',
  currency: 'currency',
  champion: 'champion',
  stat: 'stat',
  ability: 'ability',
  term: 'term',
  slot: 'slot',
  ammo: 'ammo',
  time_minutes: 'minutes',
  period: 'period',
  stat_value: 'number',
  limit: 'number',
  ordinal: 'ordinal',
  loadout: 'loadout',
  elsewhere: 'elsewhere',
}
/** Where a word has several readings, the first of these names its kind. */
const PRIORITY = Object.keys(KIND_SLOTS)

function kindOf(mention: Mention): string {
  if (mention.slot === 'item' && mention.entry) return mention.entry.kind === 'armor' ? 'armor' : 'weapon'
  return KIND_SLOTS[mention.slot] ?? mention.slot
}

interface Unit {
  readonly text: string
  /** The first word of it. */
  readonly at: number
}

/** The words with one sign for each mention. */
function placedUnits({ words, mentions }: Pick<Reach, 'words' | 'mentions'>): Unit[] {
  const begins = new Map<number, Mention>()
  for (const mention of mentions) {
    if (!(mention.slot in KIND_SLOTS)) continue
    const held = begins.get(mention.from)
    if (!held || PRIORITY.indexOf(mention.slot) < PRIORITY.indexOf(held.slot))
      begins.set(mention.from, mention)
  }
  const units: Unit[] = []
  for (let at = 0; at < words.length; ) {
    const mention = begins.get(at)
    units.push({ text: mention ? `<${kindOf(mention)}>` : (words[at] ?? ''), at })
    at = mention ? mention.to : at + 1
  }
  return units
}

export const unitsOf = (reach: Pick<Reach, 'words' | 'mentions'>): string[] =>
  placedUnits(reach).map(({ text }) => text)

function runsOf(units: readonly string[], mark: string, most: number): string[] {
  const found: string[] = []
  for (let size = 1; size <= most; size++)
    for (let at = 0; at + size <= units.length; at++)
      found.push(`${mark} ${units.slice(at, at + size).join(' ')}`)
  return found
}

const SKIPPED = 4

/** Pairs with up to three others between them. */
function pairsOf(units: readonly string[]): string[] {
  const found: string[] = []
  for (let at = 0; at < units.length; at++)
    for (let other = at + 2; other < Math.min(units.length, at + 1 + SKIPPED); other++)
      found.push(`k ${units[at]} ${units[other]}`)
  return found
}

/** Letters of each word with its edges. */
function lettersOf(words: readonly string[]): string[] {
  const found: string[] = []
  for (const word of words) {
    const edged = ` ${word} `
    for (let size = 3; size <= 5; size++) {
      if (size >= edged.length) {
        found.push(`c ${edged}`)
        break
      }
      for (let at = 0; at + size <= edged.length; at++) found.push(`c ${edged.slice(at, at + size)}`)
    }
  }
  return found
}

const CLAUSE_END = /[.?!;:,]/

/** How clauses begin, and what stands in the first and the last one: the question itself is often at the end. */
function clausesOf(units: readonly Unit[], gaps: readonly string[]): string[] {
  const clauses: string[][] = [[]]
  units.forEach(({ text, at }, index) => {
    if (index > 0 && CLAUSE_END.test(gaps[at] ?? '')) clauses.push([])
    clauses.at(-1)?.push(text)
  })
  const found = [`nc ${Math.min(5, clauses.length)}`]
  for (const unit of clauses.at(-1) ?? []) found.push(`cl ${unit}`)
  for (const unit of clauses[0] ?? []) found.push(`cf ${unit}`)
  for (const clause of clauses)
    for (let size = 1; size <= Math.min(3, clause.length); size++)
      found.push(`cs ${clause.slice(0, size).join(' ')}`)
  return found
}

/** Words that neither players of the game use often nor anything is called by. */
function strangersIn({ words, mentions, isKnown }: Reach): number {
  const named = new Set<number>()
  for (const { from, to } of mentions) for (let at = from; at < to; at++) named.add(at)
  return words.filter((word, at) => !named.has(at) && !isKnown[at] && !/\d/.test(word)).length
}

function slotsOf(reach: Reach): string[] {
  const { mentions, words, tokens } = reach
  const slots = [...new Set(mentions.map(({ slot }) => slot))].sort()
  const found = slots.map((slot) => `m ${slot}`)
  for (let at = 0; at < slots.length; at++)
    for (let other = at + 1; other < slots.length; other++) found.push(`mm ${slots[at]} ${slots[other]}`)
  const items = new Set(mentions.filter(({ slot }) => slot === 'item').map(({ value }) => value))
  const perks = new Set(mentions.filter(({ slot }) => slot === 'perk').map(({ value }) => value))
  found.push(`ms ${slots.join(' ')}`, `mi ${Math.min(3, items.size)} ${Math.min(3, perks.size)}`)
  found.push(`mn ${Math.min(10, Math.floor(words.length / 2))}`)
  const strangers = strangersIn(reach)
  found.push(`mx ${Math.min(4, strangers)}`, `mx ${Math.min(2, strangers)} ${mentions.length === 0}`)
  if (strangers * 3 >= words.length) found.push('mx many')
  if (tokens.some(({ gap }) => gap.includes('?'))) found.push('m ?')
  return found
}

const SENSES = Map.groupBy(
  Object.entries(senses).flatMap(([sense, words]) => words.split(' ').map((word) => ({ sense, word }))),
  ({ word }) => word,
)

/** What the words are about, for those that few players use: 'merchant' as 'vendor'. */
function sensesOf(units: readonly string[]): string[] {
  const perUnit = units.map((unit) =>
    unit.startsWith('<') ? [unit] : (SENSES.get(unit) ?? []).map(({ sense }) => sense),
  )
  const found = perUnit.flat().map((sense) => `s ${sense}`)
  const withSense = perUnit.filter((own) => own.length > 0)
  for (let at = 0; at + 1 < withSense.length; at++)
    for (const one of withSense[at] ?? [])
      for (const other of withSense[at + 1] ?? []) found.push(`ss ${one} ${other}`)
  return found
}

export interface Before {
  /** What the last question asked. */
  readonly intent: string
}

/** Features of a text, after another question or alone. */
export function featuresOf(reach: Reach, before?: Before): Block[] {
  const { words, tokens } = reach
  const placed = placedUnits(reach)
  const units = placed.map(({ text }) => text)
  const edged = ['^', ...units, '$']
  const blocks: Block[] = [
    { weight: 1, features: runsOf(edged, 'u', 3) },
    { weight: 1, features: runsOf(words, 'w', 2) },
    { weight: 1, features: pairsOf(edged) },
    { weight: 1, features: lettersOf(words) },
    {
      weight: 0.7,
      features: clausesOf(
        placed,
        tokens.map(({ gap }) => gap),
      ),
    },
    { weight: 0.5, features: slotsOf(reach) },
    { weight: 0.5, features: sensesOf(units) },
  ]
  if (before) blocks.push(...afterQuestion(reach, units, before.intent))
  return blocks
}

function afterQuestion({ mentions, words }: Reach, units: readonly string[], intent: string): Block[] {
  const slots = [...new Set(mentions.map(({ slot }) => slot))]
  return [
    { weight: 1, features: [`p ${intent}`, 'p', `pn ${intent} ${Math.min(6, words.length)}`] },
    { weight: 1, features: [...units.map((unit) => `f ${unit}`), ...runsOf(units, 'fr', 2)] },
    {
      weight: 1,
      features: [
        ...units.map((unit) => `pu ${intent} ${unit}`),
        ...slots.map((slot) => `pm ${intent} ${slot}`),
      ],
    },
  ]
}
