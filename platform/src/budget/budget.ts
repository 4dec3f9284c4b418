import type { Clock } from '../clock.ts'
import { platformFailure } from '../http/failures.ts'
import { currentLane } from './lane.ts'
import {
  localReservations,
  probesOf,
  type Reservation,
  type Reservations,
  SECOND_MS,
  type Wish,
} from './reservations.ts'

/**
 * The one budget of calls to the platform. A call that a player waits for takes its place at once and waits for its
 * beginning, unless that is too far off: then the player hears how long, instead of waiting in vain. Background work takes
 * a place only while a share of them is free, so that it never stands before a player.
 */
export interface BudgetSettings {
  readonly reservations: Reservations
  readonly requestsPerSecond: number
  readonly clock: Pick<Clock, 'sleep'>
  /** Milliseconds of a clock that is never set. */
  readonly ticks?: () => number
  /** The longest that a call waits for its turn. */
  readonly playerWaitMs?: number
  readonly backgroundWaitMs?: number
}

const PLAYER_WAIT_MS = 8_000
const BACKGROUND_WAIT_MS = 60_000
const PROBE_WAIT_MS = 60_000
/** The share of the requests a second that background work leaves to players. */
const PLAYERS_SHARE = 0.2
const MOST_IN_BACKGROUND = 500
const SHORTEST_PAUSE_MS = 20
const LEAST_LATE_MS = 100
const MOST_LATE_MS = 2_000
/** After each call that left in time less lateness is allowed for. */
const CALMER = 0.95
const LONGEST_PAUSE_MS = 250

export type Budget = ReturnType<typeof createBudget>

export function createBudget(settings: BudgetSettings) {
  const { reservations, requestsPerSecond, clock } = settings
  const {
    ticks = () => performance.now(),
    playerWaitMs = PLAYER_WAIT_MS,
    backgroundWaitMs = BACKGROUND_WAIT_MS,
  } = settings
  const keepFree = Math.ceil(requestsPerSecond * PLAYERS_SHARE)
  const probes = localReservations(Math.max(1, probesOf(requestsPerSecond)), ticks)
  let inBackground = 0

  /** How late calls may leave: little on an idle machine, more on a busy one, where others have to wait for it. */
  let lateMs = LEAST_LATE_MS

  /**
   * Takes places until it leaves with one in time. On a busy machine a call wakes late, and those behind it in time: they
   * would leave together.
   */
  async function leaveInTime(
    from: Reservations,
    wish: Pick<Wish, 'keepFree' | 'maxWaitMs'>,
    signal?: AbortSignal,
  ): Promise<Reservation> {
    const began = ticks()
    for (;;) {
      const allowedMs = lateMs
      const maxWaitMs = wish.maxWaitMs - (ticks() - began)
      const place = await from.reserve({ ...wish, maxWaitMs: Math.max(0, maxWaitMs), lateMs: allowedMs })
      if (!place.granted) return place
      if (place.waitMs > 0) await clock.sleep(place.waitMs, signal)
      const isInTime = ticks() - place.asked - place.waitMs <= allowedMs
      lateMs = isInTime
        ? Math.max(LEAST_LATE_MS, lateMs * CALMER)
        : Math.min(MOST_LATE_MS, Math.max(lateMs, 2 * allowedMs))
      if (isInTime) return place
      signal?.throwIfAborted()
      if (maxWaitMs < 0) return { ...place, granted: false, waitMs: SECOND_MS }
    }
  }

  async function takeForPlayer(signal: AbortSignal | undefined) {
    const { granted, waitMs } = await leaveInTime(
      reservations,
      { keepFree: 0, maxWaitMs: playerWaitMs },
      signal,
    )
    if (!granted) throw platformFailure('throttled', { retryAfterMs: waitMs })
  }

  async function takeForBackground(signal: AbortSignal | undefined) {
    if (inBackground >= MOST_IN_BACKGROUND) {
      throw platformFailure('throttled', { retryAfterMs: backgroundWaitMs })
    }
    inBackground++
    try {
      for (let waited = 0; waited <= backgroundWaitMs; ) {
        const { granted, waitMs } = await leaveInTime(reservations, { keepFree, maxWaitMs: 0 }, signal)
        if (granted) return
        const pause = Math.min(Math.max(waitMs, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS)
        await clock.sleep(pause, signal)
        waited += pause
      }
      throw platformFailure('throttled', { retryAfterMs: backgroundWaitMs })
    } finally {
      inBackground--
    }
  }

  return {
    /** Resolves when the call may begin; fails with `throttled` where its turn would come too late. */
    async take(signal?: AbortSignal): Promise<void> {
      signal?.throwIfAborted()
      await (currentLane() === 'player' ? takeForPlayer(signal) : takeForBackground(signal))
    },
    /** By places of its own: to tell how the platform is, whatever queue of ours stands before it. */
    async takeForProbe(): Promise<void> {
      await leaveInTime(probes, { keepFree: 0, maxWaitMs: PROBE_WAIT_MS })
    },
  }
}

interface Abortable {
  readonly signal?: AbortSignal
}

/** A layer of the onion: each exchange takes its place first. */
export function withBudget<Request extends Abortable, Answer>(
  exchange: (request: Request) => Promise<Answer>,
  take: (signal?: AbortSignal) => Promise<void>,
): (request: Request) => Promise<Answer> {
  return async (request) => {
    await take(request.signal)
    return exchange(request)
  }
}
