import type { ArmorPiece, GuardianClass, OtherItem, StatLine, Weapon } from './items.ts'
import type { Subclass } from './kit.ts'

export interface Character {
  readonly id: string
  readonly classType: GuardianClass
  readonly race?: string
  readonly power: number
  readonly minutesPlayed: number
  readonly lastPlayed: string
  readonly emblem?: string
  readonly emblemBackground?: string
  readonly stats: StatLine
  readonly title?: string
  /** Hash of what the character is doing now; absent when offline. */
  readonly currentActivity?: number
}

export interface Loadout {
  readonly id: string
  readonly characterId: string
  readonly index: number
  readonly name: string
  readonly itemIds: readonly string[]
}

/** Platform components the player's privacy settings (or a missing scope) kept from us: G-46. */
export type Withheld =
  | 'profile'
  | 'vault'
  | 'currencies'
  | 'characters'
  | 'characterInventories'
  | 'equipment'
  | 'progressions'
  | 'activities'
  | 'loadouts'
  | 'records'
  | 'collectibles'
  | 'metrics'
  | 'itemDetails'

/** Where what a player owns comes from, and how it is rolled; without one of these nothing whole is known of it. */
export const GEAR_PARTS = [
  'vault',
  'characterInventories',
  'equipment',
  'itemDetails',
] as const satisfies readonly Withheld[]

export interface TriumphProgress {
  readonly hash: number
  /** The platform's own bit flags. */
  readonly platformState: number
  readonly objectives: readonly {
    readonly hash: number
    readonly progress: number
    readonly completionValue: number
    readonly complete: boolean
  }[]
  readonly completedCount?: number
}

export interface CollectibleProgress {
  readonly hash: number
  readonly platformState: number
  readonly acquired: boolean
}

export interface MilestoneProgress {
  readonly hash: number
  readonly characterId: string
  readonly name?: string
  /** The activities the platform names for it at the moment. */
  readonly activityHashes?: readonly number[]
  readonly complete: boolean
  readonly progress: number
  readonly completionValue: number
  /** What is counted are the encounters of one run, not runs. */
  readonly encounters?: boolean
}

/** One account as the platform described it at one moment. */
export interface Guardian {
  readonly membershipId: string
  readonly membershipType: number
  readonly displayName: string
  /** The four digits of Name#0042. */
  readonly displayNameCode?: string
  /** When the platform minted the answer; a later copy never replaces an earlier one with an older mint. */
  readonly mintedAt: string
  readonly characters: readonly Character[]
  readonly weapons: readonly Weapon[]
  readonly armor: readonly ArmorPiece[]
  readonly others: readonly OtherItem[]
  readonly subclasses: readonly Subclass[]
  /** Hashes of the armor mods that can be put in; empty where the platform did not say. */
  readonly armorMods: readonly number[]
  readonly currencies: readonly { readonly hash: number; readonly name: string; readonly quantity: number }[]
  readonly vault?: { readonly used: number; readonly capacity: number }
  readonly loadouts: readonly Loadout[]
  readonly triumphs: readonly TriumphProgress[]
  readonly triumphScore?: { readonly active: number; readonly lifetime: number }
  readonly collectibles: readonly CollectibleProgress[]
  /** Entries of the game's checklists that were found, by any character; absent in copies from before they were read. */
  readonly foundEntries?: readonly number[]
  readonly metrics: Readonly<Record<number, number>>
  readonly milestones: readonly MilestoneProgress[]
  /** Activities: missions of the story that can be launched and are not done, the easiest first; absent in copies from before. */
  readonly openStories?: readonly number[]
  readonly seasonRank?: number
  readonly artifactLevel?: number
  readonly guardianRank?: number
  readonly currentSeasonHash?: number
  /** Fireteam mates right now, by membership id. */
  readonly fireteam: readonly { readonly membershipId: string; readonly displayName: string }[]
  readonly withheld: readonly Withheld[]
  /** What the platform shows to the owner alone; absent in copies from before this was read. */
  readonly ownerOnly?: readonly Withheld[]
  /** Items whose definition the manifest does not hold. */
  readonly unknownItems: number
}
