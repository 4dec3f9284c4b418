import { describe, expect, it } from 'vitest'
import type { StatLine, WeaponType } from '../../items.ts'
import type { Ability, ArmorMod, Subclass } from '../../kit.ts'
import { inputFor } from '../../test-support/make-build.ts'
import { makeAbility, makeWeapon } from '../../test-support/make-items.ts'
import { randomGuardian } from '../../test-support/random-guardian.ts'
import { ACTIVITIES } from '../activities.ts'
import { chooseMods } from './choose-mods.ts'

const NO_STATS: StatLine = [0, 0, 0, 0, 0, 0]
const mod = (hash: number, name: string, description: string): ArmorMod => ({
  hash,
  name,
  description,
  slot: 'legs',
  cost: 1,
  stats: NO_STATS,
})
const MODS = [
  mod(1, 'Void Weapon Surge', 'Void weapons hit harder while armor is charged.'),
  mod(2, 'Harmonic Loader', 'Weapons of your element reload faster.'),
  mod(3, 'Special Ammo Finder', 'Weapon final blows find special ammunition sooner.'),
  mod(4, 'Void Resistance', 'Less void damage.'),
  mod(5, 'Firepower', 'Grenade final blows make an Orb of Power.'),
]
const TARGETING = ['Solar', 'Void', 'Arc'].map((element, at) =>
  mod(11 + at, `${element} Targeting`, `${element} weapons come to aim sooner.`),
)
const owner = randomGuardian(1)
const input = {
  ...inputFor({ ...owner, guardian: { ...owner.guardian, armorMods: MODS.map(({ hash }) => hash) } }),
  armorMod: (hash: number) => MODS.find((each) => each.hash === hash),
}
const grenade = (description: string): Ability => makeAbility({ description, element: 'void' })
const HEALS = grenade('Heals whoever stands where it lands.')
const chosenWith = (
  weapons: readonly Parameters<typeof makeWeapon>[0][],
  thrown = HEALS,
  activity = input.activity,
) => {
  const kit = { subclass: { element: 'void' } as Subclass, abilities: [thrown] }
  return new Set(
    chooseMods({ ...input, activity }, { slot: 'legs' }, 10, weapons.map(makeWeapon), kit).map(
      ({ name }) => name,
    ),
  )
}

describe('armor mods', () => {
  it('for weapons of an element are taken only with such a weapon, whatever the subclass is', () => {
    expect(chosenWith([{ element: 'void', ammo: 'primary' }])).toContain('Void Weapon Surge')
    expect(chosenWith([{ element: 'void', ammo: 'primary' }])).toContain('Harmonic Loader')
    const without = chosenWith([{ element: 'arc', ammo: 'special' }])
    expect(without).toEqual(new Set(['Void Resistance', 'Special Ammo Finder']))
  })

  it('that follow on grenades are taken only with one that deals damage', () => {
    const arms = [{ element: 'arc', ammo: 'primary' }] as const
    expect(chosenWith(arms, grenade('A storm of void that keeps hurting.'))).toContain('Firepower')
    expect(chosenWith(arms, HEALS)).not.toContain('Firepower')
  })

  it('that find special ammunition are taken only with a weapon that fires it', () => {
    expect(chosenWith([{ element: 'arc', ammo: 'primary' }])).toEqual(new Set(['Void Resistance']))
  })

  it('serve the weapon that was asked for first, then what fires most', () => {
    const targeting = {
      ...input,
      guardian: { ...input.guardian, armorMods: TARGETING.map(({ hash }) => hash) },
      armorMod: (hash: number) => TARGETING.find((each) => each.hash === hash),
    }
    const weapons = [
      makeWeapon({ element: 'arc', ammo: 'special', type: 'shotgun' }),
      makeWeapon({ element: 'void', ammo: 'primary', type: 'hand-cannon' }),
      makeWeapon({ element: 'solar', ammo: 'heavy', type: 'rocket-launcher' }),
    ]
    const kit = { subclass: { element: 'void' } as Subclass, abilities: [HEALS] }
    const orderFor = (types: readonly WeaponType[]) =>
      chooseMods(
        { ...targeting, constraints: { ...input.constraints, types } },
        { slot: 'legs' },
        10,
        weapons,
        kit,
      ).map(({ name }) => name)
    expect(orderFor([])).toEqual(['Void Targeting', 'Arc Targeting', 'Solar Targeting'])
    expect(orderFor(['rocket-launcher'])).toEqual(['Solar Targeting', 'Void Targeting', 'Arc Targeting'])
  })

  it('that find ammunition do nothing against guardians', () => {
    const arms = [{ element: 'arc', ammo: 'special' }] as const
    const pvp = ACTIVITIES.find(({ mode }) => mode === 'pvp')
    expect(chosenWith(arms)).toContain('Special Ammo Finder')
    expect(chosenWith(arms, HEALS, pvp)).not.toContain('Special Ammo Finder')
  })
})
