import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeFetch } from '../test-support/fakes/fake-fetch.ts'
import { sessionOf } from '../test-support/sessions.ts'
import { endPushHere, readPushState, switchPushOff, switchPushOn } from './push.ts'
import { sessionStore } from './session/session-store.ts'
import { writeSession } from './stored/storage.ts'

const ENDPOINT = 'https://push.example/1'
const KEYS = { p256dh: 'key', auth: 'secret' }

/** A browser that can be notified, as far as the test says; what the player is asked they answer with `answer`. */
function browser({
  worker = true,
  permission = 'default' as NotificationPermission,
  answer = 'granted' as NotificationPermission,
  subscribed = false,
  keys = KEYS as object,
} = {}) {
  let isSubscribed = subscribed
  const unsubscribe = vi.fn(async () => {
    isSubscribed = false
    return true
  })
  const subscription = { endpoint: ENDPOINT, toJSON: () => ({ endpoint: ENDPOINT, keys }), unsubscribe }
  const subscribe = vi.fn(async () => {
    isSubscribed = true
    return subscription
  })
  const registration = {
    pushManager: { getSubscription: async () => (isSubscribed ? subscription : null), subscribe },
  }
  const notification = {
    permission,
    requestPermission: async () => {
      notification.permission = answer
      return answer
    },
  }
  vi.stubGlobal('Notification', notification)
  vi.stubGlobal('PushManager', class {})
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistration: async () => (worker ? registration : undefined),
      ready: Promise.resolve(registration),
    },
  })
  return { subscribe, unsubscribe, isSubscribed: () => isSubscribed }
}

beforeEach(() => {
  writeSession(sessionOf({ expiresAt: Math.floor(Date.now() / 1000) + 3600 }))
  sessionStore.check()
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

describe('F-336 notices to a closed browser', () => {
  it('are on or off where the browser can have them, and refused where the player forbade them', async () => {
    browser()
    expect(await readPushState()).toBe('off')
    browser({ subscribed: true })
    expect(await readPushState()).toBe('on')
    browser({ permission: 'denied', subscribed: true })
    expect(await readPushState()).toBe('refused')
  })

  it('are not offered where the browser lacks a part of what they need', async () => {
    browser({ worker: false })
    expect(await readPushState()).toBe('unsupported')
    for (const name of ['PushManager', 'Notification'] as const) {
      browser()
      Reflect.deleteProperty(globalThis, name)
      expect([name, await readPushState()]).toEqual([name, 'unsupported'])
      await expect(endPushHere()).resolves.toBeUndefined()
    }
    browser()
    Reflect.deleteProperty(navigator, 'serviceWorker')
    expect(await readPushState()).toBe('unsupported')
  })

  it('are switched on with the key of the server, which is told where to send them', async () => {
    const { subscribe, isSubscribed } = browser()
    const requests = fakeFetch(({ method }) => ({
      body: method === 'PUT' ? { success: true } : { public_key: 'BPublic' },
    }))
    expect(await switchPushOn()).toBe('on')
    expect(isSubscribed()).toBe(true)
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BPublic' })
    expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'GET /api/push',
      'PUT /api/push/subscription',
    ])
    expect(requests.map(({ headers }) => headers.has('authorization'))).toEqual([true, true])
    expect(await requests[1]?.json()).toEqual({ endpoint: ENDPOINT, keys: KEYS })
  })

  it('stay off where the player says no or does not answer, and nothing is asked of the server', async () => {
    const requests = fakeFetch(() => ({ body: { public_key: 'BPublic' } }))
    browser({ answer: 'denied' })
    expect(await switchPushOn()).toBe('refused')
    const { subscribe } = browser({ answer: 'default' })
    expect(await switchPushOn()).toBe('off')
    expect([requests.length, subscribe.mock.calls.length]).toEqual([0, 0])
  })

  it('are taken back in the browser where the server does not keep them', async () => {
    const { isSubscribed, unsubscribe } = browser({ keys: {} })
    const requests = fakeFetch(({ method }) =>
      method === 'PUT' ? { status: 422, body: { code: 'x', detail: 'x' } } : { body: { public_key: 'B' } },
    )
    await expect(switchPushOn()).rejects.toMatchObject({ status: 422 })
    expect(await requests[1]?.json()).toEqual({ endpoint: ENDPOINT, keys: { p256dh: '', auth: '' } })
    expect([isSubscribed(), unsubscribe.mock.calls.length]).toEqual([false, 1])
  })

  it('are switched off here and at the server, and only where they were on', async () => {
    const requests = fakeFetch(() => ({ body: { success: true } }))
    browser()
    expect(await switchPushOff()).toBe('off')
    expect(requests).toHaveLength(0)
    const { isSubscribed } = browser({ subscribed: true })
    expect(await switchPushOff()).toBe('off')
    expect(isSubscribed()).toBe(false)
    expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'POST /api/push/unsubscribe',
    ])
    expect(await requests[0]?.json()).toEqual({ endpoint: ENDPOINT })
    expect(requests[0]?.headers.has('authorization')).toBe(true)
  })

  it('end in the browser for who signs out', async () => {
    const { isSubscribed } = browser({ subscribed: true })
    await endPushHere()
    expect(isSubscribed()).toBe(false)
  })
})
