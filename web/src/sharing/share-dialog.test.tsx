import type { BuildDocument, ShareDocument } from '@ai-vault/game/shares/document.ts'
import { makeSharedWeapon } from '@ai-vault/game/test-support/make-shared-weapon.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../data/query-client.ts'
import { sessionStore } from '../data/session/session-store.ts'
import { writeSession } from '../data/stored/storage.ts'
import { type FakeAnswer, fakeFetch } from '../test-support/fakes/fake-fetch.ts'
import { sessionOf } from '../test-support/sessions.ts'
import { toasts } from '../ui/feedback/toasts/toasts.ts'
import { ShareButton } from './ShareButton.tsx'

await import('./ShareDialog.tsx')

const BUILD: BuildDocument = {
  kind: 'build',
  type: 'build',
  name: 'Nighthawk, 160 weapons',
  classType: 'hunter',
  weapons: [makeSharedWeapon({ instanceId: '6917' })],
  armor: [],
  stats: [162, 70, 61, 108, 54, 60],
  mods: [],
  strengths: [],
  considerations: [],
}
const PROPHECY: ShareDocument = {
  kind: 'prophecy',
  name: 'Vesper',
  archetype: 'Marksman',
  traits: [],
  gems: [],
  farming: [],
  meta: [],
}

let answers: Record<string, FakeAnswer | 'fail'>
let requests: Request[]
const published = () => requests.filter(({ method, url }) => method === 'POST' && url.endsWith('/api/shares'))
const writeText = vi.fn(async (_text: string) => undefined)

beforeEach(() => {
  localStorage.clear()
  writeSession(sessionOf({ expiresAt: Math.floor(Date.now() / 1000) + 3600 }))
  sessionStore.check()
  writeText.mockReset().mockResolvedValue(undefined)
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  answers = {
    'GET /api/shares/address': {
      body: {
        kind: 'build',
        slug: 'nighthawk-160-weapons',
        path: '/build/nighthawk-160-weapons',
        version: 1,
      },
    },
    'POST /api/shares': {
      body: {
        kind: 'build',
        slug: 'nighthawk-160-weapons-k3f7',
        path: '/build/nighthawk-160-weapons-k3f7',
        version: 1,
      },
    },
  }
  requests = fakeFetch(
    (request) =>
      answers[`${request.method} ${new URL(request.url).pathname}`] ?? {
        status: 404,
        body: { code: 'not-found', detail: 'x' },
      },
  )
})
afterEach(() => {
  cleanup()
  sessionStore.end()
  vi.unstubAllGlobals()
})

async function open(document: ShareDocument = BUILD) {
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { retry: false } })
  render(
    <QueryClientProvider client={client}>
      <ShareButton document={document} />
    </QueryClientProvider>,
  )
  const opener = screen.getByRole('button')
  // The dialog's files come within the press.
  await act(async () => {
    opener.focus()
    fireEvent.click(opener)
  })
  return { opener, dialog: await screen.findByRole('dialog') }
}
const link = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Link, read only' })

describe('the share dialog', () => {
  it.each([
    [BUILD, 'Share Your Build'],
    [{ ...BUILD, type: 'loadout' } as const, 'Share Your Loadout'],
    [{ ...BUILD, type: 'fireteam', plan: { members: [], needs: [] } } as const, 'Share Fireteam Plan'],
    [PROPHECY, 'Share Your Prophecy'],
  ])('F-323 F-324 has the specified title for each type', async (document, title) => {
    await open(document)
    expect(screen.getByRole('heading', { name: title })).toBeDefined()
  })

  it('F-324 the preview of a fireteam lists every need of its table', async () => {
    const names = [
      'Barrier',
      'Overload',
      'Unstoppable',
      'Arc',
      'Solar',
      'Void',
      'Weaken',
      'Damage buff',
      'Healing',
    ]
    const needs = names.map((name) => ({ name, state: 'missing' as const }))
    const { dialog } = await open({ ...BUILD, type: 'fireteam', plan: { members: [], needs } })
    for (const name of names) expect(within(dialog).getByText(name)).toBeDefined()
  })

  // That it has the focus and is selected only a browser shows: the journey of this number looks at it.
  it('F-325 shows the link read only', async () => {
    await open()
    expect(link().readOnly).toBe(true)
    expect(link().value).toBe(`${location.origin}/build/nighthawk-160-weapons`)
  })

  it('F-328 says that a link shared before will show the new version, and of the first one nothing like it', async () => {
    const before = /^You shared this link before/
    await open()
    expect(screen.getByText(/^Anyone with the link sees the newest version you shared/)).toBeDefined()
    expect(screen.queryByText(before)).toBeNull()
    cleanup()
    const path = '/build/nighthawk-160-weapons'
    answers['GET /api/shares/address'] = {
      body: { kind: 'build', slug: 'nighthawk-160-weapons', path, version: 3 },
    }
    await open()
    expect((await screen.findByText(before)).textContent).toMatch(/see this as version 3\.$/)
  })

  it('F-326 Copy Link makes the link public, copies where it really is, closes and says so', async () => {
    const show = vi.spyOn(toasts, 'show')
    await open()
    expect(published()).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Copy Link' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`${location.origin}/build/nighthawk-160-weapons-k3f7`)
    expect(show).toHaveBeenCalledWith('Link copied', expect.anything())
    expect(published()).toHaveLength(1)
  })

  it('F-326 a refused clipboard leaves it open with the link selected; a second press makes no second link', async () => {
    writeText.mockRejectedValue(new Error('denied'))
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Copy Link' }))
    expect(await screen.findByText(/^The browser did not allow copying/)).toBeDefined()
    expect(link().value).toBe(`${location.origin}/build/nighthawk-160-weapons-k3f7`)
    writeText.mockResolvedValue(undefined)
    fireEvent.click(screen.getByRole('button', { name: 'Copy Link' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(published()).toHaveLength(1)
  })

  it('F-325 asks once for the address of a name that is typed, and shows the name’s own meanwhile', async () => {
    const asked = () => requests.filter(({ url }) => url.includes('/api/shares/address'))
    await open()
    await waitFor(() => expect(asked()).toHaveLength(1))
    const name = screen.getByRole('textbox', { name: 'Name' })
    for (const typed of ['A', 'An', 'Ano', 'Another']) fireEvent.change(name, { target: { value: typed } })
    expect(link().value).toBe(`${location.origin}/build/another`)
    await waitFor(() => expect(asked()).toHaveLength(2))
    expect(asked()[1]?.url).toContain('name=Another')
  })

  it('F-325 a link copied by hand is public too', async () => {
    await open()
    fireEvent.copy(link())
    await waitFor(() => expect(published()).toHaveLength(1))
    expect(await screen.findByText(/^It is public now/)).toBeDefined()
  })

  it('F-327 Close and Escape close it, and nothing was made public', async () => {
    const { dialog } = await open()
    fireEvent.keyDown(dialog, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    fireEvent.click(screen.getByRole('button', { name: 'Share Build' }))
    const [, close] = screen.getAllByRole('button', { name: 'Close' })
    fireEvent.click(close ?? document.body)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(published()).toEqual([])
  })

  it('F-329 the preview shows what the page will: the author, the weapons by name, and why', async () => {
    await open({
      ...BUILD,
      strategy: 'Fatebringer leads the weapons.',
      steps: ['Open with Fatebringer.'],
      considerations: ['Arc shields stay shut.'],
    })
    const preview = within(screen.getByRole('figure', { name: 'What others will see' }))
    for (const sentence of [
      `by ${sessionOf().displayName}`,
      'Fatebringer',
      'Fatebringer leads the weapons.',
      'Open with Fatebringer.',
      'Arc shields stay shut.',
    ])
      expect(preview.getByText(sentence)).toBeDefined()
    fireEvent.click(screen.getByRole('checkbox', { name: /^Strategy and reasons/ }))
    expect(preview.queryByText('Arc shields stay shut.')).toBeNull()
  })

  it('F-329 what is unticked leaves the preview at once, and is not sent along as chosen', async () => {
    await open()
    const preview = within(screen.getByRole('figure', { name: 'What others will see' }))
    const tick = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
    expect(preview.getByText('162')).toBeDefined()
    expect(tick(/^Weapons and perks/).disabled).toBe(true)
    expect(tick(/^Which copies you own\s?, shows instance ids$/).checked).toBe(false)
    expect(preview.getByText('Which copies you own').tagName).toBe('S')
    fireEvent.click(tick(/^Armor and stats/))
    expect(preview.queryByText('162')).toBeNull()
    fireEvent.change(screen.getByRole('textbox', { name: 'Your notes' }), { target: { value: 'Aim well' } })
    expect(preview.getByText('Aim well')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Copy Link' }))
    await waitFor(() => expect(published()).toHaveLength(1))
    const body = await published()[0]?.json()
    expect(body.parts).toEqual(['weapons', 'notes'])
    expect(body.document).toMatchObject({ notes: 'Aim well' })
  })

  it('notes keep their line breaks, in the preview and in what is sent', async () => {
    await open()
    const notes = 'Aim well.\nThen run.'
    fireEvent.change(screen.getByRole('textbox', { name: 'Your notes' }), { target: { value: `${notes}\n` } })
    const preview = screen.getByRole('figure', { name: 'What others will see' })
    expect(preview.querySelector('blockquote')?.textContent).toBe(notes)
    fireEvent.click(screen.getByRole('button', { name: 'Copy Link' }))
    await waitFor(() => expect(published()).toHaveLength(1))
    expect(await published()[0]?.json()).toMatchObject({ document: { notes } })
  })

  it('G-38 says in a line why no link was made; the name typed stays, and Retry makes it', async () => {
    answers['POST /api/shares'] = {
      status: 422,
      body: { code: 'too-many-shares', detail: 'At most 100 links per player.' },
    }
    await open()
    fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Another' } })
    fireEvent.click(screen.getByRole('button', { name: 'Copy Link' }))
    expect(await screen.findByText(/^At most 100 links per player\./)).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Another')
    answers['POST /api/shares'] = {
      body: { kind: 'build', slug: 'another', path: '/build/another', version: 1 },
    }
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(`${location.origin}/build/another`))
  })
})
