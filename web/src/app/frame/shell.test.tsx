import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../data/query-client.ts'
import { sessionStore } from '../../data/session/session-store.ts'
import { writeSession } from '../../data/stored/storage.ts'
import { noticeBoard } from '../../data/system/notices.ts'
import { matchAddress } from '../../routing/match-address.ts'
import { allowFailureLog } from '../../test-support/allow-failure-log.ts'
import { loseConnection, regainConnection } from '../../test-support/connection.ts'
import { FakeEventSource } from '../../test-support/fakes/fake-event-source.ts'
import { type FakeAnswer, fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { renderAt } from '../../test-support/render-at.tsx'
import { sessionOf } from '../../test-support/sessions.ts'
import { ROUTES } from '../routes.tsx'

const HEALTHY = {
  overall_status: 'healthy',
  game_api: { status: 'ok', message: '' },
  manifest_version: '241.26',
  build: '3.0.0+abc',
  checked_at: '2026-06-09T17:00:00Z',
}
const SLOW = {
  ...HEALTHY,
  overall_status: 'bungie_issues',
  game_api: { status: 'timeout', message: '' },
  incident_id: 'A',
}

let statusAnswer: FakeAnswer | 'fail' | 'hang'
const links = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.textContent)
const nav = (name: string) => screen.getByRole('navigation', { name })

allowFailureLog()
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  statusAnswer = { body: HEALTHY }
  vi.stubGlobal('EventSource', FakeEventSource)
  fakeFetch((request) =>
    new URL(request.url).pathname === '/api/system-status'
      ? statusAnswer
      : { status: 404, body: { code: 'not-found', detail: 'x' } },
  )
  sessionStore.check()
})
afterEach(() => {
  cleanup()
  for (const { id } of noticeBoard.read()) noticeBoard.dismiss(id)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the header', () => {
  it('F-041 names the screens in the specified order, then More', async () => {
    await renderAt('/privacy')
    expect(links(nav('Main')).slice(0, 5)).toEqual([
      'Command Center',
      'Dashboard',
      'Atlas',
      'Archives',
      'Armory',
    ])
    expect(within(nav('Main')).getByRole('button').textContent).toBe('More')
  })

  it('F-041 marks the present page, also under its other address', async () => {
    await renderAt('/')
    expect(within(nav('Main')).getByRole('link', { current: 'page' }).textContent).toBe('Command Center')
  })

  it('F-042 More opens five links, closes by Escape and gives the focus back', async () => {
    await renderAt('/privacy')
    const more = within(nav('Main')).getByRole('button', { name: 'More' })
    expect(more.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(more)
    expect(more.getAttribute('aria-expanded')).toBe('true')
    expect(links(nav('Main')).slice(5)).toEqual([
      'Profile',
      'Forge',
      'Architect',
      'Prophecy',
      'Command Table',
    ])
    fireEvent.keyDown(more, { key: 'Escape' })
    expect(more.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(more)
  })

  it('F-042 arrows walk through the links and round', async () => {
    await renderAt('/privacy')
    const more = within(nav('Main')).getByRole('button', { name: 'More' })
    fireEvent.click(more)
    more.focus()
    for (const expected of ['Profile', 'Forge']) {
      fireEvent.keyDown(document.activeElement ?? more, { key: 'ArrowDown' })
      expect(document.activeElement?.textContent).toBe(expected)
    }
    for (const expected of ['Profile', 'Command Table']) {
      fireEvent.keyDown(document.activeElement ?? more, { key: 'ArrowUp' })
      expect(document.activeElement?.textContent).toBe(expected)
    }
  })

  it('F-043 the AI entries stand apart, with a glyph and a word', async () => {
    await renderAt('/privacy')
    expect(links(nav('Intelligence'))).toEqual(['AI Assistant', 'Sentinel'])
    for (const link of within(nav('Intelligence')).getAllByRole('link')) {
      expect(link.querySelector('svg use')).not.toBeNull()
    }
  })

  it('F-016 shows the product, its edge-of-fate theme and its version 3.0', async () => {
    await renderAt('/privacy')
    const brand = within(screen.getByRole('banner')).getAllByRole('link')[0]
    expect(brand?.textContent).toBe('AI Vault Edge of Fateversion 3.0')
  })

  it('F-045 the mobile menu holds every screen and closes on navigation', async () => {
    const { router } = await renderAt('/privacy')
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    const menu = screen.getByRole('dialog', { name: 'Menu' }) as HTMLDialogElement
    expect(menu.open).toBe(true)
    expect(within(menu).getAllByRole('link')).toHaveLength(1 + 12)
    await act(() => router.navigate({ to: '/changelog' }))
    expect(menu.open).toBe(false)
  })
})

describe('the connect control', () => {
  it('F-036 offers to connect where nobody is signed in', async () => {
    await renderAt('/privacy')
    expect(
      within(screen.getByRole('banner')).getByRole('button', { name: 'Connect with Bungie' }),
    ).toBeDefined()
  })

  it('F-035 says who is connected; F-031 Disconnect clears and tells the server', async () => {
    writeSession(sessionOf())
    sessionStore.check()
    await renderAt('/privacy')
    const header = screen.getByRole('banner')
    expect(header.textContent).toContain('Connected as Vesper#4102')
    const disconnect = within(header).getAllByRole('button', { name: 'Disconnect' })[0]
    if (disconnect) fireEvent.click(disconnect)
    expect(localStorage.getItem('bungie_access_token')).toBeNull()
    expect(screen.getAllByRole('button', { name: 'Connect with Bungie' }).length).toBeGreaterThan(0)
    const sent = vi.mocked(fetch).mock.calls.map(([request]) => new URL((request as Request).url).pathname)
    expect(sent).toContain('/api/bungie/logout')
  })
})

describe('the status', () => {
  it('F-044 F-046 dot, network, command center and build', async () => {
    await renderAt('/privacy')
    await vi.waitFor(() =>
      expect(screen.getByRole('button', { name: /System status: Operational/ })).toBeDefined(),
    )
    expect(document.body.textContent).toContain('Network online')
    expect(document.body.textContent).toContain('Command center operational')
    expect(document.body.textContent).toContain('Build 3.0.0+abc')
  })

  it('F-046 without a network it says so and speaks of saved data', async () => {
    await renderAt('/privacy')
    expect(navigator.onLine).toBe(true)
    await loseConnection()
    expect(document.body.textContent).toContain('Offline: showing saved data')
    regainConnection()
    expect(document.body.textContent).toContain('Network online')
  })

  it('what stood before the connection was lost is not said again after its return', async () => {
    statusAnswer = { body: SLOW }
    const { client } = await renderAt('/privacy')
    const text = 'API is responding slowly. Please be patient.'
    await vi.waitFor(() => expect(screen.getByText(text)).toBeDefined())
    await loseConnection()
    expect(screen.queryByText(text)).toBeNull()
    // What was received before the return is told apart by its time.
    const lostAt = Date.now()
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(lostAt))
    regainConnection()
    expect(screen.queryByText(text)).toBeNull()
    fakeFetch(() => ({ body: SLOW }))
    await act(() => client.refetchQueries({ queryKey: ['status'] }))
    await vi.waitFor(() => expect(screen.getByText(text)).toBeDefined())
  })

  it('F-049 the banner can be dismissed and comes back for the next incident', async () => {
    statusAnswer = { body: SLOW }
    const { client } = await renderAt('/privacy')
    const text = 'API is responding slowly. Please be patient.'
    await vi.waitFor(() => expect(screen.getByText(text)).toBeDefined())
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText(text)).toBeNull()
    statusAnswer = { body: { ...SLOW, incident_id: 'B' } }
    await act(() => client.refetchQueries({ queryKey: ['status'] }))
    await vi.waitFor(() => expect(screen.getByText(text)).toBeDefined())
  })

  it('F-051 a check that fails hides the banner and turns the dot to other', async () => {
    statusAnswer = { body: SLOW }
    const { client } = await renderAt('/privacy')
    await vi.waitFor(() => expect(screen.getByText(/responding slowly/)).toBeDefined())
    statusAnswer = 'fail'
    await act(() => client.refetchQueries({ queryKey: ['status'] }))
    await vi.waitFor(() => expect(screen.queryByText(/responding slowly/)).toBeNull())
    expect(screen.getByRole('button', { name: /System status: Unknown/ })).toBeDefined()
  })

  it('F-050 asks again every 120 s, and never twice for one failure', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    statusAnswer = 'fail'
    await renderAt('/privacy', createQueryClient())
    const asked = () =>
      vi
        .mocked(fetch)
        .mock.calls.filter(([request]) => (request as Request).url.endsWith('/api/system-status')).length
    await vi.waitFor(() => expect(asked()).toBe(1))
    await act(() => vi.advanceTimersByTimeAsync(118_000))
    expect(asked()).toBe(1)
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(asked()).toBe(2)
  })
})

describe('notices and footer', () => {
  it('F-334 shows a notice as text, one at a time, until it is dismissed', async () => {
    await renderAt('/privacy')
    act(() => {
      noticeBoard.add({ type: 'message', content: '<b>Reset</b> at 17:00' })
      noticeBoard.add({ type: 'test', content: 'second' })
    })
    expect(await screen.findByText('<b>Reset</b> at 17:00')).toBeDefined()
    expect(screen.queryByText('second')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.getByText('second')).toBeDefined()
  })

  it('F-017 is free for the community, and the donation link is a placeholder', async () => {
    await renderAt('/privacy')
    const footer = screen.getByRole('contentinfo')
    expect(footer.textContent).toContain('free for the community')
    expect(footer.textContent).toMatch(/donations/i)
    const donate = within(footer).getByText('Donate: coming soon')
    expect(donate.getAttribute('aria-disabled')).toBe('true')
    expect(donate.hasAttribute('href')).toBe(false)
  })
})

describe('the addresses', () => {
  /** Every address of the specification; the screens register theirs in screen-list.ts. */
  const PATHS = [
    ...['/', '/command-center', '/dashboard', '/armory', '/atlas', '/archives', '/aegis', '/ai', '/sentinel'],
    ...['/sentinel-ai', '/forge', '/forge/preview', '/forge/1', '/architect', '/prophecy', '/command-table'],
    ...['/profile', '/login', '/auth', '/auth/callback', '/admin', '/changelog', '/privacy'],
    ...['/build/my-build', '/prophecy/4611686018', '/profile/4611686018'],
  ]

  const titleAt = (path: string) => matchAddress(ROUTES, path)?.route.title
  const screenAt = (path: string) => matchAddress(ROUTES, path)?.route.component

  it.each(PATHS)('%s is a screen, not Signal Lost', (path) => {
    expect(titleAt(path)).toBeDefined()
  })

  it.each([
    ['/', '/command-center', 'F-001'],
    ['/login', '/auth', 'F-013'],
    ['/ai', '/aegis', 'F-006'],
    ['/sentinel', '/sentinel-ai', 'F-007'],
  ])('%s and %s are the same screen (%s)', (one, other) => {
    expect(screenAt(one)).toBe(screenAt(other))
    expect(titleAt(one)).toBe(titleAt(other))
  })

  it('a screen’s title stands in the tab', async () => {
    await renderAt('/armory')
    expect(document.title).toBe('Guardian Vault · AI Vault')
  })

  it('after a navigation the new heading has the focus', async () => {
    const { router } = await renderAt('/privacy')
    await act(() => router.navigate({ to: '/changelog' }))
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Changelog'))
  })
})
