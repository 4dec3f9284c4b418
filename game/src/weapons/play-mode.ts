import { ACTIVITIES, type Activity } from './pve-and-pvp.ts'
import type { Tier } from './rating/tiers.ts'

/** What the player looks at the armory for; orders, filters, scores and advice all go by it. */
export const PLAY_MODES = ['both', ...ACTIVITIES] as const
export type PlayMode = (typeof PLAY_MODES)[number]

export const activitiesOf = (mode: PlayMode): readonly Activity[] => (mode === 'both' ? ACTIVITIES : [mode])

/** A rating as far as orders and verdicts need it; the one on the wire has it as well. */
export interface RatedSides {
  readonly pve: RatedSide
  readonly pvp: RatedSide
}
export interface RatedSide {
  readonly tier: Tier
  /** Out of 10; absent where nothing is known. */
  readonly score?: number | undefined
  /** As a gun, out of 10: roll and standing together. */
  readonly overall?: number | undefined
  /** Which option of each trait column the score is for; absent where there is nothing to choose. */
  readonly bestTraits?: readonly number[] | undefined
  /** Of each trait column the options that are good there; absent where no two can be had together. */
  readonly goodTraits?: readonly (readonly number[])[] | undefined
}

/** A rating whose headline speaks of one of its two sides. */
export interface HeadlineRating extends RatedSides, RatedSide {
  readonly activity: Activity
}

/** The side a mode looks at; with both, the one that the headline speaks of. */
export function ratedFor(
  rating: HeadlineRating,
  mode: PlayMode,
): RatedSide & { readonly activity: Activity } {
  if (mode === 'both') return { ...rating, overall: bestOverall(rating) }
  return { ...rating[mode], activity: mode }
}

/** As a gun, in the activity where it is the better one. */
export function bestOverall({ pve, pvp }: RatedSides): number | undefined {
  const known = [pve.overall, pvp.overall].filter((overall) => overall !== undefined)
  return known.length > 0 ? Math.max(...known) : undefined
}

export const ACTIVITY_WORDS: Readonly<Record<Activity, string>> = { pve: 'PvE', pvp: 'PvP' }
