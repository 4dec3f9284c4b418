import { vi } from 'vitest'

export interface FakeAnswer {
  readonly status?: number
  readonly body?: unknown
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
    return Promise.resolve(Response.json(given.body ?? {}, { status: given.status ?? 200 }))
  })
  vi.stubGlobal('fetch', fetch)
  return requests
}
