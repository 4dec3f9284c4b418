import type { ArmorPiece, ItemPlace, Weapon } from '../../items.ts'
import type { BuildArmor, BuildWeapon } from '../build.ts'
import { type Finding, fail, type Rule, unknown } from './rule.ts'

/** V10: every copy is in the guardian's own, and what waits at the postmaster says so. */
export const everythingOwned: Rule = ({ weapons, armor }, { guardian }) => {
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
export const artifactRule: Rule = ({ artifact, activity_focus }) =>
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
export const locksKept: Rule = (
  { weapons, armor, subclass, class_type, avoid, activity_focus },
  { guardian },
) => {
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
export const snapshotFresh: Rule = (build, { snapshot }) =>
  build.snapshot === snapshot ? undefined : fail('Your inventory has changed since')
