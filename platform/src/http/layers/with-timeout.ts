import type { PlatformTimeouts } from '../../settings.ts'
import { platformFailure } from '../failures.ts'
import type { Send } from '../message.ts'

type Limit = Pick<PlatformTimeouts, 'requestMs' | 'wait'>

/** Ends a call for real when it takes too long: the connection is aborted, headers or body alike. */
export function withTimeout(send: Send, { requestMs, wait }: Limit): Send {
  return async (request) => {
    const controller = new AbortController()
    const answered = new AbortController()
    const tooLate = platformFailure('timeout')
    wait(requestMs, answered.signal).then(
      () => controller.abort(tooLate),
      () => {},
    )
    const signal = request.signal ? AbortSignal.any([request.signal, controller.signal]) : controller.signal
    try {
      return await send({ ...request, signal })
    } finally {
      answered.abort()
    }
  }
}
