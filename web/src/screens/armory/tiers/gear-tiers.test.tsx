import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sessionStore } from '../../../data/session/session-store.ts'
import { writeSession } from '../../../data/stored/storage.ts'
import { dashboardData } from '../../../test-support/dashboard-answer.ts'
import { fakeFetch } from '../../../test-support/fake-fetch.ts'
import { renderAt } from '../../../test-support/render-at.tsx'
import { sessionOf } from '../../../test-support/sessions.ts'
import { drawsWholeApp } from '../../../test-support/whole-app.ts'

drawsWholeApp()

const task = (hash: number, name: string, kind: string, complete: boolean, activities?: string[]) => ({
  hash,
  name,
  kind,
  ...(activities ? { activities } : {}),
  cells: [{ complete, progress: 1, completion_value: 3 }],
})

function weekOf(rows: ReturnType<typeof task>[]): GuardianData {
  const data = dashboardData()
  const weekly = { source: 'live' as const, reset_at: '', characters: [{ id: '1', class: 'Hunter' }], rows }
  return { ...data, extras: { ...data.extras, weekly } }
}

async function open(data: GuardianData | 'fail' | 'hang') {
  fakeFetch((request) => {
    if (new URL(request.url).pathname !== '/api/dashboard/guardian-data') {
      return { status: 404, body: { code: 'not-found', detail: 'x' } }
    }
    if (data === 'hang') return data
    if (data === 'fail') return { status: 403, body: { code: 'platform-private', detail: 'hidden' } }
    return { body: { success: true, data } }
  })
  writeSession(sessionOf({ expiresAt: Math.floor(Date.now() / 1000) + 3600 }))
  sessionStore.check()
  await renderAt('/armory?tab=tiers')
  await screen.findByRole('heading', { name: /Tier 5/ })
}

const plate = (tier: number) => {
  const found = screen.getByRole('heading', { name: new RegExp(`Tier ${tier}`) }).closest('li')
  if (!found) throw new Error(`no tier ${tier}`)
  return found
}
const linksOf = (tier: number) =>
  within(plate(tier))
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('where gear of a tier drops this week', () => {
  const PORTAL = [
    ['Pinnacle Ops', '/dashboard?task=4'],
    ['Nightfall', '/dashboard?task=3'],
    ['Solo Ops', '/dashboard?task=2'],
  ]
  it.each([
    ['F-171', 1, [['The Edge of Fate', '/dashboard?task=5'], ...PORTAL.slice(0, 2)]],
    ['F-172', 2, PORTAL],
    ['F-173', 3, PORTAL],
    ['F-174', 4, PORTAL],
    ['F-175', 5, PORTAL],
  ])('%s tier %i leads to the tasks the platform names, open ones first', async (_number, tier, links) => {
    await open(
      weekOf([
        task(1, 'Weekly Raid', 'raid', false),
        task(2, 'Solo Ops', 'operation', true),
        task(3, 'Nightfall', 'nightfall', false, ['Exodus Crash', 'The Corrupted']),
        task(4, 'Pinnacle Ops', 'operation', false),
        task(5, 'The Edge of Fate', 'story', false),
        task(6, 'Vanguard Ops', 'strike', true),
      ]),
    )
    await within(plate(tier)).findByRole('link', { name: 'Pinnacle Ops' })
    expect(linksOf(tier)).toEqual(links)
    expect(plate(tier).textContent).toContain('Exodus Crash, The Corrupted')
  })

  it.each([
    ['hang', 'is being read'],
    ['fail', 'not known right now'],
    [weekOf([task(1, 'Weekly Raid', 'raid', false)]), 'the platform names no activity for it'],
  ] as const)('F-171 says honestly when there is none (%#)', async (data, words) => {
    await open(data)
    expect(await within(plate(4)).findByText(words)).toBeTruthy()
    expect(linksOf(4)).toEqual([])
  })
})
