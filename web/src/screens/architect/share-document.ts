import type { StoredBuild } from '@ai-vault/contract/architect.ts'
import type { BuildDocument } from '@ai-vault/game/shares/document.ts'

/** A build as a share shows it: no copies of the author's, no proof, no places. */
export function shareDocument(build: StoredBuild): BuildDocument {
  const { subclass } = build
  const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name)
  return {
    kind: 'build',
    type: 'build',
    name: build.build_name,
    summary: build.explanation,
    classType: build.class_type,
    activity: build.activity,
    confidence: build.confidence,
    subclass: {
      name: subclass.name,
      element: subclass.element,
      superName: subclass.super,
      abilities: names(subclass.abilities.filter(({ kind }) => kind !== 'super')),
      aspects: names(subclass.aspects),
      fragments: names(subclass.fragments),
    },
    weapons: [build.weapons.kinetic, build.weapons.energy, build.weapons.power].map((weapon) => ({
      slot: weapon.slot,
      hash: weapon.hash,
      name: weapon.name,
      type: weapon.weapon_type,
      typeName: weapon.type,
      element: weapon.element,
      rarity: weapon.rarity,
      ...(weapon.icon ? { icon: weapon.icon } : {}),
      perks: weapon.perks.map(({ hash, name }) => ({ hash, name })),
      why: weapon.reason,
    })),
    armor: build.armor.map((piece) => ({
      slot: piece.slot,
      hash: piece.hash,
      name: piece.name,
      rarity: piece.rarity,
      ...(piece.icon ? { icon: piece.icon } : {}),
      ...(piece.tier ? { tier: piece.tier } : {}),
      ...(piece.set ? { set: piece.set } : {}),
      stats: piece.stats,
    })),
    stats: build.stats.total,
    mods: build.armor.flatMap(({ stat_mod, mods }) => names([...(stat_mod ? [stat_mod] : []), ...mods])),
    strategy: build.strategy.map(({ text }) => text).join(' '),
    strengths: build.strengths,
    considerations: build.weaknesses,
  }
}
