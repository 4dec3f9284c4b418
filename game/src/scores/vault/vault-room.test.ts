import { expect, it } from 'vitest'
import { isShortOfRoom } from './vault-room.ts'

it.each([
  [59, 1_300, false],
  [928, 1_300, false],
  [1_170, 1_300, false],
  [1_171, 1_300, true],
  [1_300, 1_300, true],
  [150, 200, false],
  [151, 200, true],
  [0, 0, true],
])('with %i of %i places taken the vault is short of room: %s', (used, capacity, isShort) => {
  expect(isShortOfRoom({ used, capacity })).toBe(isShort)
})
