import type { Weapon } from '../../items.ts'
import type { Build, BuildWeapon } from '../build.ts'
import { isNamed } from '../generate/asked/ruled-out.ts'
import type { BuildPlan } from '../generate/plan-build.ts'
import { WEAPON_SLOTS } from '../synergy/coverage.ts'
import { DUELS } from '../weapon-uses.ts'

/**
 * Which weapon a build is about, the same in every sentence of it: one that was asked for by name, one of a type that was
 * asked for, the exotic, or else what the activity is decided with: heavy ammunition, against guardians a weapon for duels.
 */
export function leadWeapon({ input, arms }: BuildPlan, weapons: Build['weapons']): BuildWeapon {
  const { constraints, activity } = input
  const slotOf = (fits: (weapon: Weapon) => boolean) =>
    WEAPON_SLOTS.find((slot) => fits(arms.trio[slot].weapon))
  const slot =
    slotOf((weapon) => isNamed(constraints, weapon)) ??
    slotOf(({ type }) => constraints.types.includes(type)) ??
    slotOf(({ rarity }) => rarity === 'exotic') ??
    (activity.mode === 'pvp' ? slotOf(({ type }) => DUELS.includes(type)) : undefined) ??
    'power'
  return weapons[slot]
}
