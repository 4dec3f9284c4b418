import { CLEARING, CONTROL, type Effect, effectsIn, SURVIVAL, TEAM_DAMAGE } from '../builds/effects.ts'
import { BOSS } from '../builds/weapon-uses.ts'
import type { Weapon } from '../items.ts'
import type { Ability } from '../kit.ts'
import { pluggedPerks } from './team-coverage.ts'

export const TEAM_ROLES = ['support', 'control', 'boss-damage', 'add-clear'] as const
export type TeamRole = (typeof TEAM_ROLES)[number]

/** The one or two things a member is dressed for, most first; an estimate from what is worn. */
export function rolesOf(weapons: readonly Weapon[], abilities: readonly Ability[]): readonly TeamRole[] {
  const effects = [
    ...abilities.map(({ name, description }) => effectsIn(name, description)),
    ...weapons.flatMap((weapon) =>
      pluggedPerks(weapon).map(({ name, description }) => effectsIn(name, description)),
    ),
  ]
  const count = (wanted: readonly Effect[]) =>
    effects.filter((each) => each.some((effect) => wanted.includes(effect))).length
  const points: Readonly<Record<TeamRole, number>> = {
    support: count([...SURVIVAL, ...TEAM_DAMAGE]),
    control: count(CONTROL),
    'boss-damage':
      2 * weapons.filter(({ slot, type }) => slot === 'power' && BOSS.includes(type)).length +
      count(['weaken']),
    'add-clear':
      count(CLEARING) + weapons.filter(({ slot, type }) => slot === 'power' && !BOSS.includes(type)).length,
  }
  return TEAM_ROLES.filter((role) => points[role] > 0)
    .sort((one, other) => points[other] - points[one])
    .slice(0, 2)
}
