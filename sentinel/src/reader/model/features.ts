/** What the intent model looks at: words, their neighbours, letters, and kinds in place of names. */
import type { Mention, Reach } from '../mentions.ts'

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
}
/** Where a word has several readings, the first of these names its kind. */
const PRIORITY = Object.keys(KIND_SLOTS)

/** The words with one sign for each mention. */
export function unitsOf({ words, mentions }: Pick<Reach, 'words' | 'mentions'>): string[] {
  const at = new Map<number, Mention>()
  for (const mention of mentions) {
    if (!(mention.slot in KIND_SLOTS)) continue
    const held = at.get(mention.from)
    if (!held || PRIORITY.indexOf(mention.slot) < PRIORITY.indexOf(held.slot)) at.set(mention.from, mention)
  }
  const units: string[] = []
  for (let from = 0; from < words.length; ) {
    const mention = at.get(from)
    units.push(mention ? `<${kindOf(mention)}>` : (words[from] ?? ''))
    from = mention ? mention.to : from + 1
  }
  return units
}

function kindOf(mention: Mention): string {
  if (mention.slot === 'item' && mention.entry) return mention.entry.kind === 'armor' ? 'armor' : 'weapon'
  return KIND_SLOTS[mention.slot] ?? mention.slot
}

export interface Before {
  /** What the last question asked. */
  readonly intent: string
  readonly slots: readonly string[]
}

/** Features of a text; several of the same count once. */
export function featuresOf(reach: Reach, before: Before | undefined): string[] {
  const found = new Set<string>()
  const { words, mentions } = reach
  const units = unitsOf(reach)
  const edged = ['^', ...units, '$']
  for (const word of words) found.add(`w ${word}`)
  for (let at = 0; at < edged.length; at++) {
    const [one, two, three] = [edged[at], edged[at + 1], edged[at + 2]]
    found.add(`u ${one}`)
    if (two) found.add(`b ${one} ${two}`)
    if (two && three) {
      found.add(`t ${one} ${two} ${three}`)
      found.add(`s ${one} ${three}`)
    }
  }
  for (let at = 0; at + 1 < words.length; at++) found.add(`wb ${words[at]} ${words[at + 1]}`)
  const letters = ` ${units.join(' ')} `
  for (const size of [3, 4, 5])
    for (let at = 0; at + size <= letters.length; at++) found.add(`c ${letters.slice(at, at + size)}`)
  for (const { slot } of mentions) found.add(`m ${slot}`)
  if (mentions.filter(({ slot }) => slot === 'item').length > 1) found.add('m two items')
  found.add(`n ${Math.min(12, words.length)}`)
  if (before) {
    found.add('before')
    found.add(`p ${before.intent}`)
    for (const unit of units) found.add(`pu ${before.intent} ${unit}`)
    for (const unit of units) found.add(`f ${unit}`)
    found.add(`pn ${before.intent} ${Math.min(6, words.length)}`)
    for (const { slot } of mentions) found.add(`pm ${before.intent} ${slot}`)
  }
  return [...found]
}
