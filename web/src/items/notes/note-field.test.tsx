import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../data/query-client.ts'
import { writeSession } from '../../data/stored/storage.ts'
import { fakeFetch } from '../../test-support/fake-fetch.ts'
import { sessionOf } from '../../test-support/sessions.ts'
import { NoteField } from './NoteField.tsx'

const COPY = '6917529000000000001'
let failing = false
let kept = ''

beforeEach(() => {
  localStorage.clear()
  writeSession(sessionOf())
  failing = false
  kept = 'for the raid'
  fakeFetch(() => {
    if (failing) return { status: 503, body: { detail: 'away', code: 'away' } }
    const notes = kept ? [{ item_instance_id: COPY, text: kept, written_at: 1 }] : []
    return { body: { notes } }
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
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
  fireEvent.change(field, { target: { value: 'mine' } })
  act(() => fireEvent.blur(field))
  await screen.findByText(/Not saved yet; it is kept on this device\./)
  cleanup()
  failing = false
  kept = 'mine'
  const again = open()
  expect(again.value).toBe('mine')
  act(() => fireEvent.blur(again))
  await screen.findByText('Saved.')
})
