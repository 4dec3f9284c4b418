import { describe, expect, it } from 'vitest'
import { createClock } from './clock.ts'

describe('the sandbox’s clock', () => {
  it('runs with its base, ahead of it, or not at all', () => {
    let base = 1_000
    const clock = createClock(() => new Date(base))
    clock.advance(10)
    base = 2_000
    expect(clock.now().getTime()).toBe(12_000)
    clock.set(new Date(500))
    base = 3_000
    clock.advance(1)
    expect(clock.now().getTime()).toBe(1_500)
    clock.release()
    expect(clock.now().getTime()).toBe(3_000)
  })

  it('ticks forward even while it stands still', () => {
    const clock = createClock(() => new Date(1_000))
    const ticks = [clock.tick(), clock.tick(), clock.tick()]
    expect(ticks).toEqual([1_000, 1_001, 1_002])
  })
})
