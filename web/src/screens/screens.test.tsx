import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionStore } from '../data/session/session-store.ts'
import { writeSession } from '../data/stored/storage.ts'
import { allowFailureLog } from '../test-support/allow-failure-log.ts'
import { FakeEventSource } from '../test-support/fakes/fake-event-source.ts'
import { type FakeAnswer, fakeFetch } from '../test-support/fakes/fake-fetch.ts'
import { renderAt } from '../test-support/render-at.tsx'
import { sessionOf } from '../test-support/sessions.ts'

const GUARDIAN = {
  success: true,
  data: {
    character_info: { light_level: 512, class_name: 'Hunter' },
    triumphs_completed: 1284,
    total_triumphs: 2310,
    total_activities: 4907,
    ai_vault_score: 78,
    power_cap: 550,
    characters: [{ id: '1', class: 'Hunter', power: 512 }],
  },
}
const NOT_THERE: FakeAnswer = { status: 404, body: { code: 'not-found', detail: 'x' } }

let answers: Record<string, FakeAnswer>
const main = () => screen.getByRole('main')

allowFailureLog()
beforeEach(() => {
  localStorage.clear()
  answers = {}
  vi.stubGlobal('EventSource', FakeEventSource)
  fakeFetch((request) => answers[new URL(request.url).pathname] ?? NOT_THERE)
  sessionStore.check()
})
afterEach(() => {
  cleanup()
  sessionStore.end()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function signIn() {
  writeSession(sessionOf({ expiresAt: Math.floor(Date.now() / 1000) + 3600 }))
  sessionStore.check()
}

describe('the command center', () => {
  it('says why the numbers are not newer, and calls a last copy neither live nor lost', async () => {
    signIn()
    const stale = { stale: true, stale_reason: 'maintenance', fetched_at: '2026-06-09T17:00:00Z' }
    answers['/api/dashboard/guardian-data'] = { body: { ...GUARDIAN, data: { ...GUARDIAN.data, ...stale } } }
    await renderAt('/')
    await vi.waitFor(() =>
      expect(main().textContent).toContain('closed for maintenance. This is the last copy'),
    )
    const hero = within(screen.getByRole('region', { name: /^Everything you own/ }))
    expect(hero.queryByText('live')).toBeNull()
    expect(main().textContent).toContain('1,284')
    expect(hero.getByRole('button', { name: 'Retry' })).toBeDefined()
  })

  it('G-21 offers to connect again where the platform ended the sign-in', async () => {
    signIn()
    answers['/api/dashboard/guardian-data'] = { status: 401, body: { code: 'reconnect-needed', detail: 'x' } }
    answers['/api/bungie/refresh'] = { status: 503, body: { code: 'platform-maintenance', detail: 'x' } }
    await renderAt('/')
    await vi.waitFor(() => expect(main().textContent).toContain('The platform ended this sign-in.'))
    expect(within(main()).getByRole('button', { name: 'Connect with Bungie' })).toBeDefined()
    expect(within(main()).queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  it('F-059 F-060 has three module cards and two AI cards that lead to their screens', async () => {
    await renderAt('/')
    const targets = Object.fromEntries(
      within(screen.getByRole('group', { name: 'Places' }))
        .getAllByRole('heading', { level: 2 })
        .flatMap((heading) => [...heading.querySelectorAll('a')])
        .map((link) => [link.textContent, link.getAttribute('href')]),
    )
    expect(targets).toEqual({
      Armory: '/armory',
      Atlas: '/atlas',
      Archives: '/archives',
      'AI Assistant': '/ai',
      Sentinel: '/sentinel',
    })
  })

  it('F-063 asks a visitor for authentication, with a button', async () => {
    await renderAt('/command-center')
    expect(within(main()).getByRole('heading', { name: 'Authentication Required' })).toBeDefined()
    expect(within(main()).getByText('Read-only. Your dashboard opens next.')).toBeDefined()
    expect(within(main()).getByRole('button', { name: 'Connect with Bungie' })).toBeDefined()
    expect(within(main()).queryByText('Power')).toBeNull()
  })

  it('F-061 shows a player the stats strip and asks for nothing', async () => {
    answers['/api/dashboard/guardian-data'] = { body: GUARDIAN }
    signIn()
    await renderAt('/')
    const strip = await within(main()).findByText('512', { selector: 'span' })
    expect(strip).toBeDefined()
    expect(main().textContent).toContain('1,284 / 2,310')
    expect(within(main()).getAllByText('4,907').length).toBeGreaterThan(0)
    expect(main().textContent).toMatch(/As of \d\d:\d\d · just now/)
    expect(within(main()).queryByText('Authentication Required')).toBeNull()
    expect(
      screen.getByRole('img', { name: /Vault score 78 of 100. Power against the cap of 550: Hunter 512/ }),
    ).toBeDefined()
  })

  it('F-061 sends the membership and the bearer token', async () => {
    answers['/api/dashboard/guardian-data'] = { body: GUARDIAN }
    signIn()
    await renderAt('/')
    await within(main()).findByText('512', { selector: 'span' })
    const request = vi
      .mocked(fetch)
      .mock.calls.map(([sent]) => sent as Request)
      .find(({ url }) => url.includes('guardian-data'))
    const { searchParams } = new URL(request?.url ?? '')
    expect(Object.fromEntries(searchParams)).toEqual({
      membership_id: sessionOf().membershipId,
      membership_type: '3',
    })
    expect(request?.headers.get('authorization')).toBe(`Bearer ${sessionOf().accessToken}`)
  })

  it('F-061 what is missing is an em dash, not a zero', async () => {
    signIn()
    await renderAt('/')
    await vi.waitFor(() => expect(within(main()).getAllByText('—').length).toBeGreaterThanOrEqual(4))
    expect(within(main()).queryByText('0')).toBeNull()
  })

  it('G-38 a failure is one line with a retry', async () => {
    answers['/api/dashboard/guardian-data'] = {
      status: 503,
      body: { code: 'x', detail: 'x', retry_after: 30 },
    }
    signIn()
    await renderAt('/')
    const retry = await within(main()).findByRole('button', { name: 'Retry' })
    answers['/api/dashboard/guardian-data'] = { body: GUARDIAN }
    fireEvent.click(retry)
    expect(await within(main()).findByText('512', { selector: 'span' })).toBeDefined()
    expect(within(main()).queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  it('F-062 the briefing shows this installation’s counters and says where they come from', async () => {
    answers['/api/briefing'] = {
      body: {
        active_guardians: 1204,
        guardians_known: 1300,
        data_points: 8_612_000,
        items_indexed: 8_600_000,
        definitions_indexed: 12_000,
        uptime_percent: 99.79,
        watched_minutes: 190,
      },
    }
    await renderAt('/')
    const fold = screen.getByRole('button', { name: 'Intelligence Briefing' })
    await vi.waitFor(() =>
      expect(main().textContent).toContain(
        '1,204 guardians seen in 7 days, 8.6 M data points, 99.7 % uptime.',
      ),
    )
    fireEvent.click(fold)
    const briefing = screen.getByRole('region', { name: 'Intelligence Briefing' })
    expect(await within(briefing).findByText('1,204')).toBeDefined()
    expect(briefing.textContent).toContain('8.6 M')
    expect(briefing.textContent).toContain('99.7 %in 3 h watched')
    expect(within(briefing).getByText('live')).toBeDefined()
  })

  it('F-062 claims no uptime before the platform was watched', async () => {
    answers['/api/briefing'] = {
      body: {
        active_guardians: 1,
        guardians_known: 1,
        data_points: 12_000,
        items_indexed: 0,
        definitions_indexed: 12_000,
        watched_minutes: 0,
      },
    }
    await renderAt('/?open=all')
    const briefing = screen.getByRole('region', { name: 'Intelligence Briefing' })
    expect((await within(briefing).findByText('not watched yet')).parentElement?.textContent).toBe(
      'Uptime—not watched yet',
    )
  })

  it('F-062 invents nothing where no counter came', async () => {
    await renderAt('/?open=all')
    const briefing = screen.getByRole('region', { name: 'Intelligence Briefing' })
    expect(within(briefing).getAllByText('—')).toHaveLength(3)
    expect(briefing.textContent).not.toContain('99.7')
  })
})

describe('the sign-in screen', () => {
  it('F-013 says what is read, kept and never seen, and has no password field', async () => {
    await renderAt('/login')
    expect(main().textContent).toMatch(/Reads characters.*Keeps a sign-in.*Never sees your password/)
    expect(within(main()).getByRole('button', { name: 'Connect with Bungie' })).toBeDefined()
    expect(main().querySelector('input')).toBeNull()
  })

  it('F-038 a failure is said beside the button, which works again', async () => {
    await renderAt('/auth')
    const connect = within(main()).getByRole('button', { name: 'Connect with Bungie' }) as HTMLButtonElement
    fireEvent.click(connect)
    expect(connect.disabled).toBe(true)
    expect(await within(main()).findByText('Could not reach sign-in. Try again.')).toBeDefined()
    expect(connect.disabled).toBe(false)
  })
})

describe('Signal Lost', () => {
  it('F-014 F-015 shows the unknown path as text and the five links', async () => {
    await renderAt('/armoury/%3Cimg%20src=x%3E')
    expect(await screen.findByRole('heading', { level: 1, name: 'Signal Lost' })).toBeDefined()
    expect(main().querySelector('code')?.textContent).toContain('/armoury/')
    expect(main().querySelector('img')).toBeNull()
    const back = within(screen.getByRole('navigation', { name: 'Ways back' })).getAllByRole('link')
    expect(back.map((link) => link.getAttribute('href'))).toEqual([
      '/command-center',
      '/atlas',
      '/archives',
      '/armory',
      '/ai',
    ])
    expect(document.title).toBe('Signal Lost · AI Vault')
  })

  it('F-014 guesses what was meant', async () => {
    await renderAt('/armoury')
    const guess = await screen.findByRole('link', { name: '/armory' })
    expect(guess.getAttribute('href')).toBe('/armory')
    expect(document.activeElement?.textContent).toBe('Signal Lost')
  })
})

describe('the changelog', () => {
  it('renders the project’s own file', async () => {
    await renderAt('/changelog')
    expect(screen.getByRole('heading', { level: 2, name: /^3\.0\.0/ })).toBeDefined()
    expect(within(main()).getAllByRole('listitem').length).toBeGreaterThan(0)
  })
})
