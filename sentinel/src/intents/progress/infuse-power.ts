import type { Fact } from '@ai-vault/contract/advice/answer.ts'
import type { Character } from '@ai-vault/game/guardian.ts'
import { capitalized, countInWords } from '@ai-vault/game/in-words.ts'
import type { Ask } from '../../ask.ts'
import type { Vault } from '../../facts.ts'
import {
  copiesOf,
  hrefOf,
  linkOf,
  type OwnedItem,
  placeInWords,
  placeShort,
  slotName,
} from '../../rows/owned.ts'
import { ARMOR, WEAPONS } from '../../rows/tagged.ts'
import { isGoing } from '../../rows/verdicts.ts'
import { noSuchClass, notOwned } from '../../words/shared-words.ts'
import { nameOf } from '../../words/slot-words.ts'
import { clean, marked } from '../../words/text.ts'
import { type Voiced, voiced } from '../../words/voices.ts'
import type { Answered, Intent } from '../intent.ts'
import { suggest, thisWeek } from '../suggest.ts'

const weakest = (owner: string, power: number, slot: string, low: number): Voiced =>
  voiced(
    `Your ${owner} has ${countInWords(power)}; the lowest slot is ${slot} with ${countInWords(low)}.`,
    `Your ${owner} stands at ${countInWords(power)}. Start with ${slot}: at ${countInWords(low)} it is the lowest.`,
    `Raise ${slot} first: ${countInWords(low)} on your ${owner}, whose power is ${countInWords(power)}.`,
  )

const fuel = (name: string, amount: number): Voiced =>
  amount > 0
    ? voiced(
        `${countInWords(amount)} of yours can raise ${name}.`,
        `I found ${countInWords(amount)} of yours with more power that you could put into ${name}.`,
        `Fuel for ${name}: ${countInWords(amount)} of yours.`,
      )
    : voiced(
        `Nothing of that slot is stronger than ${name}.`,
        `I see nothing of that slot with more power than ${name}.`,
        `No fuel for ${name}: nothing of that slot is stronger.`,
      )

export const infusePower: Intent = {
  label: 'raise power',
  about: 'raise power, lowest slot, infusion fuel',
  slots: ['item_kind', 'slot', 'class', 'item', 'perk', 'champion'],
  async answer(ask) {
    const vault = await ask.vault()
    ask.everywhere()
    const thing = ask.slot('item')
    if (thing) return fuelFor(ask, vault, copiesOf(thing, vault), marked(nameOf(thing)))
    // What is low is worn.
    if (ask.slots.place === 'equipped') ask.slot('place')
    const wanted = ask.slot('class')
    const kind = ask.slot('item_kind')
    const slot = ask.slot('slot')?.replace('_', '-')
    const characters = vault.characters.filter(
      ({ classType }) => !wanted || wanted === 'all' || classType === wanted,
    )
    if (characters.length === 0)
      return { lead: noSuchClass(wanted && wanted !== 'all' ? wanted : 'character') }
    const isMeant = (item: OwnedItem) => (!slot || item.slot === slot) && (!kind || item.kind === kind)
    return lowestSlots(ask, vault, characters, isMeant)
  },
}

const power = ({ power: value = 0 }: OwnedItem): number => value

/** What may be given up or raised: not what is ruled out. */
function usable(ask: Ask, vault: Vault): readonly OwnedItem[] {
  const skip = ['slot', 'class', 'place', 'item_kind', 'rarity', 'weapon_type', 'element', 'ammo'] as const
  return [...ask.narrow(vault.weapons, WEAPONS, skip), ...ask.narrow(vault.armor, ARMOR, skip)]
}

const isFor = (item: OwnedItem, low: OwnedItem): boolean =>
  item.kind === low.kind &&
  item.slot === low.slot &&
  (item.kind === 'weapon' || low.kind === 'weapon' || item.classType === low.classType) &&
  power(item) > power(low)

/** What can go anyway costs least; what is worn is not given up. */
const cost = (item: OwnedItem, vault: Vault): number => (isGoing(item, vault) ? 0 : item.locked ? 2 : 1)

const strongest = (items: readonly OwnedItem[], low: OwnedItem, vault: Vault): readonly OwnedItem[] =>
  items
    .filter((item) => isFor(item, low) && !(item.place.in === 'character' && item.place.equipped))
    .toSorted((one, other) => cost(one, vault) - cost(other, vault) || power(other) - power(one))

function lowestSlots(
  ask: Ask,
  vault: Vault,
  characters: readonly Character[],
  isMeant: (item: OwnedItem) => boolean,
): Answered {
  const able = usable(ask, vault)
  const rows = characters.flatMap((character) =>
    able
      .filter(({ place }) => place.in === 'character' && place.equipped && place.characterId === character.id)
      .filter((item) => item.power !== undefined && isMeant(item))
      .toSorted((one, other) => power(one) - power(other))
      .map((worn, at) => ({ character, worn, at, better: strongest(able, worn, vault)[0] })),
  )
  // The lowest of each character before the second lowest of any.
  const ordered = rows.toSorted((one, other) => one.at - other.at || power(one.worn) - power(other.worn))
  const [first] = ordered
  if (!first) return { lead: notOwned('anything equipped there', vault.whole) }
  return {
    lead: weakest(
      first.character.classType,
      first.character.power,
      slotName(first.worn.slot),
      power(first.worn),
    ),
    facts: ordered.map(
      ({ character, worn, better }): Fact => ({
        title: worn.name,
        href: hrefOf(worn),
        item: { hash: worn.hash, instance_id: worn.instanceId },
        lines: [
          `${capitalized(character.classType)}, ${slotName(worn.slot)}`,
          better
            ? `infuse ${clean(better.name)}, ${countInWords(power(better))}, ${placeInWords(better.place, vault)}`
            : 'nothing stronger to infuse',
        ],
        value: countInWords(power(worn)),
      }),
    ),
    suggestions: [
      thisWeek,
      suggest('Anything at my postmaster?', 'postmaster_currency', { place: 'postmaster' }),
    ],
  }
}

function fuelFor(ask: Ask, vault: Vault, copies: readonly OwnedItem[], name: string): Answered {
  const target = copies.toSorted((one, other) => power(other) - power(one))[0]
  if (!target) return { lead: notOwned(name, vault.whole) }
  const found = strongest(usable(ask, vault), target, vault)
  return {
    lead: fuel(linkOf(target), found.length),
    facts: found.map((item) => ({
      title: item.name,
      href: hrefOf(item),
      item: { hash: item.hash, instance_id: item.instanceId },
      lines: [['can go anyway', 'not locked', 'locked'][cost(item, vault)] ?? ''],
      value: countInWords(power(item)),
      place: placeShort(item.place, vault),
    })),
  }
}
