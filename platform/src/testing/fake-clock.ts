import type { Clock } from '../clock.ts'

/** A clock that stands still until somebody sleeps; sleeping moves it on at once. */
export function fakeClock(start = 0): Clock & { advance(ms: number): void; readonly slept: number[] } {
  let now = start
  const slept: number[] = []
  return {
    slept,
    now: () => now,
    advance: (ms) => {
      now += ms
    },
    sleep: async (ms, signal) => {
      signal?.throwIfAborted()
      slept.push(ms)
      now += ms
    },
  }
}
