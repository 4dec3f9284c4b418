import { localError } from './api-error.ts'
import type { Layer, Send } from './send.ts'

/** The innermost layer: the browser's fetch, with its failures in our words. An abort of the caller stays an abort. */
export const network: Send = async (request) => {
  try {
    return await fetch(request)
  } catch (error) {
    if (request.signal.aborted) throw request.signal.reason ?? error
    throw localError('network', error)
  }
}

/** Gives up after a while; the caller's own signal keeps working. */
export function timeoutAfter(milliseconds: number): Layer {
  return (inner) => async (request) => {
    const clock = new AbortController()
    const timer = setTimeout(() => clock.abort(localError('timeout')), milliseconds)
    try {
      return await inner(new Request(request, { signal: AbortSignal.any([request.signal, clock.signal]) }))
    } finally {
      clearTimeout(timer)
    }
  }
}
