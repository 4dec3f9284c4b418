import type { Clock } from '../../clock.ts'
import { PlatformError } from '../../errors.ts'
import type { PlatformLogger } from '../../settings.ts'
import type { Call } from '../message.ts'

/** One line for each failed call: what it was about and how it failed, never its address or token. */
export function withLogging(call: Call, options: { logger: PlatformLogger; clock: Clock }): Call {
  return async (request) => {
    const startedAt = options.clock.now()
    try {
      return await call(request)
    } catch (error) {
      if (error instanceof PlatformError) {
        const { code, platformCode, platformStatus, httpStatus } = error
        const ms = options.clock.now() - startedAt
        options.logger.warn(
          { area: request.area, code, platformCode, platformStatus, httpStatus, ms },
          'platform call failed',
        )
      }
      throw error
    }
  }
}
