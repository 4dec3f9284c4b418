import type { Clock } from '../../clock.ts'
import { PlatformError } from '../../errors.ts'
import { platformFailure } from '../failures.ts'
import type { Call } from '../message.ts'

/**
 * Obeys throttling. Each throttled answer holds every call back for min(5 min, 2^n x 0.5 s), or for as long as
 * the platform asked if that is longer (but never beyond those 5 minutes: one absurd answer must not end us); n grows with each throttled answer and is halved by each success.
 * Calls that were already on their way when the first answer came belong to the same episode and count once.
 * A wait that nobody would sit through is refused at once and says how long it is.
 */
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 5 * 60_000

export const backoffMs = (episodes: number): number =>
  Math.min(LONGEST_WAIT_MS, 2 ** Math.min(episodes, 20) * FIRST_WAIT_MS)

export function withBackoff(call: Call, options: { clock: Clock; maxWaitMs: number }): Call {
  const { clock, maxWaitMs } = options
  let episodes = 0
  let answersThrottled = 0
  let freeAt = Number.NEGATIVE_INFINITY

  const noteThrottled = (error: PlatformError, throttledBefore: number) => {
    if (throttledBefore === answersThrottled) episodes += 1
    answersThrottled += 1
    const asked = Math.min(error.retryAfterMs ?? 0, LONGEST_WAIT_MS)
    freeAt = Math.max(freeAt, clock.now() + Math.max(asked, backoffMs(episodes)))
  }

  return async (request) => {
    const ahead = freeAt - clock.now()
    // Longer than any wait: the clock was set back since it began.
    const wait = ahead > LONGEST_WAIT_MS ? 0 : ahead
    if (wait > maxWaitMs) throw platformFailure('throttled', { retryAfterMs: wait })
    if (wait > 0) await clock.sleep(wait, request.signal)
    const throttledBefore = answersThrottled
    try {
      const answer = await call(request)
      episodes = Math.floor(episodes / 2)
      return answer
    } catch (error) {
      if (isThrottledByPlatform(error)) noteThrottled(error, throttledBefore)
      throw error
    }
  }
}

/** What our own budget refuses carries no answer of the platform. */
function isThrottledByPlatform(error: unknown): error is PlatformError {
  if (!(error instanceof PlatformError) || error.code !== 'throttled') return false
  return (error.platformCode ?? error.httpStatus) !== undefined
}
