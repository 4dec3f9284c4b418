import type { RatedRoll } from '../roll.ts'
import { LEAST_SHARE } from './opinion.ts'
import type { WishNotes } from './wish-list.ts'
import type { WishListIndex } from './wish-list-index.ts'

/**
 * What the loaded lists say about one copy, wish by wish. A roll is matched when all its perks are selectable
 * on the copy; with some of them, it counts partly. Every match is kept with its notes, because several
 * curators agreeing is itself a reason.
 */
export interface WishMatch {
  readonly list: string
  readonly notes?: WishNotes
  readonly trash: boolean
  /** Perks of the wish that this copy can select, out of all it asks for: 0 to 1. */
  readonly share: number
  /** What is missing, by perk hash. */
  readonly missing: readonly number[]
}

/** Every wish that the copy meets in full or in part: best first, warnings before recommendations. */
export function matchWishLists(roll: RatedRoll, index: WishListIndex): readonly WishMatch[] {
  const selectable = index.selectable(roll)
  const wishes = [...(index.groupFor(roll.hash, roll.name)?.rolls ?? []), ...index.wildcards.rolls]
  return wishes
    .map((wish): WishMatch => {
      const missing = wish.roll.perks.filter((hash) => !selectable[index.perkNumber(hash, '') ?? -1])
      const asked = wish.roll.perks.length
      const share = asked === 0 ? 1 : (asked - missing.length) / asked
      return {
        list: index.titles[wish.list] ?? '',
        notes: wish.roll.notes,
        trash: wish.roll.trash,
        share,
        missing,
      }
    })
    .filter((match) => (match.trash ? match.share === 1 : match.share >= LEAST_SHARE))
    .sort((one, other) => other.share - one.share || Number(other.trash) - Number(one.trash))
}
