/** In the order of their glyphs. */
export const TRIUMPH_CATEGORIES = [
  'Campaign',
  'Collection',
  'Activities',
  'Lore',
  'Weapons',
  'Past',
  'Medals',
] as const
export type TriumphCategory = (typeof TRIUMPH_CATEGORIES)[number]

export type Goal = readonly [label: string, completionValue: number]

/** A triumph before it becomes a record: where it stands, what it asks, what it is worth. */
export interface Triumph {
  readonly category: TriumphCategory
  readonly group: string
  readonly name: string
  readonly text: string
  readonly score: number
  readonly goals: readonly Goal[]
  /** Steps of one counter, each with its own score, instead of goals. */
  readonly intervals?: readonly (readonly [completionValue: number, score: number])[]
  readonly character?: boolean
  /** What the game shows when it is done; an ordinary triumph where nothing is said. */
  readonly toast?: number
  readonly icon?: string
  /** Another menu in which it stands. */
  readonly alsoUnder?: number
  /** The weapon whose pattern or catalyst it is. */
  readonly weaponHash?: number
  /** The name of the activity that has to be finished once. */
  readonly clears?: string
  /** Hidden behind question marks until it is done. */
  readonly secret?: boolean
}
