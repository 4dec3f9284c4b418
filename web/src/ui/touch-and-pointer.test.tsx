import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ItemTile } from '../items/tile/ItemTile.tsx'
import { Fader } from './controls/Fader.tsx'
import { LONG_PRESS_MS } from './overlays/use-long-press.ts'
import { Why } from './overlays/WithTooltip.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const tooltip = () => screen.queryByRole('tooltip')?.textContent

describe('F-345 an explanation', () => {
  const open = () => {
    render(<Why about="AI Vault Score">Power, god rolls, triumphs</Why>)
    return screen.getByRole('button', { name: 'How we know AI Vault Score' })
  }

  it('shows on hover, and goes with the pointer', async () => {
    const button = open()
    // The pointer has to move once before the library believes that there is one.
    fireEvent.pointerMove(document.body, { pointerType: 'mouse' })
    fireEvent.mouseMove(document.body)
    fireEvent.pointerEnter(button, { pointerType: 'mouse' })
    await pass(300)
    expect(tooltip()).toBe('Power, god rolls, triumphs')
    fireEvent.pointerLeave(button, { pointerType: 'mouse' })
    await pass(300)
    expect(tooltip()).toBeUndefined()
  })

  it('shows on focus by keyboard, and Escape closes it', async () => {
    const button = open()
    fireEvent.keyDown(document.body, { key: 'Tab' })
    act(() => button.focus())
    await pass(10)
    expect(tooltip()).toBe('Power, god rolls, triumphs')
    expect(button.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
    fireEvent.keyDown(button, { key: 'Escape' })
    await pass(300)
    expect(tooltip()).toBeUndefined()
  })

  it('shows on a long press, and goes with the next touch; a finger that scrolls opens nothing', async () => {
    const button = open()
    fireEvent.pointerDown(button, { pointerType: 'touch' })
    fireEvent.pointerMove(button, { pointerType: 'touch' })
    await pass(LONG_PRESS_MS + 10)
    expect(tooltip()).toBeUndefined()
    fireEvent.pointerDown(button, { pointerType: 'touch' })
    await pass(LONG_PRESS_MS + 10)
    expect(tooltip()).toBe('Power, god rolls, triumphs')
    fireEvent.pointerUp(button, { pointerType: 'touch' })
    fireEvent.pointerDown(document.body, { pointerType: 'touch' })
    await pass(300)
    expect(tooltip()).toBeUndefined()
  })
})

describe('F-346 without dragging', () => {
  it('a tap on a tile opens it', () => {
    const onPress = vi.fn()
    render(<ItemTile name="Fatebringer" rarity="legendary" silhouette="w-hand-cannon" onPress={onPress} />)
    fireEvent.click(screen.getByRole('button', { name: /Fatebringer/ }))
    expect(onPress).toHaveBeenCalledTimes(1)
  })

  it('a fader takes a typed number and the keys as well as the thumb', () => {
    function Held() {
      const [value, setValue] = useState(50)
      return <Fader label="Health" glyph="i-shield" value={value} onChange={setValue} />
    }
    render(<Held />)
    const thumb = screen.getByRole<HTMLInputElement>('slider', { name: 'Health' })
    fireEvent.change(screen.getByRole('textbox', { name: 'Health, number' }), { target: { value: '120' } })
    expect(thumb.value).toBe('120')
    fireEvent.keyDown(thumb, { key: 'PageDown' })
    expect(thumb.value).toBe('110')
  })
})
