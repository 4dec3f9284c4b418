import { describe, expect, it } from 'vitest'
import type { Weapon } from '../../items.ts'
import { searchItems } from '../search-items.ts'

const weapon = (instanceId: string) =>
  ({
    kind: 'weapon',
    instanceId,
    hash: 1,
    name: instanceId,
    typeName: 'Sword',
    columns: [],
  }) as unknown as Weapon
const weapons = ['kept', 'parted', 'open'].map(weapon)
const decided = { kept: 'keep', parted: 'dismantle' } as const
const facts = {
  decision: (item: { instanceId: string }) => decided[item.instanceId as keyof typeof decided],
}
const names = (search: string, known: Parameters<typeof searchItems>[2] = facts) =>
  searchItems(search, weapons, known).items.map(({ name }) => name)

describe('tag:', () => {
  it('finds what was decided, and what was not', () => {
    expect(names('tag:keep')).toEqual(['kept'])
    expect(names('tag:dismantle')).toEqual(['parted'])
    expect(names('tag:junk')).toEqual(['parted'])
    expect(names('-tag:none')).toEqual(['kept', 'parted'])
    expect(names('tag:review')).toEqual([])
  })

  it('calls everything undecided where nothing is known', () => {
    expect(names('tag:none', {})).toHaveLength(3)
    expect(names('tag:keep', {})).toEqual([])
  })

  it("names DIM's other marks as such", () => {
    expect(searchItems('tag:favorite', weapons, facts).errors[0]?.message).toContain("a mark of DIM's")
  })

  it('says which words it knows', () => {
    const { errors, items } = searchItems('tag:shiny', weapons, facts)
    expect(errors[0]?.message).toContain('keep, review, dismantle, none')
    expect(items).toEqual([])
  })
})
