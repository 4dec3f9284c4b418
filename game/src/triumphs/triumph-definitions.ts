import type { GuardianClass, Rarity } from '../items.ts'
import type { TriumphCategory } from './triumph-category.ts'

/** Where something is done, as far as its own words tell: an activity, or a place of the chart. */
export interface Whereabouts {
  readonly destinationHash?: number
  readonly zoneHash?: number
  readonly activityHash?: number
  /** The activity is a raid or a dungeon. */
  readonly isHard?: true
}

export interface ObjectiveDefinition {
  readonly hash: number
  readonly text: string
  readonly completionValue: number
  readonly where?: Whereabouts
}

export interface TriumphDefinition {
  readonly hash: number
  readonly name: string
  readonly description: string
  readonly icon?: string
  readonly points: number
  readonly category: TriumphCategory
  /** Of a year that is over: it can no longer be earned. */
  readonly legacy: boolean
  /** The menu it stands in. */
  readonly menuHash?: number
  readonly menu: string
  readonly objectives: readonly ObjectiveDefinition[]
  /** Its objectives are marks on one counter. */
  readonly stepped: boolean
  /** Nodes of the seals it counts for. */
  readonly seals: readonly number[]
  /** What the game shows instead while it is secret. */
  readonly secretName?: string
  readonly secretText?: string
  readonly where?: Whereabouts
}

export interface SealDefinition {
  /** The hash of the seal's menu. */
  readonly hash: number
  readonly name: string
  readonly title: string
  readonly icon?: string
  readonly legacy: boolean
  /** The triumph that is complete once the title is earned. */
  readonly recordHash: number
  readonly gildingHash?: number
  /** The triumphs to do. */
  readonly triumphs: readonly number[]
}

export const COLLECTIBLE_KINDS = ['weapon', 'armor', 'flair', 'other'] as const
export type CollectibleKind = (typeof COLLECTIBLE_KINDS)[number]

export interface CollectibleDefinition {
  readonly hash: number
  readonly itemHash?: number
  readonly name: string
  readonly description: string
  readonly icon?: string
  readonly kind: CollectibleKind
  readonly rarity?: Rarity
  readonly classType?: GuardianClass
  /** Where it comes from, in the platform's words. */
  readonly source: string
  readonly menuHash?: number
  readonly menu: string
  readonly where?: Whereabouts
}

/** Something of the game's own checklists that lies in a zone: a chest, a lost sector, a thing to scan. */
export interface ChecklistEntry {
  readonly hash: number
  readonly name: string
  /** A kind of the map's points. */
  readonly kind: 'chest' | 'lost-sector' | 'lore' | 'landmark'
  readonly destinationHash: number
  readonly zoneHash: number
}

export interface DestinationDefinition {
  readonly hash: number
  readonly name: string
  readonly description: string
  /** The body it lies on. */
  readonly place: string
  readonly zones: readonly { readonly hash: number; readonly name: string }[]
}
