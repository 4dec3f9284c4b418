import { countInWords } from '@ai-vault/game/in-words.ts'
import { isAboutArmor } from '../../about-armor.ts'
import type { Vault } from '../../facts.ts'
import { newestFirst } from '../../rows/newest.ts'
import { copiesOf, itemFact, linkOf, type OwnedItem, tierFor } from '../../rows/owned.ts'
import { ARMOR, WEAPONS } from '../../rows/tagged.ts'
import { noneOf, notOwned } from '../../words/shared-words.ts'
import { nameOf, wished } from '../../words/slot-words.ts'
import { marked } from '../../words/text.ts'
import { type Voiced, voiced } from '../../words/voices.ts'
import { type Answered, GEAR, type Intent } from '../intent.ts'
import { dismantle, rate } from '../suggest.ts'

const USUAL = 12

const newest = (name: string, good: number, of: number): Voiced => {
  const worth = `${countInWords(good)} of your newest ${countInWords(of)}`
  return voiced(
    `Newest is ${name}; ${worth} are Excellent or better.`,
    `The latest to arrive is ${name}. Of note: ${worth} are Excellent or better.`,
    `Newest: ${name}. ${worth} are Excellent or better.`,
  )
}

const newestPiece = (name: string, of: number): Voiced =>
  voiced(
    `Newest is ${name}; these are your latest ${countInWords(of)}.`,
    `The latest to arrive is ${name}. These are your latest ${countInWords(of)}.`,
    `Newest: ${name}. Latest ${countInWords(of)}:`,
  )

const standsAt = (name: string, place: number): Voiced =>
  voiced(
    `Your newest ${name} is number ${countInWords(place)} of all your gear, the newest first.`,
    `Counting from the newest, your latest ${name} is number ${countInWords(place)} of all your gear.`,
    `Newest ${name}: number ${countInWords(place)} of all your gear, newest first.`,
  )

export const newSinceLast: Intent = {
  label: 'new drops',
  about: 'new drops since some time',
  slots: [...GEAR, 'limit', 'scope', 'place', 'perk', 'class', 'item', 'champion', 'filter'],
  async answer(ask) {
    const vault = await ask.vault()
    const isArmor = isAboutArmor(ask.query)
    const isWeapon =
      ask.slots.item_kind === 'weapon' || ask.slots.weapon_type || ask.slots.ammo || ask.slots.element
    const rows: readonly OwnedItem[] = [
      ...(isArmor ? [] : ask.narrow(vault.weapons, WEAPONS, ask.placeSkipped())),
      ...(isWeapon ? [] : ask.narrow(vault.armor, ARMOR, ask.placeSkipped())),
    ].toSorted(newestFirst)
    if (ask.slots.period) ask.note('The platform dates no drop, so these are simply the newest.')
    const thing = ask.slot('item')
    if (thing)
      return newestOf(copiesOf(thing, vault).toSorted(newestFirst), rows, vault, marked(nameOf(thing)))
    const shown = rows.slice(0, Math.min(ask.limit(USUAL), 60))
    const [first] = shown
    if (!first) return { lead: noneOf(wished(ask.query), vault.whole) }
    const isGood = (item: OwnedItem) =>
      item.kind === 'weapon' && ['God-Tier', 'Excellent'].includes(tierFor(item, vault) ?? '')
    return {
      lead: isArmor
        ? newestPiece(linkOf(first), shown.length)
        : newest(linkOf(first), shown.filter(isGood).length, shown.length),
      facts: shown.map((item) => itemFact(item, vault)),
      suggestions: [...(first.kind === 'weapon' ? [rate(first.name, first.hash)] : []), dismantle],
    }
  },
}

/** "Did it drop today?": where the newest copy stands among all that came. */
function newestOf(
  copies: readonly OwnedItem[],
  rows: readonly OwnedItem[],
  vault: Vault,
  name: string,
): Answered {
  const [first] = copies
  if (!first) return { lead: notOwned(name, vault.whole) }
  return {
    lead: standsAt(linkOf(first), rows.findIndex((item) => item.instanceId === first.instanceId) + 1),
    facts: copies.map((item) => itemFact(item, vault)),
  }
}
