import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { callApi } from './api-client.ts'
import { ApiError } from './api-error.ts'

const schema = z.object({ answer: z.number() })
const call = (changes = {}) => callApi({ path: '/api/thing', schema, ...changes })
const failure = async (work: Promise<unknown>) => {
  const error = await work.catch((thrown: unknown) => thrown)
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError')
  return error
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a call to our server', () => {
  it('answers in the schema’s type, from a schema or from a loader', async () => {
    fakeFetch(() => ({ body: { answer: 42, more: true } }))
    expect(await call()).toEqual({ answer: 42 })
    expect(await call({ schema: async () => schema })).toEqual({ answer: 42 })
  })

  it('sends a query and a body', async () => {
    const requests = fakeFetch(() => ({ body: { answer: 1 } }))
    await call({ method: 'POST', query: { a: 'b c' }, body: { x: 1 } })
    expect(new URL(requests[0]?.url ?? '').search).toBe('?a=b+c')
    expect(await requests[0]?.json()).toEqual({ x: 1 })
  })

  it('gives up on a body that stalls, not only on a head that does', async () => {
    vi.stubGlobal('fetch', async (request: Request) => {
      const body = new ReadableStream({
        start: (stream) =>
          request.signal.addEventListener('abort', () => stream.error(request.signal.reason)),
      })
      return new Response(body, { headers: { 'content-type': 'application/json' } })
    })
    expect(await failure(call({ timeoutMs: 20 }))).toMatchObject({ code: 'timeout' })
  })

  it('turns a failed answer into the contract’s error', async () => {
    fakeFetch(() => ({
      status: 503,
      body: { code: 'platform-maintenance', detail: 'Closed', request_id: '7f', retry_after: 30 },
    }))
    const error = await failure(call())
    expect(error).toMatchObject({
      status: 503,
      code: 'platform-maintenance',
      message: 'Closed',
      requestId: '7f',
      retryAfter: 30,
    })
  })

  it('reads the structured detail of an outage', async () => {
    const detail = {
      error: 'x',
      user_message: 'Servers are down',
      technical_details: 't',
      suggested_actions: [],
    }
    fakeFetch(() => ({ status: 503, body: { code: 'platform-maintenance', detail } }))
    expect(await failure(call())).toMatchObject({ message: 'Servers are down', detail })
  })

  it('keeps the status of an answer that is not ours', async () => {
    fakeFetch(() => ({ status: 502, body: '<html>' }))
    expect(await failure(call())).toMatchObject({ status: 502, code: 'http-502' })
  })

  it('says bad-answer where the answer has another form', async () => {
    fakeFetch(() => ({ body: { answer: 'forty-two' } }))
    expect(await failure(call())).toMatchObject({ code: 'bad-answer', status: 0 })
  })

  it('says network where none answers', async () => {
    fakeFetch(() => 'fail')
    expect(await failure(call())).toMatchObject({ code: 'network', status: 0 })
  })

  it('F-052 gives up after the time it was given: not at 4999 ms, but at 5000', async () => {
    vi.useFakeTimers()
    fakeFetch(() => 'hang')
    const ended = vi.fn()
    const work = failure(call({ timeoutMs: 5_000 })).finally(ended)
    await vi.advanceTimersByTimeAsync(4_999)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await work).toMatchObject({ code: 'timeout' })
  })

  it('an abort of the caller stays an abort', async () => {
    fakeFetch(() => 'hang')
    const control = new AbortController()
    const work = call({ signal: control.signal })
    control.abort()
    await expect(work).rejects.toMatchObject({ name: 'AbortError' })
  })
})
