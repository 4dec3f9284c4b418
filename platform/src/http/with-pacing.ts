import type { Clock } from '../clock.ts'
import type { Call } from './message.ts'

/** The platform averages its limit over ten seconds, so bursts inside the window are fine. */
const WINDOW_MS = 10_000

interface Pace {
  readonly requestsPerSecond: number
  readonly clock: Clock
}

/** Keeps the number of calls in any ten seconds within the limit; later calls queue in order. */
export function withPacing(call: Call, pace: Pace): Call {
  const limit = Math.max(1, Math.floor((pace.requestsPerSecond * WINDOW_MS) / 1000))
  const started: number[] = []
  let queue: Promise<void> = Promise.resolve()

  const takeTurn = async (signal: AbortSignal | undefined) => {
    signal?.throwIfAborted()
    const oldest = started.length < limit ? undefined : started[0]
    if (oldest !== undefined) {
      const wait = oldest + WINDOW_MS - pace.clock.now()
      if (wait > 0) await pace.clock.sleep(wait, signal)
      started.shift()
    }
    started.push(pace.clock.now())
  }

  return async (request) => {
    const turn = queue.then(() => takeTurn(request.signal))
    queue = turn.catch(() => {})
    await turn
    return call(request)
  }
}
