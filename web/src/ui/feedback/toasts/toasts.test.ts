// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToasts } from './toasts.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const texts = (toasts: ReturnType<typeof createToasts>) => toasts.read().map(({ text }) => text)

describe('toasts', () => {
  it('F-058 close by themselves after 4000 ms, not a moment earlier', () => {
    const toasts = createToasts()
    toasts.show('Link copied.')
    vi.advanceTimersByTime(3_999)
    expect(texts(toasts)).toEqual(['Link copied.'])
    vi.advanceTimersByTime(1)
    expect(texts(toasts)).toEqual([])
  })

  it('F-058 stand still while someone looks, and keep the time they had left', () => {
    const toasts = createToasts()
    const id = toasts.show('Link copied.')
    vi.advanceTimersByTime(3_000)
    toasts.pause(id)
    vi.advanceTimersByTime(60_000)
    expect(texts(toasts)).toEqual(['Link copied.'])
    toasts.resume(id)
    vi.advanceTimersByTime(999)
    expect(texts(toasts)).toEqual(['Link copied.'])
    vi.advanceTimersByTime(1)
    expect(texts(toasts)).toEqual([])
  })

  it('F-058 have a clock each', () => {
    const toasts = createToasts()
    toasts.show('first')
    vi.advanceTimersByTime(2_000)
    toasts.show('second')
    vi.advanceTimersByTime(2_000)
    expect(texts(toasts)).toEqual(['second'])
  })

  it('can be closed by hand, and tell whoever listens', () => {
    const toasts = createToasts()
    const listener = vi.fn()
    toasts.subscribe(listener)
    const id = toasts.show('gone')
    toasts.close(id)
    toasts.pause(id)
    toasts.resume(id)
    vi.advanceTimersByTime(10_000)
    expect(texts(toasts)).toEqual([])
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
