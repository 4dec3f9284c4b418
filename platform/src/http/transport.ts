import { platformFailure, safeCause } from './failures.ts'
import { limitConcurrency } from './layers/limit-concurrency.ts'
import type { PlatformRequest, Send } from './message.ts'

/**
 * A large profile takes some 40 MB between its arrival and its translation. Waiting for the platform takes none of it:
 * the limit begins with the answer's body, and one that arrives slowly holds nobody up.
 */
const LARGE_AREA = 'profile'
const LARGE_AT_ONCE = 6
const SLOW_BODY_MS = 300

/**
 * The innermost layer: one HTTP exchange, read to the end of its body. Redirects are not followed, because
 * following one would carry the API key to another address.
 */
export function createTransport(fetchImpl: typeof fetch): Send {
  const limited = limitConcurrency(LARGE_AT_ONCE, SLOW_BODY_MS)
  const readBody = ({ area, signal }: PlatformRequest, response: Response) =>
    area === LARGE_AREA ? limited(() => response.text(), signal) : response.text()
  return async (request) => {
    try {
      const response = await fetchImpl(request.url, {
        method: request.method,
        headers: { ...request.headers },
        redirect: 'manual',
        ...(request.body === undefined ? {} : { body: request.body }),
        ...(request.signal ? { signal: request.signal } : {}),
      })
      const retryAfter = response.headers.get('retry-after')
      return {
        status: response.status,
        contentType: response.headers.get('content-type') ?? '',
        ...(retryAfter === null ? {} : { retryAfter }),
        body: await readBody(request, response),
      }
    } catch (error) {
      if (request.signal?.aborted) throw request.signal.reason
      throw platformFailure('network', { cause: safeCause(error) })
    }
  }
}
