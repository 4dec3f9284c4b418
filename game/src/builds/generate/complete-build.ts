import type { ArmorBuild, ArmorSolution } from '../../armor/problem.ts'
import { masterworkedStats } from '../../gear/masterworked-stats.ts'
import { ARMOR_STATS, type GuardianClass, type ItemPlace, type StatLine } from '../../items.ts'
import type { Ability, ArmorMod } from '../../kit.ts'
import type { Build, BuildAbility, BuildArmor, BuildSubclass, BuildWeapon, UncheckedBuild } from '../build.ts'
import { explainBuild } from '../explain/explain-build.ts'
import { nameBuild } from '../explain/name-build.ts'
import { weaponReason } from '../explain/weapon-reason.ts'
import type { Kit } from '../kit.ts'
import type { BuildConstraints } from '../request/constraints.ts'
import { targetsOf } from '../request/parse-request.ts'
import { type ArmedWeapon, coverageOf, WEAPON_SLOTS } from '../synergy/coverage.ts'
import { findNotGiven } from './asked/not-given.ts'
import { type BuildInput, TooLittleGear } from './build-input.ts'
import { neededChampions } from './choose-kit.ts'
import { chooseMods } from './choose-mods.ts'
import type { BuildPlan } from './plan-build.ts'

export function completeBuild(plan: BuildPlan, solution: ArmorSolution): UncheckedBuild {
  const { input, kit, arms, fragmentStats } = plan
  const armor = solution.builds[0] ?? solution.shortfall?.nearest
  if (!armor) throw new TooLittleGear(['five armor pieces that can be worn together'])
  const { activity, constraints, guardian } = input
  const weapons = WEAPON_SLOTS.map((slot) => arms.trio[slot])
  const abilities = [...kit.abilities, ...kit.aspects, ...kit.fragments]
  const coverage = coverageOf(
    activity,
    [...neededChampions(input), ...constraints.shields],
    weapons,
    abilities,
  )
  const facts = {
    activity: activity.name,
    activity_focus: activity.focus,
    class_type: kit.subclass.classType,
    subclass: describeSubclass(kit),
    weapons: Object.fromEntries(
      weapons.map((armed) => [armed.weapon.slot, describeWeapon(input, kit, armed)]),
    ) as unknown as Build['weapons'],
    armor: describeArmor(plan, armor),
    stats: {
      total: armor.stats,
      fragments: fragmentStats,
      targets: targetsOf(constraints) as unknown as StatLine,
    },
    ...(activity.artifact && guardian.artifactLevel !== undefined
      ? { artifact: { level: guardian.artifactLevel } }
      : {}),
    coverage,
    avoid: avoidedIn(constraints),
    snapshot: input.snapshot,
  }
  const made = { ...facts, not_given: findNotGiven(plan, facts) }
  return {
    build_name: nameBuild(kit, activity, constraints),
    ...made,
    ...explainBuild(plan, made, solution),
  }
}

const avoidedIn = (constraints: BuildConstraints): Build['avoid'] => ({
  types: constraints.avoidTypes,
  elements: constraints.avoidElements,
  items: constraints.avoidItems.map(({ hash, name }) => ({ hash, name })),
  exotics: constraints.avoidExotics.filter(
    (kind) => !constraints.exotics.some((named) => named.kind === kind && named.owned),
  ),
  subclasses: constraints.avoidSubclasses,
  classes: constraints.avoidClasses,
  except: [...constraints.exotics, ...constraints.items].map(({ hash, name }) => ({ hash, name })),
})

const describeAbility = ({ kind, hash, name, description, icon }: Ability): BuildAbility => ({
  kind,
  hash,
  name,
  description,
  ...(icon ? { icon } : {}),
})

function describeSubclass({ subclass, abilities, aspects, fragments }: Kit): BuildSubclass {
  return {
    name: subclass.name,
    element: subclass.element,
    super: abilities.find(({ kind }) => kind === 'super')?.name ?? '',
    hash: subclass.hash,
    instance_id: subclass.instanceId,
    icon: subclass.icon,
    character_id: subclass.characterId,
    abilities: abilities.map(describeAbility),
    aspects: aspects.map((aspect) => ({ ...describeAbility(aspect), slots: aspect.fragmentSlots })),
    fragments: fragments.map((fragment) => ({ ...describeAbility(fragment), stats: fragment.stats })),
  }
}

function heldBy(
  { guardian }: BuildInput,
  { subclass }: Kit,
  place: ItemPlace,
): { readonly held_by?: GuardianClass } {
  if (place.in === 'vault' || place.characterId === subclass.characterId) return {}
  const holder = guardian.characters.find(({ id }) => id === place.characterId)
  return holder ? { held_by: holder.classType } : {}
}

function describeWeapon(input: BuildInput, kit: Kit, armed: ArmedWeapon): BuildWeapon {
  const { weapon, perks } = armed
  const active = new Set(weapon.columns.flatMap((column) => column.active?.hash ?? []))
  const score = input.scoreOf(weapon, perks)
  return {
    name: weapon.name,
    type: weapon.typeName,
    weapon_type: weapon.type,
    element: weapon.element,
    slot: weapon.slot,
    ammo: weapon.ammo,
    rarity: weapon.rarity,
    hash: weapon.hash,
    instance_id: weapon.instanceId,
    icon: weapon.icon,
    ...(weapon.tier ? { tier: weapon.tier } : {}),
    ...(weapon.power === undefined ? {} : { power: weapon.power }),
    place: weapon.place,
    ...heldBy(input, kit, weapon.place),
    pull_first: weapon.place.in === 'postmaster',
    ...(weapon.champion ? { champion: weapon.champion } : {}),
    perks: perks.map(({ hash, name }) => ({ hash, name, swap: !active.has(hash) })),
    ...(score === undefined ? {} : { score }),
    reason: weaponReason(input, kit, armed),
  }
}

function describeArmor(plan: BuildPlan, armor: ArmorBuild): readonly BuildArmor[] {
  const { input, kit, arms } = plan
  const weapons = WEAPON_SLOTS.map((slot) => arms.trio[slot].weapon)
  const modsOf = input.guardian.armorMods.flatMap((hash) => input.armorMod(hash) ?? [])
  return armor.pieces.map((id, index): BuildArmor => {
    const piece = input.guardian.armor.find(({ instanceId }) => instanceId === id)
    if (!piece) throw new Error('The solver named a piece that is not owned')
    const fitted = armor.mods[index as 0]
    const statMod = fitted && statModFor(modsOf, fitted.stat, fitted.points)
    const left = piece.energy.capacity - (fitted?.cost ?? 0)
    const mods = chooseMods(input, piece, left, weapons, kit)
    const tuning = armor.tuning[index as 0]
    const artifice = armor.artifice[index as 0]
    const cost = (fitted?.cost ?? 0) + mods.reduce((sum, mod) => sum + mod.cost, 0)
    return {
      slot: piece.slot,
      name: piece.name,
      hash: piece.hash,
      instance_id: piece.instanceId,
      icon: piece.icon,
      rarity: piece.rarity,
      ...(piece.tier ? { tier: piece.tier } : {}),
      ...(piece.power === undefined ? {} : { power: piece.power }),
      ...(piece.classType ? { class_type: piece.classType } : {}),
      place: piece.place,
      ...heldBy(input, kit, piece.place),
      pull_first: piece.place.in === 'postmaster',
      ...(piece.set ? { set: piece.set.name } : {}),
      ...(piece.slot === 'class-item' && piece.exoticPerks.length > 0 ? { spirits: piece.exoticPerks } : {}),
      stats: masterworkedStats(piece),
      ...(fitted
        ? {
            stat_mod: {
              hash: statMod?.hash ?? 0,
              name: statMod?.name ?? `${fitted.stat} +${fitted.points}`,
              cost: fitted.cost,
              stat: fitted.stat,
              points: fitted.points,
            },
          }
        : {}),
      mods: mods.map(({ hash, name, cost: energy }) => ({ hash, name, cost: energy })),
      ...(tuning ? { tuning } : {}),
      ...(artifice ? { artifice } : {}),
      energy: { used: cost, capacity: piece.energy.capacity },
    }
  })
}

const statModFor = (mods: readonly ArmorMod[], stat: (typeof ARMOR_STATS)[number], points: number) =>
  mods.find((mod) => mod.slot === 'general' && mod.stats[ARMOR_STATS.indexOf(stat)] === points)
