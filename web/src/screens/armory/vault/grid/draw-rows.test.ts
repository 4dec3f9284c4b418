import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idOf, type WeaponItem } from '../../../../items/weapon-item.ts'
import { makeWeaponItem } from '../../../../test-support/make-weapon-items.ts'
import { groupWeapons } from '../query/group-weapons.ts'
import { type Drawing, drawRows, NOTHING_DRAWN, type PlacedRow } from './draw-rows.ts'
import { HEAD_HEIGHT, layOutRows } from './grid-rows.ts'

const COLUMNS = 11
const ROW_HEIGHT = 180
const vault = (['kinetic', 'energy', 'power'] as const).flatMap((slot) =>
  Array.from({ length: 30 }, () => makeWeaponItem({ slot })),
)

/** The first rows of an answer, as the grid places them. */
function place(weapons: readonly WeaponItem[], columns = COLUMNS): readonly PlacedRow[] {
  let start = 0
  return layOutRows(groupWeapons(weapons, 'tier'), columns)
    .slice(0, 7)
    .map((row, index) => {
      const placed = { index, start, row }
      start += row.kind === 'head' ? HEAD_HEIGHT : ROW_HEIGHT
      return placed
    })
}

const idsOf = ({ row }: PlacedRow) => (row.kind === 'items' ? row.items.map(idOf) : [row.key])
const shownIn = ({ rows }: Drawing) => rows.filter(({ isHidden }) => !isHidden)
const tilesOf = (drawing: Drawing) =>
  shownIn(drawing).reduce((sum, { row }) => sum + (row.kind === 'items' ? row.items.length : 0), 0)

/** All steps from what is drawn to what is wanted. */
function drawAll(from: Drawing, wanted: readonly PlacedRow[]): readonly Drawing[] {
  const steps = [drawRows(from, wanted, false)]
  for (let last = steps.at(-1); last && !last.isDone; last = steps.at(-1)) {
    steps.push(drawRows(last, wanted, false))
    expect(steps.length).toBeLessThan(60)
  }
  return steps
}

const someOf = fc.subarray(vault)

describe('drawing the grid', () => {
  it('ends with all that was wanted, whatever stood there before', () => {
    fc.assert(
      fc.property(someOf, someOf, (before, after) => {
        const drawn = drawAll(NOTHING_DRAWN, place(before)).at(-1) ?? NOTHING_DRAWN
        const end = drawAll(drawn, place(after)).at(-1)
        expect(end?.rows.map(idsOf)).toEqual(place(after).map(idsOf))
        expect(end?.rows.every(({ isHidden }) => !isHidden)).toBe(true)
      }),
    )
  })

  it('never shows two rows over each other on the way', () => {
    let judged = 0
    fc.assert(
      fc.property(someOf, someOf, (before, after) => {
        const drawn = drawAll(NOTHING_DRAWN, place(before)).at(-1) ?? NOTHING_DRAWN
        for (const step of drawAll(drawn, place(after))) {
          let free = 0
          for (const { start, row } of shownIn(step).toSorted((one, other) => one.start - other.start)) {
            expect(start).toBeGreaterThanOrEqual(free)
            free = start + (row.kind === 'head' ? HEAD_HEIGHT : ROW_HEIGHT)
            judged++
          }
        }
      }),
    )
    expect(judged).toBeGreaterThan(100)
  })

  it('makes half a row of tiles with every step, not a whole screen at once', () => {
    const made = drawAll(NOTHING_DRAWN, place(vault)).map(tilesOf)
    const added = made.map((tiles, step) => tiles - (made[step - 1] ?? 0))
    expect(Math.max(...added)).toBeLessThanOrEqual(6)
  })

  it('leaves alone what did not change: the very same row', () => {
    const drawn = drawAll(NOTHING_DRAWN, place(vault)).at(-1) ?? NOTHING_DRAWN
    const again = drawRows(drawn, place([...vault]), false)
    expect(again.isDone).toBe(true)
    expect(again.rows.every((row, index) => row === drawn.rows[index])).toBe(true)
  })

  it('keeps a row in its place until its turn, and hides one that moves', () => {
    const drawn = drawAll(NOTHING_DRAWN, place(vault)).at(-1) ?? NOTHING_DRAWN
    const sameShape = drawRows(drawn, place(vault.toReversed()), false)
    expect(sameShape.isDone).toBe(false)
    expect(sameShape.rows.some(({ isHidden }) => isHidden)).toBe(false)
    const shorter = drawRows(drawn, place(vault.filter((_, at) => at % 30 < 11)), false)
    expect(shorter.rows.some(({ isHidden }) => isHidden)).toBe(true)
  })
})
