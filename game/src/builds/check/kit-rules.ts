import type { AbilityKind, Subclass } from '../../kit.ts'
import type { BuildAbility, UncheckedBuild } from '../build.ts'
import { type CheckedAgainst, type Finding, fail, type Rule, unknown } from './rule.ts'

const ownSubclass = (build: UncheckedBuild, { guardian }: CheckedAgainst): Subclass | undefined =>
  guardian.subclasses.find(({ instanceId }) => instanceId === build.subclass.instance_id)

/** V1: class of every armor piece and of the subclass, and of the character who wears them. */
export const classFits: Rule = (build, against) => {
  const subclass = ownSubclass(build, against)
  if (subclass && subclass.classType !== build.class_type)
    return fail(`${subclass.name} is no ${build.class_type} subclass`)
  const character = against.guardian.characters.find(({ id }) => id === build.subclass.character_id)
  if (character && character.classType !== build.class_type)
    return fail(`The character is no ${build.class_type}`)
  for (const { instance_id, name } of build.armor) {
    const piece = against.guardian.armor.find(({ instanceId }) => instanceId === instance_id)
    if (piece?.classType !== undefined && piece.classType !== build.class_type)
      return fail(`${name} is for a ${piece.classType}`)
  }
  return undefined
}

/** V2: unlocked on that character. */
export const subclassOwned: Rule = (build, against) => {
  const subclass = ownSubclass(build, against)
  if (!subclass) return fail(`${build.subclass.name} is not unlocked`)
  if (subclass.hash !== build.subclass.hash || subclass.element !== build.subclass.element)
    return fail('It is another subclass')
  if (subclass.characterId !== build.subclass.character_id)
    return fail(`${subclass.name} is another character's`)
  const present = against.guardian.characters.some(({ id }) => id === subclass.characterId)
  return present ? undefined : fail('There is no such character')
}

const ONE_EACH: readonly AbilityKind[] = ['super', 'class', 'movement', 'melee', 'grenade']

/** V3: one of each, all from this subclass's own set. */
export const abilitiesLegal: Rule = (build, against) => {
  const { abilities } = build.subclass
  if (abilities.length !== ONE_EACH.length)
    return fail(`${abilities.length} abilities instead of ${ONE_EACH.length}`)
  for (const kind of ONE_EACH) {
    if (abilities.filter((ability) => ability.kind === kind).length !== 1)
      return fail(`Not exactly one ${kind}`)
  }
  const named = abilities.find(({ kind }) => kind === 'super')?.name
  if (named !== build.subclass.super) return fail('The named super is not the chosen one')
  return insertable(build, against, abilities)
}

/** V4: one or two, different, and they can be put in. */
export const aspectsLegal: Rule = (build, against) => {
  const { aspects } = build.subclass
  const sockets = ownSubclass(build, against)?.aspectSockets ?? 0
  if (aspects.length < 1 || aspects.length > Math.min(2, sockets))
    return fail(`${aspects.length} aspects do not fit`)
  if (hasTwins(aspects)) return fail('An aspect is there twice')
  for (const { hash, name, slots } of aspects) {
    const known = against.ability(hash)
    if (known && known.fragmentSlots !== slots)
      return fail(`${name} makes room for ${known.fragmentSlots} fragments`)
  }
  return insertable(build, against, aspects)
}

/** V5: different, no more than the aspects make room for, and they can be put in. */
export const fragmentsFit: Rule = (build, against) => {
  const { aspects, fragments } = build.subclass
  const sockets = ownSubclass(build, against)?.fragmentSockets ?? 0
  const room = aspects.reduce(
    (sum, { hash, slots }) => sum + (against.ability(hash)?.fragmentSlots ?? slots),
    0,
  )
  if (fragments.length > Math.min(room, sockets))
    return fail(`${fragments.length} fragments, but room for ${Math.min(room, sockets)}`)
  if (hasTwins(fragments)) return fail('A fragment is there twice')
  for (const { hash, name, stats } of fragments) {
    const known = against.ability(hash)
    if (known && known.stats.join() !== stats.join()) return fail(`${name} changes other stats`)
  }
  return insertable(build, against, fragments)
}

const hasTwins = (list: readonly BuildAbility[]) => new Set(list.map(({ hash }) => hash)).size !== list.length

function insertable(build: UncheckedBuild, against: CheckedAgainst, list: readonly BuildAbility[]): Finding {
  const subclass = ownSubclass(build, against)
  if (!subclass) return fail('The subclass is not owned')
  for (const { kind, hash, name } of list) {
    if (!subclass.unlocked[kind].includes(hash)) return fail(`${name} cannot be put into ${subclass.name}`)
    const known = against.ability(hash)
    if (known && (known.kind !== kind || known.name !== name)) return fail(`${name} is something else`)
    if (!known) return unknown(`${name} is not in the definitions`)
  }
  return subclass.probed ? undefined : unknown('The platform did not say what is unlocked')
}
