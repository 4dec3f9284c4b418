import type { ArmorPiece, Weapon } from '../../items.ts'

export type Searchable = Weapon | ArmorPiece

/** What is known about an item beyond the item itself. Everything is optional: a filter over nothing matches nothing. */
export interface SearchFacts {
  /** The rating shown on the tile: 0 to 10 and its tier. */
  readonly rating?: (weapon: Weapon) => { readonly score: number; readonly tier: string } | undefined
  readonly wishList?: (weapon: Weapon) => 'wish' | 'trash' | undefined
  readonly verdict?: (item: Searchable) => string | undefined
  /** What the player decided about this copy in the review. */
  readonly decision?: (item: Searchable) => 'keep' | 'review' | 'dismantle' | undefined
  /** How many copies of the same item the collection holds. */
  readonly copies: (item: Searchable) => number
  /** A copy of the same item that is at least as good in every way exists. */
  readonly dominated?: (item: Searchable) => boolean
}

export type Matcher = (item: Searchable) => boolean

/** What cannot be understood is said in a sentence; the search goes on without it. */
export interface FilterProblem {
  readonly problem: string
}

export interface Filter {
  readonly keyword: string
  readonly help: string
  readonly example: string
  /** Values worth offering after the colon. */
  readonly values: readonly string[]
  readonly compile: (argument: string, facts: SearchFacts) => Matcher | FilterProblem
}
