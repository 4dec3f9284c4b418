import { inEnglish } from '@ai-vault/game/in-english.ts'
import { countInWords } from '@ai-vault/game/in-words.ts'
import type { Ask } from '../../ask.ts'
import type { GameWeapon } from '../../facts.ts'
import { nameKey } from '../../rows/names.ts'
import { activitiesIn, GAME_WEAPONS, slotType } from '../../rows/tagged.ts'
import { sourceInWords, unknownName } from '../../words/shared-words.ts'
import { inWords, nameOf, wished } from '../../words/slot-words.ts'
import { marked } from '../../words/text.ts'
import { type Voiced, voiced } from '../../words/voices.ts'
import { GEAR, type Intent } from '../intent.ts'
import { suggest } from '../suggest.ts'

const canRoll = (amount: number, what: string, perk: string, owned: number): Voiced => {
  const mine = owned > 0 ? ` You have ${countInWords(owned)} of them, with whatever roll.` : ''
  return voiced(
    `${countInWords(amount)} ${what} can roll ${perk}.${mine}`,
    `In all of the game ${countInWords(amount)} ${what} can roll ${perk}.${mine}`,
    `${perk}: possible on ${countInWords(amount)} ${what}.${mine}`,
  )
}

const noneCan = (what: string, perk: string): Voiced =>
  voiced(
    `No ${what} can roll ${perk}.`,
    `I looked through the whole game: no ${what} can roll ${perk}.`,
    `${perk}: on no ${what}.`,
  )

export const whoCanRoll: Intent = {
  label: 'what can roll it',
  about: 'which weapons of the game can roll a perk',
  needs: ['perk'],
  asksFor: voiced('Which perk?', 'Which perk do you mean? Its name is enough.', 'Name the perk.'),
  slots: [...GEAR, 'limit', 'scope', 'perk', 'activity'],
  ofGame: true,
  async answer(ask) {
    const [perk = { name: '' }, ...others] = ask.slot('perk') ?? []
    for (const other of others) ask.unapplied(`with ${nameOf(other)}`)
    const found = await ask.read(ask.facts.perk(perk))
    if (!found) return { lead: unknownName(perk), unanswered: 'no perk is known by that name' }
    const vault = await ask.tryRead(ask.facts.vault())
    const owned = new Set((vault?.weapons ?? []).map((weapon) => nameKey(inEnglish(weapon))))
    const isOwned = ({ name }: GameWeapon) => owned.has(nameKey(name))
    const notOwned = ask.isExcluded('owned')
    const fromThere = bySource(ask)
    const weapons = ask
      .narrow(found.weapons, GAME_WEAPONS)
      .filter((weapon) => fromThere(weapon) && !(notOwned && isOwned(weapon)))
    const once = [...new Map(weapons.map((weapon) => [weapon.name, weapon])).values()]
    const suggestions = [
      suggest(`Mine with ${found.name}`, 'find_by_perk', { perk: [perk] }),
      suggest(`What does ${found.name} do?`, 'explain', { term: perk }),
    ]
    const name = marked(found.name)
    if (once.length === 0) return { lead: noneCan(wished(ask.query, 1), name), suggestions }
    return {
      lead: canRoll(once.length, wished(ask.query, once.length), name, once.filter(isOwned).length),
      facts: once
        .toSorted((one, other) => Number(isOwned(other)) - Number(isOwned(one)))
        .slice(0, ask.limit(once.length))
        .map((weapon) => ({
          title: weapon.name,
          href: `/forge/${weapon.hash}`,
          item: { hash: weapon.hash },
          lines: [inWords(slotType(weapon.type)), sourceInWords(weapon.source)].filter(Boolean),
          ...(isOwned(weapon) ? { place: 'you have one' } : {}),
        })),
      total: once.length,
      suggestions,
    }
  },
}

/** "Trials loot", "not from raids": by what its source says. */
function bySource(ask: Ask): (weapon: GameWeapon) => boolean {
  const activity = ask.slot('activity')
  const out = ask.exclude.filter(({ value }) => activitiesIn(inWords(value)).length > 0)
  ask.applyExclusions((exclusion) => out.includes(exclusion))
  const isFrom = (source: string | undefined, name: string) =>
    activitiesIn(source).includes(name) || nameKey(source ?? '').includes(nameKey(name))
  return ({ source }) =>
    (!activity || activity.some((thing) => isFrom(source, nameOf(thing)) || isFrom(source, thing.name))) &&
    !out.some(({ value }) => isFrom(source, value))
}
