import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../data/query-client.ts'
import { writeSession } from '../../data/stored/storage.ts'
import { fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { sessionOf } from '../../test-support/sessions.ts'
import { NoteField } from './NoteField.tsx'
import { notesQuery } from './notes-query.ts'
import { useNotes } from './use-notes.ts'

const COPY = '6917529000000000001'
let keysOfASession = 0
let failing = false
let unreadable = false
let conflicting = false
let kept = ''

beforeEach(() => {
  localStorage.clear()
  writeSession(sessionOf())
  keysOfASession = localStorage.length
  failing = false
  unreadable = false
  conflicting = false
  kept = 'for the raid'
  fakeFetch((request) => {
    if (request.method === 'GET' && unreadable) return { status: 422, body: { detail: 'odd', code: 'odd' } }
    if (request.method === 'PUT' && failing) return { status: 503, body: { detail: 'away', code: 'away' } }
    if (request.method === 'PUT' && conflicting)
      return { status: 409, body: { detail: 'changed', code: 'note-changed' } }
    const notes = kept ? [{ item_instance_id: COPY, text: kept, written_at: 1 }] : []
    return { body: { notes } }
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Holds every write back until it is let go; then the server keeps what it says. */
function holdWrites() {
  const fetch = globalThis.fetch
  const waiting: (() => void)[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'PUT') {
      await new Promise<void>((go) => waiting.push(go))
      kept = (await request.clone().json()).text
    }
    return fetch(request)
  })
  return waiting
}

function open(client = createQueryClient()) {
  render(
    <QueryClientProvider client={client}>
      <NoteField membershipId="4611686018400000001" instanceId={COPY} />
    </QueryClientProvider>,
  )
  return screen.getByLabelText<HTMLTextAreaElement>('Your note')
}

it('a note is read, written when the field is left, and said to be saved', async () => {
  const field = open()
  await waitFor(() => expect(field.value).toBe('for the raid'))
  fireEvent.change(field, { target: { value: 'for Trials' } })
  kept = 'for Trials'
  act(() => fireEvent.blur(field))
  await screen.findByText('Saved.')
  expect(field.value).toBe('for Trials')
})

it('what the server did not take stays on the device, through a closed page, and can be tried again', async () => {
  failing = true
  const field = open()
  await waitFor(() => expect(field.readOnly).toBe(false))
  fireEvent.change(field, { target: { value: 'mine' } })
  act(() => fireEvent.blur(field))
  await screen.findByText(/Not saved yet; it is kept on this device\./)
  cleanup()
  failing = false
  kept = 'mine'
  const again = open()
  expect(again.value).toBe('mine')
  await waitFor(() => expect(again.readOnly).toBe(false))
  act(() => fireEvent.blur(again))
  await waitFor(() => expect(localStorage.length).toBe(keysOfASession))
})

it('what is typed while a note is being saved stays, and is saved after it', async () => {
  const waiting = holdWrites()
  const field = open()
  await waitFor(() => expect(field.readOnly).toBe(false))
  const leaveWith = (value: string) => {
    fireEvent.change(field, { target: { value } })
    act(() => fireEvent.blur(field))
  }
  leaveWith('for')
  await waitFor(() => expect(waiting).toHaveLength(1))
  leaveWith('for Trials')
  waiting[0]?.()
  await waitFor(() => expect(waiting).toHaveLength(2))
  expect(field.value).toBe('for Trials')
  waiting[1]?.()
  await screen.findByText('Saved.')
  expect(kept).toBe('for Trials')
})

it('what was taken while the page reloaded is no other window: it is written on, over that', async () => {
  const over: string[] = []
  const fetch = globalThis.fetch
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'PUT') over.push((await request.clone().json()).over)
    return fetch(request)
  })
  failing = true
  const field = open()
  await waitFor(() => expect(field.readOnly).toBe(false))
  fireEvent.change(field, { target: { value: 'aaa' } })
  act(() => fireEvent.blur(field))
  await waitFor(() => expect(over).toContain('for the raid'))
  cleanup()
  failing = false
  kept = 'aaa'
  const again = open()
  await waitFor(() => expect(again.readOnly).toBe(false))
  fireEvent.change(again, { target: { value: 'aaa bbb' } })
  act(() => fireEvent.blur(again))
  await waitFor(() => expect(over.at(-1)).toBe('aaa'))
})

it('a draft whose saving outlives the sheet does not come back instead of a newer note', async () => {
  const waiting = holdWrites()
  const field = open()
  await waitFor(() => expect(field.readOnly).toBe(false))
  fireEvent.change(field, { target: { value: 'old' } })
  act(() => fireEvent.blur(field))
  await waitFor(() => expect(waiting).toHaveLength(1))
  cleanup()
  waiting[0]?.()
  await waitFor(() => expect(localStorage.length).toBe(keysOfASession))
  kept = 'written elsewhere'
  const again = open()
  await waitFor(() => expect(again.value).toBe('written elsewhere'))
})

it('nothing can be written over a note that was not read; the reading can be tried again', async () => {
  unreadable = true
  const field = open()
  expect(field.readOnly).toBe(true)
  await screen.findByText(/Your note could not be read\./)
  expect(field.readOnly).toBe(true)
  unreadable = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(field.value).toBe('for the raid'))
  expect(field.readOnly).toBe(false)
})

it('a copy of an earlier visit is not written over before the server said what stands there now', async () => {
  const client = createQueryClient()
  const { queryKey } = notesQuery('4611686018400000001')
  const old = { item_instance_id: COPY, text: 'an older text', written_at: 1 }
  client.setQueryData(queryKey, { notes: [old] })
  await client.invalidateQueries({ queryKey })
  const field = open(client)
  expect(field.value).toBe('an older text')
  expect(field.readOnly).toBe(true)
  await waitFor(() => expect(field.value).toBe('for the raid'))
  expect(field.readOnly).toBe(false)
})

it('a reading that began before a note was saved does not bring the older text back', async () => {
  const client = createQueryClient()
  const field = open(client)
  await waitFor(() => expect(field.value).toBe('for the raid'))
  const fetch = globalThis.fetch
  let answerOld = () => {}
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'PUT') kept = 'for Trials'
    const answer = await fetch(request)
    if (request.method === 'GET') await new Promise<void>((go) => (answerOld = go))
    return answer
  })
  const reading = client.refetchQueries(notesQuery('4611686018400000001'))
  await waitFor(() => expect(client.isFetching()).toBe(1))
  fireEvent.change(field, { target: { value: 'for Trials' } })
  act(() => fireEvent.blur(field))
  await screen.findByText('Saved.')
  answerOld()
  await reading
  expect(field.value).toBe('for Trials')
})

/** What was sent, in order; the server keeps the last. */
function recordWrites() {
  const fetch = globalThis.fetch
  const writes: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'PUT' && !failing) {
      kept = (await request.clone().json()).text
      writes.push(kept)
    }
    return fetch(request)
  })
  return writes
}

/** The requests that are to outlive the page: the test's own browser knows no such request. */
function recordKeptAlive() {
  const bodies: unknown[] = []
  const RealRequest = globalThis.Request
  class RecordedRequest extends RealRequest {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(input, init)
      if (init?.keepalive) bodies.push(init.body)
    }
  }
  vi.stubGlobal('Request', RecordedRequest)
  return bodies
}

async function typed(value: string) {
  const field = open()
  await waitFor(() => expect(field.readOnly).toBe(false))
  fireEvent.change(field, { target: { value } })
}

it('a note is saved when its sheet is closed, and once', async () => {
  const writes = recordWrites()
  await typed('for Trials')
  cleanup()
  await waitFor(() => expect(localStorage.length).toBe(keysOfASession))
  expect(writes).toEqual(['for Trials'])
})

it('a note is sent when the page goes away, by a call that outlives it', async () => {
  const writes = recordWrites()
  const keptAlive = recordKeptAlive()
  await typed('for Trials')
  act(() => void dispatchEvent(new Event('pagehide')))
  await waitFor(() => expect(writes).toEqual(['for Trials']))
  expect(keptAlive).toEqual([
    JSON.stringify({ item_instance_id: COPY, text: 'for Trials', over: 'for the raid' }),
  ])
})

/** A screen that only reads notes. */
function Reader() {
  return <p>{[...useNotes('4611686018400000001').values()].join()}</p>
}
const read = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Reader />
    </QueryClientProvider>,
  )

async function leaveUnsent(value: string) {
  failing = true
  await typed(value)
  cleanup()
  await waitFor(() => expect(localStorage.length).toBe(keysOfASession + 1))
  failing = false
}

it('what was not sent is sent at the next visit, whatever it opens', async () => {
  const writes = recordWrites()
  await leaveUnsent('for Trials')
  read()
  await screen.findByText('for Trials')
  expect(writes).toEqual(['for Trials'])
  await waitFor(() => expect(localStorage.length).toBe(keysOfASession))
})

it('what was not sent does not replace what was written elsewhere since, and its field says so', async () => {
  const writes = recordWrites()
  await leaveUnsent('for Trials')
  kept = 'written elsewhere'
  read()
  await screen.findByText('written elsewhere')
  cleanup()
  const field = open()
  await screen.findByText(/Not saved yet; it is kept on this device\./)
  expect(field.value).toBe('for Trials')
  expect(writes).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Saved.')
  expect(kept).toBe('for Trials')
})

it.each([
  ['Keep mine', 'for Trials'],
  ['Take the other', 'from the other window'],
])('a note that was changed elsewhere is shown beside what was typed: %s', async (choice, stays) => {
  const writes: unknown[] = []
  const field = open()
  await waitFor(() => expect(field.value).toBe('for the raid'))
  const fetch = globalThis.fetch
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'PUT') writes.push(await request.clone().json())
    return fetch(request)
  })
  fireEvent.change(field, { target: { value: 'for Trials' } })
  conflicting = true
  kept = 'from the other window'
  act(() => fireEvent.blur(field))
  await screen.findByText(/Changed elsewhere meanwhile: “from the other window”\./)
  expect(field.value).toBe('for Trials')
  expect(writes).toEqual([{ item_instance_id: COPY, text: 'for Trials', over: 'for the raid' }])
  conflicting = false
  if (choice === 'Keep mine') kept = 'for Trials'
  fireEvent.click(screen.getByRole('button', { name: choice }))
  await waitFor(() => expect(screen.queryByText(/Changed elsewhere/)).toBeNull())
  expect(field.value).toBe(stays)
  expect(writes.slice(1)).toEqual(
    choice === 'Keep mine'
      ? [{ item_instance_id: COPY, text: 'for Trials', over: 'from the other window' }]
      : [],
  )
})
