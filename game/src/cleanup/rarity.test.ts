import { expect, it } from 'vitest'
import { RARITIES } from '../items.ts'
import { isAsRare, isCommonGear } from './rarity.ts'

const gear = RARITIES.map((rarity) => ({ rarity }))

it('rarity rises from common to exotic, and what is as rare stands in for what is', () => {
  expect(RARITIES).toEqual(['common', 'uncommon', 'rare', 'legendary', 'exotic'])
  expect(gear.map((one) => gear.filter((other) => isAsRare(one, other)).length)).toEqual([1, 2, 3, 4, 5])
})

it('gear below legendary is common', () => {
  expect(gear.filter(isCommonGear).map(({ rarity }) => rarity)).toEqual(['common', 'uncommon', 'rare'])
})
