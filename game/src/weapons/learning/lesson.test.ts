import { expect, it } from 'vitest'
import { type Pool, wishOf } from './lesson.ts'

const POOL: Pool = {
  barrel: ['Smallbore', 'Full Bore'],
  magazine: ['Tactical Mag', 'Drop Mag'],
  traits: [
    ['Outlaw', 'Surplus'],
    ['Rampage', 'Kill Clip', 'Adagio'],
  ],
}

it('spreads a wish over the options that its rolls name, and says nothing of a column that they leave open', () => {
  const wish = wishOf(
    POOL,
    [
      ['Smallbore', 'Outlaw', 'Rampage'],
      ['Smallbore', 'Outlaw', 'Adagio'],
    ],
    ['pve'],
  )
  expect([...(wish.barrel ?? [])]).toEqual([1, 0])
  expect(wish.magazine).toBeUndefined()
  expect([...(wish.traits ?? [])]).toEqual([0.5, 0, 0.5, 0, 0, 0])
  const open = wishOf(POOL, [['Surplus']], [])
  expect([open.traits, open.second]).toEqual([undefined, undefined])
  expect([...(open.first ?? [])]).toEqual([0, 1])
})

it('learns nothing of a column in which everything is welcome, or of a perk that cannot drop', () => {
  const wish = wishOf(POOL, [['Smallbore', 'Full Bore', 'Frenzy']], ['pvp'])
  expect([wish.barrel, wish.magazine, wish.traits]).toEqual([undefined, undefined, undefined])
})
