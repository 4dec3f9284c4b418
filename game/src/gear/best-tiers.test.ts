import { expect, it } from 'vitest'
import type { ArmorPiece } from '../items.ts'
import { bestTiers, tiersToRaise } from './best-tiers.ts'

const piece = (changes: Partial<ArmorPiece>) =>
  ({ classType: 'hunter', slot: 'helmet', rarity: 'legendary', ...changes }) as ArmorPiece
const armor = [
  piece({ tier: 3 }),
  piece({ tier: 5 }),
  piece({ tier: 5 }),
  piece({ slot: 'legs', tier: 4 }),
  piece({ slot: 'legs', tier: 5, rarity: 'exotic' }),
  piece({ slot: 'chest' }),
  piece({ classType: 'titan', slot: 'legs', tier: 2 }),
]

it('takes the best legendary of each place, and counts the pieces that have it', () => {
  const best = bestTiers(armor)
  expect(best).toHaveLength(10)
  expect(best.filter(({ pieces }) => pieces > 0)).toEqual([
    { classType: 'titan', slot: 'legs', tier: 2, pieces: 1 },
    { classType: 'hunter', slot: 'helmet', tier: 5, pieces: 2 },
    { classType: 'hunter', slot: 'legs', tier: 4, pieces: 1 },
  ])
})

it('what is furthest below the highest tier is raised first, and what has none before all', () => {
  const hunter = bestTiers(armor).filter(({ classType }) => classType === 'hunter')
  expect(tiersToRaise(hunter, 5).map(({ slot }) => slot)).toEqual([
    'gauntlets',
    'chest',
    'class-item',
    'legs',
  ])
})

it('classes without armor are left out', () => {
  expect(bestTiers([])).toEqual([])
})
