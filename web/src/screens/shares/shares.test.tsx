import type { InventoryAnswer } from '@ai-vault/contract/items/inventory.ts'
import type { ShareAnswer } from '@ai-vault/contract/shares.ts'
import { expectLog } from '@ai-vault/game/test-support/expected-logs.ts'
import { makeWeapon } from '@ai-vault/game/test-support/make-items.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../data/query-client.ts'
import { sessionStore } from '../../data/session/session-store.ts'
import { writeSession } from '../../data/stored/storage.ts'
import { type FakeAnswer, fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { makeInventory } from '../../test-support/make-inventory.ts'
import { renderAt } from '../../test-support/render-at.tsx'
import { sessionOf } from '../../test-support/sessions.ts'
import { textOf } from '../../test-support/text-of.ts'
import { drawsWholeApp } from '../../test-support/whole-app.ts'

const HOSTILE = '<img src=x onerror=alert(1)> \u202eevil'
const SHARE: ShareAnswer = {
  kind: 'build',
  slug: 'nighthawk',
  path: '/build/nighthawk',
  version: 2,
  created_at: '2026-07-01T10:00:00Z',
  versions: [
    { version: 2, created_at: '2026-07-01T10:00:00Z' },
    { version: 1, created_at: '2026-06-01T10:00:00Z' },
  ],
  author: { name: 'Vesper' },
  document: {
    kind: 'build',
    type: 'build',
    name: 'Nighthawk, 160 weapons',
    summary: 'One shot from the dark.',
    classType: 'hunter',
    activity: 'Grandmaster Nightfall',
    subclass: {
      name: 'Gunslinger',
      element: 'solar',
      superName: 'Golden Gun',
      abilities: [],
      aspects: ['On Your Mark'],
      fragments: ['Ember of Char'],
    },
    weapons: [
      {
        slot: 'kinetic',
        hash: 7,
        name: 'Fatebringer',
        type: 'hand-cannon',
        typeName: 'Hand Cannon',
        element: 'kinetic',
        rarity: 'legendary',
        perks: [{ hash: 1, name: 'Frenzy' }],
        rating: { tier: 'God-Tier', score: 9.4 },
      },
    ],
    armor: [
      {
        slot: 'helmet',
        hash: 9,
        name: 'Celestial Nighthawk',
        rarity: 'exotic',
        stats: [30, 14, 10, 20, 10, 12],
      },
    ],
    stats: [162, 70, 61, 108, 54, 60],
    mods: ['Font of Might'],
    strengths: ['Breaks solar shields'],
    considerations: ['Stuns no champion'],
    notes: 'Hold the super.',
  },
}
const NOT_FOUND: FakeAnswer = {
  status: 404,
  body: { code: 'share-not-found', detail: 'There is nothing at this address.' },
}

let answer: FakeAnswer | 'hang'
let requests: Request[]
drawsWholeApp()
beforeEach(() => {
  answer = { body: SHARE }
  requests = fakeFetch((request) =>
    new URL(request.url).pathname.startsWith('/api/shares/') ? answer : NOT_FOUND,
  )
})
const main = () => screen.getByRole('main')
const words = () => textOf(main())

async function open(path = '/build/nighthawk', vault?: InventoryAnswer) {
  sessionStore.check()
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } })
  if (vault) client.setQueryData(['inventory', vault.membership_id], vault)
  return renderAt(path, client)
}

describe('F-328 a shared page', () => {
  it('shows a visitor the whole build without any sign-in, and what connecting would tell them', async () => {
    await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Nighthawk, 160 weapons' })).toBeDefined()
    for (const text of [
      'Version 2 of 2',
      'this version never changes, the link shows the newest',
      'Fatebringer',
      'Frenzy',
      'Celestial Nighthawk',
      'Golden Gun',
      'On Your Mark',
      'Font of Might',
      'Hold the super.',
      'Breaks solar shields',
      'Stuns no champion',
      'Grandmaster Nightfall',
      '515 points',
    ]) {
      expect(words()).toContain(text)
    }
    expect(words()).toMatch(/Fatebringer\w+, Hand Cannon/)
    expect(words()).toContain('Connect and each of the 2 parts shows')
    expect(within(main()).getByRole('button', { name: 'Connect with Bungie' })).toBeDefined()
    expect(within(main()).queryByRole('button', { name: 'Fork' })).toBeNull()
    expect(requests.every(({ headers }) => !headers.has('authorization'))).toBe(true)
    expect(document.title).toBe('Nighthawk, 160 weapons · AI Vault')
  })

  it('shows how it is played, and every row that its totals add up from', async () => {
    const slots = ['helmet', 'gauntlets', 'chest', 'legs', 'class-item'] as const
    const armor = slots.map((slot) => ({
      slot,
      hash: 9,
      name: `The ${slot}`,
      rarity: 'legendary' as const,
      stats: [30, 20, 0, 0, 25, 0] as const,
    }))
    const given = {
      armor,
      modPoints: [0, 30, 0, 0, 0, 0] as const,
      bonus: [-10, 0, 10, 0, 0, 0] as const,
      stats: [145, 125, 12, 2, 125, 2] as const,
      steps: ['Start on the roof.', 'Then the super.'],
    }
    answer = { body: { ...SHARE, document: { ...SHARE.document, ...given } } }
    await open()
    await screen.findByRole('heading', { name: 'Strategy' })
    expect(words()).toContain('Start on the roof.Then the super.')
    const rows = within(screen.getByRole('table', { name: /Armor of the build/ }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? ''))
    expect(rows.slice(5)).toEqual([
      ['Stat mods', '0', '30', '0', '0', '0', '0'],
      ['Tuning', '5', '-5', '2', '2', '0', '2'],
      ['Fragments', '-10', '0', '10', '0', '0', '0'],
      ['Total with mods', ...given.stats.map(String)],
    ])
    const sums = given.stats.map((_, at) =>
      rows.slice(0, -1).reduce((sum, row) => sum + Number(row[at + 1]), 0),
    )
    expect(sums).toEqual(given.stats)
  })

  it('tells the mods by piece where the document knows them', async () => {
    const [helmet] = SHARE.document.kind === 'build' ? SHARE.document.armor : []
    const armor = [{ ...helmet, mods: ['Font of Might', 'Hands-On'] }]
    answer = { body: { ...SHARE, document: { ...SHARE.document, armor } } }
    await open()
    const group = (await screen.findByRole('heading', { name: 'Mods, Helmet' })).parentElement
    expect(group?.textContent).toBe('Mods, HelmetFont of MightHands-On')
    expect(screen.queryByRole('heading', { name: 'Mods' })).toBeNull()
  })

  it('asks for an earlier version where the address names one', async () => {
    await open('/build/nighthawk?version=1')
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
    expect(requests.some(({ url }) => url.includes('/api/shares/build/nighthawk?version=1'))).toBe(true)
    expect(screen.getByRole('link', { name: 'Open version 1' }).getAttribute('href')).toBe(
      '/build/nighthawk?version=1',
    )
  })

  it('offers a signed-in visitor a fork of their own', async () => {
    writeSession(sessionOf({ expiresAt: Math.floor(Date.now() / 1000) + 3600 }))
    await open()
    expect(await screen.findByRole('button', { name: 'Fork' })).toBeDefined()
    expect(await screen.findByText(/^Your vault could not be read\./)).toBeDefined()
  })

  it('forks it with the visitor’s own items: their copy, and what they lack as it was', async () => {
    writeSession(sessionOf({ expiresAt: Math.floor(Date.now() / 1000) + 3600 }))
    const mine = makeWeapon({ instanceId: '77', hash: 7, name: 'Fatebringer', slot: 'kinetic' })
    const vault = makeInventory([
      {
        itemHash: 7,
        itemInstanceId: '77',
        definition: {
          displayProperties: { name: mine.name, icon: mine.icon },
          itemTypeDisplayName: mine.typeName,
          inventory: { tierTypeName: 'Legendary' },
        },
        perks: [],
        item: mine,
      },
    ])
    const made = { kind: 'build', slug: 'mine', path: '/build/mine', version: 1 }
    requests = fakeFetch((request) => {
      const { pathname } = new URL(request.url)
      if (request.method === 'POST') return { body: made }
      return pathname.startsWith('/api/shares/') ? answer : NOT_FOUND
    })
    await open('/build/nighthawk', vault)
    const solve = await screen.findByRole('link', { name: 'Solve with my armor' })
    expect(solve.getAttribute('href')).toBe(
      '/armory?tab=armor&class=hunter&targets=162_70_61_108_54_60&only=all',
    )
    fireEvent.click(screen.getByRole('button', { name: 'Fork with my items' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Copy Link' }))
    const sent = () => requests.find(({ method }) => method === 'POST')
    await vi.waitFor(() => expect(sent()).toBeDefined())
    const fork = (await sent()?.json())?.document
    expect(fork).toMatchObject({ forkedFrom: '/build/nighthawk', weapons: [{ instanceId: '77' }] })
    expect(fork.armor).toEqual(expect.arrayContaining([expect.objectContaining({ hash: 9 })]))
    expect(fork).not.toHaveProperty('notes')
  })

  it('sets the roles of a plan’s members apart from their names', async () => {
    const members = [{ name: 'Asterion', power: 2010, role: 'Boss damage, Support' }, { role: 'Support' }]
    const plan = { members, needs: [{ name: 'Healing', state: 'one' }] }
    answer = { body: { ...SHARE, document: { ...SHARE.document, type: 'fireteam', plan } } }
    await open()
    const name = await screen.findByText('Asterion')
    const role = screen.getByText('Boss damage, Support')
    expect([role.tagName, role.contains(name), name.closest('li')]).toEqual(['P', false, role.closest('li')])
    expect(screen.getByText('Seat 2').closest('li')?.textContent).toContain('Support')
  })

  it('says of a revoked one that it was withdrawn, and leads on', async () => {
    const detail = 'This build was withdrawn by its author on Jun 9, 2026.'
    answer = { status: 404, body: { code: 'share-revoked', detail } }
    await open()
    expect(await screen.findByRole('heading', { name: detail })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Make one in Architect' })).toBeDefined()
    expect(words()).toContain('A fork you made stays yours.')
  })

  it('leads from a revoked plan to the Command Table, and speaks of no build', async () => {
    const detail = 'This fireteam plan was withdrawn by its author on Jun 9, 2026.'
    answer = { status: 404, body: { code: 'plan-revoked', detail } }
    await open()
    expect(await screen.findByRole('heading', { name: detail })).toBeDefined()
    const link = screen.getByRole('link', { name: 'Make one at the Command Table' })
    expect(link.getAttribute('href')).toBe('/command-table')
    expect(words()).toContain('Shared fireteam plan')
    expect(words()).not.toMatch(/build|fork|Architect/i)
  })

  it('speaks of forks where a build was withdrawn, and not where a profile was', async () => {
    const detail = 'This profile was withdrawn by its author on Jun 9, 2026.'
    answer = { status: 404, body: { code: 'share-revoked', detail } }
    await open('/profile/1')
    await screen.findByRole('heading', { name: detail })
    expect(words()).toContain('The link is dead for everyone.')
    expect(words()).not.toContain('fork')
  })

  it('is Signal Lost where nothing ever was', async () => {
    expectLog('error', /^NotFound/)
    answer = NOT_FOUND
    await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Signal Lost' })).toBeDefined()
  })

  it('says what failed and tries again on request', async () => {
    answer = { status: 503, body: { code: 'x', detail: 'The database is away.' } }
    await open()
    expect(await screen.findByRole('heading', { name: 'This page could not be opened.' })).toBeDefined()
    answer = { body: SHARE }
    within(main()).getByRole('button', { name: 'Retry' }).click()
    expect(await screen.findByRole('heading', { level: 1, name: 'Nighthawk, 160 weapons' })).toBeDefined()
  })

  it('shows hostile texts as texts', async () => {
    const document = { ...SHARE.document, name: HOSTILE, notes: HOSTILE, summary: HOSTILE }
    answer = { body: { ...SHARE, document, author: { name: HOSTILE } } }
    await open()
    const shown = HOSTILE.replace('\u202e', '')
    expect(await screen.findByRole('heading', { level: 1, name: shown })).toBeDefined()
    expect(main().querySelector('img[src="x"]')).toBeNull()
  })

  it('shows a prophecy and a profile at their own addresses', async () => {
    const prophecy = {
      kind: 'prophecy',
      name: 'Vesper',
      archetype: 'Vanguard Raider',
      traits: [{ name: 'endgame', score: 8.2 }],
      gems: [{ name: 'Apex Predator', reason: 'Unused for 90 days' }],
      farming: [],
      meta: [],
    }
    answer = { body: { ...SHARE, kind: 'prophecy', slug: '1', path: '/prophecy/1', document: prophecy } }
    const { unmount } = await open('/prophecy/1')
    expect(await screen.findByText('Apex Predator')).toBeDefined()
    expect(words()).toContain('8.2 of 10')
    unmount()
    const profile = {
      kind: 'profile',
      name: 'Vesper#4102',
      score: 78,
      characters: [{ classType: 'hunter', power: 512 }],
    }
    answer = { body: { ...SHARE, kind: 'profile', slug: '1', path: '/profile/1', document: profile } }
    await open('/profile/1')
    expect(await screen.findByText('Vault score 78')).toBeDefined()
    expect(words()).toContain('Hunter 512')
    await vi.waitFor(() => expect(document.title).toBe('Vesper#4102 · AI Vault'))
  })
})
