import { createPlugTable, unpackItems } from '@ai-vault/game/inventory/packing.ts'
import type { Item, Plug } from '@ai-vault/game/items.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeArmor, makeOther, makePlug, makeWeapon } from '../../test-support/fakes/make-guardian.ts'

const plug: fc.Arbitrary<Plug> = fc.record(
  {
    hash: fc.integer({ min: 1, max: 4 }),
    name: fc.constantFrom('Outlaw', 'Rampage'),
    description: fc.constantFrom('', 'Faster reload.'),
    enhanced: fc.boolean(),
    icon: fc.constantFrom('/a.png', '/b.png'),
    stats: fc.constantFrom({ range: 5 }, { range: 10 }),
  },
  { requiredKeys: ['hash', 'name', 'description', 'enhanced'] },
)
const column = fc.record(
  {
    kind: fc.constantFrom('barrel' as const, 'trait' as const),
    socketIndex: fc.nat(9),
    active: plug,
    selectable: fc.array(plug, { maxLength: 3 }),
  },
  { requiredKeys: ['kind', 'socketIndex', 'selectable'] },
)
const weapon = fc
  .record({ columns: fc.array(column, { maxLength: 4 }), frame: plug }, { requiredKeys: ['columns'] })
  .map(({ frame, columns }) => {
    const { frame: _, ...bare } = makeWeapon({ columns })
    return frame ? { ...bare, frame } : bare
  })
const item: fc.Arbitrary<Item> = fc.oneof(
  weapon,
  fc.array(plug, { maxLength: 3 }).map((mods) => makeArmor({ mods })),
  fc.constant(makeOther()),
)

const roundTrip = (items: readonly Item[]) => {
  const plugs = createPlugTable()
  const packed = items.map((each) => ({ item: plugs.pack(each) }))
  const sent = JSON.parse(JSON.stringify({ packed, plugs: plugs.table }))
  return unpackItems(sent.packed as typeof packed, sent.plugs as Plug[]).map((each) => each.item)
}

describe('F-355 packing an inventory', () => {
  it('F-355 gives back exactly what was packed, over the wire too', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 8 }), (items) => {
        expect(roundTrip(items)).toEqual(items)
      }),
    )
  })

  it('sends each plug once, and tells two apart that share a hash', () => {
    const plugs = createPlugTable()
    plugs.pack(makeArmor({ mods: [makePlug(1, 'One'), makePlug(1, 'One'), makePlug(2, 'Two')] }))
    plugs.pack(makeArmor({ mods: [makePlug(1, 'One'), { ...makePlug(1, 'One'), stats: { range: 5 } }] }))
    expect(plugs.table.map(({ hash, stats }) => [hash, stats])).toEqual([
      [1, undefined],
      [2, undefined],
      [1, { range: 5 }],
    ])
  })

  it('makes the same plug the same object again', () => {
    const [one, other] = roundTrip([makeWeapon(), makeWeapon()])
    if (one?.kind !== 'weapon' || other?.kind !== 'weapon') throw new Error('weapons became something else')
    expect(one.frame).toBe(other.frame)
  })

  it('a number that points nowhere is a plug that says so, not an end of everything', () => {
    const [broken] = unpackItems([{ item: { ...makeArmor(), mods: [7] } }], [])
    expect(broken?.item).toMatchObject({ mods: [{ name: 'Unknown' }] })
  })
})
