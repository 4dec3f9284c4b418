import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startStatusProbe } from './status-probe.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setUp() {
  const looks: number[] = []
  let due = true
  let failure: Error | undefined
  const warn = vi.fn()
  const probe = startStatusProbe({
    status: {
      current: async () => {
        looks.push(Date.now())
        if (failure) throw failure
      },
    },
    observations: { claim: async () => due },
    logger: { warn },
    now: Date.now,
  })
  return {
    probe,
    looks,
    warn,
    isDue: (next: boolean) => {
      due = next
    },
    fail: (error: Error | undefined) => {
      failure = error
    },
  }
}

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

describe('F-044 the server looks at the platform by itself', () => {
  it('F-044 at its start and about once a minute from then on', async () => {
    const { looks, probe } = setUp()
    await minutes(10)
    expect(looks.length).toBeGreaterThanOrEqual(9)
    expect(looks.length).toBeLessThanOrEqual(12)
    const pauses = looks.slice(1).map((at, before) => at - (looks[before] ?? 0))
    for (const pause of pauses) expect(Math.abs(pause - 60_000)).toBeLessThanOrEqual(6_000)
    probe.stop()
  })

  it('not while somebody else does', async () => {
    const { looks, isDue, probe } = setUp()
    await minutes(0)
    isDue(false)
    await minutes(5)
    expect(looks).toHaveLength(1)
    probe.stop()
  })

  it('again after a look that failed', async () => {
    const { looks, fail, warn, probe } = setUp()
    fail(new Error('database gone'))
    await minutes(2)
    expect(warn).toHaveBeenCalled()
    fail(undefined)
    const before = looks.length
    await minutes(2)
    expect(looks.length).toBeGreaterThan(before)
    probe.stop()
  })

  it('never after it was stopped, and without a word about what was under way', async () => {
    const { looks, fail, warn, probe } = setUp()
    fail(new Error('database closed'))
    probe.stop()
    await minutes(10)
    expect(looks).toHaveLength(1)
    expect(warn).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })
})
