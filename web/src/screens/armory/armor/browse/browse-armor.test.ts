import { makeArmor } from '@ai-vault/game/test-support/make-items.ts'
import { describe, expect, it } from 'vitest'
import { browseArmor } from './browse-armor.ts'

const helmet = makeArmor({
  instanceId: '1',
  name: 'Techsec Helm',
  slot: 'helmet',
  base: [30, 20, 10, 5, 0, 0],
})
const better = makeArmor({
  instanceId: '2',
  name: 'Bushido Helm',
  slot: 'helmet',
  base: [30, 30, 10, 5, 0, 0],
})
const boots = makeArmor({
  instanceId: '3',
  name: 'Stag Boots',
  slot: 'legs',
  rarity: 'exotic',
  base: [10, 10, 10, 10, 10, 10],
})
const armor = [boots, helmet, better]
const ids = (search: string, order: 'total' | 'name' = 'total') =>
  browseArmor(armor, search, order).groups.flatMap(({ pieces }) => pieces.map(({ instanceId }) => instanceId))

describe('all armor', () => {
  it('stands by slot, the highest total first, or by name', () => {
    expect(ids('')).toEqual(['2', '1', '3'])
    expect(browseArmor(armor, '', 'total').groups.map(({ slot }) => slot)).toEqual(['helmet', 'legs'])
    expect(ids('', 'name')).toEqual(['2', '1', '3'])
  })

  it('has what is without a tier last, and what is equal by its name', () => {
    const piece = (instanceId: string, changes: object) =>
      makeArmor({ instanceId, slot: 'helmet', ...changes })
    const pieces = [
      piece('old', { name: 'B', tier: undefined }),
      piece('first', { name: 'A', tier: 1 }),
      piece('second', { name: 'a 2', tier: 1 }),
    ]
    const found = browseArmor(pieces, '', 'tier').groups.flatMap(({ pieces }) => pieces)
    expect(found.map(({ instanceId }) => instanceId)).toEqual(['first', 'second', 'old'])
  })

  it('is found in the language of weapons', () => {
    expect(ids('bushido')).toEqual(['2'])
    expect(ids('is:exotic')).toEqual(['3'])
    expect(ids('is:helmet -bushido')).toEqual(['1'])
    expect(ids('basestat:total:>=70')).toEqual(['2'])
  })

  it('is found by the class that wears it, as a plain word', () => {
    const hood = makeArmor({ instanceId: '4', name: 'Day Hood', classType: 'warlock', slot: 'helmet' })
    const mask = makeArmor({ instanceId: '5', name: 'Night Mask', classType: 'hunter', slot: 'helmet' })
    const found = browseArmor([hood, mask], 'hunter', 'total').groups.flatMap(({ pieces }) => pieces)
    expect(found).toEqual([mask])
  })

  it('a clause that is not understood finds nothing', () => {
    expect(browseArmor(armor, 'is:nonsense helm', 'total').found).toBe(0)
  })
})
