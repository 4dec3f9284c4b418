import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionStore } from '../../../data/session/session-store.ts'
import { writeSession } from '../../../data/stored/storage.ts'
import { type FakeAnswer, fakeFetch } from '../../../test-support/fakes/fake-fetch.ts'
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
const writes = () => requests.filter(({ method }) => method === 'PUT').length
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
    expect(screen.getByText('Saved.')).toBeTruthy()
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
    await screen.findByText('Saved.')
    const quiet = { from: 1_320, to: 420, zone: 'UTC' }
    puts.push({ body: { ...USUAL, quiet } })
    fireEvent.click(screen.getByRole('switch', { name: 'Quiet hours' }))
    expect(((await screen.findByLabelText('From')) as HTMLInputElement).value).toBe('22:00')
    expect(await sent()).toMatchObject({ quiet: { from: 1_320, to: 420 } })
    const until = screen.getByLabelText<HTMLInputElement>('Until')
    fireEvent.change(until, { target: { value: '08:30' } })
    fireEvent.blur(until)
    await vi.waitFor(async () => expect((await sent()).quiet.to).toBe(510))
  })

  it('takes a time as it is typed, part by part, and saves it once the field is left', async () => {
    puts.push({ body: { ...USUAL, quiet: { from: 1_320, to: 420, zone: 'UTC' } } })
    await open()
    fireEvent.click(screen.getByRole('switch', { name: 'Quiet hours' }))
    const from = await screen.findByLabelText<HTMLInputElement>('From')
    await screen.findByText('Saved.')
    const before = writes()
    for (const value of ['02:00', '', '23:00', '23:45']) fireEvent.change(from, { target: { value } })
    expect(from.value).toBe('23:45')
    expect(writes()).toBe(before)
    puts.push({ body: { ...USUAL, quiet: { from: 1_425, to: 420, zone: 'UTC' } } })
    fireEvent.blur(from)
    await vi.waitFor(async () => expect((await sent()).quiet).toMatchObject({ from: 1_425, to: 420 }))
    expect(writes()).toBe(before + 1)
    await vi.waitFor(() => expect(from.value).toBe('23:45'))
  })

  it('gives every switch a line of its own', async () => {
    await open()
    const lines = screen.getAllByRole('switch').map((each) => each.closest('li'))
    expect(lines).toHaveLength(3)
    expect(new Set(lines).size).toBe(3)
    expect(lines).not.toContain(null)
  })

  it('saves a second change that is made during the first, after it', async () => {
    await open()
    puts.push(
      { body: { ...USUAL, postmaster: false } },
      { body: { ...USUAL, postmaster: false, weekly: false } },
    )
    const postmaster = screen.getByRole<HTMLInputElement>('switch', { name: 'A postmaster is full' })
    const weekly = screen.getByRole<HTMLInputElement>('switch', { name: /^The week ends/ })
    fireEvent.click(postmaster)
    fireEvent.click(weekly)
    expect([postmaster.checked, weekly.checked]).toEqual([false, false])
    await vi.waitFor(() => expect(writes()).toBe(2))
    expect(await sent()).toEqual({ ...USUAL, postmaster: false, weekly: false })
    await screen.findByText('Saved.')
    expect([postmaster.checked, weekly.checked]).toEqual([false, false])
  })

  it('goes back to what the server holds where a change is refused', async () => {
    await open()
    puts.push({ status: 422, body: { code: 'odd', detail: 'Not now.' } })
    const weekly = screen.getByRole<HTMLInputElement>('switch', { name: /^The week ends/ })
    fireEvent.click(weekly)
    expect(weekly.checked).toBe(false)
    await screen.findByText('Not now.')
    await vi.waitFor(() => expect(weekly.checked).toBe(true))
  })

  it('leaves the focus with the rules when one is removed', async () => {
    await open()
    puts.push({ body: { ...USUAL, rules: [] } })
    const button = screen.getByRole('button', { name: 'Remove God roll' })
    button.focus()
    fireEvent.click(button)
    await vi.waitFor(() => expect(screen.queryByRole('list', { name: 'Rules' })).toBeNull())
    expect(document.activeElement).toBe(screen.getByLabelText('Name of a new rule'))
  })
})
