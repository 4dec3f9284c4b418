/** The one order by rating, of weapons as the screens hold them. */
import { compareRanked, type Ranked } from '@ai-vault/game/weapons/rating/best-first.ts'
import { nameOf, powerOf, type WeaponItem } from '../weapon-item.ts'
import { type RatingLookup, ratingLookup } from './shown-rating.ts'

const AS_SENT = ratingLookup(new Set())

export function bestFirst(weapons: Iterable<WeaponItem>, ratingOf: RatingLookup = AS_SENT) {
  const ranked = new Map<WeaponItem, Ranked>()
  for (const weapon of weapons)
    ranked.set(weapon, {
      item: weapon.item,
      rating: ratingOf(weapon),
      power: powerOf(weapon),
      name: nameOf(weapon),
    })
  return (one: WeaponItem, other: WeaponItem): number =>
    compareRanked(ranked.get(one) as Ranked, ranked.get(other) as Ranked)
}
