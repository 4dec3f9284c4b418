import { describe, expect, it } from 'vitest'
import type { DamageType, WeaponType } from '../../items.ts'
import type { Ability, AbilityKind, Subclass, SubclassElement } from '../../kit.ts'
import { makeAbility } from '../../test-support/make-items.ts'
import { exoticUse, isNeededBy, needsInWords, subclassUse } from './exotic-use.ts'

const ability = (kind: AbilityKind, name: string, element: SubclassElement, description = ''): Ability =>
  makeAbility({ kind, name, element, description })
const around = (
  element: SubclassElement,
  abilities: readonly Ability[],
  weapons: readonly WeaponType[] = [],
  weaponElement: DamageType = 'kinetic',
) => ({
  kit: { subclass: { element } as Subclass, abilities, aspects: [], fragments: [] },
  weapons: weapons.map((type) => ({ type, element: weaponElement })),
})
const use = (name: string, build: Parameters<typeof exoticUse>[1]) => exoticUse({ name }, build)

describe('what an exotic is to a build', () => {
  it('it serves with its Super, in whichever form, and is idle with any other', () => {
    const gun = around('solar', [ability('super', 'Golden Gun: Deadshot', 'solar')])
    const blades = around('solar', [ability('super', 'Blade Barrage', 'solar')])
    expect([use('Celestial Nighthawk', gun), use('Celestial Nighthawk', blades)]).toEqual(['serves', 'idle'])
  })

  it('an element counts by what a Prismatic subclass borrows, not by its own', () => {
    const snap = around('prismatic', [ability('melee', 'Incinerator Snap', 'prismatic')])
    const needle = around('prismatic', [ability('melee', 'Arcane Needle', 'prismatic')])
    expect([use('Sunbracers', snap), use('Sunbracers', needle)]).toEqual(['serves', 'idle'])
    const song = around('prismatic', [ability('super', 'Song of Flame', 'prismatic')])
    expect([use('Dawn Chorus', song), use("Nezarec's Sin", song)]).toEqual(['serves', 'idle'])
  })

  it('weapons and what the kit brings about count too', () => {
    expect(use('Lucky Pants', around('void', [], ['hand-cannon']))).toBe('serves')
    expect(use('Lucky Pants', around('void', [], ['sidearm']))).toBe('idle')
    const smoke = ability('melee', 'Smoke', 'void', 'Throw smoke that hides you.')
    expect(use("Gyrfalcon's Hauberk", around('void', [smoke], ['sidearm'], 'void'))).toBe('serves')
    expect(use("Gyrfalcon's Hauberk", around('arc', []))).toBe('idle')
  })

  it('one that strengthens weapons of an element does nothing without one of them', () => {
    const uses = (name: string, kit: readonly Ability[], element: SubclassElement) =>
      (['strand', 'void'] as const).map((carried) => use(name, around(element, kit, ['sidearm'], carried)))
    expect(uses('Foetracer', [], 'strand')).toEqual(['general', 'idle'])
    const bomb = ability('super', 'Nova Bomb: Cataclysm', 'prismatic')
    expect(uses('Mantle of Battle Harmony', [bomb], 'prismatic')).toEqual(['idle', 'general'])
    const smoke = ability('melee', 'Smoke', 'void', 'Throw smoke that hides you.')
    expect(uses("Gyrfalcon's Hauberk", [smoke], 'void')).toEqual(['idle', 'serves'])
    expect(needsInWords({ name: 'Foetracer' })).toBe('a weapon of your element')
  })

  it('one that works through the barricade does nothing for who has none', () => {
    const uses = ['Rally Barricade', 'Thruster'].map((name) =>
      use('Crest of Alpha Lupi', around('arc', [ability('class', name, 'arc')])),
    )
    expect(uses).toEqual(['general', 'idle'])
  })

  it('one that gives grenades is idle beside a grenade that only heals, or one that is spent', () => {
    const snap = ability('melee', 'Incinerator Snap', 'solar')
    const heals = ability('grenade', 'Healing Grenade', 'solar', 'Heals whoever stands where it lands.')
    const burns = ability('grenade', 'Solar Grenade', 'solar', 'A patch of fire that keeps burning.')
    const rises = ability('aspect', 'Heat Rises', 'solar', 'Spend your grenade to fight from the air.')
    const uses = [
      [snap, burns],
      [snap, heals],
      [snap, burns, rises],
    ] as const
    expect(uses.map((kit) => use('Sunbracers', around('solar', kit)))).toEqual(['serves', 'idle', 'idle'])
    expect(use("Speaker's Sight", around('solar', [heals]))).toBe('serves')
    expect(needsInWords({ name: 'Sunbracers' })).toBe('a solar melee and a grenade that deals damage')
  })

  it('one that nobody knows, or that helps everybody, is of general use', () => {
    expect(use('Heart of Inmost Light', around('arc', []))).toBe('general')
    expect(use('Helm of Tomorrow', around('arc', []))).toBe('general')
  })

  it('is known by its English name, whatever language it is shown in', () => {
    const shown = { name: 'Himmlischer Nachtfalke', englishName: 'Celestial Nighthawk' }
    expect(exoticUse(shown, around('void', []))).toBe('idle')
  })

  it('asks for the subclass that has what it needs', () => {
    const gun = ability('super', 'Golden Gun: Marksman', 'solar')
    const of = (element: SubclassElement, list: readonly Ability[]) =>
      subclassUse('Celestial Nighthawk', { element } as Subclass, list)
    expect([of('solar', [gun]), of('prismatic', [gun]), of('void', [])]).toEqual([1, 0.5, 0])
    expect(subclassUse('Helm of Tomorrow', { element: 'void' } as Subclass, [])).toBeUndefined()
    expect(isNeededBy('Celestial Nighthawk', gun)).toBe(true)
  })

  it('says what it needs', () => {
    expect(
      ['Celestial Nighthawk', 'An Insurmountable Skullfort', 'Actium War Rig'].map((name) =>
        needsInWords({ name }),
      ),
    ).toEqual(['Golden Gun', 'an arc melee', 'auto rifles or machine guns'])
  })
})
