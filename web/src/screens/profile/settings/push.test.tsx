import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sessionStore } from '../../../data/session/session-store.ts'
import { writeSession } from '../../../data/stored/storage.ts'
import { type FakeAnswer, fakeFetch } from '../../../test-support/fakes/fake-fetch.ts'
import { renderAt } from '../../../test-support/render-at.tsx'
import { sessionOf } from '../../../test-support/sessions.ts'
import { drawsWholeApp } from '../../../test-support/whole-app.ts'

drawsWholeApp()

const SUBSCRIPTION = { endpoint: 'https://push.test/1', keys: { p256dh: 'pp', auth: 'aa' } }
const LABEL = 'Tell me in this browser while AI Vault is closed'

/** A browser that can be told: what it was asked, and what it holds. */
function browserThatCan(permission: NotificationPermission, answer: NotificationPermission = 'granted') {
  const held: { subscription: object | null; asked: number; key: unknown } = {
    subscription: null,
    asked: 0,
    key: undefined,
  }
  const notification = {
    permission,
    requestPermission: async () => {
      held.asked++
      notification.permission = answer
      return answer
    },
  }
  const subscription = {
    endpoint: SUBSCRIPTION.endpoint,
    toJSON: () => SUBSCRIPTION,
    unsubscribe: async () => {
      held.subscription = null
      return true
    },
  }
  const registration = {
    pushManager: {
      getSubscription: async () => held.subscription,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: unknown }) => {
        held.key = applicationServerKey
        held.subscription = subscription
        return subscription
      },
    },
  }
  vi.stubGlobal('Notification', notification)
  vi.stubGlobal('PushManager', class {})
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistration: async () => registration,
      ready: Promise.resolve(registration),
      addEventListener: () => {},
    },
  })
  return held
}
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

async function open(put: FakeAnswer = { body: { success: true } }) {
  const requests = fakeFetch((request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/alerts') return { body: { rules: [], postmaster: true, weekly: true } }
    if (pathname === '/api/push') return { body: { public_key: 'BPub' } }
    if (pathname.startsWith('/api/push/')) return put
    return { status: 404, body: { code: 'not-found', detail: 'x' } }
  })
  writeSession(sessionOf({ expiresAt: Math.floor(Date.now() / 1000) + 3600 }))
  sessionStore.check()
  await renderAt('/profile')
  return (path: string) => requests.find(({ url }) => new URL(url).pathname === path)?.clone()
}

describe('F-336 notices while AI Vault is closed', () => {
  it('are off until the player wants them, then asked for once and told to the server; a second press takes it back', async () => {
    const held = browserThatCan('default')
    const sent = await open()
    const toggle = await screen.findByRole('switch', { name: LABEL })
    expect([(toggle as HTMLInputElement).checked, held.asked]).toEqual([false, 0])
    fireEvent.click(toggle)
    expect(await screen.findByText('This browser is told from now on.')).toBeTruthy()
    expect((toggle as HTMLInputElement).checked).toBe(true)
    expect([held.asked, held.key]).toEqual([1, 'BPub'])
    expect(await sent('/api/push/subscription')?.json()).toEqual(SUBSCRIPTION)
    fireEvent.click(toggle)
    expect(await screen.findByText('This browser is not told while AI Vault is closed.')).toBeTruthy()
    expect(held.subscription).toBeNull()
    expect(await sent('/api/push/unsubscribe')?.json()).toEqual({ endpoint: SUBSCRIPTION.endpoint })
  })

  it('stay off where the browser refuses, and where it cannot', async () => {
    browserThatCan('default', 'denied')
    await open()
    fireEvent.click(await screen.findByRole('switch', { name: LABEL }))
    expect(await screen.findByText(/Allow them in its settings/)).toBeTruthy()
    expect(screen.queryByRole('switch', { name: LABEL })).toBeNull()
  })

  it('are not offered by a browser that has none', async () => {
    await open()
    expect(await screen.findByText('This browser cannot be told while AI Vault is closed.')).toBeTruthy()
  })

  it('leave nothing behind where the server does not take the subscription', async () => {
    const held = browserThatCan('granted')
    await open({ status: 422, body: { code: 'unknown-push-service', detail: 'Not through this service.' } })
    const toggle = await screen.findByRole('switch', { name: LABEL })
    fireEvent.click(toggle)
    expect(await screen.findByText('Not through this service.')).toBeTruthy()
    expect([held.subscription, (toggle as HTMLInputElement).checked]).toEqual([null, false])
  })
})

describe('the service worker', () => {
  function worker(pages: object[]) {
    const handlers = new Map<string, (event: object) => void>()
    const shown: unknown[] = []
    const opened: string[] = []
    const code = readFileSync(join(import.meta.dirname, '../../../../worker/push.js'), 'utf8')
    runInNewContext(code, {
      self: {
        addEventListener: (type: string, handler: (event: object) => void) => handlers.set(type, handler),
        clients: { matchAll: async () => pages, openWindow: async (url: string) => opened.push(url) },
        registration: { showNotification: async (...told: unknown[]) => shown.push(told) },
      },
    })
    const fire = async (type: string, event: object) => {
      let work: Promise<unknown> | undefined
      handlers.get(type)?.({ ...event, waitUntil: (running: Promise<unknown>) => (work = running) })
      await work
    }
    return { fire, shown, opened }
  }
  const data = { json: () => ({ title: 'AI Vault', body: 'God roll: Fatebringer.' }) }

  it('shows a notice while no page is in sight, and none beside a page that shows it itself', async () => {
    const away = worker([{ visibilityState: 'hidden' }])
    await away.fire('push', { data })
    expect(away.shown).toEqual([['AI Vault', expect.objectContaining({ body: 'God roll: Fatebringer.' })]])
    const here = worker([{ visibilityState: 'visible' }])
    await here.fire('push', { data })
    expect(here.shown).toEqual([])
  })

  it('brings the open page to the front when a notice is pressed, or opens one', async () => {
    const close = vi.fn()
    const focus = vi.fn()
    await worker([{ focus }]).fire('notificationclick', { notification: { close } })
    expect([close, focus].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
    const none = worker([])
    await none.fire('notificationclick', { notification: { close } })
    expect(none.opened).toEqual(['/dashboard'])
  })
})
