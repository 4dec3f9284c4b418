/** What is worth saying about a vault: each finding with the items it rests on, and none where nothing stands out. */
import { DAMAGE_TYPES, type DamageType, type Weapon } from '../../items.ts'
import type { WeaponRating } from '../../weapons/rating/rate.ts'

type Ratings = ReadonlyMap<string, WeaponRating>

const scoreOf = (weapon: Weapon, ratings: Ratings) => ratings.get(weapon.instanceId)?.godRollScore ?? -1
const bestFirst = (weapons: readonly Weapon[], ratings: Ratings) =>
  weapons.toSorted((one, other) => scoreOf(other, ratings) - scoreOf(one, ratings))

export interface ElementGap {
  readonly element: DamageType
  readonly held: number
  /** Rated Excellent or better. */
  readonly excellent: number
  /** The best copies of it. */
  readonly best: readonly Weapon[]
}

const ENOUGH_EXCELLENT = 3

/** Of the elements held at all, the one with the fewest weapons rated Excellent or better, where those are few. */
export function weakestElement(weapons: readonly Weapon[], ratings: Ratings): ElementGap | undefined {
  const isExcellent = ({ instanceId }: Weapon) =>
    ['God-Tier', 'Excellent'].includes(ratings.get(instanceId)?.tier ?? '')
  const gaps = DAMAGE_TYPES.map((element): ElementGap => {
    const held = weapons.filter((weapon) => weapon.element === element)
    return {
      element,
      held: held.length,
      excellent: held.filter(isExcellent).length,
      best: bestFirst(held, ratings).slice(0, 2),
    }
  })
  const [weakest] = gaps
    .filter(({ held }) => held > 0)
    .toSorted((one, other) => one.excellent - other.excellent || one.held - other.held)
  return weakest && weakest.excellent < ENOUGH_EXCELLENT ? weakest : undefined
}

/** God-Tier rolls whose tracker counts no kill. */
export function unfiredGodRolls(weapons: readonly Weapon[], ratings: Ratings): readonly Weapon[] {
  return bestFirst(
    weapons.filter(({ instanceId, kills }) => kills === 0 && ratings.get(instanceId)?.tier === 'God-Tier'),
    ratings,
  )
}

/** The rolls that come nearest to God-Tier without being it, one of each weapon; no other roll makes a fixed one better. */
export function nearestToGodTier(weapons: readonly Weapon[], ratings: Ratings): readonly Weapon[] {
  const near = weapons.filter(({ instanceId }) => {
    const rating = ratings.get(instanceId)
    return !rating?.fixed && (rating?.tier === 'Excellent' || rating?.tier === 'Good')
  })
  const named = new Map<string, Weapon>()
  for (const weapon of bestFirst(near, ratings)) {
    if (!named.has(weapon.name)) named.set(weapon.name, weapon)
  }
  return [...named.values()]
}
