/**
 * What a share shows: a document of its own that holds all it needs, so that it stays what it was when the player's vault
 * changes. Three kinds, one a public address; the form of each only ever gains optional fields.
 */
import type {
  ArmorSlot,
  DamageType,
  GearTier,
  GuardianClass,
  Rarity,
  StatLine,
  WeaponSlot,
  WeaponType,
} from '../items.ts'
import type { Tier } from '../weapons/rating/tiers.ts'

export const SHARE_KINDS = ['build', 'prophecy', 'profile'] as const
export type ShareKind = (typeof SHARE_KINDS)[number]

/** What the share dialog knows (F-323); the first three are all at /build/{name}. */
export const SHARE_TYPES = ['build', 'loadout', 'fireteam', 'prophecy', 'profile'] as const
export type ShareType = (typeof SHARE_TYPES)[number]

export interface SharedWeapon {
  readonly slot: WeaponSlot
  readonly hash: number
  readonly name: string
  readonly type: WeaponType
  readonly typeName: string
  readonly element: DamageType
  readonly rarity: Rarity
  readonly icon?: string
  readonly perks: readonly { readonly hash: number; readonly name: string }[]
  readonly rating?: { readonly tier: Tier; readonly score?: number }
  /** Where it comes from, in the game's words; added when it is published. */
  readonly source?: string
  /** What it does in this build. */
  readonly why?: string
  /** The author's own copy; only where they chose to show it. */
  readonly instanceId?: string
}

export interface SharedArmor {
  readonly slot: ArmorSlot
  readonly hash: number
  readonly name: string
  readonly rarity: Rarity
  readonly icon?: string
  readonly tier?: GearTier
  readonly set?: string
  /** As masterworked as the copy is, without mods and tuning; older documents of what is worn count those in. */
  readonly stats: StatLine
  /** What is in its sockets; in older documents only `mods` of the whole build tells. */
  readonly mods?: readonly string[]
  readonly instanceId?: string
}

export interface SharedSubclass {
  readonly name: string
  readonly element: DamageType | 'prismatic'
  readonly superName?: string
  readonly abilities: readonly string[]
  readonly aspects: readonly string[]
  readonly fragments: readonly string[]
}

/** A fireteam's plan: needs and who covers them. Names are left out unless the author ticks them. */
export interface SharedPlan {
  readonly members: readonly {
    readonly name?: string
    readonly classType?: GuardianClass
    readonly power?: number
    /** All of them, in words; in older documents the first alone. */
    readonly role?: string
  }[]
  readonly needs: readonly {
    readonly name: string
    readonly state: 'covered' | 'one' | 'missing' | 'unknown'
  }[]
}

export interface BuildDocument {
  readonly kind: 'build'
  readonly type: 'build' | 'loadout' | 'fireteam'
  readonly name: string
  readonly summary?: string
  readonly classType?: GuardianClass
  readonly activity?: string
  /** 0 to 1. */
  readonly confidence?: number
  readonly subclass?: SharedSubclass
  readonly weapons: readonly SharedWeapon[]
  readonly armor: readonly SharedArmor[]
  /** Of the whole build, mods and masterworks included. */
  readonly stats?: StatLine
  /** What fragments and the like give of `stats`; unknown in older documents. */
  readonly bonus?: StatLine
  /** What stat mods give of `stats`; unknown in older documents, and of what is worn. */
  readonly modPoints?: StatLine
  readonly mods: readonly string[]
  readonly strategy?: string
  /** How it is played, step by step. */
  readonly steps?: readonly string[]
  readonly strengths: readonly string[]
  readonly considerations: readonly string[]
  /** The author's own words. */
  readonly notes?: string
  readonly plan?: SharedPlan
  /** The address of the build that this one was made from. */
  readonly forkedFrom?: string
}

export interface ProphecyDocument {
  readonly kind: 'prophecy'
  /** Whose it is. */
  readonly name: string
  readonly archetype?: string
  readonly confidence?: number
  /** 0 to 10 each. */
  readonly traits: readonly { readonly name: string; readonly score: number }[]
  readonly gems: readonly { readonly name: string; readonly reason: string; readonly tier?: string }[]
  readonly farming: readonly { readonly name: string; readonly reason: string }[]
  readonly meta: readonly string[]
}

export interface ProfileDocument {
  readonly kind: 'profile'
  readonly name: string
  readonly score?: number
  readonly characters: readonly { readonly classType: GuardianClass; readonly power: number }[]
  readonly archetype?: string
  readonly items?: number
  readonly membershipType?: string
}

export type ShareDocument = BuildDocument | ProphecyDocument | ProfileDocument

export const typeOf = (document: ShareDocument): ShareType =>
  document.kind === 'build' ? document.type : document.kind
