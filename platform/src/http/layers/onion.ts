import { type Budget, withBudget } from '../../budget/budget.ts'
import type { Clock } from '../../clock.ts'
import type { PlatformOutcome } from '../../platform.ts'
import type { PlatformLogger, PlatformTimeouts } from '../../settings.ts'
import type { Call, Send } from '../message.ts'
import { withEnvelope } from '../read-envelope.ts'
import { withBearer, withIdentity, withTrailingSlash } from '../request-headers.ts'
import { createTransport } from '../transport.ts'
import { withBackoff } from './with-backoff.ts'
import { withBreaker } from './with-breaker.ts'
import { withCoalescing } from './with-coalescing.ts'
import { withLogging } from './with-logging.ts'
import { withOutcomes } from './with-outcomes.ts'
import { withRetry } from './with-retry.ts'
import { withTimeout } from './with-timeout.ts'

const ATTEMPTS = 3
const FIRST_RETRY_DELAY_MS = 150
/** Whole calls, retries included, that must fail in a row before the breaker opens. */
const FAILURES_TO_OPEN = 5

export interface OnionSettings {
  readonly fetch: typeof fetch
  readonly apiKey: string
  readonly userAgent: string
  readonly clock: Clock
  readonly timeouts: PlatformTimeouts
  readonly budget: Budget
  readonly logger: PlatformLogger
  readonly onOutcome: (outcome: PlatformOutcome) => void
}

export interface Onion {
  /** Enveloped calls through every layer. */
  readonly call: Call
  /**
   * Enveloped and counted, but neither held up for long, retried nor stopped by a breaker: for asking how the platform
   * is, whatever queue of our own stands before it.
   */
  readonly probe: Call
  /** A bare exchange with a time limit, counted like every call, for the token endpoint, which is not enveloped and needs no key. */
  readonly send: Send
}

/** The onion, composed in this one place; read from the inside (transport) out. */
export function createOnion(settings: OnionSettings): Onion {
  const { clock, timeouts, logger } = settings
  const send = withTimeout(createTransport(settings.fetch), timeouts)
  const signed = withTrailingSlash(withBearer(withIdentity(send, settings)))
  const enveloped = withEnvelope(signed)
  const { take, takeForProbe } = settings.budget
  const paced = withBudget(withOutcomes(enveloped, settings.onOutcome), take)
  const polite = withBackoff(paced, { clock, maxWaitMs: timeouts.throttleWaitMs })
  const stubborn = withRetry(polite, { attempts: ATTEMPTS, firstDelayMs: FIRST_RETRY_DELAY_MS })
  const guarded = withBreaker(stubborn, { failures: FAILURES_TO_OPEN, restMs: timeouts.breakerRestMs })
  return {
    call: withCoalescing(withLogging(guarded, { logger, clock })),
    probe: withBudget(enveloped, takeForProbe),
    send: withBudget(send, take),
  }
}
