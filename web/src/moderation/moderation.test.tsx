import { type QueuedPoint, queueAnswerSchema } from '@ai-vault/contract/atlas/moderation.ts'
import { historyAnswerSchema } from '@ai-vault/contract/atlas/points.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sessionStore } from '../data/session/session-store.ts'
import { writeSession } from '../data/stored/storage.ts'
import { pointWith } from '../test-support/answers/atlas-answers.ts'
import { type FakeAnswer, fakeFetch } from '../test-support/fakes/fake-fetch.ts'
import { renderAt } from '../test-support/render-at.tsx'
import { sessionOf } from '../test-support/sessions.ts'
import { textOf } from '../test-support/text-of.ts'
import { drawsWholeApp } from '../test-support/whole-app.ts'

drawsWholeApp()

const DECISIONS = '/api/atlas/moderation/decisions'
const queued = (id: number, changes: Partial<QueuedPoint> = {}) => ({
  ...pointWith(id, { status: 'pending' }),
  outside: false,
  reports: [],
  ...changes,
})
const queueOf = (points: readonly object[]) =>
  queueAnswerSchema.parse({
    points,
    counts: { pending: points.length, reported: 0, hidden: 0, appeals: 0 },
  })
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

async function open(
  points: readonly object[],
  role = 'moderator',
  others: Readonly<Record<string, (request: Request) => FakeAnswer | 'hang'>> = {},
) {
  const answers: Record<string, (request: Request) => FakeAnswer | 'hang'> = {
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
    '/api/atlas/map/points/1/history': () => ({ body: { changes: [change(1)], more: false } }),
    ...others,
  }
  const requests = fakeFetch(
    (request) => answers[new URL(request.url).pathname]?.(request) ?? { status: 404 },
  )
  writeSession(sessionOf({ expiresAt: Math.floor(Date.now() / 1000) + 3600, displayName: 'Mona#1' }))
  sessionStore.check()
  const { client } = await renderAt('/admin')
  const sent = () => requests.filter(({ url }) => url.endsWith(DECISIONS))
  return { requests, sent, answers, client }
}

const rows = () => within(screen.getByRole('list', { name: 'Moderation queue' })).getAllByRole('listitem')

describe('the moderation queue', () => {
  it('F-228 by keys: move, pick two, approve both; each row says who, where and what speaks against it', async () => {
    const { sent } = await open([
      queued(1, { submitter: { name: 'Kaelis', trusted: true, accepted_points: 12 } }),
      queued(2, { outside: true, reports: [{ reason: 'not-there', text: 'I looked', at: 1 }] }),
      queued(3, { mine: true }),
    ])
    const pane = () => textOf(screen.getByRole('region', { name: 'Point at hand' }))
    await screen.findByText('Kaelis, trusted · 12 accepted')
    expect(textOf(rows()[1] as HTMLElement)).toContain('Outside of its destination')
    expect(textOf(rows()[2] as HTMLElement)).toContain('another moderator decides')
    fireEvent.click(screen.getByRole('button', { name: 'Look at Point 2' }))
    expect(pane()).toContain('Reported: nothing is there: I looked')
    fireEvent.click(screen.getByRole('button', { name: 'Look at Point 3' }))
    expect(pane()).toContain('another moderator decides')
    expect(screen.queryByRole('button', { name: 'Approve Point 3' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Look at Point 1' }))
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
    fireEvent.click(screen.getByRole('radio', { name: 'Wrong place' }))
    fireEvent.click(screen.getByRole('button', { name: 'Refuse Point 1' }))
    await screen.findByText('1 point refused.')
    expect(await sent()[0]?.json()).toEqual({
      ids: ['1'],
      action: 'refuse',
      reason: 'Wrong place: Nothing is there',
    })
  })

  it('F-228 the point at hand stays the same while others come and go above it', async () => {
    const { sent, answers, client } = await open([queued(1), queued(2), queued(3)])
    await screen.findByRole('button', { name: 'Approve Point 1' })
    fireEvent.click(screen.getByRole('button', { name: 'Look at Point 2' }))
    const read = async (points: readonly object[]) => {
      answers['/api/atlas/moderation/queue'] = () => ({ body: queueOf(points) })
      await client.invalidateQueries()
      await waitFor(() => expect(rows()).toHaveLength(points.length))
    }
    await read([queued(2), queued(3)])
    screen.getByRole('button', { name: 'Approve Point 2' })
    expect(rows()[0]?.dataset.current).toBe('true')
    await read([queued(4), queued(5), queued(2), queued(3)])
    fireEvent.keyDown(screen.getByRole('list', { name: 'Moderation queue' }), { key: 'a' })
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(await sent()[0]?.json()).toEqual({ ids: ['2'], action: 'approve' })
    await read([queued(4), queued(5), queued(3)])
    screen.getByRole('button', { name: 'Approve Point 3' })
  })

  it('F-228 a reason is of the point it was written for, and goes with a refusal alone', async () => {
    const { sent } = await open([queued(1), queued(2)])
    await screen.findByRole('button', { name: 'Approve Point 1' })
    const note = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Reason/ })
    fireEvent.change(note(), { target: { value: 'Nothing is there' } })
    fireEvent.click(screen.getByRole('button', { name: 'Look at Point 2' }))
    expect(note().value).toBe('')
    fireEvent.click(screen.getByRole('button', { name: 'Look at Point 1' }))
    expect(note().value).toBe('Nothing is there')
    fireEvent.click(screen.getByRole('button', { name: 'Approve Point 1' }))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(await sent()[0]?.json()).toEqual({ ids: ['1'], action: 'approve' })
  })

  it('F-228 many are refused with a reason of their own, also where one’s own point is at hand', async () => {
    const { sent } = await open([queued(1, { mine: true }), queued(2), queued(3)])
    for (const name of ['Pick Point 2', 'Pick Point 3'])
      fireEvent.click(await screen.findByRole('checkbox', { name }))
    fireEvent.click(screen.getByRole('button', { name: 'Refuse 2' }))
    const asked = within(await screen.findByRole('group', { name: /^Reason for the 2 picked/ }))
    expect(document.activeElement).toBe(asked.getByRole('textbox'))
    fireEvent.click(asked.getByRole('radio', { name: 'Duplicate' }))
    fireEvent.click(screen.getByRole('button', { name: 'Refuse 2' }))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(await sent()[0]?.json()).toEqual({ ids: ['2', '3'], action: 'refuse', reason: 'Duplicate' })
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
    await log.findByText('Mona')
    fireEvent.click(log.getByRole('button', { name: 'Older changes' }))
    await waitFor(() => expect(log.getAllByRole('listitem')).toHaveLength(2))
    fireEvent.click(log.getAllByRole('button', { name: 'Take back: hid Point 1' })[0] as HTMLElement)
    await log.findByText('It was changed since.')
  })

  it('F-228 who is no moderator sees no queue and asks for none; the log is open to all, to read', async () => {
    const { requests } = await open([], 'trusted')
    await screen.findByText('Mona')
    await screen.findByText(/^You do not moderate: moderators decide about the points of the map\./)
    expect(screen.queryByRole('button', { name: /Take back/ })).toBeNull()
    expect(requests.some(({ url }) => url.includes('/moderation/'))).toBe(false)
  })

  it('F-228 a decision that fails says so and reads the queue again, because some of many may be decided', async () => {
    const { sent, requests, answers } = await open([queued(1)])
    answers[DECISIONS] = () => ({ status: 409, body: { code: 'odd', detail: 'Somebody was faster.' } })
    const reads = () => requests.filter(({ url }) => url.includes('/moderation/queue')).length
    await screen.findByRole('button', { name: 'Approve Point 1' })
    const before = reads()
    fireEvent.click(screen.getByRole('button', { name: 'Approve Point 1' }))
    await screen.findByText('Somebody was faster.')
    expect(sent()).toHaveLength(1)
    await waitFor(() => expect(reads()).toBeGreaterThan(before))
  })

  it('F-228 a letter typed into a field, held down, with a modifier or behind G decides nothing', async () => {
    const { sent } = await open([queued(1), queued(2)])
    fireEvent.click(await screen.findByRole('button', { name: 'Refuse Point 1' }))
    const field = screen.getByRole('textbox', { name: /^Reason/ })
    fireEvent.keyDown(field, { key: 'a' })
    fireEvent.keyDown(rows()[0] as HTMLElement, { key: 'a', ctrlKey: true })
    fireEvent.keyDown(rows()[0] as HTMLElement, { key: 'a', repeat: true })
    fireEvent.keyDown(rows()[0] as HTMLElement, { key: 'g' })
    fireEvent.keyDown(rows()[0] as HTMLElement, { key: 'x' })
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Pick Point 1' }).checked).toBe(false)
    fireEvent.keyDown(screen.getByRole('navigation', { name: 'Main' }), { key: 'a' })
    expect(sent()).toHaveLength(0)
    fireEvent.keyDown(rows()[0] as HTMLElement, { key: 'a' })
    await waitFor(() => expect(sent()).toHaveLength(1))
  })

  it.each([
    ['nothing has the focus', () => document.body],
    ['the check box of a row has it', () => screen.getByRole('checkbox', { name: 'Pick Point 1' })],
    ['a button of a row has it', () => screen.getByRole('button', { name: 'Look at Point 1' })],
    ['the button for all has it', () => screen.getByRole('button', { name: 'Pick all' })],
  ])('F-228 the printed key A approves where %s', async (_, target) => {
    const { sent } = await open([queued(1), queued(2)])
    await screen.findByRole('button', { name: 'Approve Point 1' })
    fireEvent.keyDown(target(), { key: 'A', shiftKey: true })
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(await sent()[0]?.json()).toEqual({ ids: ['1'], action: 'approve' })
  })

  it('F-228 whoever decides by keyboard goes on with the next row', async () => {
    const waiting = [queued(1), queued(2)]
    const { answers } = await open(waiting)
    await screen.findByRole('button', { name: 'Approve Point 1' })
    rows()[0]?.focus()
    answers['/api/atlas/moderation/queue'] = () => ({ body: queueOf(waiting.slice(1)) })
    fireEvent.keyDown(rows()[0] as HTMLElement, { key: 'a' })
    await waitFor(() => expect(rows()).toHaveLength(1))
    await waitFor(() => expect(document.activeElement).toBe(rows()[0]))
  })

  it('F-228 a point is put right with the key E: only what was changed is sent, and a refusal keeps what was typed', async () => {
    const { requests, answers } = await open([queued(1), queued(2)])
    const edit = '/api/atlas/map/points/1'
    answers[edit] = () => ({ status: 422, body: { code: 'name-missing', detail: 'Name is missing.' } })
    await screen.findByRole('button', { name: 'Approve Point 1' })
    fireEvent.keyDown(rows()[0] as HTMLElement, { key: 'e' })
    const form = within(await screen.findByRole('form', { name: 'Put Point 1 right' }))
    expect(document.activeElement).toBe(form.getByLabelText('Kind'))
    expect(screen.queryByRole('button', { name: 'Approve Point 1' })).toBeNull()
    fireEvent.change(form.getByLabelText('Lat'), { target: { value: '12.5' } })
    fireEvent.change(form.getByLabelText(/^Why/), { target: { value: 'It was off' } })
    fireEvent.click(form.getByRole('button', { name: 'Save changes' }))
    await form.findByText('Name is missing.')
    expect((form.getByLabelText('Lat') as HTMLInputElement).value).toBe('12.5')
    answers[edit] = () => ({ body: { success: true, point: pointWith(1) } })
    fireEvent.click(form.getByRole('button', { name: 'Save changes' }))
    await screen.findByText('Point 1 was put right.')
    const sent = requests.filter(({ method }) => method === 'PATCH')
    expect(await sent[1]?.json()).toEqual({ lat: 12.5, reason: 'It was off' })
    await waitFor(() => expect(document.activeElement).toBe(rows()[0]))
    // Escape leaves the form without a call.
    fireEvent.click(screen.getByRole('button', { name: 'Edit Point 1' }))
    fireEvent.keyDown(await screen.findByLabelText('Kind'), { key: 'Escape' })
    await screen.findByRole('button', { name: 'Approve Point 1' })
    expect(requests.filter(({ method }) => method === 'PATCH')).toHaveLength(2)
  })

  it('F-228 an appeal is read beside the point, has its part of the queue, and U takes back the last decision', async () => {
    const { requests, answers } = await open([
      queued(1),
      queued(2, { status: 'refused', appeal: { text: 'It is behind the lift', at: 1 } }),
    ])
    fireEvent.click(await screen.findByRole('radio', { name: /^Appeals/ }))
    expect(rows().map((row) => row.getAttribute('aria-label'))).toEqual(['Point 2, lore'])
    expect(textOf(screen.getByRole('region', { name: 'Point at hand' }))).toContain(
      'The sender appealsIt is behind the lift',
    )
    fireEvent.keyDown(rows()[0] as HTMLElement, { key: 'u' })
    await screen.findByText('You have decided nothing that could be taken back.')
    answers['/api/atlas/audit'] = () => ({ body: { changes: [{ ...change(7), you: true }], more: false } })
    answers['/api/atlas/map/points/1/revert'] = () => ({ body: { success: true, point: pointWith(1) } })
    fireEvent.keyDown(rows()[0] as HTMLElement, { key: 'u' })
    await screen.findByText('Taken back: hid Point 1')
    const reverts = requests.filter(({ url }) => url.includes('/revert'))
    expect(await reverts[0]?.json()).toEqual({ change_id: 7 })
  })

  it('F-228 tabs part the queue, the AI provider and the log; a notice is for admins', async () => {
    const tabs = () => screen.getAllByRole('tab').map(textOf)
    await open([queued(1)])
    await screen.findByRole('button', { name: 'Approve Point 1' })
    expect(tabs()).toEqual(['Moderation1', 'AI provider', 'Audit'])
    fireEvent.click(screen.getByRole('tab', { name: 'AI provider' }))
    await screen.findByRole('region', { name: 'AI provider' })
    expect(screen.queryByRole('list', { name: 'Moderation queue' })).toBeNull()
    cleanup()
    await open([queued(1)], 'admin', {
      '/api/atlas/audit': () => ({ body: { changes: [change(2)], more: false, total: 1204 } }),
    })
    await screen.findByRole('button', { name: 'Approve Point 1' })
    await waitFor(() => expect(tabs()).toEqual(['Moderation1', 'Notices', 'AI provider', 'Audit1,204']))
    fireEvent.click(screen.getByRole('tab', { name: /^Audit/ }))
    await screen.findByText('Mona')
  })

  it('F-228 the queue can be narrowed to what was reported or hidden', async () => {
    await open([
      queued(1),
      queued(2, { reports: [{ reason: 'duplicate', at: 1 }] }),
      queued(3, { hidden: true }),
    ])
    await screen.findByRole('button', { name: 'Approve Point 1' })
    const names = () => rows().map((row) => row.getAttribute('aria-label'))
    fireEvent.click(screen.getByRole('radio', { name: /^Reported/ }))
    expect(names()).toEqual(['Point 2, lore'])
    fireEvent.click(screen.getByRole('radio', { name: /^Hidden/ }))
    expect(names()).toEqual(['Point 3, lore'])
  })
})

describe('the audit log', () => {
  it('F-228 says that it loads, that it did not come with a way to try again, and that it is empty', async () => {
    const { answers } = await open([queued(1)], 'moderator', { '/api/atlas/audit': () => 'hang' })
    await screen.findByText('Loading the log...')
    cleanup()
    answers['/api/atlas/audit'] = () => ({ status: 422, body: { code: 'odd', detail: 'odd' } })
    await renderAt('/admin')
    const failed = within(await screen.findByRole('region', { name: 'Audit log' }))
    await failed.findByText('Couldn’t load.')
    answers['/api/atlas/audit'] = () => ({ body: { changes: [], more: false } })
    fireEvent.click(failed.getByRole('button', { name: 'Retry' }))
    await failed.findByText('Nothing has been changed on the map yet.')
  })

  it('F-228 names no point that the reader may not see', async () => {
    await open([queued(1)], 'member', {
      '/api/atlas/audit': () => ({
        body: {
          changes: [{ ...change(3), point: undefined, before: undefined, after: undefined }],
          more: false,
        },
      }),
    })
    const log = within(await screen.findByRole('region', { name: 'Audit log' }))
    await log.findByText('A point that is not shown')
  })
})
