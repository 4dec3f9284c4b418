import type { AmmoType, DamageType, WeaponType } from '@ai-vault/game/items.ts'
import type { Chance } from '../chance.ts'
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

interface Candidate {
  readonly hash: number
  readonly columns: string
  readonly element: string | undefined
  readonly groups: readonly string[]
}

const CANDIDATES: readonly Candidate[] = TRAITS.map(([, hash, , columns, fits, , element]) => ({
  hash,
  columns,
  element,
  groups: fits.split(' '),
}))

/** Whether a trait makes sense on a weapon in that column. */
const fits = (trait: Candidate, column: 1 | 2, user: TraitUser): boolean =>
  trait.columns.includes(String(column)) &&
  (!trait.element || trait.element === user.element) &&
  trait.groups.some((group) => fitsGroup(group, user))

/** Traits made for the element or the type come first: they are why one looks for the weapon. */
const isSignature = (trait: Candidate, user: TraitUser): boolean =>
  trait.element === user.element || trait.groups.includes(user.type)

export const traitColumn = (column: 1 | 2, user: TraitUser, chance: Chance): number[] => {
  const fitting = CANDIDATES.filter((trait) => fits(trait, column, user))
  const signature = chance.sample(
    fitting.filter((trait) => isSignature(trait, user)),
    3,
  )
  const rest = chance.sample(
    fitting.filter((trait) => !signature.includes(trait)),
    COLUMN_SIZE - signature.length,
  )
  return [...signature, ...rest].map(({ hash }) => hash)
}
