import type { ArmorPiece, GuardianClass, Weapon } from '../../items.ts'

export type Searchable = Weapon | ArmorPiece

interface SearchedRating {
  readonly score: number
  readonly tier: string
  readonly pve?: number | undefined
  readonly pvp?: number | undefined
}

/** What is known about an item beyond the item itself. Everything is optional: a filter over nothing matches nothing. */
export interface SearchFacts {
  /** The rating shown on the tile, 0 to 10 and its tier, and the score of each activity. */
  readonly rating?: (weapon: Weapon) => SearchedRating | undefined
  readonly wishList?: (weapon: Weapon) => 'wish' | 'trash' | undefined
  /** What the player's own wish lists note about the roll. */
  readonly wishNotes?: (weapon: Weapon) => readonly string[]
  readonly verdict?: (item: Searchable) => string | undefined
  /** What the player decided about this copy in the review. */
  readonly decision?: (item: Searchable) => 'keep' | 'review' | 'dismantle' | undefined
  /** What the player wrote about this copy. */
  readonly note?: (item: Searchable) => string | undefined
  /** The player's characters as the screens order them; the first is the one played last. */
  readonly characters?: readonly { readonly id: string; readonly classType: GuardianClass }[]
  /** The name of a loadout by its id. */
  readonly loadoutName?: (id: string) => string | undefined
  /** Everything that is searched: what copies and bests are measured against. */
  readonly all: readonly Searchable[]
  /** How many copies of the same item the collection holds. */
  readonly copies: (item: Searchable) => number
  /** A copy of the same item that is at least as good in every way exists. */
  readonly dominated?: (item: Searchable) => boolean
}

export type Matcher = (item: Searchable) => boolean

/** What cannot be understood is said in a sentence; the clause then finds nothing. */
export interface FilterProblem {
  readonly problem: string
}

export interface Filter {
  readonly keyword: string
  /** Other spellings that are understood, and not offered. */
  readonly also?: readonly string[]
  /** Values worth offering after the colon. */
  readonly values: readonly string[]
  readonly compile: (argument: string, facts: SearchFacts) => Matcher | FilterProblem
}
