import type { Fact } from '@ai-vault/contract/advice/answer.ts'
import { capitalized, countInWords, listInWords } from '@ai-vault/game/in-words.ts'
import { CHAMPIONS, type ChampionType, type Weapon } from '@ai-vault/game/items.ts'
import type { Ask } from '../../ask.ts'
import { armoryOf } from '../../chips.ts'
import type { Vault } from '../../facts.ts'
import { bestFirst, copiesOf, linkOf, weaponFact, weaponsIn } from '../../rows/owned.ts'
import { WEAPONS } from '../../rows/tagged.ts'
import { type Voiced, voiced } from '../../words/voices.ts'
import { type Answered, GEAR, type Intent } from '../intent.ts'
import { suggest } from '../suggest.ts'
import { wornBy } from './worn.ts'

function covered(have: string, lack: string, what: string): Voiced {
  const missing = lack ? ` Nothing for ${lack}.` : ''
  return have
    ? voiced(
        `${what} stun ${have}.${missing}`,
        `By themselves ${what.toLowerCase()} stun ${have}.${missing}`,
        `Covered: ${have}.${missing}`,
      )
    : voiced(
        `Nothing there stuns ${lack} by itself.`,
        `I am sorry: nothing there stuns ${lack} by itself.`,
        `Not covered: ${lack}.`,
      )
}

const stuns = (name: string, champions: string): Voiced =>
  champions
    ? voiced(
        `${name} stuns ${champions} champions.`,
        `Yes, ${name} stuns ${champions} champions by itself.`,
        `${name}: stuns ${champions} champions.`,
      )
    : voiced(
        `${name} stuns no champion by itself.`,
        `By itself ${name} stuns no champion.`,
        `${name}: stuns no champion.`,
      )

export const champions: Intent = {
  label: 'champions',
  about: 'do I cover champion types, what stuns them',
  slots: [...GEAR, 'champion', 'loadout', 'class', 'item', 'perk', 'place', 'filter'],
  async answer(ask) {
    const vault = await ask.vault()
    ask.note('Artifact mods and abilities can stun as well; which artifact mods are on is not told.')
    const thing = ask.slot('item')
    const [named] = thing ? weaponsIn(copiesOf(thing, vault)) : []
    if (named) {
      ask.slot('champion')
      return { lead: stuns(linkOf(named), named.champion ?? ''), facts: [weaponFact(named, vault)] }
    }
    const worn = ask.slots.loadout ? wornBy(ask, vault) : undefined
    return worn
      ? all(ask, vault, worn.weapons, 'The weapons of it')
      : all(ask, vault, vault.weapons, 'Your weapons')
  },
}

function all(ask: Ask, vault: Vault, weapons: readonly Weapon[], what: string): Answered {
  const wanted = ask.slot('champion') ?? CHAMPIONS
  // Every class can use every weapon.
  ask.slot('class')
  const query = ask.everywhere()
  const rows = ask
    .narrow(weapons, WEAPONS, ['champion', ...ask.placeSkipped()])
    .toSorted(bestFirst(vault, 'pve'))
  const groups = wanted.map((champion) => ({
    champion,
    able: rows.filter((weapon) => weapon.champion === champion),
  }))
  const have = groups.filter(({ able }) => able.length > 0)
  const lack = groups.filter(({ able }) => able.length === 0).map(({ champion }) => champion)
  return {
    lead: covered(
      listInWords(have.map(({ champion, able }) => `${champion} (${countInWords(able.length)})`)),
      listInWords(lack, 'or'),
      what,
    ),
    facts: interleaved(have).map(({ champion, weapon }): Fact => {
      const fact = weaponFact(weapon, vault, { side: 'pve' })
      return { ...fact, lines: [capitalized(champion), ...fact.lines] }
    }),
    armory: armoryOf({ ...query, slots: { ...query.slots, champion: [...wanted] } }),
    suggestions: [
      suggest('Build for a Grandmaster', 'build_for_activity', {
        activity: [{ name: 'grandmaster_nightfall' }],
      }),
    ],
  }
}

/** One of each kind first, so that what is shown at once covers all of them. */
function interleaved(
  groups: readonly { readonly champion: ChampionType; readonly able: readonly Weapon[] }[],
) {
  const rows = groups.flatMap(({ champion, able }) => able.map((weapon, at) => ({ champion, weapon, at })))
  return rows.toSorted((one, other) => one.at - other.at)
}
