import type { Fact } from '@ai-vault/contract/advice/answer.ts'
import { capitalized, countInWords, listInWords } from '@ai-vault/game/in-words.ts'
import type { Ask } from '../../ask.ts'
import type { Held, Vault } from '../../facts.ts'
import { nameKey } from '../../rows/names.ts'
import { noSuchClass } from '../../words/shared-words.ts'
import { inWords, nameOf } from '../../words/slot-words.ts'
import { clean, counted, marked } from '../../words/text.ts'
import { type Voiced, voiced } from '../../words/voices.ts'
import type { Answered, Intent } from '../intent.ts'
import { suggest } from '../suggest.ts'

/** The postmaster of a character holds so many items; what comes after pushes the oldest out. */
const PLACES = 21

const holds = (amounts: string): Voiced =>
  voiced(`You hold ${amounts}.`, `You have ${amounts} saved up.`, `Stock: ${amounts}.`)

const holdsNone = (name: string): Voiced =>
  voiced(
    `You hold no ${name} that I can see.`,
    `I see no ${name} among what you hold.`,
    `${name}: none in view.`,
  )

const waits = (items: string, fullest: string): Voiced =>
  voiced(
    `${items} at the postmaster. ${fullest}`,
    `I see ${items} waiting at the postmaster. ${fullest}`,
    `Postmaster: ${items}. ${fullest}`,
  )

const empty: Voiced = voiced(
  'The postmaster is empty.',
  'Nothing waits for you at the postmaster.',
  'Postmaster: empty.',
)

export const postmasterCurrency: Intent = {
  label: 'postmaster and materials',
  about: 'content of the postmaster, currencies and materials held',
  offers: () => [allHeld],
  slots: ['currency', 'place', 'class', 'rarity', 'item', 'limit', 'scope'],
  async answer(ask) {
    const currency = ask.slot('currency') ?? (ask.slot('item') && nameOf(ask.slots.item ?? { name: '' }))
    if (currency) return material(ask, currency)
    const vault = await ask.vault()
    const isBox = ask.slot('place') !== undefined || ask.slots.class !== undefined
    return isBox && !ask.isExcluded('postmaster') ? postmaster(ask, vault) : wallet(ask)
  },
}

const allHeld = suggest('Show all I hold', 'postmaster_currency')

const keyOf = (name: string) => nameKey(inWords(name)).replace(/s$/, '')
const amountOf = ({ name, quantity }: Held) => `${countInWords(quantity)} × ${clean(name)}`

async function material(ask: Ask, currency: string): Promise<Answered> {
  const held = await ask.read(ask.facts.held())
  const exact = held.filter(({ name }) => keyOf(name) === keyOf(currency))
  const near = exact.length > 0 ? exact : held.filter(({ name }) => nameKey(name).includes(keyOf(currency)))
  const suggestions = [allHeld]
  if (near.length === 0) {
    return {
      lead: holdsNone(marked(inWords(currency))),
      suggestions,
      unanswered: 'nothing of that name is held',
    }
  }
  return {
    lead: holds(listInWords(near.slice(0, 3).map((each) => marked(amountOf(each))))),
    suggestions,
  }
}

async function wallet(ask: Ask): Promise<Answered> {
  ask.slot('class')
  const all = await ask.read(ask.facts.held())
  const out = ask.exclude.map(({ value, thing }) => keyOf(thing?.name ?? value))
  ask.applyExclusions(() => true)
  const held = all.filter(({ name, quantity }) => quantity > 0 && !out.includes(keyOf(name)))
  return {
    lead: holds(listInWords(held.slice(0, 3).map((each) => marked(amountOf(each))))),
    facts: held
      .slice(0, ask.limit(held.length))
      .map(
        ({ name, quantity }): Fact => ({ title: '', lines: [clean(name)], value: countInWords(quantity) }),
      ),
    total: held.length,
    list: [],
    suggestions: [suggest('Anything at my postmaster?', 'postmaster_currency', { place: 'postmaster' })],
  }
}

function postmaster(ask: Ask, vault: Vault): Answered {
  const wanted = ask.slot('class')
  const characters = vault.characters.filter(
    ({ classType }) => !wanted || wanted === 'all' || classType === wanted,
  )
  if (characters.length === 0) return { lead: noSuchClass(wanted && wanted !== 'all' ? wanted : 'character') }
  const boxes = characters.map(({ id, classType }) => ({
    classType,
    items: [...vault.weapons, ...vault.armor, ...vault.others].filter(
      ({ place, rarity }) =>
        place.in === 'postmaster' &&
        place.characterId === id &&
        (!ask.slots.rarity || rarity === ask.slots.rarity),
    ),
  }))
  if (ask.slots.rarity) ask.slot('rarity')
  const total = boxes.reduce((sum, { items }) => sum + items.length, 0)
  if (total === 0)
    return { lead: empty, suggestions: [suggest('Show all I hold', 'postmaster_currency', {})] }
  const fullest = boxes.toSorted((one, other) => other.items.length - one.items.length)[0]
  const box = fullest
    ? `Your ${fullest.classType}’s has ${fullest.items.length} of ${PLACES} places taken.`
    : ''
  return {
    lead: waits(counted(total, 'item'), box),
    facts: boxes.flatMap(({ classType, items }) =>
      items.map(
        (item): Fact => ({
          title: item.name,
          ...(item.kind === 'weapon'
            ? { href: `/forge/${item.instanceId}`, item: { hash: item.hash, instance_id: item.instanceId } }
            : {}),
          ...(item.kind === 'armor'
            ? {
                href: `/armory?tab=armor&piece=${item.instanceId}`,
                item: { hash: item.hash, instance_id: item.instanceId },
              }
            : {}),
          lines: [item.typeName],
          ...(item.power === undefined ? {} : { value: countInWords(item.power) }),
          place: capitalized(classType),
        }),
      ),
    ),
    total,
    armory: '/armory?q=is%3Apostmaster',
  }
}
