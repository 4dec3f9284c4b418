import { describe, expect, it } from 'vitest'
import { inputFor, recommendFor, SNAPSHOT } from '../../test-support/make-build.ts'
import { randomGuardian } from '../../test-support/random-guardian.ts'
import type { Build, BuildArmor } from '../build.ts'
import { checkBuild, RULES } from './check-build.ts'
import type { CheckedAgainst } from './rule.ts'

const owner = randomGuardian(2)
const { build } = recommendFor(inputFor(owner))
const against: CheckedAgainst = { ...owner, snapshot: SNAPSHOT }
const failed = (changed: Build, guardian: Partial<CheckedAgainst['guardian']> = {}, snapshot = SNAPSHOT) =>
  checkBuild(changed, { ...against, snapshot, guardian: { ...owner.guardian, ...guardian } })
    .filter(({ state }) => state === 'fail')
    .map(({ rule, reason }) => ({ rule, reason }))

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

/** Every piece of the build without any energy, as the platform may say of a copy. */
const withoutEnergy = {
  armor: owner.guardian.armor.map((piece) => ({ ...piece, energy: { capacity: 0, used: 0 } })),
}
const gauntletsMod = first(
  owner.guardian.armorMods.flatMap((hash) => {
    const mod = owner.armorMod(hash)
    return mod?.slot === 'gauntlets' ? [mod] : []
  }),
)

interface Mutant {
  readonly rule: string
  readonly what: string
  readonly breaking: () => ReturnType<typeof failed>
  /** What the checker must say of it: a rule that fails for another reason proves nothing. */
  readonly because: RegExp
}

/** For every rule at least one build that breaks it, made by changing a good one. */
const MUTANTS: readonly Mutant[] = [
  {
    rule: 'V1',
    what: 'another class',
    breaking: () => failed({ ...build, class_type: build.class_type === 'titan' ? 'hunter' : 'titan' }),
    because: / is no (titan|hunter) subclass$/,
  },
  {
    rule: 'V2',
    what: 'a subclass that is not there',
    breaking: () => failed(withSubclass({ instance_id: '404' })),
    because: / is not unlocked$/,
  },
  {
    rule: 'V2',
    what: "another character's subclass",
    breaking: () => failed(withSubclass({ character_id: '404' })),
    because: / is another character's$/,
  },
  {
    rule: 'V3',
    what: 'an ability of another subclass',
    breaking: () =>
      failed(
        withSubclass({
          abilities: build.subclass.abilities.map((ability) =>
            ability.kind === 'grenade' ? { ...ability, hash: elsewhere.unlocked.grenade[0] ?? 0 } : ability,
          ),
        }),
      ),
    because: / cannot be put into /,
  },
  {
    rule: 'V3',
    what: 'no melee',
    breaking: () =>
      failed(withSubclass({ abilities: build.subclass.abilities.filter(({ kind }) => kind !== 'melee') })),
    because: /^4 abilities instead of 5$/,
  },
  {
    rule: 'V4',
    what: 'an aspect twice',
    breaking: () =>
      failed(withSubclass({ aspects: [first(build.subclass.aspects), first(build.subclass.aspects)] })),
    because: /^An aspect is there twice$/,
  },
  {
    rule: 'V4',
    what: 'no aspect',
    breaking: () => failed(withSubclass({ aspects: [] })),
    because: /^0 aspects do not fit$/,
  },
  {
    rule: 'V5',
    what: 'a fragment that cannot be put in',
    breaking: () => failed(withSubclass({ fragments: [stranger] })),
    because: /^Made up cannot be put into /,
  },
  {
    rule: 'V5',
    what: 'more fragments than there is room for',
    breaking: () =>
      failed(
        withSubclass({
          aspects: build.subclass.aspects.slice(0, 1),
          fragments: Array.from({ length: 6 }, () => stranger),
        }),
      ),
    because: /^6 fragments, but room for \d$/,
  },
  {
    rule: 'V6',
    what: 'a weapon in the wrong slot',
    breaking: () => failed({ ...build, weapons: { ...build.weapons, power: build.weapons.energy } }),
    because: / does not go into the power slot$/,
  },
  {
    rule: 'V7',
    what: 'two exotic weapons',
    breaking: () => failed(build, exoticGuardian),
    because: /^[23] exotic weapons$/,
  },
  {
    rule: 'V8',
    what: 'two exotic armor pieces',
    breaking: () => failed(build, exoticArmor),
    because: /^[2-5] exotic armor pieces$/,
  },
  {
    rule: 'V9',
    what: 'four pieces',
    breaking: () => failed({ ...build, armor: build.armor.slice(1) }),
    because: /^4 armor pieces instead of five$/,
  },
  {
    rule: 'V9',
    what: 'two of a slot',
    breaking: () =>
      failed({ ...build, armor: [first(build.armor), first(build.armor), ...build.armor.slice(2)] }),
    because: /^Not exactly one piece in the helmet slot$/,
  },
  {
    rule: 'V10',
    what: 'a copy that is not owned',
    breaking: () => failed(withWeapon('power', { instance_id: '404' })),
    because: / is not owned$/,
  },
  {
    rule: 'V10',
    what: 'a copy at the postmaster that does not say so',
    breaking: () => failed(build, atPostmaster),
    because: / waits at the postmaster, and nothing says so$/,
  },
  {
    rule: 'V11',
    what: 'a perk that is not on the copy',
    breaking: () => failed(withWeapon('kinetic', { perks: [{ hash: 404, name: 'Made up', swap: false }] })),
    because: /^Made up is not on this /,
  },
  {
    rule: 'V11',
    what: 'a swap that is not marked',
    breaking: () =>
      failed(
        withWeapon('kinetic', {
          perks: build.weapons.kinetic.perks.map((perk) => ({ ...perk, swap: !perk.swap })),
        }),
      ),
    because: / is (not )?plugged on /,
  },
  {
    rule: 'V12',
    what: 'a mod of another slot',
    breaking: () => failed(withArmor(0, { mods: [gauntletsMod] })),
    because: / does not go into a helmet$/,
  },
  {
    rule: 'V12',
    what: 'more energy than there is',
    breaking: () => failed(build, withoutEnergy),
    because: / has 0 energy, not \d+$/,
  },
  {
    rule: 'V12',
    what: 'a stat mod at another price',
    breaking: () =>
      failed(withArmor(0, { stat_mod: { hash: 1, name: 'x', cost: 3, stat: 'melee', points: 5 } })),
    because: /^x has another price$/,
  },
  {
    rule: 'V12',
    what: 'energy shown wrongly',
    breaking: () => failed(withArmor(1, { energy: { used: 99, capacity: 99 } })),
    because: /^Energy of .+ is shown wrongly$/,
  },
  {
    rule: 'V13',
    what: 'an artifact in PvP',
    breaking: () => failed({ ...build, activity_focus: 'pvp', artifact: { level: 3 } }),
    because: /^The artifact does not count here$/,
  },
  {
    rule: 'V14',
    what: 'totals that are too high',
    breaking: () => failed({ ...build, stats: { ...build.stats, total: [200, 200, 200, 200, 200, 199] } }),
    because: /^The totals come to /,
  },
  {
    rule: 'V14',
    what: 'a piece shown better than it is',
    breaking: () => failed(withArmor(2, { stats: [99, 99, 99, 99, 99, 99] })),
    because: /^weapons of .+ is \d+$/,
  },
  {
    rule: 'V15',
    what: 'a weapon type that was ruled out',
    breaking: () => failed({ ...build, avoid: { types: [build.weapons.energy.weapon_type], elements: [] } }),
    because: / is of a type you ruled out$/,
  },
  {
    rule: 'V15',
    what: 'an element that was ruled out',
    breaking: () => failed({ ...build, avoid: { types: [], elements: [build.weapons.power.element] } }),
    because: / has an element you ruled out$/,
  },
  {
    rule: 'V15',
    what: 'an item that was ruled out by name',
    breaking: () => failed({ ...build, avoid: { types: [], elements: [], items: build.armor.slice(0, 1) } }),
    because: /^You ruled out /,
  },
  {
    rule: 'V15',
    what: 'exotic weapons that were ruled out',
    breaking: () =>
      failed({
        ...withWeapon('power', { instance_id: '404', rarity: 'exotic' }),
        avoid: { types: [], elements: [], exotics: ['weapon'] },
      }),
    because: / is exotic, which you ruled out$/,
  },
  {
    rule: 'V15',
    what: 'a subclass that was ruled out',
    breaking: () => failed({ ...build, avoid: { types: [], elements: [], subclasses: [build.subclass] } }),
    because: /^You ruled out /,
  },
  {
    rule: 'V16',
    what: 'a copy that has changed since',
    breaking: () => failed(build, {}, 'copy-2'),
    because: /^Your inventory has changed since$/,
  },
]

describe('the checker of builds', () => {
  it('finds nothing wrong with the build it starts from', () => {
    expect(failed(build)).toEqual([])
  })

  it.each(MUTANTS)('F-295 $rule fails for $what', ({ rule, breaking, because }) => {
    expect(breaking()).toContainEqual({ rule, reason: expect.stringMatching(because) })
  })

  it('has a mutant for every rule', () => {
    expect([...new Set(MUTANTS.map(({ rule }) => rule))].sort()).toEqual(RULES.map(({ id }) => id).sort())
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
