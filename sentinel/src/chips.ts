/** A query as chips that can be taken out or changed, and as a search of the armory. */
import type { Chip } from '@ai-vault/contract/advice/answer.ts'
import {
  type Exclusion,
  type Query,
  type SlotName,
  slotsSchema,
  type Thing,
} from '@ai-vault/contract/advice/query.ts'
import { CLASSES, DAMAGE_TYPES } from '@ai-vault/game/items.ts'
import { isAboutArmor } from './about-armor.ts'
import type { Intent } from './intents/intent.ts'
import { VOCABULARY } from './rows/tagged.ts'
import { exclusionInWords, inWords, slotInWords } from './words/slot-words.ts'

/** What a chip offers instead of its value. */
const VALUES: Readonly<Partial<Record<SlotName, readonly string[]>>> = {
  mode: VOCABULARY.mode,
  class: CLASSES,
  element: DAMAGE_TYPES,
  weapon_type: VOCABULARY.weapon_type,
  rarity: ['exotic', 'legendary'],
  item_kind: VOCABULARY.item_kind,
  ammo: VOCABULARY.ammo,
}
const SEVERAL: ReadonlySet<SlotName> = new Set(['element', 'weapon_type'])

const choice = (slot: SlotName, value: string) => ({
  label: slotInWords(slot, { [slot]: SEVERAL.has(slot) ? [value] : value }) || inWords(value),
  value: SEVERAL.has(slot) ? [value] : value,
})

function choicesFor(slot: SlotName, query: Query): Chip['choices'] {
  const now = [query.slots[slot]].flat() as readonly unknown[]
  const others = (VALUES[slot] ?? []).filter((value) => !now.includes(value))
  return others.length > 0 ? others.map((value) => choice(slot, value)) : undefined
}

export function chipsOf(query: Query, intent: Pick<Intent, 'label'>): readonly Chip[] {
  // In one order, however the query was made.
  const slots = Object.keys(slotsSchema.shape) as SlotName[]
  return [
    { label: intent.label, at: 'intent' },
    ...slots
      .filter((name) => query.slots[name] !== undefined)
      .map((name): Chip => {
        const choices = choicesFor(name, query)
        return { label: slotInWords(name, query.slots), at: name, ...(choices ? { choices } : {}) }
      }),
    ...query.exclude.map(
      (exclusion, at): Chip => ({ label: `not ${exclusionInWords(exclusion)}`, at, ruled_out: true }),
    ),
  ]
}

/** What could be said in addition: the slots with few values that the intent goes by. */
export const additionsFor = (query: Query, { slots }: Pick<Intent, 'slots'>): readonly Chip[] =>
  slots
    .filter((name) => name !== 'weapon_type' && VALUES[name] && query.slots[name] === undefined)
    .map((name) => ({
      label: '',
      at: name,
      choices: (VALUES[name] ?? []).map((value) => choice(name, value)),
    }))

const IS: Readonly<Record<string, string>> = {
  bow: 'combatbow',
  class_item: 'classitem',
  vault: 'invault',
  masterworked: 'masterwork',
}
const is = (value: string) => `is:${IS[value] ?? value.replaceAll('_', '')}`
const any = (clauses: readonly string[]) =>
  clauses.length > 1 ? `(${clauses.join(' or ')})` : (clauses[0] ?? '')
const named = (word: string, { name }: Pick<Thing, 'name'>) =>
  `${word}:"${name.toLowerCase().replaceAll('"', '')}"`

function exclusionClause({ value, thing }: Exclusion): string {
  if (thing)
    return thing.hash === undefined
      ? `-${named('exactname', thing)} -${named('exactperk', thing)}`
      : `-hash:${thing.hash} -${named('exactname', thing)}`
  const isWord = Object.values(VOCABULARY).some((words) => (words as readonly string[]).includes(value))
  if (!isWord || ['pve', 'pvp'].includes(value)) return ''
  if (value === 'kinetic') return '-is:kineticslot -is:kinetic'
  if ((VOCABULARY.champion as readonly string[]).includes(value)) return `-breaker:${value}`
  return (VOCABULARY.activity as readonly string[]).includes(value) ? '' : `-${is(value)}`
}

/** The narrowing slots of a query in the armory's own language; empty where it narrows nothing. */
export function searchOf(query: Query): string {
  const { slots, exclude } = query
  const clauses = [
    slots.filter && `(${slots.filter})`,
    slots.weapon_type && any(slots.weapon_type.map(is)),
    slots.element && any(slots.element.map(is)),
    slots.rarity && is(slots.rarity),
    slots.slot && (slots.slot === 'kinetic' ? 'is:kineticslot' : is(slots.slot)),
    slots.ammo && is(slots.ammo),
    slots.place && is(slots.place),
    slots.champion && any(slots.champion.map((champion) => `breaker:${champion}`)),
    slots.class && slots.class !== 'all' && isAboutArmor(query) && is(slots.class),
    ...(slots.perk ?? []).map((perk) => named('exactperk', perk)),
    ...exclude.map(exclusionClause),
  ]
  return clauses.filter(Boolean).join(' ')
}

/** The address of the armory that shows the same. */
export function armoryOf(query: Query, more: Readonly<{ q?: string; sort?: string }> = {}): string {
  const search = [searchOf(query), more.q].filter(Boolean).join(' ')
  if (isAboutArmor(query))
    return `/armory?${new URLSearchParams({ tab: 'armor', pieces: 'all', ...(search ? { find: search } : {}) })}`
  const asked = { ...(search ? { q: search } : {}), ...(more.sort ? { sort: more.sort } : {}) }
  return Object.keys(asked).length > 0 ? `/armory?${new URLSearchParams(asked)}` : '/armory'
}
