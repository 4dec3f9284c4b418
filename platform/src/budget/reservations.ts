/**
 * The platform allows so many calls a second for a key. A window holds, for the last calls in their order, as many as are
 * allowed, the moment by which each has left at the latest; the next call may begin a second after the oldest of them.
 * Moments that still lie ahead are of calls that wait for their turn, so that the window is also the queue. A call may
 * leave a little late, as late as it asked for. No second then sees more calls than the window has places.
 */
export interface Reservations {
  reserve(wish: Wish): Promise<Reservation>
}

export interface Wish {
  /** Takes a place only where this many others stay free. */
  readonly keepFree: number
  /** Takes none that begins later than this. */
  readonly maxWaitMs: number
  /** How late the call may leave after its place began. The next ones wait so much longer. */
  readonly lateMs: number
}

export interface Reservation {
  readonly granted: boolean
  /** Until the place begins; where none was taken, until one would have begun. */
  readonly waitMs: number
  /** The earliest moment, of the process's own ticks, from which the wait may count. */
  readonly asked: number
}

/** With two milliseconds for a timer that fires early. */
export const SECOND_MS = 1_002

/** Two calls a second are kept for looks at the health, which wait for nobody. */
export const probesOf = (requestsPerSecond: number): number => Math.min(2, Math.floor(requestsPerSecond / 10))

/** For one process, by a clock that is never set. */
export function localReservations(perSecond: number, ticks = () => performance.now()): Reservations {
  const ends = Array<number>(perSecond).fill(Number.NEGATIVE_INFINITY)
  return {
    async reserve({ keepFree, maxWaitMs, lateMs }) {
      const now = ticks()
      const oldest = ends[Math.min(keepFree, perSecond - 1)] ?? Number.NEGATIVE_INFINITY
      const waitMs = Math.max(0, oldest + SECOND_MS - now)
      if (waitMs > maxWaitMs) return { granted: false, waitMs, asked: now }
      const end = Math.max(now + waitMs + lateMs, ends.at(-1) ?? Number.NEGATIVE_INFINITY)
      ends.shift()
      ends.push(end)
      return { granted: true, waitMs: end - lateMs - now, asked: now }
    },
  }
}
