import { type QueuedPoint, queueAnswerSchema } from '@ai-vault/contract/atlas/moderation.ts'
import { historyAnswerSchema } from '@ai-vault/contract/atlas/points.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sessionStore } from '../data/session/session-store.ts'
import { writeSession } from '../data/stored/storage.ts'
import { pointWith } from '../test-support/atlas-answers.ts'
import { type FakeAnswer, fakeFetch } from '../test-support/fake-fetch.ts'
import { renderAt } from '../test-support/render-at.tsx'
import { sessionOf } from '../test-support/sessions.ts'
import { drawsWholeApp } from '../test-support/whole-app.ts'

drawsWholeApp()

const DECISIONS = '/api/atlas/moderation/decisions'
const said = (element: Element) => element.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
const queued = (id: number, changes: Partial<QueuedPoint> = {}) => ({
  ...pointWith(id, { status: 'pending' }),
  outside: false,
  reports: [],
  ...changes,
})
const queueOf = (points: readonly object[]) =>
  queueAnswerSchema.parse({ points, counts: { pending: points.length, reported: 0, hidden: 0 } })
const change = (id: number) => ({
  id,
  point_id: '1',
  point: 'Point 1',
  at: id,
  action: 'hide',
  by: 'moderator',
  you: false,
  name: 'Mona',
  reason: 'odd',
  before: { name: 'Point 1', kind: 'lore', lat: 1, lng: 1, status: 'pending', hidden: false },
  after: { name: 'Point 1', kind: 'lore', lat: 1, lng: 1, status: 'pending', hidden: true },
})

async function open(points: readonly object[], role = 'moderator') {
  const answers: Record<string, (request: Request) => FakeAnswer> = {
    '/api/atlas/standing': () => ({ body: { role, accepted_points: 0, submissions_left: null } }),
    '/api/atlas/moderation/queue': () => ({ body: queueOf(points) }),
    '/api/atlas/audit': ({ url }) => ({
      body: historyAnswerSchema.parse(
        url.includes('before=')
          ? { changes: [change(1)], more: false }
          : { changes: [change(2)], more: true },
      ),
    }),
    [DECISIONS]: () => ({ body: { results: points.map((_, at) => ({ id: String(at), done: true })) } }),
    '/api/atlas/map/points/1/revert': () => ({
      status: 409,
      body: { code: 'point-changed', detail: 'It was changed since.' },
    }),
  }
  const requests = fakeFetch(
    (request) => answers[new URL(request.url).pathname]?.(request) ?? { status: 404 },
  )
  writeSession(sessionOf({ expiresAt: Math.floor(Date.now() / 1000) + 3600, displayName: 'Mona#1' }))
  sessionStore.check()
  await renderAt('/admin')
  const sent = () => requests.filter(({ url }) => url.endsWith(DECISIONS))
  return { requests, sent }
}

const rows = () => within(screen.getByRole('list', { name: 'Moderation queue' })).getAllByRole('listitem')

describe('the moderation queue', () => {
  it('F-228 by keys: move, pick two, approve both; each row says who, where and what speaks against it', async () => {
    const { sent } = await open([
      queued(1, { submitter: { name: 'Kaelis', trusted: true, accepted_points: 12 } }),
      queued(2, { outside: true, reports: [{ reason: 'not-there', text: 'I looked', at: 1 }] }),
      queued(3, { mine: true }),
    ])
    await screen.findByText(/by Kaelis, trusted \(12 accepted\)/)
    expect(said(rows()[1] as HTMLElement)).toContain('Reported: nothing is there: I looked')
    expect(said(rows()[2] as HTMLElement)).toContain('another moderator decides')
    const list = screen.getByRole('list', { name: 'Moderation queue' })
    for (const key of ['x', 'j', 'x', 'a']) fireEvent.keyDown(list, { key })
    await screen.findByText('3 points approved.')
    expect(await sent()[0]?.json()).toEqual({ ids: ['1', '2'], action: 'approve' })
  })

  it('F-228 a refusal without a reason asks for it, and sends it then', async () => {
    const { sent } = await open([queued(1)])
    fireEvent.click(await screen.findByRole('button', { name: 'Refuse Point 1' }))
    await screen.findByText(/A reason is needed/)
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Reason/ }))
    expect(sent()).toHaveLength(0)
    fireEvent.change(screen.getByRole('textbox', { name: /^Reason/ }), {
      target: { value: 'Nothing is there' },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Refuse Point 1' }))
    await screen.findByText('1 point refused.')
    expect(await sent()[0]?.json()).toEqual({ ids: ['1'], action: 'refuse', reason: 'Nothing is there' })
  })

  it('F-228 all of a long queue at once goes in as many calls as the server takes', async () => {
    const { sent } = await open(Array.from({ length: 150 }, (_, at) => queued(at)))
    fireEvent.click(await screen.findByRole('button', { name: 'Pick all' }))
    fireEvent.click(screen.getByRole('button', { name: 'Approve 150' }))
    await waitFor(() => expect(sent()).toHaveLength(2))
    const sizes = await Promise.all(sent().map(async (request) => (await request.json()).ids.length))
    expect(sizes).toEqual([100, 50])
  })

  it('F-228 the log goes back in time; a change that cannot be taken back says why', async () => {
    await open([queued(1)])
    const log = within(await screen.findByRole('region', { name: 'Audit log' }))
    await log.findByText(/Mona hid/)
    fireEvent.click(log.getByRole('button', { name: 'Older changes' }))
    await waitFor(() => expect(log.getAllByRole('listitem')).toHaveLength(2))
    fireEvent.click(log.getAllByRole('button', { name: 'Take back: hid Point 1' })[0] as HTMLElement)
    await log.findByText('It was changed since.')
  })

  it('F-228 who is no moderator sees no queue and asks for none; the log is open to all, to read', async () => {
    const { requests } = await open([], 'trusted')
    await screen.findByText(/Mona hid/)
    expect(screen.queryByRole('button', { name: /Take back/ })).toBeNull()
    expect(requests.some(({ url }) => url.includes('/moderation/'))).toBe(false)
  })
})
