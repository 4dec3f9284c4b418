/** What a tile's marks mean as a search, so that pressing one with Shift, or long, asks for more of the same (F-345). */
import type { ShownRating } from '../../../../items/rating/shown-rating.ts'
import { nameOf, type WeaponItem } from '../../../../items/weapon-item.ts'

const RATING_CLAUSES = {
  'God-Tier': 'is:godroll',
  Excellent: 'is:excellent',
  Good: 'is:good',
  Poor: 'is:poor',
  Unrated: '-is:rated',
} as const

export const quote = (word: string) => `"${word.replaceAll(/["\\]/g, '\\$&')}"`

/** By the part of the tile that was pressed; anywhere else means its name. */
export function clauseOfPart(item: WeaponItem, rating: ShownRating, part: string | undefined): string {
  const { element, tier } = item.item
  switch (part) {
    case 'element':
      return `is:${element}`
    case 'tier':
      return `tier:${tier}`
    case 'crafted':
      return 'is:crafted'
    case 'locked':
      return 'is:locked'
    case 'rating':
      return RATING_CLAUSES[rating.tier]
    default:
      return `exactname:${quote(nameOf(item))}`
  }
}
