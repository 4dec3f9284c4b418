import type { Analysis } from '../perks/perk-columns.ts'

export type Match = Analysis['wish_list_matches'][number]

export interface WishGroup {
  readonly match: Match
  /** So many rolls of the list say the same: its strength. */
  readonly count: number
}

/** A list writes a wish once for every barrel and magazine: what says the same is shown once, and counted. */
export function groupWishes(matches: readonly Match[]): readonly WishGroup[] {
  const groups = Map.groupBy(matches, ({ list, trash, share, notes }) =>
    JSON.stringify([list, trash, share === 1, notes?.text ?? '']),
  )
  return [...groups.values()].flatMap((same) => {
    const [match] = same.toSorted((one, other) => other.share - one.share)
    return match ? [{ match, count: same.length }] : []
  })
}
