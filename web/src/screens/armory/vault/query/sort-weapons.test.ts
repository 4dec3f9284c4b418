import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ratingLookup } from '../../../../items/rating/shown-rating.ts'
import { idOf, nameOf, type WeaponItem } from '../../../../items/weapon-item.ts'
import { makeRating, makeVerdict, makeWeaponItem } from '../../../../test-support/make-weapon-items.ts'
import { sortWeapons } from './sort-weapons.ts'
import { SORT_ORDERS } from './vault-query.ts'

const TIERS = ['God-Tier', 'Excellent', 'Good', 'Poor', 'Unrated'] as const
const ORDER = { 'God-Tier': 4, Excellent: 3, Good: 2, Poor: 1, Unrated: 0 }
const plain = ratingLookup(new Set())

const weapons = fc.array(
  fc
    .record({
      name: fc.constantFrom('Rose', 'rose', 'Ace 10', 'Ace 9', 'Émigré', 'Zephyr'),
      typeName: fc.constantFrom('Hand Cannon', 'Sword', 'Auto Rifle'),
      power: fc.option(fc.integer({ min: 0, max: 550 }), { nil: undefined }),
      tier: fc.constantFrom(...TIERS),
      score: fc.integer({ min: 0, max: 10 }),
      ground: fc.constantFrom('dominated', 'duplicate', 'outclassed', 'poor', 'unused', undefined),
    })
    .map(({ name, typeName, power, tier, score, ground }) => {
      const { power: _, ...item } = makeWeaponItem({ name, typeName }).item
      return makeWeaponItem({ ...item, power } as Partial<WeaponItem['item']>, {
        rating: makeRating(tier, tier === 'Unrated' ? undefined : score),
        verdict: makeVerdict(ground ? { ground } : {}),
      })
    }),
  { maxLength: 30 },
)

describe('the orders of the vault', () => {
  it('F-118 every order is stable: whatever order the weapons came in, they leave in the same', () => {
    fc.assert(
      fc.property(weapons, fc.constantFrom(...SORT_ORDERS), (items, order) => {
        const there = sortWeapons(items, order, plain).map(idOf)
        const back = sortWeapons(items.toReversed(), order, plain).map(idOf)
        expect(there).toEqual(back)
        expect([...there].sort()).toEqual(items.map(idOf).sort())
      }),
    )
  })

  it('F-119 tiers go God-Tier, Excellent, Good, Poor, and Unrated comes last', () => {
    fc.assert(
      fc.property(weapons, (items) => {
        const tiers = sortWeapons(items, 'tier', plain).map((item) => ORDER[plain(item).tier])
        expect(tiers).toEqual(tiers.toSorted((one, other) => other - one))
      }),
    )
  })

  it('F-119 the better score goes first within a tier, then the higher power', () => {
    const items = [
      makeWeaponItem({ name: 'low', power: 510 }, { rating: makeRating('Good', 6) }),
      makeWeaponItem({ name: 'weak', power: 400 }, { rating: makeRating('Good', 7) }),
      makeWeaponItem({ name: 'strong', power: 500 }, { rating: makeRating('Good', 7) }),
    ]
    expect(sortWeapons(items, 'tier', plain).map(nameOf)).toEqual(['strong', 'weak', 'low'])
  })

  it('what is below legendary stands after every legendary of its tier, and is never the best gun', () => {
    const rating = (score: number, overall: number) => {
      const { pve, pvp, ...headline } = makeRating('Poor', score)
      return { rating: { ...headline, pve: { ...pve, overall }, pvp: { ...pvp, overall } } }
    }
    const items = [
      makeWeaponItem({ name: 'lucky blue', rarity: 'rare' }, rating(5.4, 4)),
      makeWeaponItem({ name: 'unlucky legendary' }, rating(2, 1)),
      makeWeaponItem({ name: 'unknown' }, { rating: makeRating('Unrated') }),
    ]
    const inOrder = (order: 'tier' | 'best') => sortWeapons(items, order, plain).map(nameOf)
    expect(inOrder('tier')).toEqual(['unlucky legendary', 'lucky blue', 'unknown'])
    expect(inOrder('best')).toEqual(['unlucky legendary', 'unknown', 'lucky blue'])
  })

  it('F-118 the best gun goes first, whatever its roll is called', () => {
    const rated = (tier: 'God-Tier' | 'Good', score: number, overall: number) => {
      const rating = makeRating(tier, score)
      return { rating: { ...rating, pve: { ...rating.pve, overall }, pvp: { ...rating.pvp, overall: 1 } } }
    }
    const items = [
      makeWeaponItem({ name: 'god roll of a poor gun' }, rated('God-Tier', 9.5, 3.3)),
      makeWeaponItem({ name: 'good roll of a good gun' }, rated('Good', 7, 6.3)),
    ]
    expect(sortWeapons(items, 'best', plain).map(nameOf)).toEqual([
      'good roll of a good gun',
      'god roll of a poor gun',
    ])
  })

  it('F-118 names sort as people count, numbers by value and accents beside their letter', () => {
    const items = ['Ikelos 10', 'Zephyr', 'Émigré', 'Ikelos 9', 'Emerald'].map((name) =>
      makeWeaponItem({ name }),
    )
    expect(sortWeapons(items, 'name', plain).map(nameOf)).toEqual([
      'Emerald',
      'Émigré',
      'Ikelos 9',
      'Ikelos 10',
      'Zephyr',
    ])
  })

  it('F-118 the highest power goes first, and a weapon without power last', () => {
    const items = [{ power: 1 }, {}, { power: 550 }].map((changes) => makeWeaponItem(changes))
    const [first, second] = sortWeapons(items, 'power', plain)
    expect([first?.item.power, second?.item.power]).toEqual([550, 500])
    const { instance: _, ...bare } = makeWeaponItem()
    expect(sortWeapons([bare, ...items], 'power', plain).at(-1)).toBe(bare)
  })

  it('F-118 types stand together', () => {
    const items = ['Sword', 'Auto Rifle', 'Sword'].map((typeName) => makeWeaponItem({ typeName }))
    expect(sortWeapons(items, 'type', plain).map(({ item }) => item.typeName)).toEqual([
      'Auto Rifle',
      'Sword',
      'Sword',
    ])
  })

  it('F-138 of one ground the worst roll goes first, and what has no roll after all that have one', () => {
    const verdict = makeVerdict({ recommendation: 'consider-dismantling', ground: 'dominated' })
    const items = [
      makeWeaponItem({ name: 'fixed', instanceId: '1' }, { verdict }),
      makeWeaponItem({ name: 'better', instanceId: '2' }, { verdict, rating: makeRating('Good', 6.2) }),
      makeWeaponItem({ name: 'worst', instanceId: '3' }, { verdict, rating: makeRating('Poor', 2.7) }),
    ]
    expect(sortWeapons(items, 'cleanup', plain).map(nameOf)).toEqual(['worst', 'better', 'fixed'])
  })

  it('F-138 a clean-up goes through dominated, duplicate, outclassed and poor, then what is protected or unused', () => {
    const recommendation = 'consider-dismantling'
    const grounds = ['poor', 'dominated', 'outclassed', 'duplicate'] as const
    const items = [
      makeWeaponItem({ name: 'fine' }),
      makeWeaponItem({ name: 'unused' }, { verdict: makeVerdict({ ground: 'unused' }) }),
      ...grounds.map((ground) =>
        makeWeaponItem({ name: ground }, { verdict: makeVerdict({ recommendation, ground }) }),
      ),
      makeWeaponItem(
        { name: 'locked' },
        { verdict: makeVerdict({ ground: 'dominated', protections: ['locked'] }) },
      ),
    ]
    expect(sortWeapons(items, 'cleanup', plain).map(nameOf)).toEqual([
      'dominated',
      'duplicate',
      'outclassed',
      'poor',
      'locked',
      'unused',
      'fine',
    ])
  })
})
