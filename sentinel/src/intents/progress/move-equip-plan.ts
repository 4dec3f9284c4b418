import type { Fact } from '@ai-vault/contract/advice/answer.ts'
import { countInWords } from '@ai-vault/game/in-words.ts'
import { isAboutArmor } from '../../about-armor.ts'
import type { Ask } from '../../ask.ts'
import { changeQuery } from '../../change-query.ts'
import { armoryOf } from '../../chips.ts'
import type { Vault } from '../../facts.ts'
import { bestFirst, copiesOf, itemFact, linkOf, type OwnedItem, placeInWords } from '../../rows/owned.ts'
import { ARMOR, WEAPONS } from '../../rows/tagged.ts'
import { type Voiced, voiced } from '../../words/voices.ts'
import { wornBy } from '../builds/worn.ts'
import type { Intent } from '../intent.ts'
import { suggest } from '../suggest.ts'

const readsOnly: Voiced = voiced(
  'I only read: moving, equipping and locking are done in the game or in an item manager.',
  'I would if I could, but I only read. Move, equip or lock it in the game or in an item manager.',
  'Read-only. Move, equip or lock it in the game or in an item manager.',
)

const itIsThere = (name: string, place: string): Voiced =>
  voiced(
    `I only read, but ${name} is ${place}: get it there.`,
    `I cannot move it myself, but I know where it is: ${name} is ${place}.`,
    `Read-only. ${name} is ${place}; fetch it from there.`,
  )

const theseAre = (amount: number): Voiced =>
  voiced(
    `I only read. These ${countInWords(amount)} are meant, each with its place.`,
    `I cannot move them myself, but these ${countInWords(amount)} are the ones, each with its place.`,
    `Read-only. ${countInWords(amount)} items concerned, each with its place.`,
  )

export const moveEquipPlan: Intent = {
  label: 'move or equip',
  about: 'asks to move, equip or lock something',
  slots: [
    'weapon_type',
    'rarity',
    'element',
    'slot',
    'ammo',
    'limit',
    'scope',
    'item',
    'item2',
    'loadout',
    'class',
    'perk',
    'champion',
    'filter',
  ],
  async answer(ask) {
    const vault = await ask.vault()
    // Where it should go, not where it is.
    ask.slot('class')
    ask.slot('place')
    const found = meant(ask, vault)
    const [first] = found
    const suggestions = [
      suggest('What is wrong with my loadout?', 'improve_loadout', { loadout: 'equipped' }),
    ]
    if (!first) return { lead: readsOnly, suggestions }
    const facts = found.slice(0, ask.limit(found.length)).map((item): Fact => itemFact(item, vault))
    return found.length === 1
      ? { lead: itIsThere(linkOf(first), placeInWords(first.place, vault)), facts, suggestions }
      : {
          lead: theseAre(found.length),
          facts,
          total: found.length,
          armory: ask.slots.item || ask.slots.loadout ? undefined : armoryOf(changeQuery(ask.query, 'place')),
          suggestions,
        }
  },
}

function meant(ask: Ask, vault: Vault): readonly OwnedItem[] {
  const things = [ask.slot('item'), ask.slot('item2')].flatMap((thing) => (thing ? [thing] : []))
  if (things.length > 0) {
    const order = bestFirst(vault)
    return things.flatMap((thing) =>
      copiesOf(thing, vault)
        .toSorted((one, other) => (one.kind === 'weapon' && other.kind === 'weapon' ? order(one, other) : 0))
        .slice(0, ask.slots.scope === 'all' ? undefined : 1),
    )
  }
  if (ask.slots.loadout !== undefined && ask.slots.loadout !== 'equipped') {
    const { weapons, armor } = wornBy(ask, vault)
    return [...weapons, ...armor]
  }
  const { weapon_type, rarity, slot, perk, scope, filter } = ask.slots
  // 'My stasis set' names no items: that would be half of the vault.
  if (!weapon_type && !rarity && !slot && !perk && !scope && !filter) return []
  return isAboutArmor(ask.query)
    ? ask.narrow(vault.armor, ARMOR, ['class', 'place'])
    : ask.narrow(vault.weapons, WEAPONS, ['place'])
}
