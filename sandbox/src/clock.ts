/**
 * The sandbox's time. It runs with the machine's clock (or one that is passed in), can be moved ahead, and can be
 * stopped at a moment.
 */
export interface SandboxClock {
  now(): Date
  /** Stops the clock at this moment. */
  set(moment: Date): void
  /** Moves the clock, stopped or running. */
  advance(seconds: number): void
  /** Lets a stopped clock run with the machine's again. */
  release(): void
  /** A moment later than every earlier tick, in milliseconds: orders tokens and faults on a stopped clock too. */
  tick(): number
}

export function createClock(base: () => Date = () => new Date()): SandboxClock {
  let stoppedAt: number | undefined
  let ahead = 0
  let lastTick = Number.NEGATIVE_INFINITY
  const milliseconds = () => stoppedAt ?? base().getTime() + ahead
  return {
    now: () => new Date(milliseconds()),
    set(moment) {
      stoppedAt = moment.getTime()
      lastTick = Number.NEGATIVE_INFINITY
    },
    advance(seconds) {
      if (stoppedAt === undefined) ahead += seconds * 1000
      else stoppedAt += seconds * 1000
    },
    release() {
      stoppedAt = undefined
      ahead = 0
      lastTick = Number.NEGATIVE_INFINITY
    },
    tick() {
      lastTick = Math.max(milliseconds(), lastTick + 1)
      return lastTick
    },
  }
}
