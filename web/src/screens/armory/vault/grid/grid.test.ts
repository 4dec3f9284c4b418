import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idOf } from '../../../../items/weapon-item.ts'
import { makeVerdict, makeWeaponItem } from '../../../../test-support/make-weapon-items.ts'
import { groupWeapons } from '../query/group-weapons.ts'
import { layOutRows, measureGrid, placesOf } from './grid-rows.ts'
import { moveInGrid } from './move-in-grid.ts'

const weapons = (['kinetic', 'energy', 'power'] as const).flatMap((slot) =>
  Array.from({ length: 5 }, () => makeWeaponItem({ slot })),
)
const rows = layOutRows(groupWeapons(weapons, 'tier'), 3)
const places = placesOf(rows)

describe('the grid', () => {
  it('F-127 groups by slot, and a clean-up by its grounds', () => {
    expect(groupWeapons(weapons, 'tier').map(({ title }) => title)).toEqual(['Kinetic', 'Energy', 'Power'])
    const recommendation = 'consider-dismantling'
    const poor = makeWeaponItem({}, { verdict: makeVerdict({ recommendation, ground: 'poor' }) })
    const blue = makeWeaponItem({}, { verdict: makeVerdict({ recommendation, ground: 'outclassed' }) })
    const held = makeWeaponItem(
      {},
      { verdict: makeVerdict({ ground: 'dominated', protections: ['locked'] }) },
    )
    const unused = makeWeaponItem({}, { verdict: makeVerdict({ ground: 'unused' }) })
    const groups = groupWeapons([...weapons, unused, held, poor, blue], 'cleanup')
    expect(groups.map(({ title, items }) => [title, items.length])).toEqual([
      ['Outclassed, can go', 1],
      ['Poor, can go', 1],
      ['Could go, but something speaks against it', 1],
      ['Unused', 1],
      ['Nothing against them', weapons.length],
    ])
  })

  it('F-127 loses no weapon between the groups, whatever the width', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), (columns) => {
        const laid = layOutRows(groupWeapons(weapons, 'name'), columns)
        const ids = laid.flatMap((row) => (row.kind === 'items' ? row.items.map(idOf) : []))
        expect(ids).toEqual(weapons.map(idOf))
        expect(placesOf(laid).size).toBe(weapons.length)
      }),
    )
  })

  it('fits tiles of at least 92 pixels on a desk and 80 on a phone', () => {
    expect(measureGrid(916, false, 1).columns).toBe(9)
    expect(measureGrid(358, true, 1)).toEqual({ columns: 4, rowHeight: 84 + 70 })
    expect(measureGrid(0, false, 1).columns).toBe(1)
  })

  it('gives letters twice as large tiles twice as wide, and twice the room below the picture', () => {
    expect(measureGrid(916, false, 2).columns).toBe(4)
    expect(measureGrid(358, true, 2)).toEqual({ columns: 2, rowHeight: 175 + 116 })
  })

  const walk = (from: number, key: string, ctrlKey = false) => {
    const start = weapons[from]
    const place = start && places.get(idOf(start))
    const id = place && moveInGrid(rows, place, { key, ctrlKey })
    return weapons.findIndex((item) => idOf(item) === id)
  }
  it.each([
    [0, 'ArrowRight', 1],
    [2, 'ArrowRight', 3],
    [4, 'ArrowRight', 5],
    [5, 'ArrowLeft', 4],
    [1, 'ArrowDown', 4],
    [2, 'ArrowDown', 4],
    [4, 'ArrowDown', 6],
    [6, 'ArrowUp', 4],
    [4, 'Home', 3],
    [0, 'End', 2],
    [0, 'PageDown', 12 - 2],
    [14, 'ArrowRight', -1],
    [0, 'ArrowUp', -1],
    [0, 'x', -1],
  ])('from weapon %i, %s leads to weapon %i', (from, key, to) => expect(walk(from, key)).toBe(to))

  it('goes to the very first and the very last with Ctrl', () => {
    expect([walk(7, 'Home', true), walk(7, 'End', true)]).toEqual([0, 14])
  })
})
