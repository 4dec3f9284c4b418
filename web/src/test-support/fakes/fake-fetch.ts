import { COPY_AGE_HEADERS, NOT_STALE } from '@ai-vault/contract/service/copy-age.ts'
import { vi } from 'vitest'

export interface FakeAnswer {
  readonly status?: number
  readonly body?: unknown
}

/** A test writes the age of a copy into the body, as screens hold it; the server tells it in headers. */
function ageHeaders(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null) return {}
  if ('data' in body) return ageHeaders(body.data)
  if (!('fetched_at' in body) && !('stale' in body)) return {}
  const text = (field: string, otherwise: string) =>
    String(Object.entries(body).find(([name]) => name === field)?.[1] ?? otherwise)
  return {
    [COPY_AGE_HEADERS.fetched_at]: text('fetched_at', new Date().toISOString()),
    [COPY_AGE_HEADERS.stale_reason]: text('stale_reason', NOT_STALE),
  }
}

type Answering = (request: Request) => FakeAnswer | 'hang' | 'fail'

/** Replaces the browser's fetch; `hang` answers never, `fail` is a network that is down. */
export function fakeFetch(answer: Answering) {
  const requests: Request[] = []
  const fetch = vi.fn((request: Request) => {
    requests.push(request.clone())
    const given = answer(request)
    if (given === 'fail') return Promise.reject(new TypeError('network down'))
    if (given === 'hang') {
      return new Promise<Response>((_resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason))
      })
    }
    const { status = 200, body = {} } = given
    return Promise.resolve(Response.json(body, { status, headers: ageHeaders(body) }))
  })
  vi.stubGlobal('fetch', fetch)
  return requests
}
