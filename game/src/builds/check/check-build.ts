/**
 * Holds a finished build against the sixteen rules. It shares no code with the generator: it reads the build as it would
 * be shown, and looks everything up again in the guardian's copy and the definitions. A rule passes, fails, or is unknown
 * with a reason; what could not be looked up is unknown, never passed.
 */

import type { BuildCheck, UncheckedBuild } from '../build.ts'
import { fiveSlots, modsFit, oneExoticArmor, totalsEqual } from './armor-rules.ts'
import { artifactRule, everythingOwned, locksKept, snapshotFresh } from './copy-rules.ts'
import { abilitiesLegal, aspectsLegal, classFits, fragmentsFit, subclassOwned } from './kit-rules.ts'
import type { CheckedAgainst, Rule } from './rule.ts'
import { oneExoticWeapon, perksOnCopy, threeSlots } from './weapon-rules.ts'

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

export function checkBuild(build: UncheckedBuild, against: CheckedAgainst): readonly BuildCheck[] {
  return RULES.map(({ id, name, rule }) => {
    const finding = rule(build, against)
    return finding ? { rule: id, ...finding } : { rule: id, state: 'pass' as const, reason: name }
  })
}
