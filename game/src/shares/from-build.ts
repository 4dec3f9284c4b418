import type { Build, BuildArmor, BuildWeapon } from '../builds/build.ts'
import { ARMOR_STATS, type StatLine } from '../items.ts'
import type { BuildDocument, SharedArmor, SharedWeapon } from './document.ts'

const LONGEST_TEXT = 1_200
const MOST_REASONS = 12
const cut = (text: string) => text.slice(0, LONGEST_TEXT)

/** A finished build of the Architect as a document that can be shared. */
export function shareOfBuild(build: Build): BuildDocument {
  const { subclass, weapons, armor } = build
  const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name)
  return {
    kind: 'build',
    type: 'build',
    name: build.build_name.slice(0, 80),
    classType: build.class_type,
    activity: build.activity,
    confidence: build.confidence,
    subclass: {
      name: subclass.name,
      element: subclass.element,
      superName: subclass.super,
      // The super has a place of its own.
      abilities: names(subclass.abilities.filter(({ kind }) => kind !== 'super')),
      aspects: names(subclass.aspects),
      fragments: names(subclass.fragments),
    },
    weapons: [weapons.kinetic, weapons.energy, weapons.power].map(sharedWeapon),
    armor: armor.map(sharedArmor),
    stats: build.stats.total,
    bonus: build.stats.fragments,
    modPoints: modPointsOf(armor),
    mods: armor.flatMap(modsOf),
    strategy: cut(build.explanation),
    steps: build.strategy.slice(0, MOST_REASONS).map(({ text }) => cut(text)),
    strengths: build.strengths.slice(0, MOST_REASONS).map(cut),
    considerations: build.weaknesses.filter(isForAll(build)).slice(0, MOST_REASONS).map(cut),
  }
}

/** Sentences about the author's character, copies and request are theirs alone. */
const isForAll =
  ({ personal_weaknesses: personal = [] }: Build) =>
  (sentence: string) =>
    !personal.includes(sentence)

const modsOf = ({ mods, stat_mod }: BuildArmor): readonly string[] =>
  (stat_mod ? [stat_mod, ...mods] : mods).map(({ name }) => name)

const modPointsOf = (armor: readonly BuildArmor[]): StatLine =>
  ARMOR_STATS.map((stat) =>
    armor.reduce((sum, { stat_mod: mod }) => sum + (mod?.stat === stat ? mod.points : 0), 0),
  ) as unknown as StatLine

const sharedWeapon = (weapon: BuildWeapon): SharedWeapon => ({
  slot: weapon.slot,
  hash: weapon.hash,
  name: weapon.name,
  type: weapon.weapon_type,
  typeName: weapon.type,
  element: weapon.element,
  rarity: weapon.rarity,
  ...(weapon.icon ? { icon: weapon.icon } : {}),
  perks: weapon.perks.map(({ hash, name }) => ({ hash, name })),
  why: cut(weapon.reason),
  instanceId: weapon.instance_id,
})

const sharedArmor = (piece: BuildArmor): SharedArmor => ({
  slot: piece.slot,
  hash: piece.hash,
  name: piece.name,
  rarity: piece.rarity,
  ...(piece.icon ? { icon: piece.icon } : {}),
  ...(piece.tier ? { tier: piece.tier } : {}),
  ...(piece.set ? { set: piece.set } : {}),
  stats: piece.stats,
  mods: modsOf(piece),
  instanceId: piece.instance_id,
})
