import type { Character, Guardian } from '../../guardian.ts'
import type { Ability, ArmorMod } from '../../kit.ts'
import type { UncheckedBuild } from '../build.ts'

export interface CheckedAgainst {
  readonly guardian: Pick<Guardian, 'weapons' | 'armor' | 'subclasses' | 'armorMods'> & {
    readonly characters: readonly Pick<Character, 'id' | 'classType'>[]
  }
  /** The version of the copy that is current now. */
  readonly snapshot: string
  readonly ability: (hash: number) => Ability | undefined
  readonly armorMod: (hash: number) => ArmorMod | undefined
}

/** Undefined: the rule holds. */
export type Finding = { readonly state: 'fail' | 'unknown'; readonly reason: string } | undefined

export type Rule = (build: UncheckedBuild, against: CheckedAgainst) => Finding

export const fail = (reason: string): Finding => ({ state: 'fail', reason })

export const unknown = (reason: string): Finding => ({ state: 'unknown', reason })
