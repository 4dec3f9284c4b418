import { expectLog } from '@ai-vault/game/test-support/expected-logs.ts'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { allowFailureLog } from '../test-support/allow-failure-log.ts'
import { FakeEventSource } from '../test-support/fakes/fake-event-source.ts'
import { fakeFetch } from '../test-support/fakes/fake-fetch.ts'
import { renderAt } from '../test-support/render-at.tsx'

const { broken } = vi.hoisted(() => ({ broken: { yes: true } }))
vi.mock('../screens/privacy/PrivacyScreen.tsx', () => ({
  PrivacyScreen: () => {
    if (broken.yes) throw new TypeError('the screen fell over')
    return <h1>Privacy</h1>
  },
}))

allowFailureLog()
beforeEach(() => {
  broken.yes = true
  vi.stubGlobal('EventSource', FakeEventSource)
  expectLog('error', /The above error occurred in the </)
  fakeFetch(() => ({ status: 404, body: {} }))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a screen that crashes', () => {
  it('shows an error panel with ways out and leaves the shell alive', async () => {
    await renderAt('/privacy')
    const panel = screen.getByRole('alert')
    expect(panel.textContent).toContain('This screen stopped working')
    expect(within(panel).getByRole('link', { name: 'Command Center' })).toBeDefined()
    expect(within(panel).getByRole('button', { name: 'Reload the page' })).toBeDefined()
    expect(screen.getByRole('banner')).toBeDefined()
    expect(screen.getByRole('contentinfo')).toBeDefined()
  })

  it('comes back when trying again helps', async () => {
    await renderAt('/privacy')
    broken.yes = false
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
    await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Privacy'))
  })

  it('does not keep anyone from going elsewhere', async () => {
    const { router } = await renderAt('/privacy')
    await act(() => router.navigate({ to: '/changelog' }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Changelog')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
