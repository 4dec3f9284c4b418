import { describe, expect, it } from 'vitest'
import { makeWeapon } from '../test-support/make-weapon.ts'
import { describeRoll } from './roll.ts'
import { rollOfWeapon } from './roll-of-weapon.ts'

const kinds = (roll: ReturnType<typeof describeRoll>) =>
  Object.fromEntries(roll.columns.map((column) => [column.kind, column.options.map((option) => option.name)]))

describe('describing a roll by names', () => {
  it('sorts names into barrel, magazine, traits, origin, masterwork and frame, in any order', () => {
    const roll = describeRoll({
      weaponName: 'Fatebringer',
      weaponType: 'Hand Cannon',
      perks: [
        'Firefly',
        'Masterworked: Range',
        'Adaptive Frame',
        'Accurized Rounds',
        'Häkke Breach Armaments',
        'Smallbore',
      ],
    })
    expect(roll).toMatchObject({
      type: 'hand-cannon',
      ammo: 'primary',
      frame: 'adaptive',
      masterwork: 'range',
    })
    expect(kinds(roll)).toEqual({
      barrel: ['Smallbore'],
      magazine: ['Accurized Rounds'],
      origin: ['Häkke Breach Armaments'],
      trait: ['Firefly'],
    })
  })

  it('takes the rail and bolts of a heavy crossbow for barrel and magazine', () => {
    const roll = describeRoll({
      weaponName: 'Opaque Hourglass',
      weaponType: 'Combat Bow',
      perks: ['Frictionless Rail', 'Charged Bolts'],
    })
    expect(roll).toMatchObject({ type: 'combat-bow', ammo: 'heavy' })
    expect(kinds(roll)).toEqual({ barrel: ['Frictionless Rail'], magazine: ['Charged Bolts'] })
  })

  it('takes an enhanced name for its base perk, but an Enhanced Battery for a battery', () => {
    const roll = describeRoll({
      weaponName: 'Cartesian Coordinate',
      weaponType: 'Fusion Rifle',
      perks: ['Enhanced Kill Clip', 'Golden Tricorn Enhanced', 'Enhanced Battery'],
    })
    expect(kinds(roll)).toMatchObject({ magazine: ['Enhanced Battery'] })
    const traits = roll.columns.flatMap((column) => (column.kind === 'trait' ? column.options : []))
    expect(traits).toEqual([
      { name: 'Kill Clip', enhanced: true },
      { name: 'Golden Tricorn', enhanced: true },
    ])
  })

  it('reads the same perk once, whatever the spelling of its apostrophe', () => {
    const roll = describeRoll({
      weaponName: 'Bow',
      weaponType: 'Combat Bow',
      perks: ['Archer’s Tempo', "archer's tempo"],
    })
    expect(kinds(roll)).toEqual({ trait: ["Archer's Tempo"] })
  })

  it('keeps more than two traits as one heap and what it does not know apart', () => {
    const roll = describeRoll({
      weaponName: 'X',
      perks: ['Rampage', 'Outlaw', 'Kill Clip', 'Brand New Perk', ' '],
    })
    expect(roll.type).toBeUndefined()
    expect(roll.columns.find((column) => column.kind === 'trait')).toMatchObject({ picks: 2 })
    expect(kinds(roll).unknown).toEqual(['Brand New Perk'])
  })
})

describe('the roll of an owned copy', () => {
  it('keeps all selectable perks and which one is active', () => {
    const weapon = makeWeapon({}, { second: ['Rampage', 'Kill Clip'] })
    const switched = {
      ...weapon,
      columns: weapon.columns.map((column) => ({ ...column, active: column.selectable.at(-1) })),
    }
    const roll = rollOfWeapon(switched)
    expect(roll.frame).toBe('adaptive')
    expect(roll.columns[3]).toMatchObject({ kind: 'trait', active: 1 })
    expect(roll.columns[3]?.options.map((option) => option.name)).toEqual(['Rampage', 'Kill Clip'])
  })
})
