import { inEnglish } from '../../in-english.ts'
import type { Weapon } from '../../items.ts'
import type { Activity } from '../pve-and-pvp.ts'
import { ACTIVITIES } from '../pve-and-pvp.ts'
import { isCommonGear, isEquipped, scoreIn, type VaultCopy } from './vault-copy.ts'

/**
 * When one copy makes another needless. It has to be the same weapon with the same frame and every trait that the
 * other can select: rolls with other traits are not interchangeable, whatever their scores. Then it may score at least
 * as high where it counts (a duplicate), or be at least as much in everything there is (beaten in every way).
 */

/** Whether `one` can do with its traits all that `other` can. */
function coversTraits(one: VaultCopy, other: VaultCopy): boolean {
  return (
    other.traits.length > 0 &&
    other.traits.every((column, place) => {
      const mine = one.traits[place]
      return [...column].every(([trait, enhanced]) => {
        const mineEnhanced = mine?.get(trait)
        return mineEnhanced !== undefined && (mineEnhanced || !enhanced)
      })
    })
  )
}

/** The same traits and scores at least as high in each of the activities. */
export function replaces(one: VaultCopy, other: VaultCopy, activities: readonly Activity[]): boolean {
  if (one.twin !== other.twin || (other.adept && !one.adept)) return false
  if (other.rating?.wish === 'match' && one.rating?.wish !== 'match') return false
  return scoresAtLeast(one, other, activities) && coversTraits(one, other)
}

/** Whether `other` has no trait that `one` could not select; a single trait in whichever column. */
export function hasEveryTrait(one: VaultCopy, other: VaultCopy): boolean {
  const places =
    other.traits.length === 1 ? one.traits.map((column) => ({ ...one, traits: [column] })) : [one]
  return places.some((place) => coversTraits(place, other))
}

/** In whichever column. */
export const sharesTrait = ({ traits: mine }: VaultCopy, { traits: theirs }: VaultCopy): boolean =>
  theirs.some((column) => [...column.keys()].some((trait) => mine.some((own) => own.has(trait))))

export function scoresAtLeast(one: VaultCopy, other: VaultCopy, activities: readonly Activity[]): boolean {
  return activities.every(
    (activity) => scoreIn(other, activity) >= 0 && scoreIn(one, activity) >= scoreIn(other, activity),
  )
}

/** What is compared besides traits and scores; a copy without the number has nothing of it. */
const AMOUNTS = {
  power: ({ power }: Weapon) => power ?? 0,
  tier: ({ tier }: Weapon) => tier ?? 0,
  masterwork: ({ masterwork }: Weapon) => masterwork?.level ?? 0,
  kills: ({ kills }: Weapon) => kills ?? 0,
  crafted: ({ crafted }: Weapon) => Number(crafted),
  level: ({ level }: Weapon) => level ?? 0,
  catalyst: ({ catalyst }: Weapon) => Number(catalyst?.complete ?? false),
} as const
export type Amount = keyof typeof AMOUNTS
const AMOUNT_NAMES = Object.keys(AMOUNTS) as Amount[]

/** What `other` has more of than `one`. */
export function moreOf(other: Weapon, one: Weapon): readonly Amount[] {
  return AMOUNT_NAMES.filter((name) => AMOUNTS[name](other) > AMOUNTS[name](one))
}

export function beatsInEveryWay(one: VaultCopy, other: VaultCopy): boolean {
  return (
    replaces(one, other, ACTIVITIES) &&
    moreOf(other.weapon, one.weapon).length === 0 &&
    originsOf(other.weapon).every((origin) => originsOf(one.weapon).includes(origin))
  )
}

const originsOf = ({ columns }: Weapon): readonly string[] =>
  columns.flatMap(({ kind, selectable }) => (kind === 'origin' ? selectable.map(inEnglish) : []))

/** What the player has made of a copy: it decides between copies that are equally good, the first of these first. */
const MERITS = {
  use: (weapon: Weapon) => Number(isEquipped(weapon) || weapon.loadouts.length > 0),
  catalyst: AMOUNTS.catalyst,
  crafted: AMOUNTS.crafted,
  level: AMOUNTS.level,
  masterwork: AMOUNTS.masterwork,
  locked: ({ locked }: Weapon) => Number(locked),
  tier: AMOUNTS.tier,
  kills: AMOUNTS.kills,
  power: AMOUNTS.power,
} as const
export type Merit = keyof typeof MERITS
const MERIT_NAMES = Object.keys(MERITS) as Merit[]

/** Scores, then how much there is to select. */
function worthOf(copy: VaultCopy, activities: readonly Activity[]): readonly number[] {
  const scores = activities.map((activity) => scoreIn(copy, activity))
  return [
    Math.max(...scores),
    scores.reduce((sum, score) => sum + score, 0),
    copy.traits.reduce((sum, column) => sum + column.size, 0),
    copy.traits.reduce((sum, column) => sum + [...column.values()].filter(Boolean).length, 0),
    Number(copy.adept),
  ]
}

/** Of two copies that are equally good: the merit for which `one` comes first; undefined where it is something else. */
export function meritOver(
  one: VaultCopy,
  other: VaultCopy,
  activities: readonly Activity[],
): Merit | undefined {
  if (worthOf(one, activities).join() !== worthOf(other, activities).join()) return undefined
  const ahead = (merit: Merit) => MERITS[merit](one.weapon) - MERITS[merit](other.weapon)
  const merit = MERIT_NAMES.find((name) => ahead(name) !== 0)
  return merit && ahead(merit) > 0 ? merit : undefined
}

/**
 * One strict order of all copies, the best first: scores, then how much there is to select, then what the player has
 * made of it. A copy that replaces another stands before it. Gear below legendary comes last, the strongest first: any
 * legendary replaces it, whatever both score.
 */
export function standing(
  activities: readonly Activity[],
  isMarkedToKeep: (id: string) => boolean,
): (one: VaultCopy, other: VaultCopy) => number {
  const keys = (copy: VaultCopy): readonly number[] => [
    ...(isCommonGear(copy.weapon) ? [0, AMOUNTS.power(copy.weapon)] : [1, 0]),
    ...worthOf(copy, activities),
    ...worthOf(copy, ACTIVITIES),
    Number(isMarkedToKeep(copy.weapon.instanceId)),
    ...MERIT_NAMES.map((merit) => MERITS[merit](copy.weapon)),
  ]
  const known = new Map<VaultCopy, readonly number[]>()
  const keysOf = (copy: VaultCopy) => {
    const found = known.get(copy) ?? keys(copy)
    known.set(copy, found)
    return found
  }
  return (one, other) => {
    const [mine, theirs] = [keysOf(one), keysOf(other)]
    for (let place = 0; place < mine.length; place += 1) {
      const difference = (theirs[place] ?? 0) - (mine[place] ?? 0)
      if (difference !== 0) return difference
    }
    return one.weapon.instanceId < other.weapon.instanceId ? -1 : 1
  }
}
