import { expect, test } from 'vitest'
import { readItemDefinition } from '../../manifest/items/item-definition.ts'
import { readOwnedItems } from './owned-items.ts'
import { translateOther } from './translate-other.ts'

const profile = {
  characterInventories: { data: { 23: { items: [{ itemHash: 5, itemInstanceId: '69', quantity: 1 }] } } },
  itemComponents: {
    objectives: { data: { 69: { objectives: [{ objectiveHash: 1, progress: 7, completionValue: 10 }] } } },
  },
}

function translate(itemType: number) {
  const [owned] = readOwnedItems(profile)
  if (!owned) throw new Error('The item was not read')
  const definition = { displayProperties: { name: 'Clean Sweep' }, itemTypeDisplayName: 'Bounty', itemType }
  return translateOther(owned, readItemDefinition(5, definition))
}

test('F-081 a bounty says how far it is', () => {
  expect(translate(26)).toMatchObject({
    name: 'Clean Sweep',
    bounty: true,
    objectives: [{ progress: 7, completionValue: 10 }],
    place: { in: 'character', characterId: '23' },
  })
})

test('what is no bounty carries no objectives', () => {
  expect(translate(9)).not.toHaveProperty('objectives')
})
