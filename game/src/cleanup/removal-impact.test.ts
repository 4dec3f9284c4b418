import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Weapon } from '../items.ts'
import { makeArmor } from '../test-support/make-items.ts'
import { makeWeapon } from '../test-support/make-weapon.ts'
import { tierOf } from '../weapons/rating/tiers.ts'
import { judgeWeapons } from '../weapons/verdict/judge-weapons.ts'
import type { JudgedRating } from '../weapons/verdict/vault-copy.ts'
import { removalImpact } from './removal-impact.ts'

const rated = (score: number): JudgedRating => ({
  pve: { tier: tierOf(score), score },
  pvp: { tier: tierOf(score), score },
})
const copy = (instanceId: string, traits: readonly [string, string], more: Partial<Weapon> = {}) =>
  makeWeapon({ instanceId, ...more }, { first: [traits[0]], second: [traits[1]] })

const best = copy('best', ['Outlaw', 'Kill Clip'])
const lesser = copy('lesser', ['Outlaw', 'Kill Clip'])
const third = copy('third', ['Outlaw', 'Kill Clip'], {
  place: { in: 'character', characterId: '1', equipped: false },
})
const own = copy('own', ['Rapid Hit', 'Rampage'], { locked: true })
const lone = copy('lone', ['Outlaw', 'Rampage'], { name: 'Another' })
const vault = [best, lesser, third, own, lone]
const ratings = new Map([
  ['best', rated(9)],
  ['lesser', rated(8)],
  ['third', rated(7)],
  ['own', rated(8)],
  ['lone', rated(8)],
])
const plan = (...ids: readonly string[]) =>
  removalImpact({ weapons: vault, armor: [], ratings }, new Set(ids))

describe('letting copies go at once', () => {
  it('counts the places by where the copies are, and names what is kept instead', () => {
    expect(plan('lesser', 'third')).toEqual({
      places: { vault: 1, character: 1, postmaster: 0 },
      keptInstead: [{ id: 'best', insteadOf: ['lesser', 'third'] }],
      unproven: [],
      protected: [],
      protections: new Map(),
      last: [],
      doubtful: [],
    })
  })

  it('says of which nothing that stays stands in for them, which are protected and which are the last', () => {
    expect(plan('own', 'lone')).toMatchObject({
      unproven: ['own', 'lone'],
      protected: ['own'],
      protections: new Map([['own', ['locked']]]),
      last: ['lone'],
      doubtful: ['own', 'lone'],
    })
  })

  it('has no doubt about blue weapons, locked or the last of their kind, where a legendary stays', () => {
    const blue = copy('blue', ['Outlaw', 'Kill Clip'], { name: 'Azimuth DSu', rarity: 'rare', locked: true })
    const scores = new Map([...ratings, ['blue', rated(9.5)]])
    expect(
      removalImpact({ weapons: [best, blue], armor: [], ratings: scores }, new Set(['blue'])),
    ).toMatchObject({
      keptInstead: [{ id: 'best', insteadOf: ['blue'] }],
      doubtful: [],
    })
  })

  it('judges what speaks for a copy as things would stand then: nothing else crafted may be left', () => {
    const crafted = [best, lesser].map((weapon) => ({ ...weapon, crafted: true, level: 10 }))
    const both = removalImpact({ weapons: crafted, armor: [], ratings }, new Set(['best', 'lesser']))
    expect(both.protections).toEqual(
      new Map([
        ['best', ['crafted']],
        ['lesser', ['crafted']],
      ]),
    )
    expect(removalImpact({ weapons: crafted, armor: [], ratings }, new Set(['lesser'])).protections).toEqual(
      new Map(),
    )
  })

  it('plans armor with weapons: its places, what stays instead, and the last copy of an exotic', () => {
    const helm = makeArmor({ instanceId: 'helm' })
    const less = makeArmor({ instanceId: 'less', base: [29, 0, 20, 0, 25, 0] })
    const exotic = makeArmor({ instanceId: 'exotic', rarity: 'exotic', hash: 9 })
    const armor = [helm, less, exotic]
    const going = new Set(['lesser', 'less', 'exotic'])
    expect(removalImpact({ weapons: vault, armor, ratings }, going)).toMatchObject({
      places: { vault: 3, character: 0, postmaster: 0 },
      keptInstead: [
        { id: 'best', insteadOf: ['lesser'] },
        { id: 'helm', insteadOf: ['less'] },
      ],
      unproven: ['exotic'],
      last: ['exotic'],
      doubtful: ['exotic'],
    })
  })

  it('never takes a copy that goes along for a replacement', () => {
    expect(plan('best', 'lesser', 'third').keptInstead).toEqual([])
    expect(plan('best', 'third').keptInstead).toEqual([{ id: 'lesser', insteadOf: ['third'] }])
  })

  it('of everything that is advised to go leaves nothing unproven and nothing protected', () => {
    const pair = fc.constantFrom('Outlaw', 'Kill Clip', 'Rampage')
    const one = fc.record({
      first: pair,
      second: pair,
      score: fc.integer({ min: 0, max: 10 }),
      locked: fc.boolean(),
    })
    let going = 0
    let kept = 0
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 12 }), (copies) => {
        const weapons = copies.map(({ first, second, locked }, at) =>
          copy(String(at), [first, second], { locked }),
        )
        const scores = new Map(copies.map(({ score }, at) => [String(at), rated(score)]))
        const verdicts = judgeWeapons(weapons, scores)
        const advised = weapons
          .map(({ instanceId }) => instanceId)
          .filter((id) => verdicts.get(id)?.recommendation === 'consider-dismantling')
        const {
          unproven,
          keptInstead,
          protected: held,
        } = removalImpact({ weapons, armor: [], ratings: scores }, new Set(advised))
        expect(unproven).toEqual([])
        expect(held).toEqual([])
        for (const { id } of keptInstead) expect(advised).not.toContain(id)
        going += advised.length
        kept += keptInstead.length
      }),
    )
    expect(going).toBeGreaterThan(50)
    expect(kept).toBeGreaterThan(30)
  })
})
