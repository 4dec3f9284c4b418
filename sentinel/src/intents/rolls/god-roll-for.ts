import type { Fact } from '@ai-vault/contract/advice/answer.ts'
import { listInWords } from '@ai-vault/game/in-words.ts'
import type { WeaponRolls } from '../../facts.ts'
import { sameName } from '../../rows/names.ts'
import { gameLink } from '../../rows/owned.ts'
import { sourceInWords, unknownName } from '../../words/shared-words.ts'
import { sideInWords } from '../../words/slot-words.ts'
import { counted, marked } from '../../words/text.ts'
import { type Voiced, voiced } from '../../words/voices.ts'
import type { Intent } from '../intent.ts'
import { buildAround, otherSide, rate, whereFrom } from '../suggest.ts'

const lookFor = (name: string, traits: string, where: string): Voiced =>
  voiced(
    `On ${name} look for ${traits} in ${where}.`,
    `For ${where} the ${name} of your dreams has ${traits}.`,
    `Target for ${name} in ${where}: ${traits}.`,
  )

const alwaysSame = (name: string): Voiced =>
  voiced(
    `Every ${name} is the same: there is no roll to look for.`,
    `${name} does not roll its perks, so every copy you find is as good as any other.`,
    `${name}: fixed perks. No roll to hunt.`,
  )

const noRolls = (name: string): Voiced =>
  voiced(
    `I can name no best roll of ${name} for that.`,
    `I am sorry, I can name no best roll of ${name} for that.`,
    `${name}: no target roll for that.`,
  )

export const godRollFor: Intent = {
  label: 'god roll',
  about: 'which perks to look for on a weapon',
  needs: ['item'],
  asksFor: voiced('For which weapon?', 'Which weapon are you hunting? Tell me its name.', 'Name the weapon.'),
  slots: ['item', 'mode', 'activity'],
  ofGame: true,
  async answer(ask) {
    const thing = ask.slot('item') ?? { name: '' }
    const found = await ask.read(ask.facts.rolls(thing))
    if (!found) return { lead: unknownName(thing), unanswered: 'no weapon is known by that name' }
    const { weapon, random, wishes } = found
    const name = gameLink(weapon)
    const side = ask.side()
    if (!random) return { lead: alwaysSame(name), suggestions: [buildAround(weapon.name, weapon.hash)] }
    if (ask.slots.activity)
      ask.note(`Rolls are rated for ${sideInWords(side ?? 'pve')}, not for one activity of it.`)
    const holds = (traits: readonly string[], out: (typeof ask.exclude)[number]) =>
      traits.some((trait) => sameName(trait, out.thing?.name ?? out.value))
    ask.applyExclusions((out) => found.rolls.some(({ traits }) => holds(traits, out)))
    const rolls = found.rolls.filter(
      (roll) => (!side || roll.side === side) && !ask.exclude.some((out) => holds(roll.traits, out)),
    )
    const [first] = rolls
    if (!first) return { lead: noRolls(name), unanswered: 'no roll is left to name' }
    const more = [
      ...(wishes > 0 ? [counted(wishes, 'wish-list entry', 'wish-list entries')] : []),
      sourceInWords(weapon.source),
    ]
    return {
      lead: lookFor(name, marked(listInWords(first.traits)), sideInWords(first.side)),
      facts: [...rolls.map(rollFact), ...more.filter(Boolean).map((line) => ({ title: '', lines: [line] }))],
      list: [{ name: weapon.name, hash: weapon.hash }],
      suggestions: [
        rate(weapon.name, weapon.hash),
        ...(side ? [otherSide(ask, side)] : []),
        whereFrom(weapon.name, weapon.hash),
      ],
    }
  },
}

function rollFact({ side, traits, barrel, magazine, score, oneIn }: WeaponRolls['rolls'][number]): Fact {
  const parts = [barrel, magazine].filter((part) => part !== undefined)
  return {
    title: sideInWords(side),
    lines: [
      listInWords(traits),
      ...(parts.length > 0 ? [`with ${listInWords(parts)}`] : []),
      ...(oneIn ? [`one drop in ${oneIn}`] : []),
    ],
    value: score.toFixed(1),
  }
}
