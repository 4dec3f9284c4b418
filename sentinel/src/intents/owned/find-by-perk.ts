import { listInWords } from '@ai-vault/game/in-words.ts'
import { traitsOn } from '@ai-vault/game/weapons/traits-on.ts'
import { armoryOf } from '../../chips.ts'
import { nameKey } from '../../rows/names.ts'
import { bestFirst, weaponFact } from '../../rows/owned.ts'
import { WEAPONS } from '../../rows/tagged.ts'
import { noneOf } from '../../words/shared-words.ts'
import { nameOf, wished } from '../../words/slot-words.ts'
import { counted, marked } from '../../words/text.ts'
import { type Voiced, voiced } from '../../words/voices.ts'
import { GEAR, type Intent } from '../intent.ts'
import { suggest } from '../suggest.ts'

const canUse = (amount: string, perks: string): Voiced =>
  voiced(
    `${amount} of yours with ${perks}.`,
    `I found ${amount} of yours with ${perks}.`,
    `With ${perks}: ${amount}.`,
  )

export const findByPerk: Intent = {
  label: 'mine with a perk',
  about: 'which of my weapons have this perk',
  needs: ['perk'],
  asksFor: voiced('Which perk?', 'Which perk are you looking for? Its name is enough.', 'Name the perk.'),
  slots: [...GEAR, 'limit', 'scope', 'perk', 'champion', 'place', 'mode', 'activity', 'filter'],
  async answer(ask) {
    const vault = await ask.vault()
    const side = ask.side()
    const found = ask.narrow(vault.weapons, WEAPONS, ask.placeSkipped()).toSorted(bestFirst(vault, side))
    const perks = ask.slots.perk ?? []
    const named = marked(listInWords(perks.map(nameOf)))
    const [perk] = perks
    const canRoll = perk ? [suggest(`What can roll ${nameOf(perk)}?`, 'who_can_roll', { perk: [perk] })] : []
    if (found.length === 0) {
      return { lead: noneOf(`${wished(ask.query)} with ${named}`, vault.whole), suggestions: canRoll }
    }
    return {
      lead: canUse(counted(found.length, wished(ask.query, 1), wished(ask.query)), named),
      facts: found.slice(0, ask.limit(found.length)).map((weapon) => {
        const on = new Set(traitsOn(weapon).map(nameKey))
        const off = perks.map(nameOf).filter((name) => !on.has(nameKey(name)))
        return weaponFact(weapon, vault, {
          side,
          lines: off.length > 0 ? [`can switch to ${listInWords(off)}`] : [],
        })
      }),
      total: found.length,
      armory: armoryOf(ask.everywhere()),
      suggestions: [
        ...(perk ? [suggest(`What does ${nameOf(perk)} do?`, 'explain', { term: perk })] : []),
        ...canRoll,
      ],
    }
  },
}
