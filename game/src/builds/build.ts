/**
 * A finished build, as it is shown, stored and shared: plain values only. The fields of the specification keep their names
 * (build_name, subclass, weapons, explanation, strengths, weaknesses, detailed_breakdown); what is ours stands beside them.
 */
import type {
  AmmoType,
  ArmorSlot,
  ArmorStat,
  ChampionType,
  DamageType,
  GearTier,
  GuardianClass,
  ItemPlace,
  Rarity,
  StatLine,
  Tuning,
  WeaponSlot,
  WeaponType,
} from '../items.ts'
import type { AbilityKind, SubclassElement } from '../kit.ts'

/** What was made, before it is judged: confidence follows from the checks. */
export type UncheckedBuild = Omit<Build, 'confidence' | 'confidence_reasons'>

export interface BuildAbility {
  readonly kind: AbilityKind
  readonly hash: number
  readonly name: string
  readonly description: string
  readonly icon?: string
}

export interface BuildAspect extends BuildAbility {
  /** How many fragments it makes room for. */
  readonly slots: number
}

export interface BuildFragment extends BuildAbility {
  readonly stats: StatLine
}

export interface BuildSubclass {
  readonly name: string
  readonly element: SubclassElement
  readonly super: string
  readonly hash: number
  readonly instance_id: string
  readonly icon: string
  readonly character_id: string
  /** Super, class ability, movement, melee, grenade. */
  readonly abilities: readonly BuildAbility[]
  readonly aspects: readonly BuildAspect[]
  readonly fragments: readonly BuildFragment[]
}

export interface BuildPerk {
  readonly hash: number
  readonly name: string
  /** It can be switched to on this copy, but is not in now. */
  readonly swap: boolean
}

export interface BuildWeapon {
  readonly name: string
  /** As the game words it: "Hand Cannon". */
  readonly type: string
  readonly weapon_type: WeaponType
  readonly element: DamageType
  readonly slot: WeaponSlot
  readonly ammo: AmmoType
  readonly rarity: Rarity
  readonly hash: number
  readonly instance_id: string
  readonly icon: string
  readonly tier?: GearTier
  readonly power?: number
  readonly place: ItemPlace
  /** The class of another character that has it; absent in builds from before, and where the build's own has it. */
  readonly held_by?: GuardianClass
  /** It waits at the postmaster. */
  readonly pull_first: boolean
  readonly champion?: ChampionType
  readonly perks: readonly BuildPerk[]
  /** Out of 10, for the activity; absent where nothing is known. */
  readonly score?: number
  readonly reason: string
}

export interface BuildMod {
  readonly hash: number
  readonly name: string
  readonly cost: number
}

export interface BuildArmor {
  readonly slot: ArmorSlot
  readonly name: string
  readonly hash: number
  readonly instance_id: string
  readonly icon: string
  readonly rarity: Rarity
  readonly tier?: GearTier
  readonly power?: number
  readonly class_type?: GuardianClass
  readonly place: ItemPlace
  readonly held_by?: GuardianClass
  readonly pull_first: boolean
  readonly set?: string
  /** Of an exotic class item, whose copies differ by them alone: the names of its two. */
  readonly spirits?: readonly string[]
  /** As masterworked as the copy is; without mods and tuning. */
  readonly stats: StatLine
  readonly stat_mod?: BuildMod & { readonly stat: ArmorStat; readonly points: number }
  readonly mods: readonly BuildMod[]
  readonly tuning?: Tuning
  readonly artifice?: ArmorStat
  readonly energy: { readonly used: number; readonly capacity: number }
}

export interface BuildStats {
  readonly total: StatLine
  readonly fragments: StatLine
  readonly targets: StatLine
}

/** Champions, and the elements that shields of combatants come in. */
export const THREATS = ['barrier', 'overload', 'unstoppable', 'arc', 'solar', 'void'] as const
export type Threat = (typeof THREATS)[number]

/** Where an answer comes from. */
export const ANSWER_SOURCES = [
  'kinetic',
  'energy',
  'power',
  'super',
  'grenade',
  'melee',
  'class',
  'kit',
] as const
export type AnswerSource = (typeof ANSWER_SOURCES)[number]

export interface BuildAnswer {
  readonly source: AnswerSource
  readonly by: string
  /** In a word: "jolt", "intrinsic", "solar damage". */
  readonly how: string
  readonly strength: 'covers' | 'helps'
}

export interface BuildCoverage {
  readonly threat: Threat
  readonly kind: 'champion' | 'shield'
  readonly expected: 'likely' | 'possible' | 'none'
  readonly answers: readonly BuildAnswer[]
}

/** A sentence and what it rests on: names of perks, items, abilities, rules. */
export interface BuildClaim {
  readonly text: string
  readonly cites: readonly string[]
}

/** What of a request a build can be without. */
export const NOT_GIVEN_KINDS = [
  'subclass',
  'super',
  'effect',
  'item',
  'type',
  'element',
  'pin',
  'threat',
  'stat',
] as const
export type NotGivenKind = (typeof NOT_GIVEN_KINDS)[number]

/** Something that was asked for and is not in the build, and why: "you own no sword". */
export interface NotGiven {
  readonly kind: NotGivenKind
  readonly reason: string
}

/** Builds that were stored before items, subclasses and classes could be ruled out lack those. */
export interface BuildAvoid {
  readonly types: readonly WeaponType[]
  /** Damage types that no weapon of the build may have. */
  readonly elements: readonly DamageType[]
  readonly items?: readonly { readonly hash: number; readonly name: string }[]
  readonly exotics?: readonly ('weapon' | 'armor')[]
  readonly subclasses?: readonly { readonly element: SubclassElement; readonly classType?: GuardianClass }[]
  readonly classes?: readonly GuardianClass[]
  /** Asked for by name, and so in the build although its type or element is ruled out. */
  readonly except?: readonly { readonly hash: number; readonly name: string }[]
}

export interface BuildCheck {
  readonly rule: string
  readonly state: 'pass' | 'fail' | 'unknown'
  readonly reason: string
}

export interface Build {
  readonly build_name: string
  readonly activity: string
  readonly activity_focus: string
  readonly class_type: GuardianClass
  /** 0 to 1. */
  readonly confidence: number
  /** What it adds up from: the first is 100, the others take away. */
  readonly confidence_reasons: readonly { readonly points: number; readonly reason: string }[]
  readonly subclass: BuildSubclass
  readonly weapons: Readonly<Record<WeaponSlot, BuildWeapon>>
  readonly armor: readonly BuildArmor[]
  readonly stats: BuildStats
  readonly artifact?: { readonly level: number }
  readonly coverage: readonly BuildCoverage[]
  readonly explanation: string
  readonly strategy: readonly BuildClaim[]
  readonly strengths: readonly string[]
  readonly weaknesses: readonly string[]
  /** What each strength and each weakness rests on, in the same order. */
  readonly strength_cites: readonly (readonly string[])[]
  readonly weakness_cites: readonly (readonly string[])[]
  /** Those of the weaknesses that speak of the player who asked or of what they asked: no part of what is shared. */
  readonly personal_weaknesses?: readonly string[]
  /** What was asked for and could not be had; absent in builds from before. */
  readonly not_given?: readonly NotGiven[]
  /** Label to points out of 100. */
  readonly detailed_breakdown: Readonly<Record<string, number>>
  readonly breakdown_notes: Readonly<Record<string, string>>
  /** What the player asked to leave out, so that the build can be held against it. */
  readonly avoid: BuildAvoid
  /** The copy of the guardian it was made from. */
  readonly snapshot: string
}
