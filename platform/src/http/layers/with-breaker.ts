import {
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  isBrokenCircuitError,
} from 'cockatiel'
import { PlatformError, type PlatformErrorCode } from '../../errors.ts'
import { platformFailure } from '../failures.ts'
import type { Call, PlatformRequest } from '../message.ts'

/** Signs of a platform in trouble, as opposed to trouble with one account or one question. */
const OUTAGE: ReadonlySet<PlatformErrorCode> = new Set(['network', 'timeout', 'unavailable', 'malformed'])

const isOutage = (error: unknown): error is PlatformError =>
  error instanceof PlatformError && OUTAGE.has(error.code)

/**
 * After several outages in a row the platform gets a rest: calls fail at once with the code of the outage that
 * opened the breaker. Each area of the platform has its own, so that broken history leaves profiles alone. A failure
 * during which other calls were answered is no outage: a few slow accounts must not stop everybody.
 */
export function withBreaker(call: Call, options: { failures: number; restMs: number }): Call {
  const compartments = new Map<string, Compartment>()

  const tryCall = async (request: PlatformRequest, compartment: Compartment) => {
    const answeredBefore = compartment.answered
    try {
      const answer = await call(request)
      compartment.answered += 1
      return { answer }
    } catch (error) {
      if (isOutage(error) && compartment.answered === answeredBefore) throw error
      return { error }
    }
  }

  return async (request) => {
    const compartment = compartments.get(request.area) ?? newCompartment(options)
    compartments.set(request.area, compartment)
    try {
      const result = await compartment.policy.execute(() => tryCall(request, compartment))
      if ('error' in result) throw result.error
      return result.answer
    } catch (error) {
      if (isBrokenCircuitError(error)) {
        throw platformFailure(compartment.lastOutage, { retryAfterMs: options.restMs })
      }
      if (isOutage(error)) compartment.lastOutage = error.code
      throw error
    }
  }
}

interface Compartment {
  readonly policy: CircuitBreakerPolicy
  lastOutage: PlatformErrorCode
  /** How many calls got their answer so far. */
  answered: number
}

const newCompartment = (options: { failures: number; restMs: number }): Compartment => ({
  policy: circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: options.restMs,
    breaker: new ConsecutiveBreaker(options.failures),
  }),
  lastOutage: 'unavailable',
  answered: 0,
})
