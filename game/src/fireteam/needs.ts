import type { ActivityFacts, Expectation } from '../builds/activities.ts'
import { abilityAnswer, SHIELD_ELEMENTS, weaponAnswer } from '../builds/synergy/coverage.ts'
import { CHAMPIONS, CONTROL, type Effect, effectsIn } from '../builds/synergy/effects.ts'
import type { Plug, Weapon } from '../items.ts'
import type { Ability } from '../kit.ts'

const BUFFS = ['weaken', 'damage-buff', 'healing', 'control'] as const

/** What a team should have among its members: answers to champions and to shields, and what helps all of them. */
export const NEED_GROUPS = { champions: CHAMPIONS, shields: SHIELD_ELEMENTS, buffs: BUFFS } as const
export const NEEDS = [...CHAMPIONS, ...SHIELD_ELEMENTS, ...BUFFS] as const
export type Need = (typeof NEEDS)[number]

const EFFECTS_OF: Readonly<Record<(typeof BUFFS)[number], readonly Effect[]>> = {
  weaken: ['weaken'],
  'damage-buff': ['radiant'],
  healing: ['heal'],
  control: CONTROL,
}

const championOf = (need: Need) => CHAMPIONS.find((champion) => champion === need)
const shieldOf = (need: Need) => SHIELD_ELEMENTS.find((element) => element === need)

/** How sure it is that an activity asks for it, by what the Architect goes by too (activities.ts). */
export function expectedIn(need: Need, { champions, shields, wants }: ActivityFacts): Expectation {
  if (championOf(need)) return champions
  if (shieldOf(need)) return shields
  const points = need === 'weaken' || need === 'damage-buff' ? wants.boss : wants.survival
  if (points === 0) return 'none'
  return points === 1 ? 'possible' : 'likely'
}

const brings = (need: Need, { name, description }: Pick<Plug, 'name' | 'description'>): boolean =>
  (EFFECTS_OF[need as keyof typeof EFFECTS_OF] ?? []).some((effect) =>
    effectsIn(name, description).includes(effect),
  )

/** A weapon and the perks it is used with: what in it meets the need, against champions also how. */
export function weaponMeets(need: Need, weapon: Weapon, perks: readonly Plug[]): string | undefined {
  const champion = championOf(need)
  if (champion) {
    const answer = weaponAnswer({ weapon, perks }, champion)
    return answer && `${answer.by} (${answer.how})`
  }
  if (weapon.element === need) return weapon.name
  const perk = perks.find((each) => brings(need, each))
  return perk && `${perk.name} on ${weapon.name}`
}

export function abilityMeets(need: Need, ability: Ability): string | undefined {
  const champion = championOf(need)
  if (champion) {
    const answer = abilityAnswer(ability, champion)
    return answer?.strength === 'covers' ? `${answer.by} (${answer.how})` : undefined
  }
  if (shieldOf(need)) return ability.element === need && ability.kind === 'super' ? ability.name : undefined
  return brings(need, ability) ? ability.name : undefined
}
