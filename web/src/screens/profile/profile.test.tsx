import type { ProfileAnswer } from '@ai-vault/contract/account/profile.ts'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../data/query-client.ts'
import { sessionStore } from '../../data/session/session-store.ts'
import { readAiKey, writeAiKey, writeSession } from '../../data/stored/storage.ts'
import { ownLists } from '../../items/wishes/own-lists.ts'
import { type FakeAnswer, fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { renderAt } from '../../test-support/render-at.tsx'
import { sessionOf } from '../../test-support/sessions.ts'
import { textOf } from '../../test-support/text-of.ts'
import { drawsWholeApp } from '../../test-support/whole-app.ts'
import { describeBrowser } from './settings/Sessions.tsx'
import { describeSize } from './settings/YourData.tsx'

const ID = '4611686018400000001'
const PROFILE: ProfileAnswer = {
  membership_id: ID,
  membership_type: '3',
  display_name: 'Vesper#4102',
  role: 'moderator',
  items: { total: 1812, weapons: 642, armor: 318 },
  characters: [{ class: 'hunter', power: 512 }],
  withheld: [],
  privacy: [
    { part: 'worn', audience: 'everyone' },
    { part: 'vault', audience: 'you' },
    { part: 'loadouts', audience: 'hidden' },
  ],
  linked: [
    { membership_type: '3', membership_id: ID, display_name: 'Vesper', primary: true, overridden: false },
    {
      membership_type: '2',
      membership_id: '77',
      display_name: 'vesper_ps',
      primary: false,
      overridden: true,
    },
  ],
  as_of: '2026-11-16T00:00:00Z',
}
const SESSIONS = {
  sessions: [
    {
      id: 'here',
      created_at: '2026-11-01T10:00:00Z',
      last_used_at: '2026-11-16T00:00:00Z',
      user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      current: true,
    },
    {
      id: 'there',
      created_at: '2026-10-01T10:00:00Z',
      last_used_at: '2026-11-15T00:00:00Z',
      user_agent:
        'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36',
      current: false,
    },
  ],
}

let answers: Record<string, FakeAnswer | 'hang'>
let requests: Request[]
drawsWholeApp()
beforeEach(() => {
  answers = {
    'GET /api/profile': { body: PROFILE },
    'GET /api/profile/stored': {
      body: {
        parts: [
          { feature: 'guardians', list: 'copies', entries: 1, bytes: 2_100_000 },
          { feature: 'reviews', list: 'decisions', entries: 0, bytes: 2 },
          { feature: 'prophecy', list: 'used_weapons', entries: 1978, bytes: 900 },
        ],
      },
    },
    'GET /api/bungie/sessions': { body: SESSIONS },
    'DELETE /api/bungie/sessions/there': { body: { success: true } },
    'GET /api/access-tokens': { body: { tokens: [] } },
    'GET /api/alerts': { body: { rules: [], postmaster: true, weekly: true } },
  }
  requests = fakeFetch(
    (request) =>
      answers[`${request.method} ${new URL(request.url).pathname}`] ?? {
        status: 404,
        body: { code: 'not-found', detail: 'x' },
      },
  )
})
const main = () => screen.getByRole('main')
const words = () => textOf(main())

async function open(address = '/profile') {
  writeSession(sessionOf({ expiresAt: Math.floor(Date.now() / 1000) + 3600 }))
  sessionStore.check()
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { retry: false, staleTime: 60_000 } })
  return renderAt(address, client)
}

describe('the profile', () => {
  it('leads a moderator to the moderation, and no member', async () => {
    await open()
    const link = await screen.findByRole('link', { name: 'Open the moderation' })
    expect(link.getAttribute('href')).toBe('/admin')
    cleanup()
    answers['GET /api/profile'] = { body: { ...PROFILE, role: 'member' } }
    await open()
    expect(await screen.findByText('3 – Steam', { selector: 'b' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Open the moderation' })).toBeNull()
  })

  it('F-318 shows the membership id, the type with its name and the number of items', async () => {
    await open()
    expect(await screen.findByText('3 – Steam', { selector: 'b' })).toBeDefined()
    expect(words()).toContain(`Membership ID${ID}`)
    expect(words()).toContain('PlatformSteamMembership type 3 – Steam.')
    expect(words()).toContain('Inventory items1,812')
    expect(words()).toContain('642 weapons, 318 armor pieces, 852 other items')
    expect(words()).toContain('Cross save is on; Steam is the primary.')
    const write = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: write } })
    fireEvent.click(screen.getByRole('button', { name: 'Copy membership ID' }))
    expect(write).toHaveBeenCalledWith(ID)
  })

  it('F-320 asks a visitor to log in, in the specified words', async () => {
    sessionStore.check()
    await renderAt('/profile')
    expect(words()).toContain('Authentication required. Please log in with Bungie.net.')
    expect(within(main()).getByRole('button', { name: 'Connect with Bungie' })).toBeDefined()
    expect(requests.filter(({ url }) => url.includes('/api/profile'))).toEqual([])
  })

  it('F-321 says that it failed; Retry asks again, and what needs no platform is there meanwhile', async () => {
    answers['GET /api/profile'] = { status: 502, body: { code: 'platform-unavailable', detail: 'x' } }
    await open()
    expect(await screen.findByRole('heading', { name: 'Failed to load profile.' })).toBeDefined()
    expect(await screen.findByText('Firefox on Linux')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Export all as JSON' })).toBeDefined()
    answers['GET /api/profile'] = { body: PROFILE }
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await within(main()).findByText('Vesper#4102', { selector: 'bdi' })).toBeDefined()
    expect(screen.queryByText('Failed to load profile.')).toBeNull()
  })

  it('F-322 says of each part who sees it, with a sentence', async () => {
    await open()
    const table = within(await screen.findByRole('table'))
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'What you have equippedEveryoneStrangers can look up what you have equipped. Command Table can count you.',
      'Vault and currenciesOnly youWe read it because you signed in. Nobody else gets it from us.',
      'Saved loadoutsHiddenKept from us too: no item is known to be in a loadout.',
    ])
  })

  it('is honest where the platform kept the items, or could not be asked', async () => {
    const { items: _items, linked: _linked, ...rest } = PROFILE
    answers['GET /api/profile'] = { body: { ...rest, withheld: ['vault'], stale_reason: 'maintenance' } }
    await open()
    expect(await screen.findByText('Your settings at the platform keep your items from us.')).toBeDefined()
    expect(words()).toContain('The platform could not be asked. These are the last numbers it gave.')
    expect(words()).toContain('The platform did not say which accounts are linked.')
    expect(within(main()).queryByText('live', { exact: true })).toBeNull()
  })
})

describe('F-322 what a player can end', () => {
  it('another session is signed out, and says so', async () => {
    await open()
    answers['GET /api/bungie/sessions'] = { body: { sessions: SESSIONS.sessions.slice(0, 1) } }
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out Chrome on Android' }))
    expect(await screen.findByText('Chrome on Android is signed out.')).toBeDefined()
    await vi.waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Sign out Chrome on Android' })).toBeNull(),
    )
  })

  it('signs out everywhere with one press and one call', async () => {
    await open()
    answers['DELETE /api/bungie/sessions'] = { body: { success: true } }
    answers['POST /api/bungie/logout'] = { body: { success: true } }
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
    await vi.waitFor(() => expect(sessionStore.read().status).not.toBe('connected'))
    const ended = requests.filter(({ method }) => method === 'DELETE')
    expect(ended.map(({ url }) => new URL(url).pathname)).toEqual(['/api/bungie/sessions'])
  })

  it('stays signed in, and says so, where signing out everywhere was not heard', async () => {
    await open()
    answers['DELETE /api/bungie/sessions'] = { status: 502, body: { code: 'x', detail: 'x' } }
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
    expect(await screen.findByText('That did not work. Try again.')).toBeDefined()
    expect(sessionStore.read().status).toBe('connected')
  })

  it('a token is shown once, with the reason; a refusal keeps the name that was typed', async () => {
    await open()
    const field = await screen.findByRole('textbox', { name: 'Name of a new token' })
    fireEvent.change(field, { target: { value: 'Overlay' } })
    answers['POST /api/access-tokens'] = {
      status: 422,
      body: { code: 'too-many-tokens', detail: 'At most 10 access tokens per player: revoke one first.' },
    }
    fireEvent.click(screen.getByRole('button', { name: 'New token' }))
    expect(await screen.findByText('At most 10 access tokens per player: revoke one first.')).toBeDefined()
    expect((field as HTMLInputElement).value).toBe('Overlay')
    const token = { id: 't', name: 'Overlay', created_at: '2026-11-16T00:00:00Z', token: 'vp_secret' }
    answers['POST /api/access-tokens'] = { body: token }
    fireEvent.click(screen.getByRole('button', { name: 'New token' }))
    const fresh = await screen.findByRole('textbox', { name: 'New token' })
    expect((fresh as HTMLInputElement).value).toBe('vp_secret')
    expect((field as HTMLInputElement).value).toBe('')
  })

  it('F-328 counts the links that still open', async () => {
    const share = {
      kind: 'build',
      type: 'build',
      slug: 'mine',
      path: '/build/mine',
      title: 'Mine',
      version: 1,
      created_at: '2026-11-16T00:00:00Z',
      opened: 0,
      parts: [],
    }
    const gone = { ...share, slug: 'gone', path: '/build/gone', revoked_at: '2026-11-17T00:00:00Z' }
    answers['GET /api/shares'] = { body: { shares: [share, gone] } }
    await open()
    expect(await screen.findByRole('heading', { name: 'Links you made 1 live, 1 revoked' })).toBeDefined()
    expect(screen.getByText('/build/gone')).toBeDefined()
  })

  it('F-328 a link: the first press asks, and only the second revokes', async () => {
    const share = {
      kind: 'build',
      type: 'build',
      slug: 'mine',
      path: '/build/mine',
      title: 'Mine',
      version: 1,
      created_at: '2026-11-16T00:00:00Z',
      opened: 0,
      parts: [],
    }
    answers['GET /api/shares'] = { body: { shares: [share] } }
    answers['DELETE /api/shares/build/mine'] = { body: { success: true } }
    const revoked = () => requests.filter(({ method }) => method === 'DELETE')
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Revoke /build/mine' }))
    fireEvent.click(screen.getByRole('button', { name: 'Keep /build/mine' }))
    fireEvent.click(screen.getByRole('button', { name: 'Revoke /build/mine' }))
    expect(revoked()).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Revoke /build/mine for everyone' }))
    expect(await screen.findByText('/build/mine is revoked.')).toBeDefined()
    expect(revoked()).toHaveLength(1)
  })

  it('everything, once the name is typed: the browser is signed out and told', async () => {
    await open()
    const field = await screen.findByRole('textbox', { name: 'Type Vesper#4102 to allow it' })
    const button = screen.getByRole('button', { name: 'Delete' })
    fireEvent.change(field, { target: { value: 'Vesp' } })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(button)
    expect(requests.some(({ url }) => url.endsWith('/delete'))).toBe(false)
    fireEvent.change(field, { target: { value: 'Vesper#4102' } })
    answers['POST /api/profile/delete'] = { status: 502, body: { code: 'x', detail: 'x' } }
    fireEvent.click(button)
    expect(await screen.findByText(/^Nothing is certain yet/)).toBeDefined()
    answers['POST /api/profile/delete'] = { body: { success: true } }
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Your data is deleted' })).toBeDefined()
    expect(words()).toContain('Left: map points that were accepted')
    expect(within(main()).getByRole('button', { name: 'Connect with Bungie' })).toBeDefined()
    expect(sessionStore.read().status).not.toBe('connected')
  })

  it('is not said of somebody who is signed in', async () => {
    await open('/deleted')
    expect(await screen.findByRole('heading', { level: 1, name: 'Your data is kept' })).toBeDefined()
    expect(words()).not.toContain('was deleted')
  })

  it('F-322 with the data goes what this browser keeps without the account’s id: wish lists and the AI key', async () => {
    const removeAll = vi.spyOn(ownLists, 'removeAll')
    writeAiKey('a key')
    ownLists.add('Mine', 'dimwishlist:item=1&perks=2')
    answers['POST /api/profile/delete'] = { body: { success: true } }
    await open()
    expect(await screen.findByText(/your own wish lists and the AI key/)).toBeDefined()
    const field = await screen.findByRole('textbox', { name: 'Type Vesper#4102 to allow it' })
    fireEvent.change(field, { target: { value: 'Vesper#4102' } })
    expect([ownLists.get().length, readAiKey()]).toEqual([1, 'a key'])
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Your data is deleted' })).toBeDefined()
    expect([ownLists.get().length, readAiKey()]).toEqual([0, null])
    expect(removeAll).toHaveBeenCalledOnce()
    removeAll.mockRestore()
  })

  it('lists what is kept in plain words, and leaves out what is not there', async () => {
    await open()
    expect(await screen.findByText('Saved copy of your profile')).toBeDefined()
    expect(words()).toContain('1 · 2.1 MB')
    expect(words()).toContain('Weapons you used, from reports1,978 · under 1 kB')
    expect(words()).not.toContain('Decisions about weapons')
  })
})

describe('small words', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0 Safari/537.36 Edg/141.0', 'Edge on Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
      'Safari on iPhone',
    ],
    ['curl/8.5', 'curl'],
    ['', 'Unknown browser'],
  ])('%s is called %s', (userAgent, name) => expect(describeBrowser(userAgent).name).toBe(name))

  it('sizes are told in the largest unit that fits', () => {
    expect([12, 1_500, 2_100_000].map(describeSize)).toEqual(['under 1 kB', '2 kB', '2.1 MB'])
  })
})
