import { describe, expect, it } from 'vitest'
import { DAMAGE_TYPES, type Weapon } from '../../items.ts'
import { makeColumn, makeWeapon } from '../../test-support/make-items.ts'
import { rateRoll, type WeaponRating } from '../../weapons/rating/rate.ts'
import type { Tier } from '../../weapons/rating/tiers.ts'
import { nearestToGodTier, unfiredGodRolls, weakestElement } from './vault-insights.ts'

const base = rateRoll(makeWeapon({ columns: [makeColumn('trait', 3, 'Outlaw')] }))
const rated = (entries: readonly (readonly [Weapon, Tier, number])[]) =>
  new Map<string, WeaponRating>(
    entries.map(([weapon, tier, godRollScore]) => [weapon.instanceId, { ...base, tier, godRollScore }]),
  )

describe('insights about a vault', () => {
  it('F-102 the element with the fewest excellent weapons is the gap, and its best copies are named', () => {
    const weapons = DAMAGE_TYPES.flatMap((element) => [1, 2, 3].map(() => makeWeapon({ element })))
    const ratings = rated(
      weapons.map(
        (weapon, at) => [weapon, weapon.element === 'strand' ? 'Good' : 'Excellent', at / 10] as const,
      ),
    )
    const gap = weakestElement(weapons, ratings)
    expect(gap).toMatchObject({ element: 'strand', held: 3, excellent: 0 })
    expect(gap?.best[0]).toBe(weapons.at(-1))
  })

  it('F-102 there is no gap where every element has three excellent weapons', () => {
    const weapons = DAMAGE_TYPES.flatMap((element) => [1, 2, 3].map(() => makeWeapon({ element })))
    expect(
      weakestElement(weapons, rated(weapons.map((weapon) => [weapon, 'God-Tier', 9.7] as const))),
    ).toBeUndefined()
  })

  it('F-102 names god rolls whose tracker counts no kill, and none that carries no tracker', () => {
    const [idle, used, untracked] = [makeWeapon({ kills: 0 }), makeWeapon({ kills: 4 }), makeWeapon()]
    const ratings = rated([idle, used, untracked].map((weapon) => [weapon, 'God-Tier', 9.8] as const))
    expect(unfiredGodRolls([idle, used, untracked], ratings)).toEqual([idle])
  })

  it('F-080 names the weapons that came nearest to God-Tier, each once, and no exotic that rolls nothing', () => {
    const [near, same, far, god] = [
      makeWeapon({ name: 'Near' }),
      makeWeapon({ name: 'Near' }),
      makeWeapon({ name: 'Far' }),
      makeWeapon({ name: 'God' }),
    ]
    const ratings = rated([
      [far, 'Good', 6],
      [same, 'Excellent', 9.1],
      [near, 'Excellent', 9.4],
      [god, 'God-Tier', 9.9],
    ])
    const exotic = makeWeapon({ name: 'Exotic' })
    ratings.set(exotic.instanceId, { ...base, tier: 'Excellent', godRollScore: 9.2, fixed: true })
    expect(nearestToGodTier([far, same, near, god, exotic], ratings)).toEqual([near, far])
  })
})
