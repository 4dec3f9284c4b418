import { inventoryReplySchema } from '@ai-vault/contract/items/inventory.ts'
import { createPlugTable } from '@ai-vault/game/inventory/packing.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { makeWeaponItem } from '../../test-support/make-weapon-items.ts'
import { inventoryInPieces } from './inventory-in-pieces.ts'

afterEach(() => void vi.restoreAllMocks())

const COUNT = 50
const lists = (() => {
  const table = createPlugTable()
  const items = Array.from({ length: COUNT }, (_, at) => makeWeaponItem({ instanceId: String(at) }))
  const packed = items.map((fields) => ({ ...fields, item: table.pack(fields.item) }))
  return JSON.parse(JSON.stringify({ items: packed, plugs: table.table }))
})()
const around = {
  membership_id: '1',
  membership_type: '3',
  display_name: 'Vesper',
  characters: [],
  loadouts: [],
  withheld: [],
  unknown_items: 0,
}

it.each([
  ['a whole inventory', { ...around, ...lists }],
  ['what has changed', { ...around, changes: { since: 'v1', runs: [[-1, COUNT]], ...lists } }],
])('%s is the same as read in one go', async (_, body) => {
  const read = await inventoryInPieces.safeParse(body)
  expect(read).toEqual(inventoryReplySchema.safeParse(body))
  expect(read.success).toBe(true)
})

it.each([
  ['with an item that is none', { ...around, ...lists, items: [...lists.items, { itemHash: 'x' }] }],
  ['whose head is not one', { ...around, ...lists, display_name: 4 }],
  ['without lists', around],
  ['that is nothing', undefined],
])('an answer %s is refused', async (_, body) => {
  expect((await inventoryInPieces.safeParse(body)).success).toBe(false)
})

it('what else is to be done comes in between', async () => {
  let clock = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 10))
  const order: string[] = []
  setTimeout(() => order.push('a press'))
  await inventoryInPieces.safeParse({ ...around, ...lists }).then(() => order.push('the vault'))
  expect(order).toEqual(['a press', 'the vault'])
})
