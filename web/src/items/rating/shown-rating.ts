import { type PlayMode, ratedFor } from '@ai-vault/game/weapons/play-mode.ts'
import type { Activity } from '@ai-vault/game/weapons/pve-and-pvp.ts'
import type { Tier } from '@ai-vault/game/weapons/rating/tiers.ts'
import { idOf, type WeaponItem } from '../weapon-item.ts'

export interface ShownRating {
  readonly tier: Tier
  readonly score?: number | undefined
  /** As a gun: roll and standing together. */
  readonly overall?: number | undefined
  /** What the score is for; absent where there is none. */
  readonly activity?: Activity
  /** Its analysis failed: counted nowhere (F-134). */
  readonly failed?: true
}

export type RatingLookup = (item: WeaponItem) => ShownRating

const UNRATED: ShownRating = { tier: 'Unrated' }
const FAILED: ShownRating = { tier: 'Unrated', failed: true }

/** The server's rating as the mode looks at it; a copy whose analysis failed is Unrated (F-134). */
export function ratingLookup(failed: ReadonlySet<string>, mode: PlayMode = 'both'): RatingLookup {
  const known = new WeakMap<NonNullable<WeaponItem['rating']>, ShownRating>()
  return (item) => {
    if (failed.has(idOf(item))) return FAILED
    const { rating } = item
    if (!rating) return UNRATED
    const shown = known.get(rating) ?? ratedFor(rating, mode)
    known.set(rating, shown)
    return shown
  }
}
