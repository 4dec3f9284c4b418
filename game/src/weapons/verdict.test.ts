import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Weapon } from '../items.ts'
import { PROTECTIONS, type Protection } from './protection.ts'
import { rateRoll } from './rate.ts'
import { makePlug, makeWeapon } from './testing/make-weapon.ts'
import { compareForCleanup, judgeVault, recommendationOf } from './verdict.ts'

const rated = (weapons: readonly Weapon[]) =>
  new Map(weapons.map((weapon) => [weapon.instanceId, rateRoll(weapon)]))
const judge = (weapons: readonly Weapon[]) => judgeVault(weapons, rated(weapons))

const good = makeWeapon(
  { instanceId: 'good' },
  { first: ['Rapid Hit'], second: ['Explosive Payload', 'Kill Clip'] },
)
const poorRoll = {
  barrel: ['Full Bore'],
  magazine: ['Alloy Magazine'],
  first: ['Invisible Hand'],
  second: ['Genesis'],
}
const poor = (overrides: Partial<Weapon> = {}) =>
  makeWeapon({ instanceId: 'poor', name: 'Other Cannon', ...overrides }, poorRoll)
/** So that no weapon under test is the only one of its archetype. */
const companions = ['a', 'b'].map((instanceId) =>
  makeWeapon(
    { instanceId, name: `Companion ${instanceId}` },
    { first: ['Rapid Hit'], second: ['Kill Clip'] },
  ),
)

describe('recommendations', () => {
  it('F-124 keep God-Tier and Excellent, F-125 review Good, F-126 consider dismantling Poor', () => {
    expect(recommendationOf('God-Tier')).toBe('keep')
    expect(recommendationOf('Excellent')).toBe('keep')
    expect(recommendationOf('Good')).toBe('review')
    expect(recommendationOf('Poor')).toBe('consider-dismantling')
    expect(recommendationOf('Unrated')).toBe('review')
  })
})

describe('verdicts on a vault', () => {
  it('F-126 suggest dismantling a poor roll and say why', () => {
    expect(judge([poor(), ...companions]).get('poor')).toMatchObject({
      recommendation: 'consider-dismantling',
      ground: 'poor',
      protections: [],
    })
  })

  it('prove a dominated copy by the copy that can do everything it can', () => {
    const lesser = makeWeapon({ instanceId: 'lesser' }, { first: ['Rapid Hit'], second: ['Kill Clip'] })
    const verdicts = judge([good, lesser, ...companions])
    expect(verdicts.get('lesser')).toMatchObject({
      recommendation: 'consider-dismantling',
      ground: 'dominated',
      proof: 'good',
    })
    expect(verdicts.get('good')?.ground).toBeUndefined()
  })

  it('prove a duplicate by a copy that scores at least as high in both activities', () => {
    const other = makeWeapon({ instanceId: 'other' }, { first: ['Compulsive Reloader'], second: ['Genesis'] })
    expect(judge([good, other, ...companions]).get('other')).toMatchObject({
      ground: 'duplicate',
      proof: 'good',
    })
  })

  it('count another edition of the weapon as the same weapon', () => {
    const adept = { ...good, instanceId: 'adept', name: 'Test Cannon (Adept)' }
    const plain = makeWeapon({ instanceId: 'plain' }, { first: ['Rapid Hit'], second: ['Kill Clip'] })
    expect(judge([adept, plain, ...companions]).get('plain')).toMatchObject({
      ground: 'dominated',
      proof: 'adept',
    })
  })

  it('call a copy unused when its tracker counts nothing, without suggesting to dismantle it', () => {
    const idle = { ...good, kills: 0 }
    expect(judge([idle, ...companions]).get('good')).toMatchObject({
      recommendation: 'keep',
      ground: 'unused',
    })
  })

  const guards: Readonly<Record<Protection, Partial<Weapon>>> = {
    locked: { locked: true },
    exotic: { rarity: 'exotic' },
    loadout: { loadouts: ['1:0'] },
    equipped: { place: { in: 'character', characterId: '1', equipped: true } },
    crafted: { crafted: true },
    masterworked: { masterworked: true },
    pattern: { deepsight: true },
    'only-one': { element: 'strand', frame: makePlug('Precision Frame') },
  }
  it.each(Object.entries(guards))(
    'never suggest dismantling what is protected: %s',
    (protection, overrides) => {
      const verdict = judge([poor(overrides), ...companions]).get('poor')
      expect(verdict).toMatchObject({ recommendation: 'review', protections: [protection], ground: 'poor' })
      expect(verdict?.reason).toContain(PROTECTIONS[protection as Protection])
    },
  )

  it('always leave at least one copy of every weapon that has a copy worth keeping', () => {
    const perk = fc.constantFrom(
      'Rapid Hit',
      'Outlaw',
      'Kill Clip',
      'Rampage',
      'Explosive Payload',
      'Firefly',
    )
    const column = fc.uniqueArray(perk, { minLength: 1, maxLength: 3 })
    const copy = fc.record({
      first: column,
      second: column,
      power: fc.constantFrom(10, 20),
      locked: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(copy, { minLength: 1, maxLength: 6 }), (copies) => {
        const vault = copies.map(({ first, second, power, locked }, place) =>
          makeWeapon({ instanceId: String(place), power, locked }, { first, second }),
        )
        const verdicts = judge([...vault, ...companions])
        const left = vault.filter(({ instanceId }) => {
          const ground = verdicts.get(instanceId)?.ground
          return ground !== 'dominated' && ground !== 'duplicate'
        })
        expect(left.length).toBeGreaterThan(0)
      }),
    )
  })
})

describe('the clean-up order', () => {
  it('F-138 works through dominated, duplicate, poor, unused, then the rest', () => {
    const vault = [
      { ...good, instanceId: 'kept' },
      makeWeapon({ instanceId: 'dominated' }, { first: ['Rapid Hit'], second: ['Kill Clip'] }),
      makeWeapon({ instanceId: 'duplicate' }, { first: ['Compulsive Reloader'], second: ['Genesis'] }),
      poor(),
      poor({ instanceId: 'poor-but-locked', name: 'Third Cannon', locked: true }),
      { ...good, instanceId: 'unused', name: 'Fourth Cannon', kills: 0 },
      ...companions,
    ]
    const ratings = rated(vault)
    const order = [...vault].sort(compareForCleanup(judgeVault(vault, ratings), ratings))
    expect(order.map(({ instanceId }) => instanceId).slice(0, 5)).toEqual([
      'dominated',
      'duplicate',
      'poor',
      'poor-but-locked',
      'unused',
    ])
  })
})
