import { connection } from '../system/connection.ts'
import { localError } from './api-error.ts'
import type { Layer, Send } from './send.ts'

/** The innermost layer: the browser's fetch, with its failures in our words. An abort of the caller stays an abort. */
export const network: Send = async (request) => {
  try {
    const response = await fetch(request)
    connection.answered()
    return response
  } catch (error) {
    if (request.signal.aborted) throw request.signal.reason ?? error
    connection.doubt()
    throw localError('network', error)
  }
}

/** Gives up after a while, on the answer's body as well as on its head; the caller's own signal keeps working. */
export function timeoutAfter(milliseconds: number): Layer {
  return (inner) => async (request) => {
    const clock = new AbortController()
    const signal = AbortSignal.any([request.signal, clock.signal])
    const timer = setTimeout(() => {
      connection.doubt()
      clock.abort(localError('timeout'))
    }, milliseconds)
    try {
      return await whole(await inner(new Request(request, { signal })), signal)
    } finally {
      clearTimeout(timer)
    }
  }
}

/** The same answer with its body read to the end, so that a body that stalls falls under the limit too. */
async function whole(response: Response, signal: AbortSignal): Promise<Response> {
  if (response.body === null) return response
  try {
    return new Response(await response.arrayBuffer(), response)
  } catch (error) {
    if (signal.aborted) throw signal.reason
    throw localError('network', error)
  }
}
