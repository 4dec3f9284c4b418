import { expect, it } from 'vitest'
import { makeWeapon } from '../../../test-support/make-weapon.ts'
import { noteUse } from './note-use.ts'

const weapon = (instanceId: string, kills?: number, usedAt?: string) =>
  makeWeapon({ instanceId, ...(kills === undefined ? {} : { kills }), ...(usedAt ? { usedAt } : {}) })

it('a copy was used since it was last seen where its tracker counts more', () => {
  const before = [weapon('used', 5), weapon('idle', 5), weapon('earlier', 5, 'May'), weapon('bare')]
  const now = [
    weapon('used', 6),
    weapon('idle', 5),
    weapon('earlier', 5),
    weapon('bare', 9),
    weapon('new', 3),
  ]
  expect(noteUse(before, now, 'June').map(({ instanceId, usedAt }) => [instanceId, usedAt])).toEqual([
    ['used', 'June'],
    ['idle', undefined],
    ['earlier', 'May'],
    // Another tracker was plugged in: that says nothing about use.
    ['bare', undefined],
    ['new', undefined],
  ])
})
