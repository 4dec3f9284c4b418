import type { Activity } from '../knowledge/knowledge.ts'
import type { RatedRoll } from '../roll.ts'
import type { WishNotes } from './wish-list.ts'
import type { IndexedRoll, WishListIndex } from './wish-list-index.ts'

/**
 * What the loaded lists say about one copy. A roll is matched when all its perks are selectable on the copy;
 * with some of them, it counts partly. Every match is kept with its notes, because several curators agreeing
 * is itself a reason. A copy that no list names is simply not judged here.
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

export interface CommunityOpinion {
  /** 0 to 10; absent where no list speaks of this roll. */
  readonly score?: number
  /** Steps that the opinion moves the rating by. */
  readonly steps: number
  /** How many different recommendations agree. */
  readonly agreeing: number
  readonly trash: boolean
  readonly bestShare: number
}

const NO_OPINION: CommunityOpinion = { steps: 0, agreeing: 0, trash: false, bestShare: 0 }
/** Below this share a wish says nothing about the copy. */
const LEAST_SHARE = 0.5

/** The numbers of all perks that the copy can select. */
export function selectablePerks(roll: RatedRoll, index: WishListIndex): ReadonlySet<number> {
  const numbers = new Set<number>()
  for (const column of roll.columns) {
    for (const option of column.options) {
      const number = index.perkNumber(option.hash, option.name)
      if (number !== undefined) numbers.add(number)
    }
  }
  return numbers
}

export function opinionOf(
  roll: RatedRoll,
  index: WishListIndex,
  selectable: ReadonlySet<number>,
  activity: Activity,
): CommunityOpinion {
  const agreeing = new Set<string | number>()
  let bestShare = 0
  let trash = false
  const weigh = (wish: IndexedRoll) => {
    if (!speaksOf(wish, activity)) return
    const share = shareOf(wish, selectable)
    if (wish.roll.trash) {
      trash ||= share === 1
      return
    }
    if (share > bestShare) bestShare = share
    if (share === 1) agreeing.add(wish.roll.notes?.text ?? wish.list)
  }
  for (const wish of index.rollsFor(roll.hash, roll.name)) weigh(wish)
  for (const wish of index.wildcards) weigh(wish)
  return opinion(agreeing.size, bestShare, trash)
}

function opinion(agreeing: number, bestShare: number, trash: boolean): CommunityOpinion {
  if (agreeing > 0) {
    const agreement = 1 - 0.5 ** agreeing
    return { score: 6.5 + 3.5 * agreement, steps: 0.8 + 1.6 * agreement, agreeing, trash, bestShare }
  }
  if (trash) return { score: 1, steps: -2, agreeing, trash, bestShare }
  if (bestShare < LEAST_SHARE) return bestShare === 0 ? NO_OPINION : { ...NO_OPINION, bestShare }
  return { score: 7 * bestShare, steps: (bestShare - LEAST_SHARE) * 1.2, agreeing, trash, bestShare }
}

/** Every wish that the copy meets in full or in part, best first; warnings before recommendations of equal share. */
export function matchWishLists(roll: RatedRoll, index: WishListIndex): readonly WishMatch[] {
  const selectable = selectablePerks(roll, index)
  return [...index.rollsFor(roll.hash, roll.name), ...index.wildcards]
    .map((wish) => ({
      list: index.titles[wish.list] ?? '',
      notes: wish.roll.notes,
      trash: wish.roll.trash,
      share: shareOf(wish, selectable),
      missing: wish.roll.perks.filter((_, place) => !selectable.has(wish.perks[place] ?? -1)),
    }))
    .filter((match) => (match.trash ? match.share === 1 : match.share >= LEAST_SHARE))
    .sort((one, other) => other.share - one.share || Number(other.trash) - Number(one.trash))
}

function speaksOf(wish: IndexedRoll, activity: Activity): boolean {
  const uses = wish.roll.notes?.uses ?? []
  return uses.length === 0 || uses.includes(activity)
}

function shareOf(wish: IndexedRoll, selectable: ReadonlySet<number>): number {
  const wanted = wish.perks
  if (wanted.length === 0) return 1
  let found = 0
  for (let place = 0; place < wanted.length; place += 1) {
    if (selectable.has(wanted[place] as number)) found += 1
  }
  return found / wanted.length
}
