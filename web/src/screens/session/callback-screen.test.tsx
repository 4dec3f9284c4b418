import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionStore } from '../../data/session/session-store.ts'
import { forgetPendingSignIn } from '../../data/sign-in/finish-sign-in.ts'
import { rememberReturn, takeReturn } from '../../data/stored/storage.ts'
import { allowFailureLog } from '../../test-support/allow-failure-log.ts'
import { FakeEventSource } from '../../test-support/fakes/fake-event-source.ts'
import { fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { renderAt } from '../../test-support/render-at.tsx'
import { sessionOf } from '../../test-support/sessions.ts'

const TOKEN = 'a'.repeat(40)
const { query } = vi.hoisted(() => ({ query: { text: '' } }))
vi.mock('../../data/sign-in/callback-query.ts', () => ({
  takeCallbackQuery: () => new URLSearchParams(query.text),
}))

/** Opens the callback screen as if the platform had sent this query back. */
async function comeBackWith(text: string) {
  query.text = text
  const { router } = await renderAt('/auth/callback')
  await vi.waitFor(() => expect(screen.queryByText('Finishing the sign-in')).toBeNull())
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  return { wait, at: () => router.latestLocation.href }
}

allowFailureLog()
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '')
  forgetPendingSignIn()
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 })
  vi.stubGlobal('EventSource', FakeEventSource)
  fakeFetch(() => ({ status: 400, body: { code: 'state-mismatch', detail: 'Not from this browser.' } }))
  sessionStore.check()
})
afterEach(() => {
  cleanup()
  sessionStore.end()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the callback screen', () => {
  it('F-020 F-021 success: says so, names the account, and goes to the dashboard after 1.5 s', async () => {
    const { wait, at } = await comeBackWith(
      `access_token=${TOKEN}&membership_id=46&membership_type=3&display_name=Vesper%234102`,
    )
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Authentication successful! Redirecting...',
    )
    expect(document.body.textContent).toContain('Vesper#4102 on Steam')
    await wait(1_200)
    expect(at()).toBe('/auth/callback')
    await wait(400)
    expect(at()).toBe('/dashboard')
    expect(sessionStore.read().status).toBe('connected')
  })

  it('F-021 Go now does not wait', async () => {
    const { wait, at } = await comeBackWith(`access_token=${TOKEN}&membership_id=46&membership_type=3`)
    fireEvent.click(screen.getByRole('button', { name: 'Go now' }))
    await wait(10)
    expect(at()).toBe('/dashboard')
  })

  it('F-040 success leads back to the screen that asked for the sign-in', async () => {
    rememberReturn('/armory?filter=god-tier')
    const { wait, at } = await comeBackWith(`access_token=${TOKEN}&membership_id=46&membership_type=3`)
    await wait(1_600)
    expect(at()).toBe('/armory?filter=god-tier')
  })

  it('F-022 neither token nor code: Redirecting, to the dashboard after 0.5 s', async () => {
    const { wait, at } = await comeBackWith('')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Redirecting...')
    await wait(350)
    expect(at()).toBe('/auth/callback')
    await wait(200)
    expect(at()).toBe('/dashboard')
  })

  it('F-023 F-024 a missing membership id fails, says why, and goes to the dashboard after 3 s', async () => {
    const { wait, at } = await comeBackWith(`access_token=${TOKEN}`)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Authentication failed. Redirecting to dashboard...',
    )
    expect(screen.getByText(/Missing required authentication parameters/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
    await wait(2_700)
    expect(at()).toBe('/auth/callback')
    await wait(400)
    expect(at()).toBe('/dashboard')
    expect(localStorage.getItem('bungie_access_token')).toBeNull()
  })

  it('a cancelled sign-in is no failure: nothing was shared, and it waits for the player', async () => {
    rememberReturn('/forge')
    const { wait, at } = await comeBackWith('error=access_denied&state=xyz')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You cancelled the sign-in')
    expect(screen.getByText(/Nothing was shared/)).toBeDefined()
    expect(document.body.textContent).not.toContain('failed')
    await wait(10_000)
    expect(at()).toBe('/auth/callback')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Explore the demo guardian' })).toBeDefined()
    fireEvent.click(screen.getByRole('link', { name: 'Go on without signing in' }))
    await wait(10)
    expect(at()).toBe('/command-center')
    expect(takeReturn()).toBe('/forge')
  })

  describe('reloaded after it was cancelled', () => {
    /** What a reload leaves: the entry of the history, and no query. */
    async function reload() {
      cleanup()
      forgetPendingSignIn()
      return comeBackWith('')
    }

    it('still says so, and waits', async () => {
      await comeBackWith('error=access_denied&state=xyz')
      const { wait, at } = await reload()
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You cancelled the sign-in')
      await wait(10_000)
      expect(at()).toBe('/auth/callback')
    })

    it('goes on to the dashboard with whoever has signed in since then', async () => {
      await comeBackWith('error=access_denied&state=xyz')
      sessionStore.begin(sessionOf())
      const { wait, at } = await reload()
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Redirecting...')
      await wait(600)
      expect(at()).toBe('/dashboard')
    })

    it('goes on while it stands there, once somebody signs in', async () => {
      const { wait, at } = await comeBackWith('error=access_denied&state=xyz')
      act(() => void sessionStore.begin(sessionOf()))
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Redirecting...')
      await wait(600)
      expect(at()).toBe('/dashboard')
    })
  })

  it('F-019 F-024 a code the server refuses fails with its reason', async () => {
    await comeBackWith('code=abc&state=xyz')
    expect(screen.getByText(/Not from this browser/)).toBeDefined()
  })
})
