import { expect, it } from 'vitest'
import { combinations } from './impossible-group.ts'

it('F-161 targets are tried in the smallest groups first, those of the earlier stats before the later', () => {
  expect(combinations([0, 2, 5])).toEqual([[0], [2], [5], [0, 2], [0, 5], [2, 5], [0, 2, 5]])
  expect(combinations([])).toEqual([])
})
