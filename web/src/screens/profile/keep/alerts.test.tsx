import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionStore } from '../../../data/session/session-store.ts'
import { writeSession } from '../../../data/stored/storage.ts'
import { type FakeAnswer, fakeFetch } from '../../../test-support/fake-fetch.ts'
import { renderAt } from '../../../test-support/render-at.tsx'
import { sessionOf } from '../../../test-support/sessions.ts'
import { drawsWholeApp } from '../../../test-support/whole-app.ts'

drawsWholeApp()

const USUAL = {
  rules: [{ id: 'god-rolls', name: 'God roll', query: 'is:godroll' }],
  postmaster: true,
  weekly: true,
}
let puts: FakeAnswer[]
let requests: Request[]
beforeEach(() => {
  puts = []
})

async function open() {
  requests = fakeFetch((request) => {
    const { pathname } = new URL(request.url)
    if (pathname !== '/api/alerts') return { status: 404, body: { code: 'not-found', detail: 'x' } }
    return request.method === 'GET' ? { body: USUAL } : (puts.shift() ?? { body: USUAL })
  })
  writeSession(sessionOf({ expiresAt: Math.floor(Date.now() / 1000) + 3600 }))
  sessionStore.check()
  await renderAt('/profile')
  return within(await screen.findByRole('list', { name: 'Rules' }))
}
const sent = async () =>
  requests
    .filter(({ method }) => method === 'PUT')
    .at(-1)
    ?.clone()
    .json()
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('F-336 what a player is told of', () => {
  it('is a list of rules in the search language; one more is kept, and the fields are empty again', async () => {
    const rules = await open()
    expect(rules.getByText('is:godroll')).toBeTruthy()
    const more = { id: 'x', name: 'Void', query: 'is:void is:godroll' }
    puts.push({ body: { ...USUAL, rules: [...USUAL.rules, more] } })
    type('Name of a new rule', 'Void')
    type('What it looks for', 'is:void is:godroll')
    fireEvent.click(screen.getByRole('button', { name: 'Add rule' }))
    expect(await rules.findByText('is:void is:godroll')).toBeTruthy()
    expect(await sent()).toMatchObject({
      rules: [USUAL.rules[0], { name: 'Void', query: 'is:void is:godroll' }],
    })
    expect((screen.getByLabelText('What it looks for') as HTMLInputElement).value).toBe('')
    expect(screen.getByText('Kept.')).toBeTruthy()
  })

  it('says why a rule is refused, and keeps what was typed', async () => {
    await open()
    const detail = 'Void: There is no filter "nosuch:".'
    puts.push({ status: 422, body: { code: 'rule-not-understood', detail } })
    type('Name of a new rule', 'Void')
    type('What it looks for', 'nosuch:1')
    fireEvent.click(screen.getByRole('button', { name: 'Add rule' }))
    expect(await screen.findByText(detail)).toBeTruthy()
    expect((screen.getByLabelText('What it looks for') as HTMLInputElement).value).toBe('nosuch:1')
  })

  it('drops a rule, and is quiet in the hours that are chosen', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Remove God roll' }))
    await vi.waitFor(async () => expect(await sent()).toEqual({ ...USUAL, rules: [] }))
    await screen.findByText('Kept.')
    const quiet = { from: 1_320, to: 420, zone: 'UTC' }
    puts.push({ body: { ...USUAL, quiet } })
    fireEvent.click(screen.getByRole('switch', { name: 'Quiet hours' }))
    expect(((await screen.findByLabelText('From')) as HTMLInputElement).value).toBe('22:00')
    expect(await sent()).toMatchObject({ quiet: { from: 1_320, to: 420 } })
    fireEvent.change(screen.getByLabelText('Until'), { target: { value: '08:30' } })
    await vi.waitFor(async () => expect((await sent()).quiet.to).toBe(510))
  })
})
