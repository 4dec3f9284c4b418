import { PlatformError } from '../../errors.ts'
import type { PlatformOutcome } from '../../platform.ts'

/** Tells how each exchange with the platform ended. */
export function withOutcomes<Asked extends unknown[], Answer>(
  call: (...asked: Asked) => Promise<Answer>,
  tell: (outcome: PlatformOutcome) => void,
): (...asked: Asked) => Promise<Answer> {
  return async (...asked) => {
    try {
      const answer = await call(...asked)
      tell('answered')
      return answer
    } catch (error) {
      if (error instanceof PlatformError) tell(error.code)
      throw error
    }
  }
}
