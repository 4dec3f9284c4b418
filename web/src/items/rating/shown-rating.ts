import type { Tier } from '@ai-vault/game/weapons/tiers.ts'
import { idOf, type WeaponItem } from '../weapon-item.ts'

export interface ShownRating {
  readonly tier: Tier
  readonly score?: number | undefined
}

export type RatingLookup = (item: WeaponItem) => ShownRating

const UNRATED: ShownRating = { tier: 'Unrated' }

/** The server's rating; a copy whose analysis failed is Unrated and so counted nowhere (F-134). */
export function ratingLookup(failed: ReadonlySet<string>): RatingLookup {
  return (item) => (item.rating && !failed.has(idOf(item)) ? item.rating : UNRATED)
}
