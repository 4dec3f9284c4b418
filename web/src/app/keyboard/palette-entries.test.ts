// @vitest-environment node
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { MENU_SCREENS } from '../screen-list.ts'
import { findEntries, paletteEntries } from './palette-entries.ts'

const weapon = (name: string, itemHash: number) => ({
  itemHash,
  definition: { displayProperties: { name }, itemTypeDisplayName: 'Hand Cannon' },
})

function clientWith(data: { inventory?: unknown; triumphs?: unknown } = {}) {
  const client = new QueryClient()
  if (data.inventory) client.setQueryData(['inventory', '46'], data.inventory)
  if (data.triumphs) client.setQueryData(['atlas', '46', 'triumphs'], data.triumphs)
  return client
}
const labels = (client: QueryClient, query: string) =>
  findEntries(paletteEntries(client), query).map(({ label }) => label)

describe('the command palette', () => {
  it('without a query shows the screens', () => {
    expect(labels(clientWith(), '')).toEqual(MENU_SCREENS.map(({ words }) => words.name))
  })

  it('finds a screen by its name, by a word of it and by its purpose', () => {
    expect(labels(clientWith(), 'arm')[0]).toBe('Armory')
    expect(labels(clientWith(), 'table')[0]).toBe('Command Table')
    expect(labels(clientWith(), 'fireteam')).toContain('Command Table')
  })

  it('finds own weapons once each, and leads to the armory with their name', () => {
    const inventory = {
      items: [weapon('Fatebringer', 1), weapon('Fatebringer', 1), weapon('Ace of Spades', 2)],
    }
    const entries = findEntries(paletteEntries(clientWith({ inventory })), 'fate')
    expect(entries).toMatchObject([{ label: 'Fatebringer', group: 'weapons', to: '/armory?q=Fatebringer' }])
  })

  it('F-351 finds a weapon by its English name too, where another language is shown', () => {
    const shown = { ...weapon('Schicksalsbringer', 1), item: { englishName: 'Fatebringer' } }
    for (const query of ['schicksal', 'fatebringer']) {
      expect(labels(clientWith({ inventory: { items: [shown] } }), query)).toEqual(['Schicksalsbringer'])
    }
  })

  it('finds armor, which leads to all pieces of that name, and anything else by its own sheet', () => {
    const armor = { ...weapon('Techsec Helm', 3), item: { kind: 'armor' } }
    const shard = { ...weapon('Ascendant Shard', 4), item: { kind: 'other' } }
    const client = clientWith({ inventory: { items: [armor, shard] } })
    expect(findEntries(paletteEntries(client), 'techsec')).toMatchObject([
      { group: 'items', to: '/armory?tab=armor&pieces=all&find=Techsec%20Helm' },
    ])
    expect(findEntries(paletteEntries(client), 'shard')).toMatchObject([
      { group: 'items', sheet: { itemHash: 4 } },
    ])
  })

  it('finds triumphs', () => {
    const triumphs = { triumphs: [{ hash: 9, definition: { name: 'Three Of A Kind', description: 'Win' } }] }
    expect(labels(clientWith({ triumphs }), 'kind')).toEqual(['Three Of A Kind'])
  })

  it('copes with whatever else stands in the cache', () => {
    const odd = [null, 42, { items: 'none' }, { items: [null, {}, { definition: 3 }] }]
    for (const inventory of odd) expect(labels(clientWith({ inventory }), 'armory')).toContain('Armory')
  })

  it('says nothing where nothing fits, and never more than it can show', () => {
    expect(labels(clientWith(), 'zzzz')).toEqual([])
    const items = Array.from({ length: 1000 }, (_, index) => weapon(`Gun ${index}`, index))
    expect(labels(clientWith({ inventory: { items } }), 'gun').length).toBeLessThanOrEqual(24)
  })
})
