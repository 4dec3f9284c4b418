import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useTileHints } from './use-tile-hints.ts'

function Grid({ weapon, isOpen = false }: { readonly weapon: string; readonly isOpen?: boolean }) {
  const { hint, handlers, takePressed } = useTileHints()
  const [pressed, setPressed] = useState<string>()
  return (
    <>
      <div {...handlers}>
        <span data-weapon={weapon}>
          <button
            type="button"
            aria-pressed={isOpen}
            onClick={({ target }) => setPressed(takePressed(target))}
          >
            Tile
          </button>
        </span>
      </div>
      {hint && <div role="tooltip">{hint.id}</div>}
      <output>{pressed}</output>
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

  it('stays away from what comes to lie under a pointer that rests since its press', () => {
    const { tile, show } = openGrid()
    const at = { pointerType: 'mouse', clientX: 40, clientY: 50 }
    fireEvent.pointerDown(tile, at)
    fireEvent.click(tile)
    show('b')
    fireEvent.pointerOver(tile, at)
    rest()
    expect(hint()).toBeUndefined()
    fireEvent.pointerOver(tile, { ...at, clientX: 41 })
    rest()
    expect(hint()).toBe('b')
  })

  it('stays away from a weapon whose sheet is open', () => {
    openGrid(true)
    rest()
    expect(hint()).toBeUndefined()
  })
})

describe('a press on a tile', () => {
  const opened = () => screen.getByRole('status').textContent

  it('means the weapon it began on, although the tile shows another when it ends', () => {
    const { tile, show } = openGrid()
    fireEvent.pointerDown(tile)
    show('b')
    fireEvent.click(tile)
    expect(opened()).toBe('a')
  })

  it('by keyboard means the weapon that is there, whatever was pressed before', () => {
    const { tile, show } = openGrid()
    fireEvent.pointerDown(tile)
    fireEvent.click(tile)
    show('b')
    fireEvent.click(tile)
    expect(opened()).toBe('b')
  })
})
