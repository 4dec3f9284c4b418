import type { AmmoType, WeaponType } from '../../items.ts'
import type { Frame } from '../knowledge/knowledge.ts'
import type { Activity } from '../pve-and-pvp.ts'

/**
 * What is learned from: weapons with all that they can drop, and the rolls that somebody wishes for on them. What a list
 * leaves out of a weapon's pool says as much as what it names.
 */

export interface Pool {
  readonly barrel: readonly string[]
  readonly magazine: readonly string[]
  /** First and second trait column. */
  readonly traits: readonly [readonly string[], readonly string[]]
}

export interface Lesson {
  readonly type: WeaponType
  readonly ammo: AmmoType
  readonly frame?: Frame
  readonly pool: Pool
  readonly wishes: readonly Wish[]
  /** Below 1 for what is less to be relied on, such as a list of years ago. */
  readonly weight?: number
}

/** One recommendation: how its rolls spread over the options of each column; absent where it leaves a column open. */
export interface Wish {
  /** Both where it names neither. */
  readonly uses: readonly Activity[]
  readonly barrel?: Shares
  readonly magazine?: Shares
  /** Row by row over the pairs: the first column's option, then the second's. */
  readonly traits?: Shares
  /** Of rolls that name a trait of one column alone. */
  readonly first?: Shares
  readonly second?: Shares
}

/** Shares that add up to one. */
export type Shares = Float64Array

/** The wish that these rolls make together, each the perks that it names and each counting the same. */
export function wishOf(pool: Pool, rolls: readonly (readonly string[])[], uses: readonly Activity[]): Wish {
  const [first, second] = pool.traits
  const sums = {
    barrel: new Float64Array(pool.barrel.length),
    magazine: new Float64Array(pool.magazine.length),
    traits: new Float64Array(first.length * second.length),
    first: new Float64Array(first.length),
    second: new Float64Array(second.length),
  }
  for (const roll of rolls) {
    const placesIn = (options: readonly string[]) =>
      [...options.keys()].filter((place) => roll.includes(options[place] ?? ''))
    spread(sums.barrel, placesIn(pool.barrel))
    spread(sums.magazine, placesIn(pool.magazine))
    const [ones, others] = [placesIn(first), placesIn(second)]
    if (others.length === 0) spread(sums.first, ones)
    else if (ones.length === 0) spread(sums.second, others)
    else
      spread(
        sums.traits,
        ones.flatMap((one) => others.map((other) => one * second.length + other)),
      )
  }
  const varying = Object.entries(sums).filter(([, shares]) => shares.some((share) => share !== shares[0]))
  return { uses, ...Object.fromEntries(varying.map(([column, shares]) => [column, scaled(shares)])) }
}

function spread(shares: Float64Array, places: readonly number[]) {
  for (const place of places) shares[place] = (shares[place] as number) + 1 / places.length
}

function scaled(shares: Float64Array): Shares {
  const sum = shares.reduce((total, share) => total + share, 0)
  return shares.map((share) => share / sum)
}
