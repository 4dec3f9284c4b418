import { BOSS } from '@ai-vault/game/builds/weapon-uses.ts'
import type { Weapon } from '@ai-vault/game/items.ts'
import { scoreText } from '@ai-vault/game/weapons/rating/tiers.ts'
import { armoryOf } from '../../chips.ts'
import { bestFirst, copiesOf, linkOf, scoreOf, weaponFact, weaponsIn } from '../../rows/owned.ts'
import { WEAPONS } from '../../rows/tagged.ts'
import { noneOf } from '../../words/shared-words.ts'
import { nameOf, wished } from '../../words/slot-words.ts'
import { type Voiced, voiced } from '../../words/voices.ts'
import { GEAR, type Intent } from '../intent.ts'
import { rate, suggest } from '../suggest.ts'

const takeThis = (name: string, score: string): Voiced =>
  voiced(
    `For bosses take ${name}: ${score} of 10 for boss damage.`,
    `For bosses I would bring ${name}: where only boss damage counts its roll gets ${score} of 10.`,
    `Boss weapon: ${name}, ${score} of 10 for boss damage.`,
  )

const betterThan = (name: string, score: string, asked: string, askedScore: string): Voiced =>
  voiced(
    `${name} is better for bosses: ${score} against ${askedScore} for ${asked}.`,
    `I would rather bring ${name}: for bosses it gets ${score}, and ${asked} gets ${askedScore}.`,
    `Bring ${name}, ${score} for bosses. ${asked}: ${askedScore}.`,
  )

const exoticsOnly = (name: string): Voiced =>
  voiced(
    `For bosses you have ${name}, whose traits are the same on every copy.`,
    `For bosses you can bring ${name}. Its traits are the same on every copy, so it has no roll to rate.`,
    `Boss weapon: ${name}, fixed perks, no roll.`,
  )

/** Heavy weapons of the types that builds take for bosses, by how the roll does where only their damage counts. */
export const dpsOption: Intent = {
  label: 'boss damage',
  about: 'boss damage with what I own',
  slots: [...GEAR, 'limit', 'scope', 'item', 'item2', 'champion', 'place', 'perk', 'filter'],
  async answer(ask) {
    const vault = await ask.vault()
    const { weapon_type: types, ammo, slot } = ask.slots
    // Every class can use every weapon.
    ask.slot('class')
    if (ask.slots.mode === 'pve') ask.slot('mode')
    if (ask.slots.purpose?.every((purpose) => purpose === 'boss_dps')) ask.slot('purpose')
    const things = [ask.slot('item'), ask.slot('item2')].flatMap((thing) =>
      thing ? [{ thing, copies: weaponsIn(copiesOf(thing, vault)) }] : [],
    )
    const named = things.flatMap(({ copies }) => copies)
    const isWide = types !== undefined || ammo !== undefined || slot !== undefined
    const able = ask
      .narrow(vault.weapons, WEAPONS, ask.placeSkipped())
      .filter(
        (weapon) =>
          isWide || (weapon.ammo === 'heavy' && BOSS.includes(weapon.type)) || named.includes(weapon),
      )
    const boss = await ask.tryRead(ask.facts.bossRatings())
    const scores = new Map(boss?.map(({ instanceId, score }) => [instanceId, score]))
    const score = (weapon: Weapon) =>
      scores.get(weapon.instanceId) ?? (boss ? undefined : scoreOf(weapon, vault, 'pve'))
    ask.note(
      boss
        ? 'The platform does not tell damage: the order is how well the roll suits bosses.'
        : 'Without a network the order is the PvE rating at large.',
    )
    const byScore = bestFirst(vault, 'pve')
    const isFixed = ({ instanceId }: Weapon) => vault.ratings.get(instanceId)?.fixed === true
    const rated = able
      .filter((weapon) => score(weapon) !== undefined && !isFixed(weapon))
      .toSorted((one, other) => (score(other) ?? 0) - (score(one) ?? 0) || byScore(one, other))
    // Of several copies the best one stands for all.
    const best = rated.filter((weapon, at) => rated.findIndex(({ hash }) => hash === weapon.hash) === at)
    const useOf = ({ instanceId }: Weapon) => vault.ratings.get(instanceId)?.pve.overall ?? 0
    const fixed = able
      .filter(isFixed)
      .toSorted((one, other) => useOf(other) - useOf(one) || (other.kills ?? 0) - (one.kills ?? 0))
    const first = best[0] ?? fixed[0]
    for (const { thing, copies } of things)
      if (![...best, first].some((each) => copies.some(({ hash }) => hash === each?.hash)))
        ask.unapplied(nameOf(thing))
    if (!first) return { lead: noneOf(isWide ? wished(ask.query) : 'heavy weapon for bosses', vault.whole) }
    const text = (weapon: Weapon) => scoreText(score(weapon) ?? 0)
    const asked = best.find((weapon) => named.includes(weapon))
    const query = ask.everywhere()
    return {
      lead: isFixed(first)
        ? exoticsOnly(linkOf(first))
        : asked && asked !== first
          ? betterThan(linkOf(first), text(first), linkOf(asked), text(asked))
          : takeThis(linkOf(first), text(first)),
      facts: [
        ...best.map((weapon) => weaponFact(weapon, vault, { side: 'pve', value: text(weapon) })),
        ...fixed.map((weapon) =>
          weaponFact(weapon, vault, {
            side: 'pve',
            lines: ['exotic with fixed perks: rated by what it is used for'],
          }),
        ),
      ].slice(0, ask.limit(best.length + fixed.length)),
      total: best.length + fixed.length,
      armory: armoryOf(isWide ? query : { ...query, slots: { ...query.slots, ammo: 'heavy' } }),
      suggestions: [
        rate(first.name, first.hash),
        suggest('Build for a raid', 'build_for_activity', { activity: [{ name: 'raid' }] }),
      ],
    }
  },
}
