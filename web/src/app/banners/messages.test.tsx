import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionStore } from '../../data/session/session-store.ts'
import { writeSession } from '../../data/stored/storage.ts'
import { FakeEventSource } from '../../test-support/fakes/fake-event-source.ts'
import { fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { renderAt } from '../../test-support/render-at.tsx'
import { sessionOf } from '../../test-support/sessions.ts'
import { drawsWholeApp } from '../../test-support/whole-app.ts'
import { messageLog } from '../../ui/feedback/toasts/message-log.ts'

drawsWholeApp()

const APPROVED = 'Your point "Gate" on Europa was approved.'
const REFUSED = 'Your point "Wall" was refused.'
const NOTICES = [
  { id: 8, content: REFUSED, sent_at: Date.UTC(2026, 5, 9, 17) },
  { id: 7, content: APPROVED, sent_at: Date.UTC(2026, 5, 8, 17) },
]

async function openMessages(answer: { status?: number; body: unknown }) {
  fakeFetch((request) =>
    new URL(request.url).pathname === '/api/notices'
      ? answer
      : { status: 404, body: { code: 'not-found', detail: 'x' } },
  )
  writeSession(sessionOf({ expiresAt: Math.floor(Date.now() / 1000) + 3600 }))
  sessionStore.check()
  await renderAt('/privacy')
  fireEvent.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Messages' }))
  return within(await screen.findByRole('dialog', { name: 'Messages' }))
}

describe('the messages of a player', () => {
  beforeEach(() => {
    vi.stubGlobal('EventSource', FakeEventSource)
    messageLog.clear()
  })

  it('include what was told while the player was away, each once', async () => {
    messageLog.add(REFUSED, 'i-bell')
    const dialog = await openMessages({ body: { notices: NOTICES } })
    const before = within(await dialog.findByRole('region', { name: 'Told to you before' }))
    expect(before.getByText(APPROVED)).toBeTruthy()
    expect(dialog.getAllByText(REFUSED)).toHaveLength(1)
  })

  it.each([
    ['beside those that can', NOTICES],
    ['also where none can', []],
  ])('leave out one that cannot be read, and count it, %s', async (_, readable) => {
    const dialog = await openMessages({ body: { notices: [{ id: 'x' }, ...readable] } })
    await dialog.findByText('1 entry could not be read and is left out.')
    expect(dialog.queryAllByText(APPROVED)).toHaveLength(readable.length > 0 ? 1 : 0)
  })

  it('say so where the earlier ones cannot be read, and keep the others', async () => {
    messageLog.add('Saved.', 'i-info')
    const dialog = await openMessages({ status: 500, body: { code: 'x', detail: 'x' } })
    expect(await dialog.findByText('What you were told before could not be read.')).toBeTruthy()
    expect(dialog.getByText('Saved.')).toBeTruthy()
  })
})
