import type { ActivityFacts, Expectation } from '../builds/activities.ts'
import { abilityAnswer, weaponAnswer } from '../builds/synergy/coverage.ts'
import { CONTROL, conditionOf, type Effect, effectsOf } from '../builds/synergy/effects.ts'
import { type Beside, effectsBeside } from '../builds/synergy/part-needs.ts'
import { inEnglish } from '../in-english.ts'
import { CHAMPIONS, type Plug, SHIELD_ELEMENTS, type Weapon } from '../items.ts'
import type { Ability } from '../kit.ts'
import { isKnownAbility, isKnownExotic } from './known-answers.ts'
import { BUFFS, type Buff, type Need } from './need-names.ts'

/** What one guardian plays with. */
export interface Gear {
  readonly weapons: readonly Weapon[]
  readonly abilities: readonly Ability[]
}

const EFFECTS_OF: Readonly<Record<Buff, readonly Effect[]>> = {
  weaken: ['weaken'],
  'damage-buff': ['radiant', 'empower'],
  healing: ['heal'],
  control: CONTROL,
}

const championOf = (need: Need) => CHAMPIONS.find((champion) => champion === need)
const shieldOf = (need: Need) => SHIELD_ELEMENTS.find((element) => element === need)
export const buffOf = (need: Need) => BUFFS.find((buff) => buff === need)

/** How sure it is that an activity asks for it, by what the Architect goes by too (activities.ts). */
export function expectedIn(need: Need, { champions, shields, wants }: ActivityFacts): Expectation {
  if (championOf(need)) return champions
  if (shieldOf(need)) return shields
  const points = need === 'weaken' || need === 'damage-buff' ? wants.boss : wants.survival
  if (points === 0) return 'none'
  return points === 1 ? 'possible' : 'likely'
}

/** What is in use on a copy now. */
export const pluggedPerks = ({ columns }: Weapon): readonly Plug[] =>
  columns.flatMap(({ kind, active }) => (kind === 'trait' && active ? [active] : []))

export const brings = (buff: Buff, effects: readonly Effect[]) =>
  EFFECTS_OF[buff].some((effect) => effects.includes(effect))

/** What in a weapon, with the perks it is used with, meets the need; against champions also how. */
export function weaponMeets(need: Need, weapon: Weapon): string | undefined {
  const perks = pluggedPerks(weapon)
  const champion = championOf(need)
  if (champion) {
    const answer = weaponAnswer({ weapon, perks }, champion)
    return answer && `${answer.by} (${answer.how})`
  }
  const buff = buffOf(need)
  if (!buff) return weapon.element === need ? weapon.name : undefined
  if (isKnownExotic(buff, inEnglish(weapon))) return weapon.name
  const perk = perks.find((plug) => brings(buff, effectsOf(plug)))
  return perk && `${perk.name} on ${weapon.name}`
}

/**
 * What an ability brings beside the kit and the weapons it is played with. A Super breaks no shield, for it is not always
 * there; nor does what comes on a condition only count for anything.
 */
export function abilityMeets(need: Need, ability: Ability, beside: Beside): string | undefined {
  const champion = championOf(need)
  if (champion) {
    const answer = abilityAnswer(ability, champion, beside)
    return answer?.strength === 'covers' ? `${answer.by} (${answer.how})` : undefined
  }
  const buff = buffOf(need)
  if (!buff) return undefined
  if (isKnownAbility(buff, ability.name)) return ability.name
  if (conditionOf(ability)) return undefined
  return brings(buff, effectsBeside(ability, beside)) ? ability.name : undefined
}

export const besideIn = ({ weapons, abilities }: Gear): Beside => ({
  others: abilities,
  weapons: weapons.map(({ element }) => element),
})

/** Everything of one guardian's that meets a need. */
export function answersTo(need: Need, gear: Gear): readonly string[] {
  const beside = besideIn(gear)
  return [
    ...gear.weapons.flatMap((weapon) => weaponMeets(need, weapon) ?? []),
    ...gear.abilities.flatMap((ability) => abilityMeets(need, ability, beside) ?? []),
  ]
}
