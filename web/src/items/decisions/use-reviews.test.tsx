import type { ReviewChange } from '@ai-vault/contract/items/reviews.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../data/query-client.ts'
import { writeSession } from '../../data/stored/storage.ts'
import { type FakeAnswer, fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { sessionOf } from '../../test-support/sessions.ts'
import { readPending } from './pending-reviews.ts'
import { useReviews } from './use-reviews.ts'

const ACCOUNT = '4611686018400000001'
const COPY = '6917529000000000001'

beforeEach(() => {
  localStorage.clear()
  writeSession(sessionOf())
})
afterEach(() => vi.unstubAllGlobals())

/** A server that keeps what it is told, unless it is told to fail. */
function fakeServer() {
  const kept = new Map<string, ReviewChange>()
  const server = { failing: false, kept, requests: [] as Request[] }
  const reply = (): FakeAnswer => ({
    body: { reviews: [...kept.values()].filter(({ decision }) => decision) },
  })
  server.requests = fakeFetch((request) => {
    if (server.failing) return { status: 503, body: { detail: 'away', code: 'away', retry_after: 60 } }
    if (request.method === 'DELETE') kept.clear()
    if (request.method !== 'PUT') return reply()
    const body = JSON.parse(bodies.get(request) ?? '{"reviews":[]}')
    for (const change of body.reviews as ReviewChange[]) kept.set(change.item_instance_id, change)
    return reply()
  })
  return server
}

/** The fake answers at once, so a body is noted where the request is made. */
const bodies = new WeakMap<Request, string>()
const RealRequest = globalThis.Request
class NotedRequest extends RealRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input, init)
    const text =
      typeof init?.body === 'string' ? init.body : input instanceof RealRequest && bodies.get(input)
    if (text) bodies.set(this, text)
  }
  override clone() {
    const copy = super.clone()
    const text = bodies.get(this)
    if (text) bodies.set(copy, text)
    return copy
  }
}

function open(client = createQueryClient()) {
  vi.stubGlobal('Request', NotedRequest)
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return { client, ...renderHook(() => useReviews(ACCOUNT), { wrapper }) }
}

describe('decisions of an account', () => {
  it('are shown at once and kept by the server', async () => {
    const server = fakeServer()
    const { result } = open()
    act(() => result.current.decide(COPY, 'keep'))
    await waitFor(() => expect(result.current.decisions.get(COPY)).toBe('keep'))
    await waitFor(() => expect(result.current.waiting).toBe(0))
    expect(server.kept.get(COPY)?.decision).toBe('keep')
    expect(result.current.decisions.get(COPY)).toBe('keep')
  })

  it('make the dashboard ask anew once the server has them, so that its advice counts them', async () => {
    const server = fakeServer()
    const { client, result } = open()
    const queryKey = ['dashboard', ACCOUNT, 'guardian-data']
    const isOld = () => client.getQueryState(queryKey)?.isInvalidated
    client.setQueryData(queryKey, {})
    server.failing = true
    act(() => result.current.decide(COPY, 'dismantle'))
    await waitFor(() => expect(result.current.failure).toBeDefined())
    expect(isOld()).toBe(false)
    server.failing = false
    act(() => result.current.retry())
    await waitFor(() => expect(isOld()).toBe(true))
    client.setQueryData(queryKey, {})
    await act(() => result.current.forget())
    expect(isOld()).toBe(true)
  })

  it('wait on the device while the server fails, outlive the page, and are saved later', async () => {
    const server = fakeServer()
    server.failing = true
    const first = open()
    act(() => first.result.current.decide(COPY, 'dismantle'))
    await waitFor(() => expect(first.result.current.failure).toBeDefined())
    expect(first.result.current.decisions.get(COPY)).toBe('dismantle')
    expect(readPending(ACCOUNT)).toHaveLength(1)
    first.unmount()
    server.failing = false
    const second = open()
    await waitFor(() => expect(server.kept.get(COPY)?.decision).toBe('dismantle'))
    await waitFor(() => expect(second.result.current.waiting).toBe(0))
    expect(readPending(ACCOUNT)).toEqual([])
  })

  it('can be saved by hand after a failure', async () => {
    const server = fakeServer()
    server.failing = true
    const { result } = open()
    act(() => result.current.decide(COPY, 'review'))
    await waitFor(() => expect(result.current.failure).toBeDefined())
    server.failing = false
    act(() => result.current.retry())
    await waitFor(() => expect(result.current.waiting).toBe(0))
    expect(result.current.failure).toBeUndefined()
  })

  it('are forgotten on both sides, and kept where the server could not be told', async () => {
    const server = fakeServer()
    const { result } = open()
    act(() => result.current.decide(COPY, 'keep'))
    await waitFor(() => expect(server.kept.size).toBe(1))
    server.failing = true
    await expect(act(() => result.current.forget())).rejects.toThrow('away')
    expect(result.current.decisions.size).toBe(1)
    server.failing = false
    await act(() => result.current.forget())
    await waitFor(() => expect(result.current.decisions.size).toBe(0))
    expect(server.kept.size).toBe(0)
  })

  it('made quickly after each other end with the last one', async () => {
    const server = fakeServer()
    const { result } = open()
    act(() => {
      result.current.decide(COPY, 'keep')
      result.current.decide(COPY, 'dismantle')
      result.current.decide(COPY, null)
    })
    await waitFor(() => expect(server.kept.get(COPY)?.decision).toBeNull())
    await waitFor(() => expect(result.current.waiting).toBe(0))
    expect(result.current.decisions.has(COPY)).toBe(false)
  })
})
