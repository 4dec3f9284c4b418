import type { AmmoType, DamageType, WeaponType } from '@ai-vault/game/items.ts'
import type { Chance } from '../chance.ts'
import type { TraitRow } from '../tables/rows.ts'
import { TRAITS } from '../tables/traits.ts'

/** How many different traits one column of a weapon may roll. */
const COLUMN_SIZE = 8

export interface TraitUser {
  readonly type: WeaponType
  readonly ammo: AmmoType
  readonly element: DamageType
}

const fitsGroup = (group: string, { type, ammo, element }: TraitUser): boolean => {
  if (group === 'any') return true
  if (group === 'energy-primary') return ammo === 'primary' && element !== 'kinetic'
  if (group === 'primary-kinetic') return ammo === 'primary' && element === 'kinetic'
  // Blades and glaives have traits of their own; the ammo groups mean guns.
  if (group === ammo) return type !== 'sword' && type !== 'glaive'
  return group === type
}

/** Whether a trait makes sense on a weapon in that column. */
export const traitFits = (row: TraitRow, column: 1 | 2, user: TraitUser): boolean => {
  const [, , , columns, fits, , element] = row
  if (!columns.includes(String(column))) return false
  if (element && element !== user.element) return false
  return fits.split(' ').some((group) => fitsGroup(group, user))
}

/** Traits made for the element or the type come first: they are why one looks for the weapon. */
const isSignature = (row: TraitRow, user: TraitUser): boolean =>
  row[6] === user.element || row[4].split(' ').includes(user.type)

export const traitColumn = (column: 1 | 2, user: TraitUser, chance: Chance): number[] => {
  const fitting = TRAITS.filter((row) => traitFits(row, column, user))
  const signature = chance.sample(
    fitting.filter((row) => isSignature(row, user)),
    3,
  )
  const rest = chance.sample(
    fitting.filter((row) => !signature.includes(row)),
    COLUMN_SIZE - signature.length,
  )
  return [...signature, ...rest].map(([, hash]) => hash)
}
