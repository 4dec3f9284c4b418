import type { Clock } from '../clock.ts'
import { platformFailure } from '../http/failures.ts'
import { currentLane } from './lane.ts'
import type { Reservations } from './reservations.ts'

/**
 * The one budget of calls to the platform. A call that a player waits for takes its place at once and waits for its
 * beginning, unless that is too far off: then the player hears how long, instead of waiting in vain. Background work takes
 * a place only while a share of them is free, so that it never stands before a player.
 */
export interface BudgetSettings {
  readonly reservations: Reservations
  readonly requestsPerSecond: number
  readonly clock: Pick<Clock, 'sleep'>
  /** The longest that a call waits for its turn. */
  readonly playerWaitMs?: number
  readonly backgroundWaitMs?: number
}

const PLAYER_WAIT_MS = 8_000
const BACKGROUND_WAIT_MS = 60_000
const PROBE_WAIT_MS = 1_000
/** The share of the requests a second that background work leaves to players. */
const PLAYERS_SHARE = 0.2
const MOST_IN_BACKGROUND = 500
const SHORTEST_PAUSE_MS = 20
const LONGEST_PAUSE_MS = 250

export type Budget = ReturnType<typeof createBudget>

export function createBudget(settings: BudgetSettings) {
  const { reservations, requestsPerSecond, clock } = settings
  const { playerWaitMs = PLAYER_WAIT_MS, backgroundWaitMs = BACKGROUND_WAIT_MS } = settings
  const keepFree = Math.ceil(requestsPerSecond * PLAYERS_SHARE)
  let inBackground = 0

  async function takeForPlayer(signal: AbortSignal | undefined) {
    const { granted, waitMs } = await reservations.reserve({ keepFree: 0, maxWaitMs: playerWaitMs })
    if (!granted) throw platformFailure('throttled', { retryAfterMs: waitMs })
    if (waitMs > 0) await clock.sleep(waitMs, signal)
  }

  async function takeForBackground(signal: AbortSignal | undefined) {
    if (inBackground >= MOST_IN_BACKGROUND) {
      throw platformFailure('throttled', { retryAfterMs: backgroundWaitMs })
    }
    inBackground++
    try {
      for (let waited = 0; waited <= backgroundWaitMs; ) {
        const { granted, waitMs } = await reservations.reserve({ keepFree, maxWaitMs: 0 })
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
    /** Is counted and waits its turn like others, but not long: to tell how the platform is, whatever our own queue. */
    async takeForProbe(): Promise<void> {
      const { granted, waitMs } = await reservations.reserve({ keepFree: 0, maxWaitMs: PROBE_WAIT_MS })
      if (granted && waitMs > 0) await clock.sleep(waitMs)
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
