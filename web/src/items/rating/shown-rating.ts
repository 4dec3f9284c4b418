import type { Tier } from '@ai-vault/game/weapons/tiers.ts'
import { idOf, type WeaponItem } from '../weapon-item.ts'

export interface ShownRating {
  readonly tier: Tier
  readonly score?: number | undefined
  /** Its analysis failed: counted nowhere (F-134). */
  readonly failed?: true
}

export type RatingLookup = (item: WeaponItem) => ShownRating

const UNRATED: ShownRating = { tier: 'Unrated' }
const FAILED: ShownRating = { tier: 'Unrated', failed: true }

/** The server's rating; a copy whose analysis failed is Unrated (F-134). */
export function ratingLookup(failed: ReadonlySet<string>): RatingLookup {
  return (item) => (failed.has(idOf(item)) ? FAILED : (item.rating ?? UNRATED))
}
