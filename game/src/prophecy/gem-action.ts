import type { Weapon } from '../items.ts'
import { BASE } from '../weapons/knowledge/compiled-knowledge.ts'
import type { TraitRole } from '../weapons/knowledge/knowledge.ts'
import type { WeaponRating } from '../weapons/rating/rate.ts'

export type GemAction = 'crucible' | 'bosses' | 'endgame' | 'groups' | 'try'

const GOOD_FOR: readonly (readonly [GemAction, readonly TraitRole[]])[] = [
  ['bosses', ['dps']],
  ['endgame', ['survive', 'support', 'debuff', 'stagger']],
  ['groups', ['area', 'kill']],
]

/** Where a forgotten weapon would do most, by what its traits are for. */
export function gemAction(
  { ammo, columns }: Pick<Weapon, 'ammo' | 'columns'>,
  { activity }: Pick<WeaponRating, 'activity'>,
): GemAction {
  if (activity === 'pvp') return 'crucible'
  if (ammo === 'heavy') return 'bosses'
  const roles = columns
    .filter(({ kind }) => kind === 'trait')
    .flatMap(({ active }) => {
      const found = active && BASE.find(active.name)
      return found?.kind === 'trait' ? BASE.trait(found.id).roles : []
    })
  return GOOD_FOR.find(([, wanted]) => wanted.some((role) => roles.includes(role)))?.[0] ?? 'try'
}
