/** What a tile's marks mean as a search, so that pressing one with Shift, or long, asks for more of the same (F-345). */
import { elementWord } from '../../../../items/marks/Element.tsx'
import type { ShownRating } from '../../../../items/rating/shown-rating.ts'
import { nameOf, typeOf, type WeaponItem } from '../../../../items/weapon-item.ts'
import { words } from '../words/words.ts'

export interface TileClause {
  readonly label: string
  readonly clause: string
}

const RATING_CLAUSES = {
  'God-Tier': 'is:godroll',
  Excellent: 'is:excellent',
  Good: 'is:good',
  Poor: 'is:poor',
  Unrated: '-is:rated',
} as const

const quote = (word: string) => `"${word.replaceAll(/["\\]/g, '\\$&')}"`

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

/** Everything about a weapon that can be asked for, for its menu. */
export function clausesOf(item: WeaponItem, rating: ShownRating): readonly TileClause[] {
  const { element, tier, columns, type } = item.item
  const traits = columns.flatMap(({ kind, selectable }) => (kind === 'trait' ? selectable : []))
  return [
    { label: nameOf(item), clause: clauseOfPart(item, rating, 'name') },
    { label: typeOf(item), clause: `is:${type.replaceAll('-', '')}` },
    { label: elementWord(element), clause: clauseOfPart(item, rating, 'element') },
    ...(tier ? [{ label: words.tier(tier), clause: clauseOfPart(item, rating, 'tier') }] : []),
    { label: rating.tier, clause: clauseOfPart(item, rating, 'rating') },
    ...[...new Set(traits.map(({ name }) => name))].map((name) => ({
      label: name,
      clause: `exactperk:${quote(name)}`,
    })),
  ]
}
