import { expect, it } from 'vitest'
import type { Rarity } from '../../items.ts'
import { compareRanked, type Ranked } from './best-first.ts'
import { tierOf } from './tiers.ts'

function ranked(
  instanceId: string,
  score?: number,
  changes: Partial<Ranked & { rarity: Rarity }> = {},
): Ranked {
  const { rarity = 'legendary', ...rest } = changes
  const rating = score === undefined ? undefined : { tier: tierOf(score), score }
  return { item: { instanceId, rarity }, rating, power: 100, name: 'Rose', ...rest }
}

it('weapons stand by their score, blues after the legendaries of their tier, then by power, name and copy', () => {
  const inOrder = [
    ranked('z', 9.6),
    // Both are shown as 9.2.
    ranked('strong', 9.18, { power: 1_900 }),
    ranked('weak', 9.22, { power: 1_700 }),
    ranked('y', 9, { power: 300 }),
    ranked('x', 9, { name: 'Ace 9' }),
    ranked('w', 9, { name: 'Ace 10' }),
    ranked('a', 9),
    ranked('b', 9),
    ranked('c', 2),
    ranked('blue', 5.4, { rarity: 'rare' }),
    ranked('unrated'),
  ]
  expect(inOrder.toReversed().toSorted(compareRanked)).toEqual(inOrder)
  expect(compareRanked(ranked('a', 9), ranked('a', 9))).toBe(0)
})
