import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAnchor } from '../use-visible-rows.ts'

/** Rows begin lower the fewer columns there are. */
const STARTS: Readonly<Record<number, Readonly<Record<string, number>>>> = {
  13: { pressed: 4_460, first: 0 },
  9: { pressed: 6_021, first: 0 },
}
let scrollY = 0
const scrollTo = vi.fn(({ top = 0 }: ScrollToOptions) => {
  scrollY = top
})
const placeOnScreen = (columns: number) => (STARTS[columns]?.pressed ?? 0) - scrollY

beforeEach(() => {
  scrollTo.mockClear()
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY)
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(900)
  vi.spyOn(window, 'scrollTo').mockImplementation(scrollTo as typeof window.scrollTo)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

interface Shown {
  readonly columns: number
  readonly openId?: string
  readonly currentId?: string
}
const draw = (shown: Shown) =>
  renderHook(
    ({ columns, openId, currentId = 'first' }: Shown) =>
      useAnchor(columns, openId, currentId, (id) => STARTS[columns]?.[id]),
    { initialProps: shown },
  )

describe('the tile a sheet is about', () => {
  it('stays where it is on the screen, wherever the browser moved the page meanwhile', () => {
    scrollY = 3_893
    const { rerender } = draw({ columns: 13 })
    rerender({ columns: 13, openId: 'pressed', currentId: 'pressed' })
    scrollY -= 34
    rerender({ columns: 9, openId: 'pressed', currentId: 'pressed' })
    expect(placeOnScreen(9)).toBe(567)
    rerender({ columns: 9, currentId: 'pressed' })
    // A shorter page has no such depth.
    scrollY = 4_000
    rerender({ columns: 13, currentId: 'pressed' })
    expect(placeOnScreen(13)).toBe(567)
  })

  it('does not pull the page to itself from out of sight', () => {
    scrollY = 9_000
    const { rerender } = draw({ columns: 9, openId: 'pressed', currentId: 'pressed' })
    rerender({ columns: 9, currentId: 'pressed' })
    rerender({ columns: 13, currentId: 'pressed' })
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('is let go by whoever scrolls: a window that is turned later leaves the page alone', () => {
    scrollY = 3_893
    const { rerender } = draw({ columns: 13, currentId: 'pressed' })
    rerender({ columns: 13, openId: 'pressed', currentId: 'pressed' })
    window.dispatchEvent(new Event('wheel'))
    scrollY = 12_000
    rerender({ columns: 9, openId: 'pressed', currentId: 'pressed' })
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('stays in sight when the window itself gets another width', () => {
    scrollY = 4_000
    const { rerender } = draw({ columns: 13, currentId: 'pressed' })
    rerender({ columns: 9, currentId: 'pressed' })
    expect(placeOnScreen(9)).toBe(460)
  })
})
