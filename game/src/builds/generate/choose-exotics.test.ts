import { describe, expect, it } from 'vitest'
import { ARMOR_SLOTS } from '../../items.ts'
import type { Ability, AbilityKind, Subclass } from '../../kit.ts'
import { makeAbility, makeArmor } from '../../test-support/make-items.ts'
import { NO_CONSTRAINTS } from '../request/constraints.ts'
import { chooseExotics } from './choose-exotics.ts'

const ability = (kind: AbilityKind, name: string): Ability => makeAbility({ kind, name, element: 'arc' })
const striker = {
  kit: {
    subclass: { element: 'arc' } as Subclass,
    abilities: [ability('super', 'Thundercrash'), ability('melee', 'Seismic Strike')],
    aspects: [],
    fragments: [],
  },
  weapons: [],
}
const plain = ARMOR_SLOTS.map((slot, at) => makeArmor({ instanceId: `${at}`, slot, rarity: 'legendary' }))
const exotic = (instanceId: string, slot: (typeof ARMOR_SLOTS)[number], name: string) =>
  makeArmor({ instanceId, slot, name, rarity: 'exotic' })
const owned = [
  ...plain,
  exotic('10', 'helmet', 'An Insurmountable Skullfort'),
  exotic('11', 'chest', 'Cuirass of the Falling Star'),
]
const exoticsFor = (superName?: string) => {
  const asked = { ...NO_CONSTRAINTS, ...(superName ? { superName } : {}) }
  const { pieces, exotic: wish } = chooseExotics(asked, striker, owned)
  return { wish, names: pieces.filter(({ rarity }) => rarity === 'exotic').map(({ name }) => name) }
}

describe('the exotic armor of a build', () => {
  it('is what is made for the Super that was asked for, where that is owned', () => {
    expect(exoticsFor('Thundercrash')).toEqual({ wish: 'required', names: ['Cuirass of the Falling Star'] })
  })

  it('is any that serves where no Super was asked for, or none is made for it', () => {
    const both = ['An Insurmountable Skullfort', 'Cuirass of the Falling Star']
    expect(exoticsFor()).toEqual({ wish: 'required', names: both })
    expect(exoticsFor('Fists of Havoc')).toEqual({ wish: 'required', names: both })
  })

  it('is not one that makes the Super a single blow for a boss, against guardians', () => {
    const gunslinger = { ...striker, kit: { ...striker.kit, abilities: [ability('super', 'Golden Gun')] } }
    const vault = [...plain, exotic('12', 'helmet', 'Celestial Nighthawk'), exotic('13', 'legs', 'St0mp-EE5')]
    const wornIn = (mode: 'pve' | 'pvp') =>
      chooseExotics({ ...NO_CONSTRAINTS, superName: 'Golden Gun' }, { ...gunslinger, mode }, vault)
        .pieces.filter(({ rarity }) => rarity === 'exotic')
        .map(({ name }) => name)
    expect(wornIn('pve')).toEqual(['Celestial Nighthawk'])
    expect(wornIn('pvp')).toEqual(['St0mp-EE5'])
  })
})
