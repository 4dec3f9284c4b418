import type { Thing } from '@ai-vault/contract/advice/query.ts'
import { isAdvisedToGo } from '@ai-vault/game/cleanup/advised-to-go.ts'
import { countInWords } from '@ai-vault/game/in-words.ts'
import { isAboutArmor } from '../../about-armor.ts'
import type { Ask } from '../../ask.ts'
import { changeQuery } from '../../change-query.ts'
import { armoryOf } from '../../chips.ts'
import type { Vault } from '../../facts.ts'
import { carriedBy } from '../../rows/carried-by.ts'
import { nameKey } from '../../rows/names.ts'
import {
  bestFirst,
  copiesOf,
  itemFact,
  linkOf,
  type OwnedItem,
  placeInWords,
  statSum,
} from '../../rows/owned.ts'
import { isGoing } from '../../rows/verdicts.ts'
import { noneOf, notOwned, unknownName } from '../../words/shared-words.ts'
import { nameOf, wishedExactly } from '../../words/slot-words.ts'
import { counted, marked } from '../../words/text.ts'
import { type Answered, GEAR, type Intent } from '../intent.ts'
import { buildAround, dismantle, duplicates, godRoll, rate, whereFrom } from '../suggest.ts'
import {
  haveBoth,
  haveHowMany,
  haveOne,
  haveSeveral,
  holdMaterial,
  noneHereButElsewhere,
  overview,
} from './do-i-have-words.ts'

const KINDS = [
  'item_kind',
  'weapon_type',
  'rarity',
  'element',
  'slot',
  'ammo',
  'champion',
  'perk',
  'class',
  'filter',
] as const

export const doIHave: Intent = {
  label: 'do I have it',
  about: 'do I own it, how many, where is it',
  slots: [
    ...GEAR,
    'limit',
    'scope',
    'item',
    'item2',
    'class',
    'place',
    'perk',
    'champion',
    'mode',
    'activity',
    'currency',
    'filter',
  ],
  async answer(ask) {
    const vault = await ask.vault()
    const thing = ask.slot('item')
    const other = thing && ask.slot('item2')
    if (other) return both(ask, vault, thing, other)
    if (thing) return one(ask, vault, thing)
    const currency = ask.slot('currency')
    if (currency) return material(ask, { name: currency })
    const isNarrow = KINDS.some((name) => ask.slots[name] !== undefined) || ask.exclude.length > 0
    const isSomewhere = ask.slots.place !== undefined && ask.slots.place !== 'vault'
    return isNarrow || isSomewhere ? several(ask, vault) : counts(ask, vault)
  },
}

/** "2 in the vault", "1 on your hunter"; one place alone needs no number. */
function placesOf(items: readonly OwnedItem[], vault: Vault): readonly string[] {
  const places = [...Map.groupBy(items, ({ place }) => placeInWords(place, vault))]
  return places.map(([place, held]) =>
    places.length === 1 ? place : `${countInWords(held.length)} ${place}`,
  )
}

const placeAsked = ({ slots: { class: owner } }: Ask): string =>
  owner && owner !== 'all' ? `on your ${owner}` : 'there'

const ordered = (
  ask: Ask,
  items: readonly OwnedItem[],
  vault: Vault,
  isAnywhere = false,
): readonly OwnedItem[] => {
  const { weapons, armor } = ask.narrowGear(items, isAnywhere ? ['place'] : [])
  const carried = carriedBy(ask, weapons, vault)
  return [
    ...(isAnywhere ? weapons : carried).toSorted(bestFirst(vault, ask.side())),
    ...armor.toSorted((first, second) => statSum(second) - statSum(first)),
  ]
}

async function one(ask: Ask, vault: Vault, thing: Thing): Promise<Answered> {
  const all = copiesOf(thing, vault)
  if (all.length === 0) return notThere(ask, vault, thing)
  const here = ordered(ask, all, vault)
  const shown = here.length > 0 ? here : ordered(ask, all, vault, true)
  const first = shown[0] ?? (all[0] as OwnedItem)
  const facts = shown.map((item) => itemFact(item, vault, { side: ask.side() }))
  const suggestions =
    first.kind === 'weapon'
      ? [rate(first.name, first.hash), godRoll(first.name, first.hash)]
      : [buildAround(first.name, first.hash)]
  if (here.length === 0)
    return { lead: noneHereButElsewhere(linkOf(first), placeAsked(ask), all.length), facts, suggestions }
  return {
    lead:
      shown.length === 1
        ? haveOne(linkOf(first), placeInWords(first.place, vault))
        : haveSeveral(linkOf(first), shown.length, placesOf(shown, vault)),
    facts,
    suggestions,
  }
}

async function notThere(ask: Ask, vault: Vault, thing: Thing): Promise<Answered> {
  const held = await material(ask, thing)
  if (!held.unanswered || thing.hash === undefined) return held
  return {
    lead: notOwned(marked(nameOf(thing)), vault.whole),
    suggestions: [whereFrom(thing.name, thing.hash)],
  }
}

/** A currency or material by its name, singular or plural. */
async function material(ask: Ask, thing: Thing): Promise<Answered> {
  const held = await ask.tryRead(ask.facts.held())
  const wanted = nameKey(thing.name).replace(/s$/, '')
  const found = held?.find(({ name }) => nameKey(name).replace(/s$/, '') === wanted)
  if (!found) return { lead: unknownName(thing), unanswered: 'nothing is known by that name' }
  return { lead: holdMaterial(marked(found.name), found.quantity) }
}

function both(ask: Ask, vault: Vault, thing: Thing, other: Thing): Answered {
  const owned = [thing, other].map((each) => copiesOf(each, vault))
  const missing = [thing, other]
    .filter((_, at) => owned[at]?.length === 0)
    .map((each) => marked(nameOf(each)))
  if (missing.length === 2) return { lead: notOwned(missing.join(' or '), vault.whole) }
  return {
    lead: haveBoth(marked(nameOf(thing)), marked(nameOf(other)), missing),
    facts: ordered(ask, owned.flat(), vault).map((item) => itemFact(item, vault)),
  }
}

/** "Exotics" may be weapons or armor; what is only shown of weapons means weapons. */
function meant(ask: Ask, vault: Vault): readonly OwnedItem[] {
  const { item_kind, weapon_type, element, ammo, champion, perk, slot, class: owner } = ask.slots
  if (isAboutArmor(ask.query)) return vault.armor
  if (ask.slots.filter) return vault.weapons
  const isWeapons = item_kind === 'weapon' || weapon_type || element || ammo || champion || perk || slot
  if (isWeapons) return vault.weapons
  return owner ? vault.armor : [...vault.weapons, ...vault.armor]
}

/** Of a search that the armory hands over: how much of it is good, and how much can go. */
function noteWorth(ask: Ask, vault: Vault, found: readonly OwnedItem[]) {
  const gods = found.filter(({ instanceId }) => vault.ratings.get(instanceId)?.tier === 'God-Tier').length
  const going = found.filter((item) => isGoing(item, vault)).length
  ask.note(`${counted(gods, 'god roll')} among them, and ${countInWords(going)} can go.`)
}

function several(ask: Ask, vault: Vault): Answered {
  const from = meant(ask, vault)
  const found = ordered(ask, from, vault)
  const everywhere = ordered(ask, from, vault, true)
  const elsewhere = everywhere.length - found.length
  const noun =
    from === vault.armor ? 'piece' : from.every(({ kind }) => kind === 'weapon') ? 'weapon' : 'item'
  if (ask.slots.filter) noteWorth(ask, vault, found)
  if (found.length === 0 && elsewhere === 0)
    return { lead: noneOf(wishedExactly(ask.query, 2, noun), vault.whole) }
  const shown = found.length > 0 ? found : everywhere
  return {
    lead:
      found.length > 0
        ? haveHowMany(found.length, wishedExactly(ask.query, found.length, noun), elsewhere)
        : noneHereButElsewhere(wishedExactly(ask.query, 2, noun), placeAsked(ask), elsewhere),
    facts: shown.slice(0, ask.limit(shown.length)).map((item) => itemFact(item, vault, { side: ask.side() })),
    total: shown.length,
    armory: armoryOf(found.length > 0 ? ask.query : changeQuery(ask.query, 'place')),
    suggestions: [dismantle],
  }
}

function counts(ask: Ask, vault: Vault): Answered {
  ask.everywhere()
  ask.slot('scope')
  const { space, score } = vault
  const godRolls = [...vault.ratings.values()].filter(({ tier }) => tier === 'God-Tier').length
  const going = [...vault.verdicts.values()].filter(isAdvisedToGo).length
  return {
    lead: overview(vault.weapons.length, vault.armor.length, godRolls),
    facts: [
      ...(space
        ? [
            {
              title: 'Vault',
              href: '/armory',
              lines: [`${countInWords(space.used)} of ${countInWords(space.capacity)} places taken`],
            },
          ]
        : []),
      {
        title: 'Can go',
        href: '/armory?cleanup=plan',
        lines: [`${countInWords(going)} weapons and pieces of armor`],
      },
      ...(score
        ? [{ title: 'Vault score', href: '/dashboard', lines: [], value: `${score.score} of 100` }]
        : []),
    ],
    suggestions: [dismantle, duplicates],
  }
}
