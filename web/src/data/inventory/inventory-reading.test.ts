import type { InventoryAnswer, InventoryReply } from '@ai-vault/contract/items/inventory.ts'
import { createPlugTable } from '@ai-vault/game/inventory/packing.ts'
import { describe, expect, it } from 'vitest'
import { makeWeaponItem } from '../../test-support/make-weapon-items.ts'
import { readInventory } from './inventory-reading.ts'

const makeItem = (instanceId: string) => makeWeaponItem({ instanceId })
const [one, two, three] = [makeItem('1'), makeItem('2'), makeItem('3')]
const AGE = { minted_at: 'm', fetched_at: 'f', stale: false }
const around = {
  membership_id: '1',
  membership_type: '3',
  display_name: 'Vesper',
  characters: [],
  loadouts: [],
  withheld: [],
  unknown_items: 0,
}
type Items = InventoryAnswer['items']
const held = (version: string, items: Items): InventoryAnswer => ({ ...around, ...AGE, version, items })
/** As the server sends them. */
const packed = (items: Items) => {
  const table = createPlugTable()
  const sent = items.map((fields) => ({ ...fields, item: table.pack(fields.item) }))
  return JSON.parse(JSON.stringify({ items: sent, plugs: table.table }))
}
const answer = (version: string, items: Items): InventoryReply => ({ ...around, version, ...packed(items) })
const changes = (since: string, runs: [number, number][], items: Items): InventoryReply => ({
  ...around,
  version: 'v2',
  changes: { since, runs, ...packed(items) },
})

/** Answers in turn and notes what it was asked. */
function server(...replies: InventoryReply[]) {
  const asked: object[] = []
  const ask = async (query: object) => {
    asked.push(query)
    const reply = replies.shift()
    if (!reply) throw new Error('asked once too often')
    return { answer: reply, age: AGE }
  }
  return { ask, asked }
}

describe('F-355 reading the inventory again', () => {
  it('F-355 asks for the whole at first, and from then on for what changed', async () => {
    const { ask, asked } = server(
      answer('v1', [one, two]),
      changes(
        'v1',
        [
          [1, 1],
          [-1, 1],
        ],
        [three],
      ),
    )
    const first = await readInventory(ask, undefined)
    const second = await readInventory(ask, first)
    expect(asked).toEqual([{}, { since: 'v1' }])
    expect([second.version, second.items]).toEqual(['v2', [two, three]])
    expect(second).toMatchObject(AGE)
    expect(second.items[0]).toBe(first.items[1])
  })

  it('takes the whole where the server does not know our version, or we know none', async () => {
    const { ask, asked } = server(answer('v2', [three]), answer('v3', [one]))
    expect((await readInventory(ask, held('v1', [one]))).items).toEqual([three])
    const { version: _, ...older } = held('', [one])
    expect((await readInventory(ask, older)).version).toBe('v3')
    expect(asked).toEqual([{ since: 'v1' }, {}])
  })

  it.each([
    ['another version', changes('v0', [[0, 1]], [])],
    ['more items than we have', changes('v1', [[0, 9]], [])],
  ])('asks for the whole after changes of %s', async (_, misfit) => {
    const { ask, asked } = server(misfit, answer('v2', [two]))
    expect((await readInventory(ask, held('v1', [one]))).items).toEqual([two])
    expect(asked).toEqual([{ since: 'v1' }, {}])
  })

  it('fails where changes come to whoever asked for the whole', async () => {
    const { ask } = server(changes('v1', [], []))
    await expect(readInventory(ask, undefined)).rejects.toThrow()
  })
})
