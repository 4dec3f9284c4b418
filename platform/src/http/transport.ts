import { platformFailure, safeCause } from './failures.ts'
import type { Send } from './message.ts'

/**
 * The innermost layer: one HTTP exchange, read to the end of its body. Redirects are not followed, because
 * following one would carry the API key to another address.
 */
export function createTransport(fetchImpl: typeof fetch): Send {
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
        body: await response.text(),
      }
    } catch (error) {
      if (request.signal?.aborted) throw request.signal.reason
      throw platformFailure('network', { cause: safeCause(error) })
    }
  }
}
