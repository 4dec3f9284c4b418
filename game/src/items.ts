/**
 * What a guardian owns, in the game's own words. The platform client translates the wire into these types;
 * ratings, search, solver and screens speak nothing else.
 */

export const ARMOR_STATS = ['weapons', 'health', 'class', 'super', 'grenade', 'melee'] as const
export type ArmorStat = (typeof ARMOR_STATS)[number]
/** One value per armor stat, in the order of ARMOR_STATS. */
export type StatLine = readonly [number, number, number, number, number, number]

export const CLASSES = ['titan', 'hunter', 'warlock'] as const
export type GuardianClass = (typeof CLASSES)[number]

export const DAMAGE_TYPES = ['kinetic', 'arc', 'solar', 'void', 'stasis', 'strand'] as const
export type DamageType = (typeof DAMAGE_TYPES)[number]

export const WEAPON_TYPES = [
  'auto-rifle',
  'hand-cannon',
  'pulse-rifle',
  'scout-rifle',
  'sidearm',
  'submachine-gun',
  'combat-bow',
  'shotgun',
  'sniper-rifle',
  'fusion-rifle',
  'trace-rifle',
  'glaive',
  'grenade-launcher',
  'linear-fusion-rifle',
  'machine-gun',
  'rocket-launcher',
  'sword',
] as const
export type WeaponType = (typeof WEAPON_TYPES)[number]

export const ARMOR_SLOTS = ['helmet', 'gauntlets', 'chest', 'legs', 'class-item'] as const
export type ArmorSlot = (typeof ARMOR_SLOTS)[number]

export const WEAPON_SLOTS = ['kinetic', 'energy', 'power'] as const
export type WeaponSlot = (typeof WEAPON_SLOTS)[number]
export const AMMO_TYPES = ['primary', 'special', 'heavy'] as const
export type AmmoType = (typeof AMMO_TYPES)[number]
/** From the most common to the rarest. */
export const RARITIES = ['common', 'uncommon', 'rare', 'legendary', 'exotic'] as const
export type Rarity = (typeof RARITIES)[number]
/** Shields that only damage of their element breaks. */
export const SHIELD_ELEMENTS = ['arc', 'solar', 'void'] as const

export const CHAMPIONS = ['barrier', 'overload', 'unstoppable'] as const
export type ChampionType = (typeof CHAMPIONS)[number]
/** Gear tier of the item itself; absent on gear older than tiers. */
export type GearTier = 1 | 2 | 3 | 4 | 5

export type ItemPlace =
  | { readonly in: 'vault' }
  | { readonly in: 'character'; readonly characterId: string; readonly equipped: boolean }
  | { readonly in: 'postmaster'; readonly characterId: string }

/**
 * What a thing is called. Where a name is shown in another language, its English one stands beside it: rules and search
 * go by that (in-english.ts).
 */
export interface Named {
  readonly name: string
  readonly englishName?: string
}

/** Anything that sits in a socket: a perk, a barrel, a mod. Enhanced perks keep their own hash and say so. */
export interface Plug extends Named {
  readonly hash: number
  readonly description: string
  readonly icon?: string
  readonly enhanced: boolean
  /** What it adds to the stats of the item it sits in, by stat name. */
  readonly stats?: Readonly<Partial<Record<WeaponStat, number>>>
}

export const WEAPON_STATS = [
  'impact',
  'range',
  'stability',
  'handling',
  'reload',
  'aim-assist',
  'zoom',
  'airborne',
  'recoil',
  'magazine',
  'rpm',
  'charge-time',
  'draw-time',
  'blast-radius',
  'velocity',
  'accuracy',
  'persistence',
  'ammo-generation',
  'swing-speed',
  'guard-efficiency',
  'guard-resistance',
  'guard-endurance',
  'charge-rate',
  'ammo-capacity',
  'shield-duration',
  'vent-speed',
  'heat-generated',
  'cooling-efficiency',
] as const
export type WeaponStat = (typeof WEAPON_STATS)[number]

export type ColumnKind = 'barrel' | 'magazine' | 'trait' | 'origin'

/** One column of perks on one copy: what is plugged now and what else this copy can switch to. */
export interface PerkColumn {
  readonly kind: ColumnKind
  readonly socketIndex: number
  readonly active?: Plug
  /** Includes `active`. One entry on most rolls, up to three on tiered weapons. */
  readonly selectable: readonly Plug[]
}

export interface Masterwork extends Named {
  readonly hash: number
  readonly stat?: WeaponStat
  /** 0 to 10. */
  readonly level: number
}

interface OwnedItem extends Named {
  readonly instanceId: string
  readonly hash: number
  readonly icon: string
  /** The season or source overlay drawn over the icon. */
  readonly watermark?: string
  /** As the platform words it, e.g. "Hand Cannon". */
  readonly typeName: string
  readonly englishTypeName?: string
  readonly rarity: Rarity
  readonly tier?: GearTier
  readonly power?: number
  readonly place: ItemPlace
  readonly locked: boolean
  readonly masterworked: boolean
  /** Loadout ids ("characterId:index") that use this copy. */
  readonly loadouts: readonly string[]
  readonly source?: string
}

export interface Weapon extends OwnedItem {
  readonly kind: 'weapon'
  readonly type: WeaponType
  readonly slot: WeaponSlot
  readonly ammo: AmmoType
  readonly element: DamageType
  readonly frame?: Plug
  readonly columns: readonly PerkColumn[]
  readonly masterwork?: Masterwork
  readonly catalyst?: Named & { readonly hash: number; readonly complete: boolean }
  readonly stats: Readonly<Partial<Record<WeaponStat, number>>>
  readonly champion?: ChampionType
  readonly crafted: boolean
  readonly enhanced: boolean
  /** A pattern can still be drawn from this copy. */
  readonly deepsight: boolean
  /** Of a crafted copy. */
  readonly level?: number
  /** Kill tracker, where the copy carries one. */
  readonly kills?: number
  /** When its tracker was last seen to have moved. */
  readonly usedAt?: string
  /** Collections hold it, so it can be had again as it is. */
  readonly inCollections?: true
}

export type Tuning =
  | { readonly kind: 'directional'; readonly plus: ArmorStat; readonly minus: ArmorStat }
  | { readonly kind: 'balanced' }

export interface ArmorPiece extends OwnedItem {
  readonly kind: 'armor'
  readonly slot: ArmorSlot
  /** Absent on armor that every class can wear. */
  readonly classType?: GuardianClass
  readonly archetype?: string
  /** As dropped: no masterwork, mods or tuning. */
  readonly base: StatLine
  /** As worn now. */
  readonly stats: StatLine
  /** 0 to 5 on Armor 3.0; 0 or 10 on older armor. */
  readonly masterworkLevel: number
  readonly energy: { readonly capacity: number; readonly used: number }
  readonly armor3: boolean
  readonly artifice: boolean
  /** Which stat the tuning socket can raise; absent without an enabled tuning socket. */
  readonly tunable?: ArmorStat | 'any'
  readonly tuning?: Tuning
  readonly set?: Named & { readonly hash: number }
  /** A selector socket lets this piece count for any one set. */
  readonly setWildcard: boolean
  /** Exotic perk names: one, or two on exotic class items. */
  readonly exoticPerks: readonly string[]
  readonly mods: readonly Plug[]
}

/** Everything else worth counting: materials, consumables, emblems, quests, subclasses. */
export interface OtherItem extends Named {
  readonly kind: 'other'
  readonly instanceId?: string
  readonly hash: number
  readonly icon: string
  readonly typeName: string
  readonly englishTypeName?: string
  readonly rarity: Rarity
  readonly quantity: number
  readonly place: ItemPlace
  readonly power?: number
  /** Taken on to be done; its objectives say how far it is. */
  readonly bounty?: true
  readonly objectives?: readonly { readonly progress: number; readonly completionValue: number }[]
  /** When it runs out; afterwards it can only be thrown away. */
  readonly expiresAt?: string
}

export type Item = Weapon | ArmorPiece | OtherItem

/** How the game turns invested values into shown ones, point by point; between two points it is a straight line. */
export type StatCurve = readonly (readonly [invested: number, shown: number])[]

export interface StatScale {
  /** Without any perk. */
  readonly invested: Readonly<Partial<Record<WeaponStat, number>>>
  /** A stat without a curve is shown as it is invested. */
  readonly curves: Readonly<Partial<Record<WeaponStat, StatCurve>>>
}

/** What a weapon can roll: the same for every copy of one hash. */
export interface WeaponDefinition extends Named {
  readonly hash: number
  readonly icon: string
  readonly typeName: string
  readonly type: WeaponType
  readonly slot: WeaponSlot
  readonly ammo: AmmoType
  readonly element: DamageType
  readonly rarity: Rarity
  readonly frame?: Plug
  readonly columns: readonly {
    readonly kind: ColumnKind
    readonly socketIndex: number
    readonly possible: readonly Plug[]
  }[]
  readonly masterworks: readonly { readonly hash: number; readonly stat: WeaponStat }[]
  readonly stats: Readonly<Partial<Record<WeaponStat, number>>>
  /** How perks change what is shown; absent where the definitions do not tell. */
  readonly scale?: StatScale
  readonly source?: string
}

/** A piece of exotic armor that exists, owned or not. */
export interface ExoticArmorDefinition {
  readonly hash: number
  readonly name: string
  readonly slot: ArmorSlot
  /** Absent where any class wears it. */
  readonly classType?: GuardianClass
  /** What its own perk is called and does. */
  readonly perk: string
}

export interface ArmorSetDefinition {
  readonly hash: number
  readonly name: string
  readonly bonuses: readonly {
    readonly pieces: number
    readonly name: string
    readonly description: string
    /** Of the perk the bonus grants. */
    readonly perkHash?: number
  }[]
}
