/**
 * Holds a finished build against the sixteen rules. It shares no code with the generator: it reads the build as it would
 * be shown, and looks everything up again in the guardian's copy and the definitions. A rule passes, fails, or is unknown
 * with a reason; what could not be looked up is unknown, never passed.
 */
import type { Character, Guardian } from '../../guardian.ts'
import type { Ability, ArmorMod } from '../../kit.ts'
import type { Build, BuildCheck } from '../build.ts'
import { fiveSlots, modsFit, oneExoticArmor, totalsEqual } from './armor-rules.ts'
import { artifactRule, everythingOwned, locksKept, snapshotFresh } from './copy-rules.ts'
import { abilitiesLegal, aspectsLegal, classFits, fragmentsFit, subclassOwned } from './kit-rules.ts'
import { oneExoticWeapon, perksOnCopy, threeSlots } from './weapon-rules.ts'

export interface CheckedAgainst {
  readonly guardian: Pick<Guardian, 'weapons' | 'armor' | 'subclasses' | 'armorMods'> & {
    readonly characters: readonly Pick<Character, 'id' | 'classType'>[]
  }
  /** The version of the copy that is current now. */
  readonly snapshot: string
  readonly ability: (hash: number) => Ability | undefined
  readonly armorMod: (hash: number) => ArmorMod | undefined
}

export type CheckableBuild = Omit<Build, 'confidence' | 'confidence_reasons'>

/** Undefined: the rule holds. */
export type Finding = { readonly state: 'fail' | 'unknown'; readonly reason: string } | undefined
export type Rule = (build: CheckableBuild, against: CheckedAgainst) => Finding

export const fail = (reason: string): Finding => ({ state: 'fail', reason })
export const unknown = (reason: string): Finding => ({ state: 'unknown', reason })

export const RULES: readonly { readonly id: string; readonly name: string; readonly rule: Rule }[] = [
  { id: 'V1', name: 'Class fits', rule: classFits },
  { id: 'V2', name: 'Subclass owned', rule: subclassOwned },
  { id: 'V3', name: 'Abilities legal', rule: abilitiesLegal },
  { id: 'V4', name: 'Aspects legal', rule: aspectsLegal },
  { id: 'V5', name: 'Fragments fit', rule: fragmentsFit },
  { id: 'V6', name: 'Three slots', rule: threeSlots },
  { id: 'V7', name: 'One exotic weapon', rule: oneExoticWeapon },
  { id: 'V8', name: 'One exotic armor', rule: oneExoticArmor },
  { id: 'V9', name: 'Five pieces', rule: fiveSlots },
  { id: 'V10', name: 'In your hands', rule: everythingOwned },
  { id: 'V11', name: 'Perks on the copy', rule: perksOnCopy },
  { id: 'V12', name: 'Mod energy', rule: modsFit },
  { id: 'V13', name: 'Artifact', rule: artifactRule },
  { id: 'V14', name: 'Totals equal', rule: totalsEqual },
  { id: 'V15', name: 'Activity locks', rule: locksKept },
  { id: 'V16', name: 'Copy unchanged', rule: snapshotFresh },
]

export function checkBuild(build: CheckableBuild, against: CheckedAgainst): readonly BuildCheck[] {
  return RULES.map(({ id, name, rule }) => {
    const finding = rule(build, against)
    return finding ? { rule: id, ...finding } : { rule: id, state: 'pass' as const, reason: name }
  })
}
