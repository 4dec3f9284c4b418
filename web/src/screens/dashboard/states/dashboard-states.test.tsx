import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../data/query-client.ts'
import { sessionStore } from '../../../data/session/session-store.ts'
import { writeSession } from '../../../data/stored/storage.ts'
import { dashboardData } from '../../../test-support/answers/dashboard-answer.ts'
import { type FakeAnswer, fakeFetch } from '../../../test-support/fakes/fake-fetch.ts'
import { renderAt } from '../../../test-support/render-at.tsx'
import { sessionOf } from '../../../test-support/sessions.ts'
import { textOf } from '../../../test-support/text-of.ts'
import { drawsWholeApp } from '../../../test-support/whole-app.ts'

const GOOD: FakeAnswer = { body: { success: true, data: dashboardData() } }
const OUTAGE: FakeAnswer = {
  status: 503,
  body: {
    code: 'platform-maintenance',
    retry_after: 30,
    detail: {
      error: 'Bungie server outage',
      user_message: 'The servers are down for maintenance.',
      technical_details: 'SystemDisabled (5)',
      suggested_actions: ['Check again in a few minutes'],
    },
  },
}

let answer: FakeAnswer | 'hang'
let requests: Request[]
const main = () => screen.getByRole('main')
const words = () => textOf(main())
const dashboardCalls = () => requests.filter(({ url }) => url.includes('guardian-data')).length

drawsWholeApp()
beforeEach(() => {
  answer = GOOD
  requests = fakeFetch((request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/dashboard/guardian-data') return answer
    if (pathname === '/api/bungie/refresh') return REFRESHED
    return { status: 404, body: { code: 'not-found', detail: 'x' } }
  })
})

const soon = () => Math.floor(Date.now() / 1000) + 3600
const REFRESHED: FakeAnswer = {
  body: {
    access_token: 'fresh-'.padEnd(40, 'n'),
    refresh_token: 'next-'.padEnd(40, 'n'),
    expires_at: 4_000_000_000,
  },
}

async function open(path = '/dashboard') {
  writeSession(sessionOf({ expiresAt: soon() }))
  sessionStore.check()
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { retry: false, staleTime: 60_000 } })
  return renderAt(path, client)
}

describe('before there is a dashboard', () => {
  it('F-103 it says that it loads, and what will stand there', async () => {
    answer = 'hang'
    await open()
    expect(await screen.findByText('Loading Guardian intelligence...')).toBeDefined()
    expect(main().querySelector('[aria-busy=true]')).not.toBeNull()
    expect(within(main()).getByText(/^Your score, the one thing to do next .* in a moment\.$/)).toBeDefined()
  })

  it('F-104 a visitor is asked to connect, with exactly three benefits', async () => {
    sessionStore.check()
    await renderAt('/dashboard')
    expect(within(main()).getByRole('heading', { name: 'Authentication Required' })).toBeDefined()
    expect(within(main()).getByRole('button', { name: 'Connect with Bungie' })).toBeDefined()
    expect(within(main()).getAllByRole('listitem')).toHaveLength(3)
    expect(dashboardCalls()).toBe(0)
  })
})

describe('an account without data', () => {
  const EMPTY = {
    characters: [],
    guardian_overview: { total_weapons: 0 },
    checks: {
      has_data: false,
      withheld: ['records'],
      causes: [
        { cause: 'privacy', passed: false, text: 'Triumphs are hidden.' },
        { cause: 'characters', passed: true, text: 'Three found.' },
        { cause: 'platform', text: 'The accounts could not be asked for.' },
      ],
    },
  }

  it('F-105 says so with each cause as it was found, and debug info without a secret', async () => {
    answer = { body: { success: true, data: EMPTY } }
    await open()
    expect(await screen.findByRole('heading', { name: 'No Guardian Data Available' })).toBeDefined()
    expect(words()).toContain('Privacy (failed): Triumphs are hidden.')
    expect(words()).toContain('Characters (passed): Three found.')
    expect(words()).toContain('Platform (not known): The accounts could not be asked for.')
    expect(words()).toContain('Withheld: records')
    expect(words()).toContain(sessionOf().membershipId)
    expect(words()).not.toContain(sessionOf().accessToken)
    expect(words()).not.toContain(sessionOf().refreshToken)
  })

  it('F-105 F-106 has a retry that works and leads to the privacy settings in a new tab', async () => {
    answer = { body: { success: true, data: EMPTY } }
    await open()
    const privacy = await screen.findByRole('link', { name: 'Check Privacy Settings' })
    expect(privacy.getAttribute('href')).toMatch(/^https:\/\/www\.bungie\.net\/.*privacy/i)
    expect(privacy.getAttribute('target')).toBe('_blank')
    expect(privacy.getAttribute('rel')).toContain('noopener')
    answer = GOOD
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('button', { name: 'Account Overview' })).toBeDefined()
  })

  it('F-105 of a copy that stands in for the platform it does not say that it was checked just now', async () => {
    answer = { body: { success: true, data: { ...EMPTY, stale: true, stale_reason: 'maintenance' } } }
    await open()
    expect(await screen.findByRole('heading', { name: 'No Guardian Data Available' })).toBeDefined()
    expect(words()).toContain('What was found when it was last asked:')
    expect(words()).not.toContain('just now:')
  })

  it('F-105 names the possible causes also where the server looked into none', async () => {
    answer = { body: { success: true, data: {} } }
    await open()
    expect(await screen.findByText('This account may have no character yet.')).toBeDefined()
  })
})

describe('the error panels', () => {
  it('F-107 F-108 an outage shows the platform’s words, Check Again and the support account', async () => {
    answer = OUTAGE
    await open()
    const panel = await screen.findByRole('alert')
    expect(within(panel).getByRole('heading', { name: 'Bungie Server Maintenance' })).toBeDefined()
    for (const text of [
      'The servers are down for maintenance.',
      'SystemDisabled (5)',
      'Check again in a few minutes',
    ]) {
      expect(panel.textContent).toContain(text)
    }
    expect(within(panel).getByRole('button', { name: 'Check Again' }).getAttribute('aria-disabled')).toBe(
      'true',
    )
    const support = within(panel).getByRole('link', { name: '@BungieHelp' })
    expect([support.getAttribute('target'), support.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ])
  })

  it('F-107 the last good dashboard stays readable below the outage, with its age', async () => {
    await open()
    await screen.findByRole('button', { name: 'Account Overview' })
    answer = OUTAGE
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    const panel = await screen.findByRole('alert')
    expect(panel.textContent).toMatch(/Your dashboard from \d\d:\d\d \(2 min ago\) stays readable below\./)
    expect(screen.getByRole('button', { name: 'Account Overview' })).toBeDefined()
    expect(within(main()).getByText(/As of \d\d:\d\d · 2 min ago/)).toBeDefined()
  })

  it('G-45 a copy that the server kept says why it is old, and the dashboard stands below', async () => {
    answer = { body: { success: true, data: dashboardData({ stale: true, stale_reason: 'maintenance' }) } }
    await open()
    const panel = await screen.findByRole('alert')
    expect(within(panel).getByRole('heading', { name: 'Bungie Server Maintenance' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Account Overview' })).toBeDefined()
  })

  it('F-107 G-45 nothing of a last good copy is called live; estimates stay estimates', async () => {
    answer = { body: { success: true, data: dashboardData({ stale: true, stale_reason: 'maintenance' }) } }
    await open('/dashboard?open=all')
    await screen.findByRole('alert')
    await screen.findByText('Total playtime')
    expect(within(main()).queryAllByText('live')).toEqual([])
    expect(within(main()).getAllByText('saved').length).toBeGreaterThan(5)
    expect(within(main()).getAllByText('estimated').length).toBeGreaterThan(0)
  })

  it('G-45 a sign-in that the platform ended asks to connect again, above what was read last', async () => {
    answer = {
      body: { success: true, data: dashboardData({ stale: true, stale_reason: 'reconnect-needed' }) },
    }
    await open()
    expect(await screen.findByRole('heading', { name: 'Connect again' })).toBeDefined()
    expect(within(main()).getByRole('button', { name: 'Connect with Bungie' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Account Overview' })).toBeDefined()
  })

  it('G-46 a profile that is partly private says so, and claims nothing about what it cannot see', async () => {
    const { weekly: _, ...extras } = dashboardData().extras ?? {}
    const checks = { has_data: true, causes: [], withheld: ['progressions', 'records'] }
    answer = { body: { success: true, data: dashboardData({ extras, checks }) } }
    await open()
    expect(
      await screen.findByText(/Your privacy settings keep 2 parts of your profile from us/),
    ).toBeDefined()
    expect(screen.getByRole('region', { name: 'Weekly Progress' }).textContent).toContain(
      'Your progression is hidden from us, and the week with it.',
    )
  })

  it('F-109 any other 503 has its two exact texts', async () => {
    answer = { status: 503, body: { code: 'platform-throttled', detail: 'Slow down', retry_after: 7 } }
    await open()
    const panel = await screen.findByRole('alert')
    expect(within(panel).getByRole('heading', { name: 'Service Temporarily Unavailable' })).toBeDefined()
    expect(within(panel).getByText('The Destiny 2 API is currently experiencing issues')).toBeDefined()
    expect(panel.textContent).toMatch(/Checks by itself in [67] s/)
  })

  it('F-110 anything else says its detail, with a troubleshooting list, system info and diagnostics to copy', async () => {
    const copied = vi.fn(async (_text: string) => undefined)
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText: copied } as unknown as Clipboard)
    answer = { status: 502, body: { code: 'platform-network', detail: 'Bungie is away', request_id: '7f' } }
    await open()
    const panel = await screen.findByRole('alert')
    expect(
      within(panel).getByRole('heading', { name: 'Failed to load Guardian data: Bungie is away' }),
    ).toBeDefined()
    expect(within(panel).getAllByRole('listitem').length).toBeGreaterThan(2)
    expect(panel.textContent).toContain('Code: platform-network')
    fireEvent.click(within(panel).getByRole('button', { name: 'Copy diagnostics' }))
    await waitFor(() => expect(copied).toHaveBeenCalledTimes(1))
    const [text = ''] = copied.mock.calls[0] ?? []
    expect(text).toContain('Request: 7f')
    expect(text).not.toContain(sessionOf().accessToken)
    answer = GOOD
    fireEvent.click(within(panel).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Account Overview' })).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('F-111 an answer without the success flag is refused and does not replace the last good one', async () => {
    await open()
    await screen.findByRole('button', { name: 'Account Overview' })
    answer = { body: { data: {} } }
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    const panel = await screen.findByRole('alert')
    expect(
      within(panel).getByRole('heading', { name: 'Invalid response structure from dashboard API' }),
    ).toBeDefined()
    expect(panel.textContent).toContain('The answer carries no success flag.')
    expect(screen.getByRole('button', { name: 'Account Overview' })).toBeDefined()
  })

  it('F-111 F-113 an answer with a field of another form names the field; fields nobody knows are tolerated', async () => {
    answer = { body: { success: true, data: { ...dashboardData(), ai_vault_score: 'high' } } }
    const { unmount } = await open()
    expect((await screen.findByRole('alert')).textContent).toContain('data.ai_vault_score')
    unmount()
    answer = { body: { success: true, data: { ...dashboardData(), tomorrow: { more: true } } } }
    await open()
    expect(await screen.findByRole('button', { name: 'Account Overview' })).toBeDefined()
  })

  it('F-112 a refused call refreshes the session and is tried exactly once more', async () => {
    answer = { status: 401, body: { code: 'session-expired', detail: 'Expired' } }
    await open()
    await screen.findByRole('alert')
    expect(requests.filter(({ url }) => url.includes('/api/bungie/refresh'))).toHaveLength(1)
    expect(dashboardCalls()).toBe(2)
    expect(words()).toContain('Failed to load Guardian data: Expired')
    expect(within(main()).getByRole('button', { name: 'Connect with Bungie' })).toBeDefined()
  })
})
