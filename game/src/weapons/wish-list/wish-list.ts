/** A roll that somebody recommends, or warns of, in the format of Destiny Item Manager's wish lists. */
export interface WishRoll {
  /** Item hash; ANY_ITEM stands for every weapon. */
  readonly item: number
  /** Every one of these has to be selectable on a copy; none means any copy of the item. */
  readonly perks: readonly number[]
  readonly notes?: WishNotes
  /** The list advises against this roll. */
  readonly trash: boolean
}

export const ANY_ITEM = -69420

export type WishUse = 'pve' | 'pvp'
export type WishInput = 'mnk' | 'controller'

/** One object per distinct note, shared by all rolls that carry it. */
export interface WishNotes {
  readonly text: string
  readonly tags: readonly string[]
  /** Activities that the text or the tags name; empty where they name none. */
  readonly uses: readonly WishUse[]
  readonly inputs: readonly WishInput[]
}

export interface WishListProblem {
  /** Counted from 1. */
  readonly line: number
  readonly reason: string
  readonly text: string
}

export interface WishList {
  readonly title?: string
  readonly description?: string
  readonly rolls: readonly WishRoll[]
  /** The first bad lines; `problemCount` counts all of them. */
  readonly problems: readonly WishListProblem[]
  readonly problemCount: number
}
