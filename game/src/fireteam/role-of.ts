import { CLEARING, effectsIn } from '../builds/synergy/effects.ts'
import { BOSS } from '../builds/weapon-uses.ts'
import type { Weapon } from '../items.ts'
import type { Ability } from '../kit.ts'
import { abilityMeets, type Need, weaponMeets } from './needs.ts'
import { pluggedPerks } from './team-coverage.ts'

export const TEAM_ROLES = ['support', 'control', 'boss-damage', 'add-clear'] as const
export type TeamRole = (typeof TEAM_ROLES)[number]

/**
 * The one or two things a member is dressed for, most first; an estimate from what is worn. Support and control rest on
 * the needs that the coverage counts, so that nobody is called what they bring nothing for. Damage rests on the power
 * weapon first.
 */
export function rolesOf(weapons: readonly Weapon[], abilities: readonly Ability[]): readonly TeamRole[] {
  const meeting = (...needs: readonly Need[]) =>
    weapons.filter((weapon) => needs.some((need) => weaponMeets(need, weapon, pluggedPerks(weapon)))).length +
    abilities.filter((ability) => needs.some((need) => abilityMeets(need, ability))).length
  const clearing = [...abilities, ...weapons.flatMap(pluggedPerks)].filter(({ name, description }) =>
    effectsIn(name, description).some((effect) => CLEARING.includes(effect)),
  ).length
  const powerOf = (isBoss: boolean) =>
    weapons.filter(({ slot, type }) => slot === 'power' && BOSS.includes(type) === isBoss).length
  const points: Readonly<Record<TeamRole, number>> = {
    support: meeting('weaken', 'damage-buff', 'healing'),
    control: meeting('control'),
    'boss-damage': 2 * powerOf(true) + meeting('weaken'),
    'add-clear': clearing + powerOf(false),
  }
  return TEAM_ROLES.filter((role) => points[role] > 0)
    .sort((one, other) => points[other] - points[one])
    .slice(0, 2)
}
