import type {
  ArmorSlot,
  ArmorStat,
  ChampionType,
  DamageType,
  GuardianClass,
  WeaponSlot,
  WeaponType,
} from '../../items.ts'
import type { SubclassElement } from '../../kit.ts'
import type { Effect } from '../synergy/effects.ts'

export const ROLES = ['survival', 'support', 'boss', 'clear'] as const
export type Role = (typeof ROLES)[number]

/** A weapon or a piece of armor that the request names: an exotic, or anything that the player owns. */
export interface NamedItem {
  readonly name: string
  readonly hash: number
  readonly kind: 'weapon' | 'armor'
  /** Of armor: who can wear it. */
  readonly classType?: GuardianClass
  /** Absent only of weapons that are not owned. */
  readonly slot?: ArmorSlot | WeaponSlot
  readonly owned: boolean
}

/** A part of a kit that the request names: an aspect, a fragment, a grenade and the like, of any subclass. */
export interface NamedAbility {
  readonly name: string
  readonly hash: number
}

/** What a request asks for; whatever is absent or empty is left to the generator. */
export interface BuildConstraints {
  /** The focus of an activity other than the one that was chosen beside the text. */
  readonly activity?: string
  readonly classType?: GuardianClass
  readonly element?: SubclassElement
  readonly role?: Role
  /** The Super's name without its variant: "Golden Gun" for "Golden Gun: Marksman". */
  readonly superName?: string
  readonly exotics: readonly NamedItem[]
  /** What is owned and no exotic; every copy and later issue of the name will do. */
  readonly items: readonly NamedItem[]
  readonly abilities: readonly NamedAbility[]
  /** Words of the game's own that the kit is to be about, such as threadlings: its parts name them. */
  readonly keywords: readonly string[]
  /** What the kit is to bring about. */
  readonly effects: readonly Effect[]
  readonly champions: readonly ChampionType[]
  /** Elements of shields that the weapons are to match; one weapon of each is enough. */
  readonly shields: readonly DamageType[]
  readonly stats: Readonly<Partial<Record<ArmorStat, number>>>
  readonly types: readonly WeaponType[]
  readonly weaponElements: readonly DamageType[]
  readonly avoidTypes: readonly WeaponType[]
  /** Damage types that no weapon may have. */
  readonly avoidElements: readonly DamageType[]
  readonly avoidItems: readonly NamedItem[]
  /** Every exotic of the kind, but for those that the request names. */
  readonly avoidExotics: readonly NamedItem['kind'][]
  /** Of any class where none is named. */
  readonly avoidSubclasses: readonly RefusedSubclass[]
  readonly avoidClasses: readonly GuardianClass[]
  readonly avoidSupers: readonly string[]
  /** Aspects, fragments and abilities, by name. */
  readonly avoidAbilities: readonly string[]
  /** Where the request speaks against itself, and how it was read: whole sentences. */
  readonly contradictions: readonly string[]
  /** Words that say something and were not read. */
  readonly unread: readonly string[]
  /** It says something, and no word of it is known. */
  readonly notUnderstood?: true
}

export interface RefusedSubclass {
  readonly element: SubclassElement
  readonly classType?: GuardianClass
}

export const NO_CONSTRAINTS: BuildConstraints = {
  exotics: [],
  items: [],
  abilities: [],
  keywords: [],
  effects: [],
  champions: [],
  shields: [],
  stats: {},
  types: [],
  weaponElements: [],
  avoidTypes: [],
  avoidElements: [],
  avoidItems: [],
  avoidExotics: [],
  avoidSubclasses: [],
  avoidClasses: [],
  avoidSupers: [],
  avoidAbilities: [],
  contradictions: [],
  unread: [],
}

/** One understood part of a request, as a player sees it; its id takes it out again. */
export interface Understood {
  readonly id: string
  readonly kind: string
  readonly value: string
}
