import { expect, it } from 'vitest'
import { differenceShown } from './watch-part.ts'

it('how far the better copy is ahead is the difference of the two figures beside it', () => {
  // 7.6 and 5.8, as they are shown; the exact figures are 1.88 apart.
  expect(differenceShown(7.64, 5.76)).toBe(1.8)
})
