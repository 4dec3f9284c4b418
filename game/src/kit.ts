/** What a guardian can choose besides gear: subclasses with their abilities, and the mods armor takes. */
import type { ArmorSlot, DamageType, GuardianClass, Named, StatLine } from './items.ts'

export const ABILITY_KINDS = ['super', 'class', 'movement', 'melee', 'grenade', 'aspect', 'fragment'] as const
export type AbilityKind = (typeof ABILITY_KINDS)[number]

export type SubclassElement = Exclude<DamageType, 'kinetic'> | 'prismatic'
export const SUBCLASS_ELEMENTS = [
  'arc',
  'solar',
  'void',
  'stasis',
  'strand',
  'prismatic',
] as const satisfies readonly SubclassElement[]

/** One subclass as one character has it. Abilities are named by hash; what they do stands in the definitions. */
export interface Subclass extends Named {
  readonly instanceId: string
  readonly hash: number
  readonly icon: string
  readonly characterId: string
  readonly classType: GuardianClass
  readonly element: SubclassElement
  readonly equipped: boolean
  /** What can be put in, by kind; sockets of one kind share it. */
  readonly unlocked: Readonly<Record<AbilityKind, readonly number[]>>
  /** False where the platform did not say what is unlocked: then all that the subclass has is listed. */
  readonly probed: boolean
  readonly aspectSockets: number
  readonly fragmentSockets: number
  /** What is in its sockets now. */
  readonly chosen: readonly number[]
}

export interface Ability {
  readonly hash: number
  readonly name: string
  readonly description: string
  readonly icon?: string
  readonly kind: AbilityKind
  readonly element: SubclassElement
  /** Of an aspect: how many fragments it makes room for. */
  readonly fragmentSlots: number
  /** What it adds to the armor stats. */
  readonly stats: StatLine
}

export interface ArmorMod {
  readonly hash: number
  readonly name: string
  readonly description: string
  readonly icon?: string
  readonly slot: ArmorSlot | 'general' | 'artifice'
  readonly cost: number
  readonly stats: StatLine
}
