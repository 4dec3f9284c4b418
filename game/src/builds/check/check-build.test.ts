import { describe, expect, it } from 'vitest'
import type { Build, BuildArmor } from '../build.ts'
import { inputFor, recommendFor, SNAPSHOT } from '../testing/make-build.ts'
import { randomGuardian } from '../testing/random-guardian.ts'
import { type CheckedAgainst, checkBuild, RULES } from './check-build.ts'

const owner = randomGuardian(2)
const { build } = recommendFor(inputFor(owner))
const against: CheckedAgainst = { ...owner, snapshot: SNAPSHOT }
const failed = (changed: Build, guardian: Partial<CheckedAgainst['guardian']> = {}, snapshot = SNAPSHOT) =>
  checkBuild(changed, { ...against, snapshot, guardian: { ...owner.guardian, ...guardian } })
    .filter(({ state }) => state === 'fail')
    .map(({ rule }) => rule)

const withSubclass = (changes: Partial<Build['subclass']>): Build => ({
  ...build,
  subclass: { ...build.subclass, ...changes },
})
const withArmor = (at: number, changes: Partial<BuildArmor>): Build => ({
  ...build,
  armor: build.armor.map((piece, index) => (index === at ? { ...piece, ...changes } : piece)),
})
const withWeapon = (
  slot: 'kinetic' | 'energy' | 'power',
  changes: Partial<Build['weapons']['power']>,
): Build => ({
  ...build,
  weapons: { ...build.weapons, [slot]: { ...build.weapons[slot], ...changes } },
})
const first = <T>(list: readonly T[]): T => {
  const [found] = list
  if (found === undefined) throw new Error('The seed gives none of these')
  return found
}
const elsewhere = first(owner.guardian.subclasses.filter(({ element }) => element !== build.subclass.element))
const exoticGuardian = {
  weapons: owner.guardian.weapons.map((weapon) =>
    weapon.instanceId === build.weapons.kinetic.instance_id ||
    weapon.instanceId === build.weapons.energy.instance_id
      ? { ...weapon, rarity: 'exotic' as const }
      : weapon,
  ),
}
const exoticArmor = {
  armor: owner.guardian.armor.map((piece) =>
    build.armor.slice(0, 2).some(({ instance_id }) => instance_id === piece.instanceId)
      ? { ...piece, rarity: 'exotic' as const }
      : piece,
  ),
}
const atPostmaster = {
  weapons: owner.guardian.weapons.map((weapon) =>
    weapon.instanceId === build.weapons.power.instance_id
      ? { ...weapon, place: { in: 'postmaster' as const, characterId: '1' } }
      : weapon,
  ),
}
const stranger = {
  kind: 'fragment' as const,
  hash: 1,
  name: 'Made up',
  description: '',
  stats: [0, 0, 0, 0, 0, 0] as const,
}

/** For every rule at least one build that breaks it, made by changing a good one. */
const MUTANTS: readonly (readonly [string, string, () => readonly string[]])[] = [
  [
    'V1',
    'another class',
    () => failed({ ...build, class_type: build.class_type === 'titan' ? 'hunter' : 'titan' }),
  ],
  ['V2', 'a subclass that is not there', () => failed(withSubclass({ instance_id: '404' }))],
  ['V2', "another character's subclass", () => failed(withSubclass({ character_id: '404' }))],
  [
    'V3',
    'an ability of another subclass',
    () =>
      failed(
        withSubclass({
          abilities: build.subclass.abilities.map((ability) =>
            ability.kind === 'grenade' ? { ...ability, hash: elsewhere.unlocked.grenade[0] ?? 0 } : ability,
          ),
        }),
      ),
  ],
  [
    'V3',
    'no melee',
    () =>
      failed(withSubclass({ abilities: build.subclass.abilities.filter(({ kind }) => kind !== 'melee') })),
  ],
  [
    'V4',
    'an aspect twice',
    () => failed(withSubclass({ aspects: [first(build.subclass.aspects), first(build.subclass.aspects)] })),
  ],
  ['V4', 'no aspect', () => failed(withSubclass({ aspects: [] }))],
  ['V5', 'a fragment that cannot be put in', () => failed(withSubclass({ fragments: [stranger] }))],
  [
    'V5',
    'more fragments than there is room for',
    () =>
      failed(
        withSubclass({
          aspects: build.subclass.aspects.slice(0, 1),
          fragments: Array.from({ length: 6 }, () => stranger),
        }),
      ),
  ],
  [
    'V6',
    'a weapon in the wrong slot',
    () => failed({ ...build, weapons: { ...build.weapons, power: build.weapons.energy } }),
  ],
  ['V7', 'two exotic weapons', () => failed(build, exoticGuardian)],
  ['V8', 'two exotic armor pieces', () => failed(build, exoticArmor)],
  ['V9', 'four pieces', () => failed({ ...build, armor: build.armor.slice(1) })],
  [
    'V9',
    'two of a slot',
    () => failed({ ...build, armor: [first(build.armor), first(build.armor), ...build.armor.slice(2)] }),
  ],
  ['V10', 'a copy that is not owned', () => failed(withWeapon('power', { instance_id: '404' }))],
  ['V10', 'a copy at the postmaster that does not say so', () => failed(build, atPostmaster)],
  [
    'V11',
    'a perk that is not on the copy',
    () => failed(withWeapon('kinetic', { perks: [{ hash: 404, name: 'Made up', swap: false }] })),
  ],
  [
    'V11',
    'a swap that is not marked',
    () =>
      failed(
        withWeapon('kinetic', {
          perks: build.weapons.kinetic.perks.map((perk) => ({ ...perk, swap: !perk.swap })),
        }),
      ),
  ],
  [
    'V12',
    'a mod of another slot',
    () => failed(withArmor(0, { mods: [{ hash: 40_011, name: 'gauntlets mod 1', cost: 2 }] })),
  ],
  [
    'V12',
    'more energy than there is',
    () => failed(withArmor(0, { stat_mod: { hash: 1, name: 'x', cost: 3, stat: 'melee', points: 5 } })),
  ],
  ['V12', 'energy shown wrongly', () => failed(withArmor(1, { energy: { used: 99, capacity: 99 } }))],
  ['V13', 'an artifact in PvP', () => failed({ ...build, activity_focus: 'pvp', artifact: { level: 3 } })],
  [
    'V14',
    'totals that are too high',
    () => failed({ ...build, stats: { ...build.stats, total: [200, 200, 200, 200, 200, 199] } }),
  ],
  ['V14', 'a piece shown better than it is', () => failed(withArmor(2, { stats: [99, 99, 99, 99, 99, 99] }))],
  [
    'V15',
    'a weapon type that was ruled out',
    () => failed({ ...build, avoid: { types: [build.weapons.energy.weapon_type], elements: [] } }),
  ],
  ['V16', 'a copy that has changed since', () => failed(build, {}, 'copy-2')],
]

describe('the checker of builds', () => {
  it('finds nothing wrong with the build it starts from', () => {
    expect(failed(build)).toEqual([])
  })

  it.each(MUTANTS)('F-295 %s fails for %s', (rule, _what, breaking) => {
    expect(breaking()).toContain(rule)
  })

  it('has a mutant for every rule', () => {
    expect([...new Set(MUTANTS.map(([rule]) => rule))].sort()).toEqual(RULES.map(({ id }) => id).sort())
  })

  it('F-295 calls unknown what the platform did not say, and never passed', () => {
    const guardian = {
      ...owner.guardian,
      subclasses: owner.guardian.subclasses.map((subclass) => ({ ...subclass, probed: false })),
    }
    const states = checkBuild(build, { ...against, guardian }).filter(({ state }) => state === 'unknown')
    expect(states.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['V3', 'V4', 'V5']))
  })
})
