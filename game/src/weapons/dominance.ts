import type { Weapon } from '../items.ts'
import { normalizeName } from './knowledge/roll-names.ts'
import type { WeaponRating } from './rate.ts'

/**
 * When one copy makes another needless. A copy dominates another of the same weapon if it can do everything
 * the other can: every perk of every column, at least the masterwork, at least the gear tier. A better
 * duplicate is weaker proof: another copy of the same weapon that scores at least as high in both activities.
 * Of two copies that are equal in every respect exactly one yields, so that never both are given up.
 */

/** The same weapon under all its names: "Fatebringer (Timelost)" is a Fatebringer. */
export function sameWeapon(weapon: Weapon): string {
  return `${normalizeName(weapon.name.replace(/\s*\([^)]*\)\s*$/, ''))}|${weapon.type}|${weapon.element}`
}

export function dominates(one: Weapon, other: Weapon): boolean {
  return covers(one, other) && (!covers(other, one) || yields(other, one))
}

export function isBetterDuplicate(
  one: Weapon,
  other: Weapon,
  ratings: ReadonlyMap<string, WeaponRating>,
): boolean {
  const [a, b] = [ratings.get(one.instanceId), ratings.get(other.instanceId)]
  if (a?.godRollScore === undefined || b?.godRollScore === undefined) return false
  const pve = (a.pve.score ?? 0) - (b.pve.score ?? 0)
  const pvp = (a.pvp.score ?? 0) - (b.pvp.score ?? 0)
  if (pve < 0 || pvp < 0) return false
  return pve > 0 || pvp > 0 || yields(other, one)
}

function covers(one: Weapon, other: Weapon): boolean {
  if ((one.tier ?? 0) < (other.tier ?? 0)) return false
  if (other.masterwork && !equalsMasterwork(one, other)) return false
  return other.columns.every((column, place) => {
    const mine = new Set(one.columns[place]?.selectable.map((plug) => plug.name))
    return column.selectable.every((plug) => mine.has(plug.name))
  })
}

function equalsMasterwork({ masterwork: mine }: Weapon, { masterwork: theirs }: Weapon): boolean {
  return mine?.stat === theirs?.stat && (mine?.level ?? 0) >= (theirs?.level ?? 0)
}

/** Which of two equal copies goes: the unlocked, unused, lower one; the instance id settles what is left. */
function yields(one: Weapon, other: Weapon): boolean {
  const keepsFor = (weapon: Weapon): readonly number[] => [
    weapon.locked ? 1 : 0,
    weapon.loadouts.length,
    weapon.place.in === 'character' && weapon.place.equipped ? 1 : 0,
    weapon.crafted ? 1 : 0,
    weapon.masterworked ? 1 : 0,
    weapon.power ?? 0,
    weapon.kills ?? 0,
  ]
  const [a, b] = [keepsFor(one), keepsFor(other)]
  const difference = a.map((value, place) => value - (b[place] ?? 0)).find((value) => value !== 0)
  return difference === undefined ? one.instanceId > other.instanceId : difference < 0
}
