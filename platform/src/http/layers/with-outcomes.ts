import { PlatformError } from '../../errors.ts'
import type { PlatformOutcome } from '../../platform.ts'

/** Reports how each exchange with the platform ended. */
export function withOutcomes<Asked extends unknown[], Answer>(
  call: (...asked: Asked) => Promise<Answer>,
  onOutcome: (outcome: PlatformOutcome) => void,
): (...asked: Asked) => Promise<Answer> {
  return async (...asked) => {
    try {
      const answer = await call(...asked)
      onOutcome('answered')
      return answer
    } catch (error) {
      if (error instanceof PlatformError) onOutcome(error.code)
      throw error
    }
  }
}
