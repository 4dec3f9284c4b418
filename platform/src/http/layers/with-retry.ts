import { ExponentialBackoff, handleWhen, retry } from 'cockatiel'
import { PlatformError, type PlatformErrorCode } from '../../errors.ts'
import type { Call } from '../message.ts'

/** Failures that a second attempt may not meet again. A timeout is not one: the player has waited enough. */
const PASSING: ReadonlySet<PlatformErrorCode> = new Set(['network', 'unavailable', 'unexpected', 'malformed'])

const isPassing = (error: unknown): boolean =>
  error instanceof PlatformError &&
  (PASSING.has(error.code) ||
    // Our own refusal to wait carries no platform code; only what the platform throttled is tried again.
    (error.code === 'throttled' && (error.platformCode ?? error.httpStatus) !== undefined))

/** Tries reads again after a passing failure. Anything that changes state is sent once. */
export function withRetry(call: Call, options: { attempts: number; firstDelayMs: number }): Call {
  const policy = retry(handleWhen(isPassing), {
    maxAttempts: options.attempts - 1,
    backoff: new ExponentialBackoff({ initialDelay: options.firstDelayMs, maxDelay: 2_000 }),
  })
  return (request) =>
    request.repeatable ? policy.execute(() => call(request), request.signal) : call(request)
}
