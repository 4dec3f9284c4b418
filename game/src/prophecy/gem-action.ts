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

/** Where a forgotten weapon would do most, by what the best of its traits is for, which is the one it is praised for. */
export function gemAction(
  { ammo, columns }: Pick<Weapon, 'ammo' | 'columns'>,
  { activity }: Pick<WeaponRating, 'activity'>,
): GemAction {
  if (activity === 'pvp') return 'crucible'
  const traits = columns
    .filter(({ kind }) => kind === 'trait')
    .flatMap(({ active }) => {
      const found = active && BASE.find(active.name)
      return found?.kind === 'trait' ? [BASE.trait(found.id)] : []
    })
    .toSorted((one, other) => other.pve - one.pve)
  const [action] = traits.flatMap(
    ({ roles }) => GOOD_FOR.find(([, wanted]) => wanted.some((role) => roles.includes(role)))?.[0] ?? [],
  )
  return action ?? (ammo === 'heavy' ? 'bosses' : 'try')
}
