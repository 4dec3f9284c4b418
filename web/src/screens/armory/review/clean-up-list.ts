import type { Decisions } from '../../../items/decisions/decisions.ts'
import type { RatingLookup } from '../../../items/rating/shown-rating.ts'
import { idOf, type WeaponItem } from '../../../items/weapon-item.ts'
import { sortWeapons } from '../vault/query/sort-weapons.ts'
import { isAdvisedToGo } from './advised-to-go.ts'

/**
 * What a clean-up goes through: what is advised to go, and what the player decided. A weapon that is kept leaves the
 * advice at once; it stays in here, or what was done would count as not done.
 */
export const isInCleanUp = (item: WeaponItem, decisions: Decisions): boolean =>
  isAdvisedToGo(item) || decisions.has(idOf(item))

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
