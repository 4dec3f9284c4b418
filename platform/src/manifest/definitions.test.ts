import { expect, test } from 'vitest'
import { definitionsOf } from '../testing/small-manifest.ts'
import { smallWorld } from '../testing/small-world.ts'

const world = smallWorld()

test('a weapon definition lists what each column can roll and what can be masterworked', () => {
  expect(world.weapons().get(100)).toMatchObject({
    name: 'Fatebringer',
    type: 'hand-cannon',
    frame: { name: 'Adaptive Frame' },
    columns: [
      { kind: 'barrel', socketIndex: 1, possible: [{ name: 'Arrowhead Brake', stats: { range: 10 } }] },
      {
        kind: 'trait',
        socketIndex: 2,
        possible: [{ hash: 202 }, { hash: 203, enhanced: true }, { hash: 204 }],
      },
    ],
    masterworks: [{ hash: 207, stat: 'range' }],
    stats: { range: 46 },
    source: 'Source: Vault of Glass raid.',
  })
})

test('only weapons are listed as weapons', () => {
  expect([...world.weapons().keys()]).toEqual([100, 101])
})

test('exotic armor is listed with its slot, class and what its perk says, and nothing else of that rarity is', () => {
  expect(world.exoticArmor()).toEqual([
    {
      hash: 111,
      name: 'Celestial Nighthawk',
      slot: 'helmet',
      classType: 'hunter',
      perk: 'Adaptive Frame. about Adaptive Frame',
    },
  ])
})

test('an armor set tells its bonuses', () => {
  expect(world.armorSets().get(1083114430)).toEqual({
    hash: 1083114430,
    name: 'Bushido',
    bonuses: [{ pieces: 2, name: 'Firefly', description: 'about Firefly', perkHash: 700 }],
  })
})

test('what is not there is undefined, in every table', () => {
  expect(world.item(1)).toBeUndefined()
  expect(world.plug(1)).toBeUndefined()
  expect(world.named('DestinyInventoryItemDefinition', 1)).toBeUndefined()
  expect(world.definition('DestinyUnheardOfDefinition', 1)).toBeUndefined()
  expect(world.index.hashes('DestinyUnheardOfDefinition')).toEqual([])
  expect(world.named('DestinyInventoryItemDefinition', Number.NaN)).toBeUndefined()
})

test('perks that can no longer roll are left out, unless the whole set is retired', () => {
  const plugs = (...currently: boolean[]) => ({
    reusablePlugItems: currently.map((currentlyCanRoll, index) => ({
      plugItemHash: index + 1,
      currentlyCanRoll,
    })),
  })
  const sets = definitionsOf({
    DestinyPlugSetDefinition: { 1: plugs(true, false, true), 2: plugs(false, false) },
  })
  expect(sets.plugSet(1)).toEqual([1, 3])
  expect(sets.plugSet(2)).toEqual([1, 2])
  expect(sets.plugSet(3)).toEqual([])
})

test('hashes of the whole unsigned range are kept apart, between tables too', () => {
  const named = (name: string) => ({ displayProperties: { name } })
  const edges = definitionsOf({
    DestinyClassDefinition: { 0: named('zero'), 4294967295: named('last') },
    DestinyRaceDefinition: { 0: named('other zero') },
  })
  expect(edges.named('DestinyClassDefinition', 4294967295)?.name).toBe('last')
  expect(edges.named('DestinyClassDefinition', -1)?.name).toBe('last')
  expect(edges.named('DestinyRaceDefinition', 0)?.name).toBe('other zero')
  expect(edges.index.hashes('DestinyClassDefinition')).toEqual([0, 4294967295])
})
