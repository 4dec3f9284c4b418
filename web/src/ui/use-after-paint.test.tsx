import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAfterPaint } from './use-after-paint.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const paint = () => act(() => vi.advanceTimersToNextFrame())
const rest = () => act(() => vi.advanceTimersByTime(1))

describe('a value after the paint', () => {
  it('follows only once the frame that shows the value is over', () => {
    const { result, rerender } = renderHook(({ value }) => useAfterPaint(value), {
      initialProps: { value: 'a' },
    })
    rerender({ value: 'ab' })
    expect(result.current).toBe('a')
    paint()
    expect(result.current).toBe('a')
    rest()
    expect(result.current).toBe('ab')
  })

  it('skips what was typed over before the frame came', () => {
    const seen: string[] = []
    const { rerender } = renderHook(
      ({ value }) => {
        seen.push(useAfterPaint(value))
      },
      { initialProps: { value: 'a' } },
    )
    rerender({ value: 'ab' })
    rerender({ value: 'abc' })
    paint()
    rest()
    expect(new Set(seen)).toEqual(new Set(['a', 'abc']))
  })
})
