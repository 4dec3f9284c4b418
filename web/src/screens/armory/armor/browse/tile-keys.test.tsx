import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeArmor } from '../../../../test-support/make-armor.ts'
import type { ArmorGroup } from './browse-armor.ts'
import { useTileKeys } from './use-tile-keys.ts'

/** Two groups: three tiles and two, then three; each row begins at the left. */
const ROWS = [
  ['1', '2', '3'],
  ['4', '5'],
  ['6', '7', '8'],
]
const SIZE = 70

const groupsOf = (ids: readonly string[]) =>
  [{ pieces: ids.map((id) => makeArmor(id)) }] as unknown as readonly ArmorGroup[]

function Tiles({ ids }: { readonly ids: readonly string[] }) {
  const { ref, current, onFocus, onKeyDown } = useTileKeys(groupsOf(ids))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: as the grid holds its tiles
    <div ref={ref} onFocus={onFocus} onKeyDown={onKeyDown}>
      {ids.map((id) => (
        <div key={id} data-piece={id}>
          <button type="button" tabIndex={id === current ? 0 : -1}>
            {id}
          </button>
        </div>
      ))}
    </div>
  )
}

function open(ids = ROWS.flat()) {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const row = ROWS.findIndex((each) => each.includes(this.textContent))
    return { top: row * SIZE, left: (ROWS[row] ?? []).indexOf(this.textContent) * SIZE } as DOMRect
  })
  const view = render(<Tiles ids={ids} />)
  const tile = (id: string) => view.getByRole('button', { name: id })
  const press = (from: string, key: string, ctrlKey = false) => {
    tile(from).focus()
    fireEvent.keyDown(tile(from), { key, ctrlKey })
    return document.activeElement?.textContent
  }
  const inTabOrder = () =>
    view.getAllByRole('button').flatMap((each) => (each.tabIndex === 0 ? [each.textContent] : []))
  return { ...view, press, inTabOrder, tile }
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('F-118 the tiles of armor by keyboard', () => {
  it.each([
    ['4', 'ArrowRight', '5'],
    ['4', 'ArrowLeft', '3'],
    ['1', 'ArrowLeft', '1'],
    ['8', 'ArrowRight', '8'],
    ['2', 'ArrowDown', '5'],
    ['3', 'ArrowDown', '5'],
    ['5', 'ArrowDown', '7'],
    ['8', 'ArrowDown', '8'],
    ['7', 'ArrowUp', '5'],
    ['8', 'ArrowUp', '5'],
    ['1', 'ArrowUp', '1'],
    ['7', 'Home', '6'],
    ['4', 'End', '5'],
    ['4', 'x', '4'],
  ])('from %s %s leads to %s', (from, key, to) => expect(open().press(from, key)).toBe(to))

  it('go to the very first and the very last with Ctrl', () => {
    const { press } = open()
    expect([press('5', 'Home', true), press('5', 'End', true)]).toEqual(['1', '8'])
  })

  it('are one place in the tab order: the tile that was there last, or the first', () => {
    const { inTabOrder, rerender, press, tile } = open()
    expect(inTabOrder()).toEqual(['1'])
    press('4', 'ArrowRight')
    expect(inTabOrder()).toEqual(['5'])
    rerender(<Tiles ids={['2', '3']} />)
    expect(inTabOrder()).toEqual(['2'])
    expect(fireEvent.keyDown(tile('2'), { key: 'ArrowRight' })).toBe(false)
    expect(fireEvent.keyDown(tile('3'), { key: 'ArrowRight' })).toBe(true)
  })
})
