import type {
  AmmoType,
  ArmorSlot,
  ArmorStat,
  DamageType,
  GuardianClass,
  Rarity,
  WeaponSlot,
  WeaponStat,
  WeaponType,
} from '@ai-vault/game/items.ts'
import type { ActivityKindKey } from './places/activity-rows.ts'
import type { Curve } from './weapons/curves.ts'
import type { WorldTable } from './world-tables.ts'

/** A socket as guardians roll it: which plugs may sit there, in the definition's socket order. */
export interface WorldSocket {
  readonly role:
    | 'intrinsic'
    | 'barrel'
    | 'magazine'
    | 'trait'
    | 'stock'
    | 'origin'
    | 'masterwork'
    | 'mod'
    | 'catalyst'
    | 'tracker'
    | 'shaping'
    | 'resonance'
    | 'shader'
    | 'archetype'
    | 'armor-stat'
    | 'armor-masterwork'
    | 'tuning'
    | 'general-mod'
    | 'slot-mod'
    | 'artifice'
    | 'exotic-perk'
    | 'set-selector'
    | 'subclass'
    | 'aspect'
    | 'fragment'
    | 'ornament'
    | 'artifice-perk'
    | 'former-artifice'
    | 'locked-artifice'
    | 'unused'
  /** Without enhanced twins: those come from `World.enhancedOf`. */
  readonly plugs: readonly number[]
  /** Plugged when nothing is rolled. */
  readonly initial: number
}

export interface WorldWeapon {
  readonly hash: number
  readonly name: string
  readonly type: WeaponType
  readonly slot: WeaponSlot
  readonly ammo: AmmoType
  readonly element: DamageType
  readonly rarity: Rarity
  /** Tiered weapons drop at tier 1 to 5; the others carry no tier. */
  readonly tiered: boolean
  readonly craftable: boolean
  readonly sockets: readonly WorldSocket[]
  /** Invested values of a weapon with nothing plugged, and how the game shows them. */
  readonly stats: Readonly<Partial<Record<WeaponStat, number>>>
  readonly curves: Readonly<Partial<Record<WeaponStat, Curve>>>
  readonly collectibleHash?: number
}

export interface WorldArmor {
  readonly hash: number
  readonly name: string
  readonly slot: ArmorSlot
  readonly classType: GuardianClass
  readonly rarity: Rarity
  /** Armor 3.0 rolls an archetype; older armor rolls stat plugs. */
  readonly armor3: boolean
  readonly setHash?: number
  readonly setWildcard: boolean
  readonly artifice: boolean
  readonly sockets: readonly WorldSocket[]
  readonly collectibleHash?: number
}

/** A stat plug of older armor: this much of one stat of a group of three, and one point of the others. */
export interface OldStat {
  readonly group: 0 | 1
  readonly place: number
  readonly value: number
}

export interface WorldArchetype {
  readonly plugHash: number
  readonly name: string
  readonly primary: ArmorStat
  readonly secondary: ArmorStat
}

/** What a plug adds by platform stat hash; guardians add these up for the stats component. */
export type PlugStats = ReadonlyMap<number, number>

export interface WorldActivity {
  readonly hash: number
  readonly kind: ActivityKindKey
  readonly name: string
  /** Platform activity modes, the most specific first. */
  readonly modes: readonly number[]
  readonly destinationHash: number
  readonly minutes: number
  readonly fireteam: number
  readonly pvp: boolean
}

export interface WorldRecord {
  readonly hash: number
  readonly scope: 'profile' | 'character'
  readonly objectives: readonly { readonly hash: number; readonly completionValue: number }[]
  readonly intervalObjectives: readonly {
    readonly hash: number
    readonly completionValue: number
    readonly score: number
  }[]
  readonly score: number
  /** Its points count for the years that are over. */
  readonly past?: boolean
  /** The platform hides it (Obscured) from those who have not done it. */
  readonly secret?: boolean
  /** A seal's own record: done, it can be worn as this title. */
  readonly title?: string
  /** The weapon whose pattern or catalyst this is. */
  readonly weaponHash?: number
  /** The name of the activity that has to be finished once. */
  readonly clears?: string
}

/** Something to do: the item that stands for it, and the counters it is done by. */
export interface WorldPursuit {
  readonly hash: number
  readonly objectives: readonly { readonly hash: number; readonly completionValue: number }[]
}

/** A goal of the week: counted by an objective, or by the encounters of a raid. */
export interface WorldMilestone {
  readonly hash: number
  readonly objectiveHash?: number
  readonly completionValue: number
  readonly phases: readonly number[]
  /** The raid that has to be finished, in whichever version. */
  readonly raid?: string
}

/** What a vendor may sell: its place in the vendor's list, the item, what one costs. */
export interface WorldGood {
  readonly index: number
  readonly itemHash: number
  readonly costs: readonly (readonly [item: number, quantity: number])[]
  /** Armor is offered to its own class. */
  readonly classType?: GuardianClass
}
export interface WorldShelf {
  /** How many are on sale at a time (of each class, for armor); all of them if absent. */
  readonly shown?: number
  readonly goods: readonly WorldGood[]
}
export interface WorldVendor {
  readonly hash: number
  readonly groupHash: number
  /** How many places the definition names; who has several changes them with the week. */
  readonly places: number
  readonly changes: 'daily' | 'weekly' | 'weekend'
  /** None: known by name alone. */
  readonly shelves: readonly WorldShelf[]
}

/** The game world: definitions as the wire has them, and the catalogue the demo guardians are drawn from. */
export interface World {
  readonly seed: number
  readonly version: string
  readonly tables: Readonly<Record<WorldTable, ReadonlyMap<number, object>>>
  readonly weapons: readonly WorldWeapon[]
  readonly armor: readonly WorldArmor[]
  readonly archetypes: readonly WorldArchetype[]
  /** Directional tuning plugs by what they raise and lower, and the balanced one. */
  readonly tuning: {
    readonly balanced: number
    readonly directional: readonly {
      readonly hash: number
      readonly plus: ArmorStat
      readonly minus: ArmorStat
    }[]
  }
  /** General stat mods by stat: +5 at 1 energy, +10 at 3; artifice +3 at 0. */
  readonly statMods: Readonly<
    Record<ArmorStat, { readonly minor: number; readonly major: number; readonly artifice: number }>
  >
  /** The plug of each armor masterwork level 0 to 5 (Armor 3.0). */
  readonly armorMasterworks: readonly number[]
  /** Stat plugs that give a piece its base values: hash by stat and value. */
  readonly armorStatPlug: (stat: ArmorStat, value: number) => number
  readonly oldArmorStatPlug: (stat: OldStat) => number
  readonly plugStats: (plugHash: number) => PlugStats
  readonly enhancedOf: (plugHash: number) => number | undefined
  readonly subclasses: readonly {
    readonly hash: number
    readonly classType: GuardianClass
    readonly element: string
    readonly sockets: readonly WorldSocket[]
  }[]
  readonly activities: readonly WorldActivity[]
  readonly records: readonly WorldRecord[]
  readonly collectibles: readonly {
    readonly hash: number
    readonly itemHash: number
    readonly scope: 'profile' | 'character'
  }[]
  readonly metrics: readonly { readonly hash: number; readonly objectiveHash: number }[]
  readonly materials: readonly { readonly hash: number; readonly stack: number; readonly currency: boolean }[]
  readonly emblems: readonly number[]
  readonly vendors: readonly WorldVendor[]
  readonly orders: readonly WorldPursuit[]
  readonly bounties: readonly WorldPursuit[]
  /** Quests as their steps in order. */
  readonly quests: readonly (readonly WorldPursuit[])[]
  readonly checklists: readonly {
    readonly hash: number
    readonly scope: 'profile' | 'character'
    readonly entries: readonly number[]
  }[]
  /** The season's artifact and what each of its tiers offers, once so many points were spent. */
  readonly artifact: {
    readonly hash: number
    readonly tiers: readonly {
      readonly hash: number
      readonly minimumPoints: number
      readonly items: readonly number[]
    }[]
  }
  readonly factions: readonly {
    readonly hash: number
    readonly progressionHash: number
    readonly vendorHash: number
  }[]
  readonly milestones: readonly WorldMilestone[]
  readonly progressions: {
    readonly seasonRank: number
    /** Ranks beyond the end of the pass. */
    readonly prestige: number
    readonly artifactPower: number
    readonly ranks: readonly number[]
  }
  readonly seasons: {
    readonly current: number
    readonly currentPass: number
    readonly past: readonly number[]
  }
  readonly loadoutNames: readonly number[]
  readonly loadoutColors: readonly number[]
  readonly loadoutIcons: readonly number[]
}
