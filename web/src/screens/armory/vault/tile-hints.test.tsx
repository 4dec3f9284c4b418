import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useTileHints } from './use-tile-hints.ts'

function Grid({ weapon, isOpen = false }: { readonly weapon: string; readonly isOpen?: boolean }) {
  const { hint, handlers } = useTileHints()
  return (
    <>
      <div {...handlers}>
        <span data-weapon={weapon}>
          <button type="button" aria-pressed={isOpen}>
            Tile
          </button>
        </span>
      </div>
      {hint && <div role="tooltip">{hint.id}</div>}
    </>
  )
}

const rest = () => act(() => vi.advanceTimersByTime(1_000))
const hint = () => screen.queryByRole('tooltip')?.textContent
const pointAt = (tile: HTMLElement) => fireEvent.pointerOver(tile, { pointerType: 'mouse' })

function openGrid(isOpen = false) {
  const { rerender } = render(<Grid weapon="a" isOpen={isOpen} />)
  const tile = screen.getByRole('button')
  pointAt(tile)
  return { tile, show: (weapon: string) => rerender(<Grid weapon={weapon} />) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the hint of a tile', () => {
  it('comes when the pointer rests, and goes when the tile shows another weapon', () => {
    const { show } = openGrid()
    rest()
    expect(hint()).toBe('a')
    show('b')
    expect(hint()).toBeUndefined()
  })

  it('does not come for a weapon that left the tile meanwhile', () => {
    const { show } = openGrid()
    show('b')
    rest()
    expect(hint()).toBeUndefined()
  })

  it('goes when the page scrolls away under it', () => {
    openGrid()
    rest()
    act(() => void window.dispatchEvent(new Event('scroll')))
    expect(hint()).toBeUndefined()
  })

  it.each(['Enter', ' '])('goes when its weapon is opened with the key "%s"', (key) => {
    const { tile } = openGrid()
    rest()
    fireEvent.keyDown(tile, { key })
    expect(hint()).toBeUndefined()
  })

  it('stays away from a weapon whose sheet is open', () => {
    openGrid(true)
    rest()
    expect(hint()).toBeUndefined()
  })
})
