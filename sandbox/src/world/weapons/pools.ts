import { readNumber, readRows } from '@ai-vault/game/data-rows.ts'
import type { AmmoType, DamageType, WeaponType } from '@ai-vault/game/items.ts'
import type { Chance } from '../chance.ts'
import { readTexts } from '../tables/cells.ts'
import rows from './data/known-traits.json' with { type: 'json' }
import { TRAITS } from './tables/traits.ts'

/**
 * Traits that the game lets a weapon roll in its two columns, where the community has written them down: by the
 * weapon's hash, a column each; a row begins with the weapon's name. A column that is known in part only is filled up
 * with what fits the weapon.
 */
export const KNOWN_TRAITS: ReadonlyMap<
  number,
  readonly [first: readonly string[], second: readonly string[]]
> = new Map(
  readRows(rows, 'known-traits.json', ([, hash, first, second]) => [
    readNumber(hash),
    [readTexts(first), readTexts(second)],
  ]),
)

/** How many different traits one column of a weapon may roll. */
const COLUMN_SIZE = 8
/** How many of them are made for its type or element. */
const SIGNATURE_SIZE = 3

export interface TraitUser {
  readonly hash: number
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

const CANDIDATES: readonly Candidate[] = TRAITS.map(([, hash, , columns, fits, element]) => ({
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

interface Pool {
  readonly fitting: readonly Candidate[]
  readonly signature: readonly Candidate[]
}
/** Weapons of one type, ammo and element share their pool. */
const pools = new Map<string, Pool>()

const poolOf = (column: 1 | 2, user: TraitUser): Pool => {
  const key = `${column} ${user.type} ${user.ammo} ${user.element}`
  const known = pools.get(key)
  if (known) return known
  const fitting = CANDIDATES.filter((trait) => fits(trait, column, user))
  const pool = { fitting, signature: fitting.filter((trait) => isSignature(trait, user)) }
  pools.set(key, pool)
  return pool
}

/** A column of which fewer traits are known is filled up to this many. */
const KNOWN_ENOUGH = 5

const traitNamed = new Map(TRAITS.map(([name, hash]) => [name, hash]))

export const traitsNamed = (names: readonly string[]): number[] =>
  names.map((name) => {
    const hash = traitNamed.get(name)
    if (hash === undefined) throw new Error(`no trait is called ${name}`)
    return hash
  })

const drawColumn = (column: 1 | 2, user: TraitUser, known: readonly number[], chance: Chance): number[] => {
  const pool = poolOf(column, user)
  const open = (traits: readonly Candidate[]) => traits.filter(({ hash }) => !known.includes(hash))
  const signature = chance.sample(open(pool.signature), Math.max(0, SIGNATURE_SIZE - known.length))
  const rest = chance.sample(
    open(pool.fitting).filter((trait) => !signature.includes(trait)),
    COLUMN_SIZE - known.length - signature.length,
  )
  return [...known, ...[...signature, ...rest].map(({ hash }) => hash)]
}

/** What a weapon can roll in its two trait columns: as in the game where that is known, else what fits it. */
export const traitColumns = (user: TraitUser, chance: Chance): readonly [number[], number[]] => {
  const [first, second] = KNOWN_TRAITS.get(user.hash) ?? [[], []]
  const column = (number: 1 | 2, names: readonly string[]): number[] => {
    const known = traitsNamed(names)
    return known.length >= KNOWN_ENOUGH ? known : drawColumn(number, user, known, chance)
  }
  return [column(1, first), column(2, second)]
}
