import { expect, it } from 'vitest'
import { ARMOR_SLOTS } from '../items.ts'
import { wornBonus } from './worn-bonus.ts'

const worn = ARMOR_SLOTS.map((slot) => ({ slot, stats: [20, 10, 10, 10, 10, 10] as const }))

it('is what a character has beyond what the armor shows, and nothing where the game cuts a stat off', () => {
  expect(wornBonus([100, 70, 40, 200, 0, 60], worn)).toEqual([0, 20, -10, 0, 0, 10])
})

it('is unknown where a slot is bare', () => {
  expect(wornBonus([100, 70, 40, 200, 0, 60], worn.slice(1))).toBeUndefined()
})
