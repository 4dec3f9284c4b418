import { describe, expect, it } from 'vitest'
import { makeArmor, makeWeapon } from '../test-support/make-items.ts'
import { isStartingOut, type StarterFacts, starterPath } from './starter-path.ts'

const worn = (characterId: string) => ({ in: 'character', characterId, equipped: true }) as const
const facts = (changes: Partial<StarterFacts> = {}): StarterFacts => ({
  scaledPower: 1_421,
  weapons: [],
  armor: [],
  ratings: new Map(),
  tallies: {},
  ...changes,
})
const progress = (changes: Partial<StarterFacts>, wanted: string) =>
  starterPath(facts(changes)).find(({ step }) => step === wanted)

describe('the starter path', () => {
  it('counts runs by what was finished, and never more than is asked', () => {
    const tallies = { strike: { runs: 9, completed: 7, medianSeconds: 600 } }
    expect(progress({ tallies }, 'strikes')).toEqual({ step: 'strikes', done: 3, of: 3 })
    expect(progress({ tallies }, 'story')).toEqual({ step: 'story', done: 0, of: 1 })
  })

  it('asks for no runs where no history was read', () => {
    const steps = starterPath(facts({ tallies: undefined })).map(({ step }) => step)
    expect(steps).toEqual(['legendary-set', 'weapon-each-slot', 'exotic-armor', 'portal-power'])
  })

  it('counts one character’s full set, not the halves of several', () => {
    const weapons = [
      makeWeapon({ instanceId: '1', rarity: 'legendary', place: worn('a') }),
      makeWeapon({ instanceId: '2', rarity: 'legendary', place: worn('b') }),
    ]
    const armor = [
      makeArmor({ instanceId: '3', rarity: 'exotic', place: worn('a') }),
      makeArmor({ instanceId: '4', rarity: 'rare', place: worn('a') }),
    ]
    expect(progress({ weapons, armor }, 'legendary-set')?.done).toBe(2)
    expect(progress({ weapons, armor }, 'exotic-armor')?.done).toBe(1)
  })

  it('takes a slot for covered by a roll that is Good or better, or by an exotic', () => {
    const weapons = [
      makeWeapon({ instanceId: '1', slot: 'kinetic' }),
      makeWeapon({ instanceId: '2', slot: 'energy' }),
      makeWeapon({ instanceId: '3', slot: 'power', rarity: 'exotic' }),
    ]
    const ratings = new Map([
      ['1', { tier: 'Good' as const }],
      ['2', { tier: 'Poor' as const }],
    ])
    expect(progress({ weapons, ratings }, 'weapon-each-slot')?.done).toBe(2)
  })

  it.each([
    [1_599, 59, true],
    [1_600, 59, false],
    [1_599, 60, false],
  ])('power %i and %i weapons: starting out is %s', (scaledPower, amount, expected) => {
    const weapons = Array.from({ length: amount }, (_, at) => makeWeapon({ instanceId: String(at) }))
    expect(isStartingOut({ scaledPower, weapons })).toBe(expected)
  })
})
