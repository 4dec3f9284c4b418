import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createQueryClient } from '../../data/query-client.ts'
import { sessionStore } from '../../data/session/session-store.ts'
import { writeSession } from '../../data/stored/storage.ts'
import { dashboardData } from '../../test-support/answers/dashboard-answer.ts'
import { type FakeAnswer, fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { renderAt } from '../../test-support/render-at.tsx'
import { sessionOf } from '../../test-support/sessions.ts'
import { drawsWholeApp } from '../../test-support/whole-app.ts'

const DOWN = {
  overall_status: 'bungie_issues',
  game_api: { status: 'error', message: 'Out for maintenance' },
  build: '3.0.0',
  checked_at: '2026-06-09T17:00:00Z',
}
const OUTAGE = { status: 503, body: { code: 'platform-maintenance', detail: 'x', retry_after: 60 } }
const READ = '2026-06-09T16:40:00Z'
const PLAYER = sessionOf().membershipId

let dashboard: FakeAnswer | 'hang'

drawsWholeApp()
beforeEach(() => {
  dashboard = OUTAGE
  fakeFetch(({ url }) => (new URL(url).pathname === '/api/system-status' ? { body: DOWN } : dashboard))
})

async function open(path: string, { signedIn = true, kept = false } = {}) {
  if (signedIn) writeSession(sessionOf())
  sessionStore.check()
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { retry: false } })
  const answer = { success: true, data: dashboardData({ fetched_at: READ }) }
  if (kept) client.setQueryData(['dashboard', PLAYER, 'guardian-data'], answer)
  await renderAt(path, client)
  return (await screen.findByText('Bungie.net servers have issues.')).closest('[role=status]')
}

describe('F-053 what the outage banner says of the player’s data', () => {
  it('when it was read, though it arrived later', async () => {
    const banner = await open('/dashboard', { kept: true })
    await waitFor(() =>
      expect(banner?.textContent).toMatch(/What was read on Jun \d+, \d\d:\d\d stays open\./),
    )
  })

  it('the same on a page without data of the player', async () => {
    expect((await open('/privacy', { kept: true }))?.textContent).toContain('stays open')
  })

  it('that nothing was read, where the only call failed', async () => {
    const banner = await open('/dashboard')
    await waitFor(() => expect(banner?.textContent).toContain('Nothing of yours was read yet.'))
    expect(banner?.textContent).not.toContain('stays open')
  })

  it('that nothing was read on this screen, though another one was', async () => {
    const banner = await open('/archives', { kept: true })
    await waitFor(() => expect(banner?.textContent).toContain('Nothing of yours was read yet.'))
  })

  it('nothing while the first answer is on its way, nor to a visitor', async () => {
    dashboard = 'hang'
    expect((await open('/dashboard'))?.textContent).not.toMatch(/stays open|read yet/)
    cleanup()
    localStorage.clear()
    const banner = await open('/dashboard', { signedIn: false })
    expect(banner?.textContent).not.toMatch(/stays open|read yet/)
  })
})
