import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'
import type { ArmorPiece } from '@ai-vault/game/items.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createQueryClient } from '../../../data/query-client.ts'
import { sessionStore } from '../../../data/session/session-store.ts'
import { writeSession } from '../../../data/stored/storage.ts'
import { dashboardData } from '../../../test-support/answers/dashboard-answer.ts'
import { fakeFetch } from '../../../test-support/fakes/fake-fetch.ts'
import { armorEntry, makeArmor } from '../../../test-support/make-armor.ts'
import { makeInventory } from '../../../test-support/make-inventory.ts'
import { renderAt } from '../../../test-support/render-at.tsx'
import { sessionOf } from '../../../test-support/sessions.ts'
import { drawsWholeApp } from '../../../test-support/whole-app.ts'
import type { WeekTask } from './tier-tasks.ts'

drawsWholeApp()

const task = (
  hash: number,
  name: string,
  kind: string,
  complete: boolean,
  activities?: string[],
): WeekTask => ({
  hash,
  name,
  kind,
  ...(activities ? { activities } : {}),
  cells: [{ complete, progress: 1, completion_value: 3 }],
})

function weekOf(rows: WeekTask[]): GuardianData {
  const data = dashboardData()
  const weekly = { source: 'live' as const, reset_at: '', characters: [{ id: '1', class: 'Hunter' }], rows }
  return { ...data, extras: { ...data.extras, weekly } }
}

async function open(data: GuardianData | 'fail' | 'hang', armor?: readonly ArmorPiece[]) {
  fakeFetch((request) => {
    const { pathname } = new URL(request.url)
    if (pathname !== '/api/dashboard/guardian-data') {
      return { status: 404, body: { code: 'not-found', detail: 'x' } }
    }
    if (data === 'hang') return data
    if (data === 'fail') return { status: 403, body: { code: 'platform-private', detail: 'hidden' } }
    return { body: { success: true, data } }
  })
  writeSession(sessionOf({ expiresAt: Math.floor(Date.now() / 1000) + 3600 }))
  sessionStore.check()
  const client = createQueryClient()
  if (armor)
    client.setQueryData(['inventory', sessionOf().membershipId], makeInventory(armor.map(armorEntry)))
  await renderAt('/armory?tab=tiers', client)
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

describe('the heading of a tier', () => {
  it('F-178 says the tier once', async () => {
    await open('hang')
    for (const tier of [1, 2, 3, 4, 5])
      expect(screen.getByRole('heading', { name: `Tier ${tier}` })).toBeTruthy()
  })
})

describe('where gear of a tier drops this week', () => {
  const PORTAL = [
    ['Pinnacle Ops', '/dashboard?task=4'],
    ['Nightfall', '/dashboard?task=3'],
    ['Solo Ops', '/dashboard?task=2'],
  ]
  const WEEK = weekOf([
    task(1, 'Weekly Raid', 'raid', false),
    task(2, 'Solo Ops', 'operation', true),
    task(3, 'Nightfall', 'nightfall', false, ['Exodus Crash', 'The Corrupted']),
    task(4, 'Pinnacle Ops', 'operation', false),
    task(5, 'The Edge of Fate', 'story', false),
    task(6, 'Vanguard Ops', 'strike', true),
  ])
  it.each([
    ['F-171', 1, [['The Edge of Fate', '/dashboard?task=5'], ...PORTAL.slice(0, 2)]],
    ['F-175', 5, PORTAL],
  ])('%s tier %i leads to the tasks the platform names, open ones first', async (_number, tier, links) => {
    await open(WEEK)
    await within(plate(tier)).findByRole('link', { name: 'Pinnacle Ops' })
    expect(linksOf(tier)).toEqual(links)
    expect(plate(tier).textContent).toContain('Exodus Crash, The Corrupted')
  })

  it('F-172 F-173 F-174 a tier with the same tasks as tier 5 says so and does not list them again', async () => {
    await open(WEEK)
    for (const tier of [2, 3, 4]) {
      expect(await within(plate(tier)).findByText('the same activities as for tier 5')).toBeTruthy()
      expect(linksOf(tier)).toEqual([])
    }
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

describe('what the player has and what would raise it', () => {
  const piece = (id: string, tier: 3 | 5, slot: ArmorPiece['slot']) => makeArmor(id, { tier, slot })
  const slots = ['helmet', 'gauntlets', 'chest', 'legs', 'class-item'] as const

  it('names the places that are furthest below tier 5, where the tier above drops, and leads to the week’s task', async () => {
    const week = [task(4, 'Pinnacle Ops', 'operation', false), task(5, 'The Edge of Fate', 'story', false)]
    await open(weekOf(week), [piece('1', 5, 'helmet'), piece('2', 3, 'chest')])
    expect(await screen.findByText('1 of 5 places of your armor have tier 5.')).toBeTruthy()
    expect(
      screen.getByText(
        /^To raise next: Hunter gauntlets \(no tier yet\), Hunter legs .+ and 1 more\. Tier 1 drops from: Campaign or normal portal\.$/,
      ),
    ).toBeTruthy()
    const link = await screen.findByRole('link', { name: 'This week: The Edge of Fate' })
    expect(link.getAttribute('href')).toBe('/dashboard?task=5')
    const cells = within(screen.getByRole('row', { name: /^Hunter/ })).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'Tier 5, 1 piece',
      'None',
      'Tier 3, 1 piece',
      'None',
      'None',
    ])
  })

  it('leads to no task that is finished, and to none that opens later', async () => {
    const done = task(4, 'The Edge of Fate', 'story', true)
    const later = { ...task(5, 'Kepler', 'story', false), opens_at: '2099-01-01T17:00:00Z' }
    await open(weekOf([done, later]), [piece('1', 5, 'helmet')])
    await within(plate(1)).findByRole('link', { name: 'Kepler' })
    expect(screen.queryByRole('link', { name: /^This week/ })).toBeNull()
  })

  it('says that nothing is left to raise, and leads to the builds', async () => {
    await open(
      'hang',
      slots.map((slot, at) => piece(String(at), 5, slot)),
    )
    expect(await screen.findByText('Every place of your armor has tier 5.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Build with what you have' }).getAttribute('href')).toBe(
      '/armory?tab=armor',
    )
  })
})

describe('the player’s own pieces beside the figures of a tier', () => {
  const total = (points: number) => ({ base: [points, 0, 0, 0, 0, 0] as const })
  const tier4 = { tier: 4 as const, ...total(66) }
  const { tier: _, ...old } = makeArmor('6', total(50))

  it('an account without armor hears that, and not that all of nothing has a tier', async () => {
    await open('fail', [])
    expect(screen.getByText('You own no armor yet.')).toBeTruthy()
  })

  it('F-169 the head, the cards and the sum below count the same pieces, and the difference is told', async () => {
    await open('fail', [
      makeArmor('1', total(75)),
      makeArmor('2', { rarity: 'exotic', ...total(60) }),
      makeArmor('3', tier4),
      makeArmor('4', tier4),
      makeArmor('5', { ...tier4, ...total(71) }),
      { ...old, armor3: false },
    ])
    expect(await within(plate(4)).findByText(/pieces, 66-71/)).toBeTruthy()
    expect(plate(4).textContent).toContain('3 pieces, 66-71')
    // One range a tier: the own one. What is published stands where it is said how that was decided.
    const range = (tier: number) => plate(tier).querySelector('p')?.textContent
    const decided = (tier: number) => plate(tier).querySelector('details')?.textContent
    expect([range(4), range(5), range(3)]).toEqual([
      '66-71 stats in all',
      '75 stats in all',
      '64-69 stats in all',
    ])
    expect(decided(4)).toContain('Armor stat range70-75AcquisitionMaster 300+')
    expect(decided(4)).toContain('As published; above is what your own pieces measure.')
    expect(decided(4)).toContain('Other sources give 65-72 or 70-74')
    expect(decided(5)).not.toContain('As published')
    // A published range says that it is one, and what others measure: the player's friends may own other figures.
    expect(plate(3).textContent).toContain('As published. Other sources give 59-64.')
    expect(plate(1).textContent).toContain('As published.')
    expect(plate(5).textContent).not.toContain('As published.')
    expect(plate(4).querySelector('dl')?.textContent).toContain('Drops fromMaster')
    expect(plate(4).querySelector('dl')?.textContent).not.toContain('300')
    expect(plate(5).textContent).toContain('1 piece, 75')
    expect(plate(5).textContent).toContain(', and 1 exotic')
    expect(screen.getByText('6 pieces · 5 tier 4 or 5')).toBeTruthy()
    expect(screen.getByText('Of your 6 pieces 5 have a tier; 1 is older than gear tiers.')).toBeTruthy()
  })
})
