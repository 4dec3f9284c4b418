import type { Decisions } from '../../../../items/decisions/decisions.ts'
import type { RatingLookup } from '../../../../items/rating/shown-rating.ts'
import { idOf, type WeaponItem } from '../../../../items/weapon-item.ts'
import { sortWeapons } from '../../vault/query/sort-weapons.ts'
import { isAdvisedToGo } from './advised-to-go.ts'

/**
 * What a clean-up goes through: what is advised to go, and what the player decided. A weapon that is kept leaves the
 * advice at once; it stays in here, or what was done would count as not done.
 */
const isInCleanUp = (item: WeaponItem, decisions: Decisions): boolean =>
  isAdvisedToGo(item) || decisions.has(idOf(item))

/** What is advised to go and not decided about yet: what every screen counts as left to do. */
export const isOpenToGo = (item: WeaponItem, decisions: Pick<Decisions, 'has'>): boolean =>
  isAdvisedToGo(item) && !decisions.has(idOf(item))

/** How many of them are left to decide, and how many are decided. Without any advice there is no clean-up. */
export function countCleanUp(
  weapons: readonly WeaponItem[],
  decisions: Decisions,
): { readonly open: number; readonly decided: number } {
  if (!weapons.some(isAdvisedToGo)) return { open: 0, decided: 0 }
  const part = weapons.filter((item) => isInCleanUp(item, decisions))
  const open = part.filter((item) => isOpenToGo(item, decisions)).length
  return { open, decided: part.length - open }
}

/** What is decided stands before what is open, so that the last open one is the end of the list. */
export function cleanUpList(
  weapons: readonly WeaponItem[],
  decisions: Decisions,
  ratingOf: RatingLookup,
): readonly WeaponItem[] {
  const part = weapons.filter((item) => isInCleanUp(item, decisions))
  const isDecided = (item: WeaponItem) => decisions.has(idOf(item))
  const ordered = sortWeapons(part, 'cleanup', ratingOf)
  return [...ordered.filter(isDecided), ...ordered.filter((item) => !isDecided(item))]
}
