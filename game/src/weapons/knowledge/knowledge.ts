import { type AmmoType, WEAPON_TYPES, type WeaponStat, type WeaponType } from '../../items.ts'

/**
 * What we know about perks, by name, so that it works with any manifest. Worth is counted in steps:
 * 1 skip, 2 weak, 3 usable, 4 good, 5 as good as it gets; quarters in between are allowed. PvE and PvP are
 * judged apart, because most perks are good in one of them only. The worths of the rows are where learning begins
 * (game/src/weapons/learning); the ratings go by both together.
 */

export type WorthPair = readonly [pve: number, pvp: number]

export const LOWEST_WORTH = 0.5
export const HIGHEST_WORTH = 5.5
/** What an unknown or absent perk counts as: neither for nor against the roll. */
export const NEUTRAL_WORTH = 3

/** What a trait is for and what it asks for. Pairs, playstyles and activities are judged by these. */
export const TRAIT_ROLES = [
  'ability',
  'aim',
  'airborne',
  'ammo',
  'amplified',
  'area',
  'auto-reload',
  'body-shot',
  'charge',
  'close',
  'comfort',
  'crouch',
  'damage',
  'debuff',
  'distance',
  'dps',
  'element',
  'flinch',
  'grenade',
  'guard',
  'handling',
  'heat',
  'hip-fire',
  'kill',
  'low-health',
  'melee',
  'mobility',
  'opener',
  'orbs',
  'precision',
  'radar',
  'range',
  'reload',
  'reload-payoff',
  'shields',
  'slide',
  'solo',
  'stability',
  'stagger',
  'stealth',
  'support',
  'survive',
  'swap',
  'team',
  'velocity',
  'zoom',
] as const
export type TraitRole = (typeof TRAIT_ROLES)[number]

export const FRAMES = [
  'adaptive',
  'aggressive',
  'area-denial',
  'burst',
  'caster',
  'compressed-wave',
  'double-fire',
  'heat',
  'heavy-burst',
  'high-impact',
  'lightweight',
  'micro-missile',
  'pinpoint-slug',
  'precision',
  'rapid-fire',
  'support',
  'vortex',
  'wave',
] as const
export type Frame = (typeof FRAMES)[number]

/** Where a perk may be worth something else than elsewhere. */
export type Place = WeaponType | AmmoType | `frame:${Frame}`
export const PLACES: readonly Place[] = [
  ...WEAPON_TYPES,
  'primary',
  'special',
  'heavy',
  ...FRAMES.map((frame) => `frame:${frame}` as const),
]

export interface TraitKnowledge {
  readonly name: string
  readonly pve: number
  readonly pvp: number
  readonly roles: readonly TraitRole[]
  /** One sentence, shown to the player. */
  readonly does: string
  /** Steps on top in one place: on frames, which the rolls that we learn from do not tell, and where the lists are wrong. */
  readonly on?: Readonly<Partial<Record<Place, WorthPair>>>
}

export type StatChanges = Readonly<Partial<Record<WeaponStat, number>>>

export const PART_FAMILIES = {
  barrel: ['barrel', 'tube', 'bowstring', 'blade', 'haft', 'stock', 'grip', 'sight', 'rail'],
  magazine: ['magazine', 'battery', 'heatsink', 'arrow', 'launcher-round', 'guard', 'bolt'],
} as const
export type PartFamily = (typeof PART_FAMILIES)['barrel' | 'magazine'][number]

/** Barrels, magazines and what stands in their place on bows, swords, launchers, glaives. */
export interface PartKnowledge {
  readonly name: string
  readonly family: PartFamily
  /** Weapon types it is made for; absent where the family fits them all. */
  readonly only?: readonly WeaponType[]
  /** Found on one or two weapons, so nothing to wish for on others. */
  readonly rare?: true
  /** Worth follows from these and from what each weapon type makes of a stat. */
  readonly stats: StatChanges
  /** What the stats do not tell, in steps and in words. */
  readonly worth?: WorthPair
  readonly why?: string
}

export interface OriginKnowledge {
  readonly name: string
  readonly pve: number
  readonly pvp: number
  readonly does: string
}

/** Two traits that help or hinder each other, by name or by role, in either order. */
export interface PairKnowledge {
  readonly one: string
  readonly other: string
  readonly worth: WorthPair
  readonly why: string
}

/** Steps that ten points of a stat are worth. */
export type StatWorth = Readonly<Partial<Record<WeaponStat, number>>>
