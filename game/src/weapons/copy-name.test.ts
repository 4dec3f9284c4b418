import { describe, expect, it } from 'vitest'
import type { Weapon } from '../items.ts'
import { makeWeapon } from '../test-support/make-weapon.ts'
import { distinctionOf, nameCopy, switchesFor, traitsToSwitchTo, withName } from './copy-name.ts'
import { traitsOn } from './traits-on.ts'

const copy = (instanceId: string, more: Partial<Weapon> = {}) =>
  makeWeapon(
    { instanceId, ...more },
    { first: ['Butterfly', 'Shoot to Loot'], second: ['Adagio', 'Stopping Power'] },
  )

describe('the name of a copy', () => {
  it('is what is switched on; what its score rests on is said where it is not on', () => {
    const weapon = copy('1')
    const name = { on: traitsOn(weapon), switchTo: traitsToSwitchTo(weapon, { bestTraits: [1, 1] }) }
    expect(nameCopy(name)).toBe('Butterfly and Adagio (switch to Shoot to Loot and Stopping Power first)')
    expect(withName({ ...name, apart: 'power 1,704' })).toBe(
      ' with Butterfly and Adagio (power 1,704; switch to Shoot to Loot and Stopping Power first)',
    )
    expect(traitsToSwitchTo(weapon, { bestTraits: [0, 0] })).toBeUndefined()
    expect(traitsToSwitchTo(weapon, undefined)).toBeUndefined()
  })

  it('names the traits to switch to for each activity where its scores rest on others', () => {
    const weapon = copy('1')
    const nameFor = (pve: readonly number[], pvp: readonly number[]) => {
      const side = (bestTraits: readonly number[]) => ({ tier: 'Good' as const, bestTraits })
      return nameCopy({
        on: ['Butterfly'],
        switchTo: switchesFor(weapon, { pve: side(pve), pvp: side(pvp) }),
      })
    }
    expect(nameFor([0, 0], [0, 0])).toBe('Butterfly')
    expect(nameFor([1, 1], [1, 1])).toBe('Butterfly (switch to Shoot to Loot and Stopping Power first)')
    expect(nameFor([1, 0], [0, 0])).toBe('Butterfly (switch to Shoot to Loot and Adagio first for PvE)')
    expect(nameFor([0, 1], [1, 0])).toBe(
      'Butterfly (switch to Butterfly and Stopping Power first for PvE, to Shoot to Loot and Adagio for PvP)',
    )
  })

  it('is nothing, or only what tells it apart, where there are no traits', () => {
    expect(withName({ on: [] })).toBe('')
    expect(withName({ on: [], apart: 'power 1,704' })).toBe(' (power 1,704)')
  })

  it('has the power where another copy shows the same traits', () => {
    const [one, other] = [copy('1', { power: 1704 }), copy('2', { power: 1698 })]
    expect(distinctionOf(one, [one, other])).toBe('power 1,704')
    const shown = makeWeapon({ instanceId: '3' }, { first: ['Outlaw'], second: ['Adagio'] })
    expect(distinctionOf(one, [one, shown])).toBeUndefined()
  })

  it('has the lock or the place where the power is the same too', () => {
    const one = copy('1', { power: 1704 })
    const locked = copy('2', { power: 1704, locked: true })
    const carried = copy('3', {
      power: 1704,
      place: { in: 'character', characterId: '1', equipped: false },
    })
    expect(distinctionOf(one, [one, locked])).toBe('not locked')
    expect(distinctionOf(locked, [one, locked])).toBe('locked')
    expect(distinctionOf(carried, [one, locked, carried])).toBe('not locked, on a character')
    expect(distinctionOf(one, [one, copy('4', { power: 1704 })])).toBeUndefined()
  })
})
