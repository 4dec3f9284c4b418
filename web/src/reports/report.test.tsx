import type { ActivityReportAnswer } from '@ai-vault/contract/archives.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sessionStore } from '../data/session/session-store.ts'
import { writeSession } from '../data/stored/storage.ts'
import { dashboardData } from '../test-support/answers/dashboard-answer.ts'
import { type FakeAnswer, fakeFetch } from '../test-support/fakes/fake-fetch.ts'
import { renderAt } from '../test-support/render-at.tsx'
import { sessionOf } from '../test-support/sessions.ts'
import { textOf } from '../test-support/text-of.ts'
import { drawsWholeApp } from '../test-support/whole-app.ts'

drawsWholeApp()

const RAID: ActivityReportAnswer = {
  instance_id: '16000000011',
  name: 'Vault of Glass',
  period: '2026-07-30T20:00:00Z',
  duration_seconds: 3522,
  teams: [],
  players: [
    {
      name: 'Mira',
      membership_id: '4611686018400000077',
      class: 'Titan',
      power: 545,
      you: false,
      result: 'Completed',
      kills: 1204,
      deaths: 3,
      assists: 20,
      kd: 401.33,
    },
    {
      name: 'Vesper',
      membership_id: '4611686018400000001',
      class: 'Hunter',
      power: 550,
      you: true,
      result: 'Left early',
      kills: 90,
      deaths: 2,
      assists: 9,
      kd: 45,
    },
    { you: false, result: 'Completed' },
  ],
  weapons: [{ item_hash: 5, name: 'Fatebringer', type_name: 'Hand Cannon', kills: 61, precision_kills: 40 }],
}
const MATCH: ActivityReportAnswer = {
  ...RAID,
  name: '<img src=x onerror=alert(1)>',
  teams: [
    { name: 'Alpha', score: 100, result: 'Victory' },
    { name: 'Bravo', score: 61, result: 'Defeat' },
  ],
  players: [
    { name: 'Kel', team: 'Bravo', you: false, result: 'Defeat', kills: 7, deaths: 9, assists: 1, score: 12 },
  ],
  weapons: [],
}
const broken = (status: number, code: string): FakeAnswer => ({
  status,
  body: { code, detail: `because ${code}` },
})

/** The dashboard of a player; reports answer in turn, the last one for good. */
async function open(path: string, ...reports: (FakeAnswer | 'hang')[]) {
  const queue = [...reports]
  const requests = fakeFetch((request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/dashboard/guardian-data') return { body: { success: true, data: dashboardData() } }
    if (!pathname.startsWith('/api/archives/')) return broken(404, 'not-found')
    return (queue.length > 1 ? queue.shift() : queue[0]) ?? broken(404, 'not-found')
  })
  writeSession(sessionOf({ expiresAt: Math.floor(Date.now() / 1000) + 3600, displayName: 'Vesper#4102' }))
  sessionStore.check()
  return { ...(await renderAt(path)), requests }
}

const rowsOf = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('row').map(textOf)

describe('the post-game report', () => {
  it('F-094 opens from a recent activity, stands in the address, and gives the focus back', async () => {
    const { router } = await open('/dashboard?open=all', { body: RAID })
    const [link] = await screen.findAllByRole('link', { name: 'Post-game report: Vault of Glass' })
    link?.focus()
    fireEvent.click(link as HTMLElement)
    const dialog = await screen.findByRole('dialog', { name: 'Vault of Glass' })
    expect(router.latestLocation.searchStr).toContain('report=16000000011')
    expect(textOf(dialog)).toContain('58:42')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Vault of Glass' })).toBeNull())
    expect(router.latestLocation.searchStr).not.toContain('report')
    await waitFor(() => expect(document.activeElement).toBe(link))
  })

  it('F-094 lists the players with their figures, marks the player and names their weapons', async () => {
    await open('/dashboard?report=16000000001', { body: RAID })
    const dialog = await screen.findByRole('dialog', { name: 'Vault of Glass' })
    expect(rowsOf('Players of this activity')).toEqual([
      'GuardianKillsDeathsAssistsK/D',
      'Mira Titan · power 545 · Completed1,204320401.3',
      'Vesper YouHunter · power 550 · Left early902945.0',
      'A guardian without a name Completed————',
    ])
    const inLines = within(screen.getByRole('list', { name: 'Players of this activity' }))
    expect(inLines.getAllByRole('listitem').map(textOf)).toContain(
      'Mira Titan · power 545 · Completed1,204 kills · 3 deaths · 20 assists · K/D 401.3',
    )
    expect(rowsOf('Weapons you defeated opponents with')).toEqual([
      'WeaponKillsPrecision',
      'FatebringerHand Cannon6140 (66 %)',
    ])
    expect(textOf(dialog)).toContain('Left early')
  })

  it('F-094 leads from every other player who is named to the Command Table', async () => {
    await open('/dashboard?report=16000000001', { body: RAID })
    await screen.findByRole('dialog', { name: 'Vault of Glass' })
    const links = within(screen.getByRole('table', { name: 'Players of this activity' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Mira', '/command-table?team=4611686018400000077'],
    ])
  })

  it('a match has two sides and a score; who was not there reads that; names are text', async () => {
    await open('/dashboard?report=16000000001', { body: MATCH })
    const dialog = await screen.findByRole('dialog', { name: '<img src=x onerror=alert(1)>' })
    expect(dialog.querySelector('img')).toBeNull()
    expect(within(dialog).getAllByRole('listitem').map(textOf).slice(0, 2)).toEqual([
      'Alpha 100Victory',
      'Bravo 61Defeat',
    ])
    expect(textOf(dialog)).toContain('you were not there')
    expect(rowsOf('Players of this activity')[0]).toBe('GuardianKillsDeathsAssistsK/DScore')
    expect(within(dialog).queryByRole('region', { name: 'Your weapons' })).toBeNull()
  })

  it('F-244 a run from a checkpoint says why boards may grey it and where to ask, and blames nobody', async () => {
    await open('/dashboard?report=16000000011', { body: { ...RAID, from_beginning: false } })
    const dialog = await screen.findByRole('dialog', { name: 'Vault of Glass' })
    expect(textOf(dialog)).toContain('Started from a checkpoint.')
    expect(textOf(dialog)).toContain('says nothing about anybody’s honesty')
    expect(textOf(dialog)).toContain('16000000011')
    expect(textOf(dialog).toLowerCase()).not.toContain('cheat')
  })

  it('says that it is being read', async () => {
    await open('/dashboard?report=16000000001', 'hang')
    expect(textOf(await screen.findByRole('dialog', { name: 'Post-game report' }))).toContain(
      'Reading the report',
    )
  })

  it.each([
    ['platform-not-found', 404, 'No such report'],
    ['platform-private', 403, 'This report is private'],
  ])('%s is an answer, not something to try again', async (code, status, title) => {
    await open('/dashboard?report=16000000001', broken(status, code))
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('a failure says why and can be tried again', async () => {
    await open('/dashboard?report=16000000001', broken(422, 'odd'), { body: RAID })
    expect(textOf(await screen.findByRole('alert'))).toContain('The report could not be readbecause odd')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('dialog', { name: 'Vault of Glass' })).toBeTruthy()
  })

  it.each(['', 'abc', '12345678901234567890', '{"a":1}'])(
    'an address with report=%s opens nothing',
    async (id) => {
      const { requests } = await open(`/dashboard?report=${encodeURIComponent(id)}`)
      await screen.findByRole('heading', { level: 1, name: /Welcome/ })
      expect(screen.queryByRole('dialog', { name: 'Post-game report' })).toBeNull()
      expect(requests.some(({ url }) => url.includes('/api/archives/'))).toBe(false)
    },
  )
})
