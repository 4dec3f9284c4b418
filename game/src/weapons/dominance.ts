import { inEnglish } from '../in-english.ts'
import type { Weapon } from '../items.ts'
import { normalizeName } from './knowledge/roll-names.ts'
import type { WeaponRating } from './rate.ts'

/**
 * When one copy makes another needless. A copy dominates another of the same weapon if it can do everything
 * the other can: every perk of every column, the same masterwork, at least the gear tier. A better duplicate
 * is weaker proof: another copy of the same weapon that scores at least as high in both activities.
 *
 * Either proof also asks that the other copy stands higher in one strict order of all copies. So proofs never
 * run in a circle, and of each weapon at least one copy is always left.
 */

type Ratings = ReadonlyMap<string, WeaponRating>

/** The same weapon under all its names: "Fatebringer (Timelost)" is a Fatebringer. */
export function sameWeapon(weapon: Weapon): string {
  return `${normalizeName(inEnglish(weapon).replace(/\s*\([^)]*\)\s*$/, ''))}|${weapon.type}|${weapon.element}`
}

export function dominates(one: Weapon, other: Weapon, ratings: Ratings): boolean {
  return covers(one, other) && standsHigher(one, other, ratings)
}

export function isBetterDuplicate(one: Weapon, other: Weapon, ratings: Ratings): boolean {
  const [a, b] = [ratings.get(one.instanceId), ratings.get(other.instanceId)]
  if (a?.godRollScore === undefined || b?.godRollScore === undefined) return false
  if ((a.pve.score ?? 0) < (b.pve.score ?? 0) || (a.pvp.score ?? 0) < (b.pvp.score ?? 0)) return false
  return standsHigher(one, other, ratings)
}

function covers(one: Weapon, other: Weapon): boolean {
  if ((one.tier ?? 0) < (other.tier ?? 0)) return false
  if (other.masterwork && !hasMasterworkOf(one, other)) return false
  return other.columns.every((column, place) => {
    const mine = new Set(one.columns[place]?.selectable.map(inEnglish))
    return column.selectable.every((plug) => mine.has(inEnglish(plug)))
  })
}

function hasMasterworkOf({ masterwork: mine }: Weapon, { masterwork: theirs }: Weapon): boolean {
  return mine?.stat === theirs?.stat && (mine?.level ?? 0) >= (theirs?.level ?? 0)
}

/** Better scores first, then more perks to choose from, then what the player has made of it. */
function standsHigher(one: Weapon, other: Weapon, ratings: Ratings): boolean {
  const [a, b] = [rank(one, ratings), rank(other, ratings)]
  const difference = a.map((value, place) => value - (b[place] ?? 0)).find((value) => value !== 0)
  return difference === undefined ? one.instanceId < other.instanceId : difference > 0
}

function rank(weapon: Weapon, ratings: Ratings): readonly number[] {
  const rating = ratings.get(weapon.instanceId)
  return [
    (rating?.pve.score ?? 0) + (rating?.pvp.score ?? 0),
    weapon.columns.reduce((sum, column) => sum + column.selectable.length, 0),
    weapon.tier ?? 0,
    weapon.masterwork?.level ?? 0,
    weapon.locked ? 1 : 0,
    weapon.loadouts.length,
    weapon.place.in === 'character' && weapon.place.equipped ? 1 : 0,
    weapon.crafted ? 1 : 0,
    weapon.power ?? 0,
    weapon.kills ?? 0,
  ]
}
