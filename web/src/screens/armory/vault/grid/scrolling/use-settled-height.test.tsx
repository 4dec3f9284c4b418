import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSettledHeight } from '../use-visible-rows.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const WIDTH = 1_360
const open = (height: number, width = WIDTH) =>
  renderHook((now) => useSettledHeight(now.height, now.width ?? WIDTH, now.isEndInSight), {
    initialProps: { height, width, isEndInSight: false } as {
      height: number
      width?: number
      isEndInSight: boolean
    },
  })

describe('the height of the grid', () => {
  it('keeps the length of the page while the answers change, and takes the last one in the pause after', () => {
    const { result, rerender } = open(9_000)
    rerender({ height: 4_000, isEndInSight: false })
    act(() => vi.advanceTimersByTime(200))
    rerender({ height: 6_000, isEndInSight: false })
    act(() => vi.advanceTimersByTime(200))
    expect(result.current).toBe(9_000)
    act(() => vi.advanceTimersByTime(100))
    expect(result.current).toBe(6_000)
  })

  it('follows at once where the end of the list is in sight', () => {
    const { result, rerender } = open(9_000)
    rerender({ height: 300, isEndInSight: true })
    expect(result.current).toBe(300)
  })

  it('follows at once where a sheet makes the list narrower, so that the pressed tile can stay in its place', () => {
    const { result, rerender } = open(9_000)
    rerender({ height: 12_000, width: 916, isEndInSight: false })
    expect(result.current).toBe(12_000)
  })

  it('is there from the first measure on', () => {
    const { result, rerender } = open(0, 0)
    rerender({ height: 9_000, isEndInSight: false })
    expect(result.current).toBe(9_000)
  })
})
