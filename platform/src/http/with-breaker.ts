import {
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  isBrokenCircuitError,
} from 'cockatiel'
import { PlatformError, type PlatformErrorCode } from '../errors.ts'
import { platformFailure } from './failures.ts'
import type { Call } from './message.ts'

/** Signs of a platform in trouble, as opposed to trouble with one account or one question. */
const OUTAGE: ReadonlySet<PlatformErrorCode> = new Set(['network', 'timeout', 'unavailable', 'malformed'])

const isOutage = (error: unknown): boolean => error instanceof PlatformError && OUTAGE.has(error.code)

/**
 * After several outages in a row the platform gets a rest: calls fail at once with the code of the outage that
 * opened the breaker. Each area of the platform has its own, so that broken history leaves profiles alone.
 */
export function withBreaker(call: Call, options: { failures: number; restMs: number }): Call {
  const compartments = new Map<string, Compartment>()
  return async (request) => {
    const compartment = compartments.get(request.area) ?? newCompartment(options)
    compartments.set(request.area, compartment)
    try {
      return await compartment.policy.execute(() => call(request))
    } catch (error) {
      if (isBrokenCircuitError(error)) {
        throw platformFailure(compartment.lastOutage, { retryAfterMs: options.restMs })
      }
      if (error instanceof PlatformError && OUTAGE.has(error.code)) compartment.lastOutage = error.code
      throw error
    }
  }
}

interface Compartment {
  readonly policy: CircuitBreakerPolicy
  lastOutage: PlatformErrorCode
}

const newCompartment = (options: { failures: number; restMs: number }): Compartment => ({
  policy: circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: options.restMs,
    breaker: new ConsecutiveBreaker(options.failures),
  }),
  lastOutage: 'unavailable',
})
