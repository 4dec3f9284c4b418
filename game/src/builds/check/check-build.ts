/**
 * Holds a finished build against the sixteen rules. It shares no code with the generator: it reads the build as it would
 * be shown, and looks everything up again in the guardian's copy and the definitions. A rule passes, fails, or is unknown
 * with a reason; what could not be looked up is unknown, never passed.
 */

import type { ArmorPiece, ItemPlace, Weapon } from '../../items.ts'
import type { BuildArmor, BuildCheck, BuildWeapon, UncheckedBuild } from '../build.ts'
import { fiveSlots, modsFit, oneExoticArmor, totalsEqual } from './armor-rules.ts'
import { abilitiesLegal, aspectsLegal, classFits, fragmentsFit, subclassOwned } from './kit-rules.ts'
import { type CheckedAgainst, type Finding, fail, type Rule, unknown } from './rule.ts'

/** V10: every copy is in the guardian's own, and what waits at the postmaster says so. */
const everythingOwned: Rule = ({ weapons, armor }, { guardian }) => {
  const pairs = [
    ...Object.values(weapons).map((shown) => ({
      shown,
      copy: guardian.weapons.find(({ instanceId }) => instanceId === shown.instance_id),
    })),
    ...armor.map((shown) => ({
      shown,
      copy: guardian.armor.find(({ instanceId }) => instanceId === shown.instance_id),
    })),
  ]
  for (const { shown, copy } of pairs) {
    if (!copy || copy.hash !== shown.hash) return fail(`${shown.name} is not owned`)
    const finding = placeFinding(shown.name, copy.place, shown.pull_first)
    if (finding) return finding
  }
  const ids = pairs.map(({ shown }) => shown.instance_id)
  return new Set(ids).size === ids.length ? undefined : fail('A copy is used twice')
}

function placeFinding(name: string, place: ItemPlace, pullFirst: boolean): Finding {
  if (place.in === 'postmaster' && !pullFirst)
    return fail(`${name} waits at the postmaster, and nothing says so`)
  return undefined
}

const WITHOUT_ARTIFACT = ['pvp']

/** V13: no artifact section where the activity turns the artifact off. */
const artifactRule: Rule = ({ artifact, activity_focus }) =>
  artifact && WITHOUT_ARTIFACT.includes(activity_focus) ? fail('The artifact does not count here') : undefined

/** Rules that change by the week and that the platform does not tell beforehand. */
const WEEKLY_RULES: Readonly<Record<string, string>> = {
  grandmaster_nightfall: "this week's modifiers are not published",
  pvp: 'the rules of the playlist are not published',
}

function exoticIn(
  shown: readonly (BuildWeapon | BuildArmor)[],
  copies: readonly Pick<ArmorPiece | Weapon, 'instanceId' | 'rarity'>[],
) {
  const rarities = new Map(copies.map(({ instanceId, rarity }) => [instanceId, rarity]))
  return shown.find(({ instance_id, rarity }) => (rarities.get(instance_id) ?? rarity) === 'exotic')
}

/** V15: what the player or the activity forbids is not in it. */
const locksKept: Rule = ({ weapons, armor, subclass, class_type, avoid, activity_focus }, { guardian }) => {
  const { items = [], exotics = [], subclasses = [], classes = [], except = [] } = avoid
  for (const { hash, name } of [...Object.values(weapons), ...armor])
    if (items.some((item) => item.hash === hash || item.name === name)) return fail(`You ruled out ${name}`)
  const exotic =
    (exotics.includes('weapon') && exoticIn(Object.values(weapons), guardian.weapons)) ||
    (exotics.includes('armor') && exoticIn(armor, guardian.armor))
  if (exotic) return fail(`${exotic.name} is exotic, which you ruled out`)
  const owned = guardian.subclasses.find(({ instanceId }) => instanceId === subclass.instance_id)
  const element = owned?.element ?? subclass.element
  const isOut = (refused: (typeof subclasses)[number]) =>
    refused.element === element && (refused.classType ?? class_type) === class_type
  if (subclasses.some(isOut) || classes.includes(class_type)) return fail(`You ruled out ${subclass.name}`)
  for (const shown of Object.values(weapons)) {
    if (except.some(({ hash, name }) => hash === shown.hash || name === shown.name)) continue
    const copy = guardian.weapons.find(({ instanceId }) => instanceId === shown.instance_id)
    if (avoid.types.includes(copy?.type ?? shown.weapon_type))
      return fail(`${shown.name} is of a type you ruled out`)
    if (avoid.elements.includes(copy?.element ?? shown.element))
      return fail(`${shown.name} has an element you ruled out`)
  }
  const weekly = WEEKLY_RULES[activity_focus]
  return weekly ? unknown(weekly) : undefined
}

/** V16. */
const snapshotFresh: Rule = (build, { snapshot }) =>
  build.snapshot === snapshot ? undefined : fail('Your inventory has changed since')

const SLOTS = ['kinetic', 'energy', 'power'] as const

/** V6: one weapon a bucket, and each really belongs there. */
const threeSlots: Rule = ({ weapons }, { guardian }) => {
  if (Object.keys(weapons).length !== SLOTS.length) return fail('Not three weapons')
  for (const slot of SLOTS) {
    const shown = weapons[slot]
    if (!shown) return fail(`No ${slot} weapon`)
    const copy = guardian.weapons.find(({ instanceId }) => instanceId === shown.instance_id)
    if (shown.slot !== slot || (copy && copy.slot !== slot))
      return fail(`${shown.name} does not go into the ${slot} slot`)
  }
  return undefined
}

/** V7. */
const oneExoticWeapon: Rule = ({ weapons }, { guardian }) => {
  const exotics = SLOTS.filter((slot) => {
    const copy = guardian.weapons.find(({ instanceId }) => instanceId === weapons[slot]?.instance_id)
    return (copy?.rarity ?? weapons[slot]?.rarity) === 'exotic'
  })
  return exotics.length > 1 ? fail(`${exotics.length} exotic weapons`) : undefined
}

/** V11: plugged, or among what this copy can switch to and then marked so. */
const perksOnCopy: Rule = ({ weapons }, { guardian }) => {
  for (const slot of SLOTS) {
    const shown = weapons[slot]
    const copy = guardian.weapons.find(({ instanceId }) => instanceId === shown?.instance_id)
    if (!shown || !copy) return fail(`${shown?.name ?? slot} is not owned`)
    for (const { hash, name, swap } of shown.perks) {
      const active = copy.columns.some((column) => column.active?.hash === hash)
      const selectable = copy.columns.some((column) => column.selectable.some((plug) => plug.hash === hash))
      if (!active && !selectable) return fail(`${name} is not on this ${shown.name}`)
      if (swap === active) return fail(`${name} is ${active ? '' : 'not '}plugged on ${shown.name}`)
    }
  }
  return undefined
}

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
