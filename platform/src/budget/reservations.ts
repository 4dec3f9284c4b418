/**
 * The platform allows so many calls a second for a key. A window holds the moments of the last calls, as many as are
 * allowed, in their order; the next call may begin a window's length after the oldest of them. Moments that still lie
 * ahead are calls that wait for their turn, so that the window is also the queue.
 */
export interface Reservations {
  reserve(wish: Wish): Promise<Reservation>
}

export interface Wish {
  /** Takes a place only where this many others stay free. */
  readonly keepFree: number
  /** Takes none that begins later than this. */
  readonly maxWaitMs: number
}

export interface Reservation {
  readonly granted: boolean
  /** Until the place begins; where none was taken, until one would have begun. */
  readonly waitMs: number
}

/** A little more than a second: a call may leave a moment after its turn, and the next one in time. */
export const WINDOW_MS = 1_100

/** For one process, by a clock that is never set. */
export function localReservations(perSecond: number, ticks = () => performance.now()): Reservations {
  const starts = Array<number>(perSecond).fill(Number.NEGATIVE_INFINITY)
  return {
    async reserve({ keepFree, maxWaitMs }) {
      const now = ticks()
      const oldest = starts[Math.min(keepFree, perSecond - 1)] ?? Number.NEGATIVE_INFINITY
      const waitMs = Math.max(0, oldest + WINDOW_MS - now)
      if (waitMs > maxWaitMs) return { granted: false, waitMs }
      starts.shift()
      starts.push(now + waitMs)
      return { granted: true, waitMs }
    },
  }
}
