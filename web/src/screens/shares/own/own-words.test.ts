import { makeArmor, makeWeapon } from '@ai-vault/game/test-support/make-items.ts'
import { makeSharedWeapon } from '@ai-vault/game/test-support/make-shared-weapon.ts'
import { expect, test } from 'vitest'
import { detailOf, verdictOf } from './own-words.ts'

const part = makeSharedWeapon({ source: 'Source: Vault of Glass' })

test('F-328 a weapon is told by its roll, by what it lacks, by the nearest, or by where it comes from', () => {
  const own = makeWeapon({ name: 'Apex' })
  const textsOf = (owned: Parameters<typeof verdictOf>[0]) => [verdictOf(owned), detailOf(owned)]
  expect(textsOf({ of: 'weapon', part, ownership: 'same', own, lacking: [] })).toEqual([
    'Same roll',
    'In your vault',
  ])
  expect(textsOf({ of: 'weapon', part, ownership: 'near', own, lacking: ['Frenzy'] })).toEqual([
    '1 perk differs',
    'In your vault · Without Frenzy',
  ])
  expect(textsOf({ of: 'weapon', part, ownership: 'substitute', own, lacking: [] })).toEqual([
    'Nearest: Apex',
    'In your vault · Source: Vault of Glass',
  ])
  expect(textsOf({ of: 'weapon', part, ownership: 'missing', lacking: [] })).toEqual([
    'Nothing like it',
    'Source: Vault of Glass',
  ])
})

test('F-328 armor is told by its points', () => {
  const piece = {
    slot: 'helmet',
    hash: 9,
    name: 'Cowl',
    rarity: 'legendary',
    stats: [0, 0, 0, 0, 0, 0],
  } as const
  const own = makeArmor({ place: { in: 'postmaster', characterId: '1' } })
  const owned = { of: 'armor', part: piece, ownership: 'near', own, points: -6 } as const
  expect([verdictOf(owned), detailOf(owned)]).toEqual([
    'Same piece, 6 points less, mods aside',
    'In your postmaster',
  ])
  const more = { ...owned, ownership: 'same', points: 1 } as const
  expect([verdictOf(more), detailOf(more)]).toEqual([
    'Same piece',
    'In your postmaster · 1 point more, mods aside',
  ])
  const very = { ...more, part: { ...piece, instanceId: own.instanceId }, points: 0 }
  expect([verdictOf(very), detailOf(very)]).toEqual(['The very same piece', 'In your postmaster'])
})
