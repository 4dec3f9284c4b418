import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sessionStore } from '../../data/session/session-store.ts'
import { writeSession } from '../../data/stored/storage.ts'
import { type FakeAnswer, fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { renderAt } from '../../test-support/render-at.tsx'
import { sessionOf } from '../../test-support/sessions.ts'
import { drawsWholeApp } from '../../test-support/whole-app.ts'

drawsWholeApp()

async function open(role: string, answers: FakeAnswer[] = []) {
  const requests = fakeFetch((request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/atlas/standing') return { body: { role, ...STANDING } }
    if (pathname === '/api/admin/notices') return answers.shift() ?? { body: { success: true } }
    return { status: 404, body: { code: 'not-found', detail: 'x' } }
  })
  writeSession(sessionOf({ expiresAt: Math.floor(Date.now() / 1000) + 3600 }))
  sessionStore.check()
  await renderAt('/admin?panel=notices')
  return requests
}
const STANDING = { accepted_points: 0, submissions_left: null }
const field = () => screen.findByLabelText(/^What everybody should know/)

describe('the operator’s notice', () => {
  it('is sent once, told, and leaves the field empty for the next', async () => {
    const requests = await open('admin')
    fireEvent.change(await field(), { target: { value: 'We restart at noon.' } })
    const send = screen.getByRole('button', { name: 'Send notice' })
    fireEvent.click(send)
    fireEvent.click(send)
    expect(await screen.findByText('Sent to everybody.')).toBeTruthy()
    const sent = requests.filter(({ url }) => url.endsWith('/api/admin/notices'))
    expect(sent).toHaveLength(1)
    expect(await sent[0]?.json()).toEqual({ content: 'We restart at noon.' })
    expect(((await field()) as HTMLInputElement).value).toBe('')
  })

  it('keeps what was typed where it was refused, and says why', async () => {
    await open('admin', [
      { status: 422, body: { code: 'invalid-request', detail: 'Invalid request. content' } },
    ])
    fireEvent.change(await field(), { target: { value: 'We restart' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send notice' }))
    expect(await screen.findByText('Invalid request. content')).toBeTruthy()
    expect(((await field()) as HTMLInputElement).value).toBe('We restart')
  })

  it('is not offered to others', async () => {
    await open('moderator')
    await waitFor(() => expect(screen.queryByText('Checking what you may do...')).toBeNull())
    expect(screen.queryByLabelText(/^What everybody should know/)).toBeNull()
  })
})
