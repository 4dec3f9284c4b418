import type { Activity } from '../pve-and-pvp.ts'
import type { RatedRoll } from '../roll.ts'
import type { WishGroup, WishListIndex } from './wish-list-index.ts'

/** What the loaded lists together think of one copy, as a rating needs it; the details are in match.ts. */
export interface CommunityOpinion {
  /** 0 to 10; absent where no list speaks of this roll. */
  readonly score?: number
  /** Steps that the opinion moves the rating by. */
  readonly steps: number
  /** How many different recommendations agree. */
  readonly agreeing: number
  readonly trash: boolean
  /** How much of the nearest wish this copy meets, 0 to 1. */
  readonly bestShare: number
}

/** Below this share a wish says nothing about the copy. */
export const LEAST_SHARE = 0.5

class Tally {
  readonly agreeing = new Set<string | number>()
  bestShare = 0
  trash = false
}

/** A copy that no list names is simply not judged: no score, no steps. */
export function opinionsOn(
  roll: RatedRoll,
  index: WishListIndex,
): Readonly<Record<Activity, CommunityOpinion>> {
  const selectable = index.selectable(roll)
  const tallies = { pve: new Tally(), pvp: new Tally() }
  count(index.groupFor(roll.hash, roll.name), selectable, tallies)
  count(index.wildcards, selectable, tallies)
  return { pve: opinion(tallies.pve), pvp: opinion(tallies.pvp) }
}

function count(
  group: WishGroup | undefined,
  selectable: Uint8Array,
  tallies: Readonly<Record<Activity, Tally>>,
): void {
  if (!group) return
  const { rolls, perks, ends, forPve, forPvp } = group
  let start = 0
  for (let place = 0; place < rolls.length; place += 1) {
    const end = ends[place] as number
    let found = 0
    for (let at = start; at < end; at += 1) found += selectable[perks[at] as number] as number
    const share = end === start ? 1 : found / (end - start)
    start = end
    if (forPve[place]) add(tallies.pve, group, place, share)
    if (forPvp[place]) add(tallies.pvp, group, place, share)
  }
}

function add(tally: Tally, group: WishGroup, place: number, share: number): void {
  const wish = group.rolls[place]
  if (!wish || (share < 1 && share <= tally.bestShare)) return
  if (wish.roll.trash) {
    tally.trash ||= share === 1
    return
  }
  tally.bestShare = Math.max(tally.bestShare, share)
  if (share === 1) tally.agreeing.add(wish.roll.notes?.text ?? wish.list)
}

/** Several voices count more than one, with less gained from each further voice. */
function opinion({ agreeing: voices, bestShare, trash }: Tally): CommunityOpinion {
  const agreeing = voices.size
  if (agreeing > 0) {
    const agreement = 1 - 0.5 ** agreeing
    return { score: 6.5 + 3.5 * agreement, steps: 0.8 + 1.6 * agreement, agreeing, trash, bestShare }
  }
  if (trash) return { score: 1, steps: -2, agreeing, trash, bestShare }
  if (bestShare < LEAST_SHARE) return { steps: 0, agreeing, trash, bestShare }
  return { score: 7 * bestShare, steps: (bestShare - LEAST_SHARE) * 1.2, agreeing, trash, bestShare }
}
