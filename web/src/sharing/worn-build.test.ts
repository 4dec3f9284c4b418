import type { InventoryItem } from '@ai-vault/contract/items/inventory.ts'
import { buildDocumentSchema } from '@ai-vault/contract/shares.ts'
import type { Character } from '@ai-vault/game/guardian.ts'
import type { Item } from '@ai-vault/game/items.ts'
import { makeArmor, makeWeapon } from '@ai-vault/game/test-support/make-items.ts'
import { expect, test } from 'vitest'
import { makeInventory } from '../test-support/make-inventory.ts'
import { shareableLoadouts, wornBuild } from './worn-build.ts'

const HUNTER: Character = {
  id: '1',
  classType: 'hunter',
  power: 512,
  minutesPlayed: 1,
  lastPlayed: '2026-08-01T00:00:00Z',
  stats: [100, 50, 40, 90, 30, 20],
}
const worn = { in: 'character', characterId: '1', equipped: true } as const
const entry = (item: Item): InventoryItem => ({
  itemHash: item.hash,
  definition: {
    displayProperties: { name: item.name, icon: item.icon },
    itemTypeDisplayName: item.typeName,
    inventory: { tierTypeName: item.rarity },
  },
  perks: [],
  item,
})

test('F-319 what a character wears becomes a build: three weapons in order, armor, stats and the subclass', () => {
  const plug = { hash: 5, name: 'Rage', englishName: 'Frenzy', description: '', enhanced: false }
  const items = [
    makeWeapon({ instanceId: '3', slot: 'power', place: worn, name: 'Heavy' }),
    makeWeapon({
      instanceId: '1',
      slot: 'kinetic',
      place: worn,
      name: 'Schicksalsbringer',
      englishName: 'Fatebringer',
      columns: [
        {
          kind: 'barrel',
          socketIndex: 1,
          active: { ...plug, hash: 6, englishName: 'Smallbore' },
          selectable: [],
        },
        { kind: 'trait', socketIndex: 3, active: plug, selectable: [] },
      ],
    }),
    makeWeapon({ instanceId: '9', slot: 'energy', place: { in: 'vault' } }),
    makeArmor({ instanceId: '4', place: worn }),
    {
      kind: 'other',
      hash: 8,
      name: 'Gunslinger',
      icon: '',
      typeName: 'Hunter Subclass',
      rarity: 'common',
      quantity: 1,
      place: worn,
    } as const,
  ]
  const build = wornBuild(makeInventory(items.map(entry)), HUNTER)
  expect(build).toMatchObject({
    type: 'build',
    name: 'Hunter, as equipped',
    classType: 'hunter',
    stats: HUNTER.stats,
    subclass: { name: 'Gunslinger', element: 'solar' },
    weapons: [
      { slot: 'kinetic', name: 'Fatebringer', perks: [{ hash: 5, name: 'Frenzy' }], instanceId: '1' },
      { slot: 'power', name: 'Heavy' },
    ],
    armor: [{ instanceId: '4' }],
  })
  expect(buildDocumentSchema.safeParse(build).success).toBe(true)
})

test('somebody of whom nothing worn is known has nothing to share', () => {
  expect(wornBuild(makeInventory([]), HUNTER)).toBeUndefined()
})

test('a share of what is worn says what fragments give, where all five pieces are known', () => {
  const places = ['helmet', 'gauntlets', 'chest', 'legs', 'class-item'] as const
  const armor = places.map((slot, at) =>
    makeArmor({ instanceId: String(10 + at), slot, place: worn, stats: [20, 10, 8, 18, 6, 2] }),
  )
  const weapon = makeWeapon({ instanceId: '1', place: worn })
  const build = wornBuild(makeInventory([weapon, ...armor].map(entry)), HUNTER)
  expect(build?.bonus).toEqual([0, 0, 0, 0, 0, 10])
  expect(wornBuild(makeInventory([weapon].map(entry)), HUNTER)).not.toHaveProperty('bonus')
})

test('F-323 loadouts to share: what each character wears and what the game keeps, the last played first', () => {
  const titan: Character = { ...HUNTER, id: '2', classType: 'titan', lastPlayed: '2026-09-01T00:00:00Z' }
  const kept = makeWeapon({ instanceId: '7', place: { in: 'vault' }, name: 'Kept', englishName: 'Kept' })
  const on = makeWeapon({ instanceId: '8', place: worn, name: 'On', englishName: 'On' })
  const instance = (item: Item): InventoryItem => ({
    ...entry(item),
    ...('instanceId' in item ? { itemInstanceId: item.instanceId } : {}),
  })
  const loadout = { id: 'a', characterId: '2', index: 0, name: ' Raid ', itemIds: ['7'] }
  const inventory = {
    ...makeInventory([kept, on].map(instance)),
    characters: [HUNTER, titan],
    loadouts: [
      loadout,
      { ...loadout, id: 'b', index: 1, name: '' },
      { ...loadout, id: 'c', name: 'Gone', itemIds: ['404'] },
    ],
  }
  const made = shareableLoadouts(inventory)
  expect(
    made.map(({ type, name, weapons }) => [type, name, ...weapons.map((weapon) => weapon.name)]),
  ).toEqual([
    ['loadout', 'Titan, Raid', 'Kept'],
    ['loadout', 'Titan, loadout 2', 'Kept'],
    ['loadout', 'Hunter, as equipped', 'On'],
  ])
  // Its stats are those of what is worn, which a kept loadout is not.
  expect(made.map((document) => 'stats' in document)).toEqual([false, false, true])
  for (const document of made) expect(buildDocumentSchema.safeParse(document).success).toBe(true)
})
