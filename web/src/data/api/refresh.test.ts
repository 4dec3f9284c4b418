import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { allowFailureLog } from '../../test-support/allow-failure-log.ts'
import { sessionOf } from '../../test-support/sessions.ts'
import { createSessionStore } from '../session/session-store.ts'
import { readSession, writeSession } from '../stored/storage.ts'
import { createRefresh } from './refresh.ts'
import type { Send } from './send.ts'

const NOW = 1_000_000
const now = () => NOW * 1000
const FRESH = {
  access_token: 'fresh-'.padEnd(40, 'n'),
  refresh_token: 'next-'.padEnd(40, 'n'),
  expires_at: NOW + 3600,
}

/** One lock for all 'tabs' of a test, as Web Locks give it. */
function sharedLock() {
  let queue: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.then(work)
    queue = turn.catch(() => undefined)
    return turn
  }
}

const answering = (status: number, body: unknown = {}) =>
  vi.fn<Send>(async () => Response.json(body, { status }))

function tabWith(send: Send, lock = sharedLock()) {
  const store = createSessionStore()
  store.check()
  return { store, refresh: createRefresh({ store, send, now, lock }) }
}

allowFailureLog()
beforeEach(() => {
  localStorage.clear()
  writeSession(sessionOf({ expiresAt: NOW + 100 }))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('refreshing the session', () => {
  it.each([
    [299, 1],
    [300, 1],
    [301, 0],
    [-5, 1],
  ])('F-032 with %i s left it sends %i refreshes', async (left, calls) => {
    writeSession({ expiresAt: NOW + left })
    const send = answering(200, FRESH)
    await tabWith(send).refresh()
    expect(send).toHaveBeenCalledTimes(calls)
  })

  it('F-032 sends the refresh token and stores the new pair with its expiry', async () => {
    const send = answering(200, FRESH)
    expect(await tabWith(send).refresh()).toBe('refreshed')
    const request = send.mock.calls[0]?.[0]
    expect(request?.method).toBe('POST')
    expect(await request?.json()).toEqual({ refresh_token: sessionOf().refreshToken })
    expect(readSession()).toMatchObject({
      accessToken: FRESH.access_token,
      refreshToken: FRESH.refresh_token,
      expiresAt: FRESH.expires_at,
      membershipId: sessionOf().membershipId,
    })
  })

  it('F-032 two tabs that want it at once send one refresh', async () => {
    const send = answering(200, FRESH)
    const lock = sharedLock()
    const [first, second] = [tabWith(send, lock), tabWith(send, lock)]
    const outcomes = await Promise.all([first.refresh(), second.refresh()])
    expect(send).toHaveBeenCalledTimes(1)
    expect(outcomes).toEqual(['refreshed', 'current'])
    expect(second.store.read()).toMatchObject({ session: { accessToken: FRESH.access_token } })
  })

  it('F-032 tabs wait for each other by the lock of the browser, and calls of one tab without it', async () => {
    const send = answering(200, FRESH)
    const store = createSessionStore()
    const request = vi.fn((_name: string, work: () => Promise<unknown>) => work())
    vi.stubGlobal('navigator', { locks: { request } })
    expect(await createRefresh({ store, send, now })()).toBe('refreshed')
    expect(request.mock.calls.map(([name]) => name)).toEqual(['ai-vault-refresh'])
    writeSession({ expiresAt: NOW })
    vi.stubGlobal('navigator', {})
    const refresh = createRefresh({ store, send, now })
    expect(await Promise.all([refresh(), refresh()])).toEqual(['refreshed', 'current'])
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('after a refused call it refreshes although the expiry is far, unless the token has been replaced', async () => {
    writeSession({ expiresAt: NOW + 9999 })
    const send = answering(200, FRESH)
    const { refresh } = tabWith(send)
    const refused = readSession().accessToken ?? ''
    expect(await refresh(refused)).toBe('refreshed')
    expect(await refresh(refused)).toBe('current')
    expect(send).toHaveBeenCalledTimes(1)
  })

  it.each([400, 401])('F-033 an answer of %i clears the sign-in', async (status) => {
    const { store, refresh } = tabWith(answering(status))
    expect(await refresh()).toBe('ended')
    expect(store.read().status).toBe('disconnected')
    expect(readSession().accessToken).toBeNull()
  })

  it.each([429, 500, 502, 503])('F-033 an answer of %i signs nobody out', async (status) => {
    const { store, refresh } = tabWith(answering(status))
    expect(await refresh()).toBe('failed')
    expect(store.read().status).toBe('connected')
    expect(readSession().refreshToken).toBe(sessionOf().refreshToken)
  })

  it('F-033 a network that is down signs nobody out', async () => {
    const { refresh } = tabWith(() => Promise.reject(new TypeError('down')))
    expect(await refresh()).toBe('failed')
    expect(readSession().accessToken).toBe(sessionOf().accessToken)
  })

  it('in an outage everybody who waited for one refresh hears of its failure without sending another', async () => {
    const send = answering(503)
    const { refresh } = tabWith(send)
    expect(await Promise.all([refresh(), refresh(), refresh()])).toEqual(['failed', 'failed', 'failed'])
    expect(send).toHaveBeenCalledTimes(1)
  })

  it.each([
    [14_999, 1],
    [15_000, 2],
  ])('who waited %i ms since a failure has %i refreshes sent', async (waited, calls) => {
    let clock = now()
    let wait = 0
    const lock = <T>(work: () => Promise<T>) => {
      clock += wait
      return work()
    }
    const send = answering(503)
    const refresh = createRefresh({ store: createSessionStore(), send, now: () => clock, lock })
    await refresh()
    wait = waited
    expect(await refresh()).toBe('failed')
    expect(send).toHaveBeenCalledTimes(calls)
  })

  it('a late refusal of an old sign-in leaves the one that replaced it alone', async () => {
    const newer = sessionOf({ refreshToken: 'newer-'.padEnd(40, 'n'), expiresAt: NOW + 3600 })
    const send = vi.fn<Send>(async () => {
      writeSession(newer)
      return Response.json({}, { status: 401 })
    })
    await tabWith(send).refresh()
    expect(readSession().refreshToken).toBe(newer.refreshToken)
  })

  it('drops an answer that arrives after the sign-out', async () => {
    const send = vi.fn<Send>(async () => {
      localStorage.clear()
      return Response.json(FRESH)
    })
    expect(await tabWith(send).refresh()).toBe('ended')
    expect(readSession().accessToken).toBeNull()
  })

  it('without a refresh token there is nothing to send', async () => {
    writeSession({ refreshToken: null })
    const send = answering(200, FRESH)
    expect(await tabWith(send).refresh()).toBe('failed')
    expect(send).not.toHaveBeenCalled()
  })
})
