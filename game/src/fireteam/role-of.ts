import type { ActivityFacts } from '../builds/activities.ts'
import { CLEARING, effectsOf } from '../builds/synergy/effects.ts'
import { effectsBeside } from '../builds/synergy/part-needs.ts'
import { BOSS } from '../builds/weapon-uses.ts'
import { type Need, TEAM_ROLES, type TeamRole } from './need-names.ts'
import { abilityMeets, besideIn, expectedIn, type Gear, pluggedPerks, weaponMeets } from './needs.ts'

/**
 * The one or two things a member is dressed for, most first; an estimate from what is worn. Support and control rest on
 * the needs that the coverage counts, so that nobody is called what they bring nothing for. Damage rests on the power
 * weapon first, and is no role where the activity has no bosses, or no crowds, as PvP.
 */
export function rolesOf(gear: Gear, activity: ActivityFacts): readonly TeamRole[] {
  const { weapons, abilities } = gear
  const beside = besideIn(gear)
  const meeting = (...any: readonly Need[]) => {
    const needs = any.filter((need) => expectedIn(need, activity) !== 'none')
    return (
      weapons.filter((weapon) => needs.some((need) => weaponMeets(need, weapon))).length +
      abilities.filter((ability) => needs.some((need) => abilityMeets(need, ability, beside))).length
    )
  }
  const clearing = [
    ...abilities.map((ability) => effectsBeside(ability, beside)),
    ...weapons.flatMap(pluggedPerks).map(effectsOf),
  ].filter((effects) => effects.some((effect) => CLEARING.includes(effect))).length
  const powerOf = (isBoss: boolean) =>
    weapons.filter(({ slot, type }) => slot === 'power' && BOSS.includes(type) === isBoss).length
  const points: Readonly<Record<TeamRole, number>> = {
    support: meeting('weaken', 'damage-buff', 'healing'),
    control: meeting('control'),
    'boss-damage': activity.wants.boss > 0 ? 2 * powerOf(true) + meeting('weaken') : 0,
    'add-clear': activity.wants.clear > 0 ? clearing + powerOf(false) : 0,
  }
  return TEAM_ROLES.filter((role) => points[role] > 0)
    .sort((one, other) => points[other] - points[one])
    .slice(0, 2)
}
