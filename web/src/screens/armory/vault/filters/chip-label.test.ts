import { expect, it } from 'vitest'
import type { Filter, FilterGroup } from '../query/filters.ts'
import { chipLabel, filterLabel } from './chip-label.ts'

it.each<[FilterGroup, Filter[], string]>([
  ['tier', ['tier-3', 'tier-4', 'tier-5'], 'Tier 3 or better'],
  ['tier', ['tier-5', 'tier-4'], 'Tier 4 or better'],
  ['tier', ['tier-5'], 'Tier 5'],
  ['tier', ['tier-5', 'tier-3'], 'Tier 3 or 5'],
  ['tier', ['tier-4', 'tier-3'], 'Tier 3 or 4'],
  ['place', ['vault', 'hunter'], 'In the vault or On the Hunter'],
  ['element', ['arc', 'void'], 'Arc or Void'],
  ['rarity', ['exotic'], 'Exotic'],
  ['kind', ['hand-cannon'], 'Hand Cannon'],
])('of %s, %j is called %j', (group, filters, label) => {
  expect(chipLabel(['locked', ...filters], group)).toBe(label)
})

it('a filter without words of the game’s or ours is spelled as it is named', () => {
  expect(filterLabel('hand-cannon')).toBe('Hand Cannon')
})
