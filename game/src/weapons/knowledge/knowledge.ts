import type { AmmoType, WeaponStat, WeaponType } from '../../items.ts'

/**
 * What we know about perks, by name, so that it works with any manifest. Worth is counted in steps:
 * 1 skip, 2 weak, 3 usable, 4 good, 5 as good as it gets; quarters in between are allowed. PvE and PvP are
 * judged apart, because most perks are good in one of them only.
 */

export type Activity = 'pve' | 'pvp'
export const ACTIVITIES: readonly Activity[] = ['pve', 'pvp']
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

/** Steps added to a worth on one weapon type, ammo type or frame. */
export type Adjustments = Readonly<Partial<Record<WeaponType | AmmoType | `frame:${Frame}`, WorthPair>>>

export interface TraitKnowledge {
  readonly name: string
  readonly pve: number
  readonly pvp: number
  readonly roles: readonly TraitRole[]
  /** One sentence, shown to the player. */
  readonly does: string
  readonly on?: Adjustments
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
  /** What the stats do not tell: steps on top, and why. */
  readonly beyondStats?: { readonly worth: WorthPair; readonly why: string; readonly on?: Adjustments }
}

export interface OriginKnowledge {
  readonly name: string
  readonly pve: number
  readonly pvp: number
  readonly does: string
}

/** Two traits that help or hinder each other; matched by name or by role, in either order. */
export interface PairKnowledge {
  readonly one: string
  readonly other: string
  readonly by: 'name' | 'role'
  readonly worth: WorthPair
  readonly why: string
}

/** Steps that ten points of a stat are worth. */
export type StatWorth = Readonly<Partial<Record<WeaponStat, number>>>

export interface Knowledge {
  readonly traits: readonly TraitKnowledge[]
  readonly parts: readonly PartKnowledge[]
  readonly origins: readonly OriginKnowledge[]
  readonly pairs: readonly PairKnowledge[]
}
