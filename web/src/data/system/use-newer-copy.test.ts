import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useNewerCopy } from './use-newer-copy.ts'

const MINUTE = 60_000
const ask = vi.fn()
const hold = (readAt: number | undefined, arrivedAt: number, busy = false) => ({
  readAt,
  arrivedAt,
  busy,
  ask,
})

describe('a copy that was old when it arrived', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    ask.mockClear()
  })
  afterEach(() => vi.useRealTimers())

  it('is asked for again a moment later, so that one press of Refresh brings the newer one', () => {
    const { rerender } = renderHook(useNewerCopy, { initialProps: hold(MINUTE, 3 * MINUTE) })
    expect(ask).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2_000)
    expect(ask).toHaveBeenCalledTimes(1)
    rerender(hold(3 * MINUTE, 3 * MINUTE + 2_500))
    vi.advanceTimersByTime(MINUTE)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('is not asked for while a call is under way, when it is fresh, or when nothing newer can come', () => {
    for (const held of [hold(MINUTE, 3 * MINUTE, true), hold(MINUTE, MINUTE + 30_000), hold(undefined, 9)]) {
      renderHook(useNewerCopy, { initialProps: held })
    }
    vi.advanceTimersByTime(MINUTE)
    expect(ask).not.toHaveBeenCalled()
  })

  it('is old from half a minute on', () => {
    renderHook(useNewerCopy, { initialProps: hold(MINUTE, MINUTE + 30_001) })
    vi.advanceTimersByTime(2_000)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('is asked for twice at most, whatever the clocks say', () => {
    const { rerender } = renderHook(useNewerCopy, { initialProps: hold(MINUTE, 3 * MINUTE) })
    for (let answers = 1; answers <= 5; answers += 1) {
      vi.advanceTimersByTime(2_000)
      rerender(hold(MINUTE, 3 * MINUTE + answers))
    }
    expect(ask).toHaveBeenCalledTimes(2)
  })
})
