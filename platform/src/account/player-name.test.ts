import { expect, test } from 'vitest'
import { playerName } from './player-name.ts'

test.each([
  [
    { bungieGlobalDisplayName: 'Vid', bungieGlobalDisplayNameCode: 7 },
    { displayName: 'Vid', displayNameCode: '0007' },
  ],
  [
    { bungieGlobalDisplayName: 'Vid', bungieGlobalDisplayNameCode: 0 },
    { displayName: 'Vid', displayNameCode: '0000' },
  ],
  [{ displayName: 'old-name', bungieGlobalDisplayName: '' }, { displayName: 'old-name' }],
  [undefined, { displayName: '' }],
])('the name on %j', (card, expected) => {
  expect(playerName(card)).toEqual(expected)
})
