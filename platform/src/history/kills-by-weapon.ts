import { WEAPON_TYPES, type WeaponType } from '@ai-vault/game/items.ts'
import names from './kill-stats.json' with { type: 'json' }

/** The platform's lifetime statistics count kills by these names. */
const KILL_STATS: Readonly<Record<WeaponType, string>> = names

/** Over all given statistics; a type without a kill is absent. */
export function killsByWeapon(
  stats: readonly Readonly<Record<string, number>>[],
): Partial<Record<WeaponType, number>> {
  const sums = WEAPON_TYPES.map(
    (type) => [type, stats.reduce((sum, values) => sum + (values[KILL_STATS[type]] ?? 0), 0)] as const,
  )
  return Object.fromEntries(sums.filter(([, kills]) => kills > 0))
}
