import type { Character } from '@ai-vault/game/guardian.ts'
import type { Plug, StatLine } from '@ai-vault/game/items.ts'
import { describe, expect, it } from 'vitest'
import { makeArmor, makeFive } from '../../../../test-support/make-armor.ts'
import { describeImport } from '../targets/Targets.tsx'
import { askAsWorn, currentGear } from './current-gear.ts'

const character = (stats: StatLine, changes: Partial<Character> = {}): Character => ({
  id: 'c1',
  classType: 'hunter',
  power: 500,
  minutesPlayed: 1,
  lastPlayed: '2026-06-01T00:00:00Z',
  stats,
  ...changes,
})
const worn = { place: { in: 'character', characterId: 'c1', equipped: true } } as const
const plug = (hash: number): Plug => ({ hash, name: '', description: '', enhanced: false })
const FIVE = makeFive(10, worn)
/** Five times 30, 25, 20, 5, 5, 5. */
const SHOWN: StatLine = [150, 125, 100, 25, 25, 25]

describe('F-086 what is worn, taken over', () => {
  it('is the exotic, and the fragments by the difference between character and armor', () => {
    const exotic = makeArmor('10', { ...worn, rarity: 'exotic', name: 'Celestial Nighthawk', hash: 99 })
    const gear = currentGear([exotic, ...FIVE.slice(1)], [character([150, 135, 90, 25, 25, 25])])
    expect(gear).toMatchObject({ bonus: [0, 10, -10, 0, 0, 0], unsure: [] })
    const asked = gear && askAsWorn(gear)
    expect(asked).toMatchObject({ classType: 'hunter', exotic: 99, targets: [150, 135, 90, 25, 25, 25] })
    expect(gear && describeImport(gear)).toContain('Celestial Nighthawk, fragments health +10 and class −10.')
  })

  it('counts the energy of every mod but the stat mod', () => {
    const WEAPONS_MAJOR = 4183296050
    const GRENADE_MINOR = 4021790309
    const five = FIVE.map((piece, i) => ({
      ...piece,
      energy: { capacity: 11, used: 6 },
      mods: i === 0 ? [plug(WEAPONS_MAJOR), plug(1)] : i === 1 ? [plug(GRENADE_MINOR)] : [],
    }))
    expect(currentGear(five, [character(SHOWN)])?.taken).toEqual([3, 5, 6, 6, 6])
  })

  it('says which stats stand at the end of the scale, where fragments cannot be read', () => {
    const gear = currentGear(FIVE, [character([200, 125, 100, 0, 25, 25])])
    expect(gear).toMatchObject({ unsure: ['weapons', 'super'], bonus: [0, 0, 0, 0, 0, 0] })
    expect(gear && describeImport(gear)).toContain('Weapons and super stand at the end of the scale')
  })

  it('belongs to the character played last, or to the class asked for', () => {
    const titan = character(SHOWN, { id: 'c2', classType: 'titan', lastPlayed: '2026-07-01T00:00:00Z' })
    expect(currentGear(FIVE, [character(SHOWN), titan])).toBeUndefined()
    expect(currentGear(FIVE, [character(SHOWN), titan], 'hunter')?.classType).toBe('hunter')
  })

  it('is nothing with a bare slot', () => {
    expect(currentGear(FIVE.slice(1), [character(SHOWN)])).toBeUndefined()
  })
})
