import type { KeyboardEvent, MouseEvent } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeSingleKeys } from '../../../../data/stored/storage.ts'
import { idOf } from '../../../../items/weapon-item.ts'
import { makeWeaponItem } from '../../../../test-support/make-weapon-items.ts'
import { groupWeapons } from '../query/group-weapons.ts'
import { moveByKey, pressInGrid, weaponAt } from './grid-input.ts'
import { layOutRows, placesOf } from './grid-rows.ts'

const weapons = ['1', '2', '3', '4'].map((instanceId) =>
  makeWeaponItem({ instanceId, name: `Gun ${instanceId}` }),
)
const groups = groupWeapons(weapons, 'tier')
const rows = layOutRows(groups, 3)

function stage({
  ids,
  hint,
  longPress = false,
}: {
  ids?: readonly string[]
  hint?: object
  longPress?: boolean
} = {}) {
  document.body.innerHTML = `
    <button data-group="${groups[0]?.id}" id="group"></button>
    <div data-weapon="1">
      <button aria-pressed="false" id="tile"><i data-part="element" id="mark"></i></button>
      <button data-action="analyze" id="analyze"></button>
      <button id="other"></button>
      <p id="text"></p>
    </div>
    <div data-weapon="99"><button aria-pressed="false" id="unknown"></button></div>
    <p id="elsewhere"></p>`
  const calls: string[] = []
  const note =
    (name: string) =>
    (what: unknown = '') =>
      void calls.push(`${name} ${what}`.trim())
  const selection = {
    ids: ids && new Set(ids),
    toggle: note('toggle'),
    extendTo: note('extend'),
    toggleAll: note('all'),
  }
  const grid = {
    groups,
    ratingOf: () => ({ tier: 'Good' }) as never,
    onOpen: note('open'),
    onAnalyze: note('analyze'),
    onClause: note('clause'),
    selection,
  }
  const cells = {
    rows,
    places: placesOf(rows),
    itemOf: (id: string) => weapons.find((item) => idOf(item) === id),
    goTo: note('go'),
  } as unknown as Parameters<typeof pressInGrid>[2]
  const hints = {
    hint,
    hideHint: note('hide'),
    takePressed: weaponAt,
    isAfterLongPress: () => longPress,
  } as unknown as Parameters<typeof pressInGrid>[3]
  const at = (id: string) => document.getElementById(id) as HTMLElement
  return {
    at,
    press(id: string, keys: object = {}) {
      calls.length = 0
      pressInGrid({ target: at(id), ...keys } as unknown as MouseEvent, grid, cells, hints)
      return [...calls]
    },
    key(key: string, keys: object = {}, id = 'tile') {
      calls.length = 0
      const preventDefault = vi.fn()
      moveByKey(
        { target: at(id), key, preventDefault, ...keys } as unknown as KeyboardEvent,
        grid,
        cells,
        hints,
      )
      return [...calls, ...(preventDefault.mock.calls.length > 0 ? ['taken'] : [])]
    },
  }
}

beforeEach(() => writeSingleKeys(true))
afterEach(() => {
  document.body.innerHTML = ''
})

describe('a press in the grid', () => {
  it('opens the weapon, and F-345 with Shift looks for more of what was pressed', () => {
    const { press } = stage()
    expect(press('tile')).toEqual(['open 1'])
    expect(press('tile', { shiftKey: true })).toEqual(['clause exactname:"Gun 1"'])
    expect(press('mark', { shiftKey: true })).toEqual(['clause is:kinetic'])
  })

  it('picks the weapon with Ctrl, and where one selects already', () => {
    expect(stage().press('tile', { ctrlKey: true })).toEqual(['toggle 1'])
    expect(stage().press('tile', { metaKey: true })).toEqual(['toggle 1'])
    const { press } = stage({ ids: ['2'] })
    expect(press('tile')).toEqual(['toggle 1'])
    expect(press('tile', { shiftKey: true })).toEqual(['extend 1'])
  })

  it('analyzes once at a time', () => {
    const { press, at } = stage()
    expect(press('analyze')).toEqual(['analyze 1'])
    Object.defineProperty(at('analyze'), 'ariaBusy', { value: 'true' })
    expect(press('analyze')).toEqual([])
  })

  it('takes a whole group by its own button', () => {
    expect(stage().press('group')).toEqual(['all 1,2,3,4'])
  })

  it('does nothing beside the tiles, at a weapon that is gone, and when a long press ends', () => {
    const { press } = stage()
    for (const id of ['other', 'text', 'elsewhere', 'unknown']) expect([id, press(id)]).toEqual([id, []])
    expect(stage({ longPress: true }).press('tile')).toEqual([])
  })
})

describe('a key in the grid', () => {
  it('goes to the weapon beside, and takes it along where one selects with Shift', () => {
    expect(stage().key('ArrowRight')).toEqual(['go 2', 'taken'])
    expect(stage().key('ArrowLeft')).toEqual([])
    expect(stage().key('ArrowRight', { shiftKey: true })).toEqual(['go 2', 'taken'])
    expect(stage({ ids: [] }).key('ArrowRight', { shiftKey: true })).toEqual([
      'go 2',
      'toggle 1',
      'extend 2',
      'taken',
    ])
    expect(stage({ ids: ['1'] }).key('ArrowRight', { shiftKey: true })).toEqual(['go 2', 'extend 2', 'taken'])
    expect(stage().key('ArrowRight', {}, 'elsewhere')).toEqual([])
  })

  it('X picks the weapon unless single keys are off, and Ctrl with A all that is shown', () => {
    expect(stage().key('X')).toEqual(['toggle 1', 'taken'])
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
      expect(stage().key('x', held)).toEqual([])
    }
    expect(stage().key('a', { ctrlKey: true })).toEqual(['all 1,2,3,4', 'taken'])
    expect(stage().key('A', { metaKey: true })).toEqual(['all 1,2,3,4', 'taken'])
    expect(stage().key('a')).toEqual([])
    writeSingleKeys(false)
    expect(stage().key('x')).toEqual([])
  })

  it('Escape hides the hint first, and leaves the selection for the next press', () => {
    expect(stage({ hint: {} }).key('Escape')).toEqual(['hide', 'taken'])
    expect(stage().key('Escape')).toEqual(['hide'])
  })
})
