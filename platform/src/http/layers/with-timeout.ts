import { platformFailure } from '../failures.ts'
import type { Send } from '../message.ts'

/** Ends a call for real when it takes too long: the connection is aborted, headers or body alike. */
export function withTimeout(send: Send, timeoutMs: number): Send {
  return async (request) => {
    const controller = new AbortController()
    const tooLate = platformFailure('timeout')
    const timer = setTimeout(() => controller.abort(tooLate), timeoutMs)
    const signal = request.signal ? AbortSignal.any([request.signal, controller.signal]) : controller.signal
    try {
      return await send({ ...request, signal })
    } finally {
      clearTimeout(timer)
    }
  }
}
