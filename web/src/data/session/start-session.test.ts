import { afterEach, expect, it, vi } from 'vitest'
import { fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { sessionOf } from '../../test-support/sessions.ts'
import { readSession, writeSession } from '../stored/storage.ts'
import { sessionStore } from './session-store.ts'
import { startSession } from './start-session.ts'

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

afterEach(() => vi.unstubAllGlobals())

it('a sign-in whose end is near is renewed before anybody is called connected', async () => {
  writeSession(sessionOf({ expiresAt: inSeconds(60) }))
  const renewed = {
    access_token: 'n'.repeat(43),
    refresh_token: 'm'.repeat(43),
    expires_at: inSeconds(3_600),
  }
  const requests = fakeFetch(() => ({ body: renewed }))
  await startSession()
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/bungie/refresh'])
  expect(readSession().accessToken).toBe(renewed.access_token)
  expect(sessionStore.read().status).toBe('connected')
})

it('a page that Back brings as it was left learns who signed in since then', async () => {
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  localStorage.clear()
  await startSession()
  writeSession(sessionOf({ expiresAt: inSeconds(3_600) }))
  show(false)
  expect(sessionStore.read().status).toBe('disconnected')
  show(true)
  expect(sessionStore.read().status).toBe('connected')
})

it('F-031 from then on a sign-out in another tab reaches this one', async () => {
  writeSession(sessionOf({ expiresAt: inSeconds(3_600) }))
  await startSession()
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(sessionStore.read().status).toBe('disconnected')
})

it('a sign-in that lasts, and a visitor, ask for nothing', async () => {
  const requests = fakeFetch(() => ({ status: 500 }))
  writeSession(sessionOf({ expiresAt: inSeconds(3_600) }))
  await startSession()
  expect(sessionStore.read().status).toBe('connected')
  writeSession(sessionOf({ accessToken: null, expiresAt: inSeconds(0) }))
  await startSession()
  expect(sessionStore.read().status).toBe('disconnected')
  expect(requests).toHaveLength(0)
})
