import { allowLog } from '@ai-vault/game/test-support/expected-logs.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { atlasAnswers } from '../../../test-support/answers/atlas-answers.ts'
import { dashboardData } from '../../../test-support/answers/dashboard-answer.ts'
import { BROKEN, openAtlas, part, search } from '../../../test-support/open-atlas.ts'
import { textOf } from '../../../test-support/text-of.ts'
import { drawsWholeApp } from '../../../test-support/whole-app.ts'

drawsWholeApp()
allowLog('warn', /read-failed atlas-/)

describe('missions and the planner', () => {
  it('F-193 F-194 missions carry the label, the tag and a reason', async () => {
    await openAtlas()
    const missions = (await screen.findByRole('heading', { name: 'Priority Missions' })).closest('section')
    const listed = () =>
      within(missions as HTMLElement)
        .getAllByRole('listitem')
        .map(textOf)
    expect(listed()).toHaveLength(3)
    fireEvent.click(screen.getByRole('button', { name: 'Show all 4' }))
    const rows = listed()
    expect(textOf(missions as HTMLElement)).toContain('AI Vault Recommended')
    expect(rows).toHaveLength(4)
    expect(rows[0]).toContain('Triumph 11')
    expect(rows.every((row) => row.includes('priority medium') && row.includes('2 left'))).toBe(true)
  })

  it.each([
    ['something is open', [11], 'What to do next is recommended once you have a character.'],
    ['nothing is open', [], 'Nothing is open that could be recommended.'],
  ])('F-193 where nothing is recommended and %s, it says why', async (_, open, said) => {
    const answer = atlasAnswers['/api/atlas/triumphs']
    const seals = answer.seals.map((seal) => ({ ...seal, open }))
    await openAtlas({ '/api/atlas/triumphs': { body: { ...answer, seals, missions: [] } } })
    await within(await part('Priority Missions')).findByText(said)
  })

  it('F-195 three in sequence; a pin and a move are kept, and taken back where the server refuses', async () => {
    const { asked, changes } = await openAtlas(
      {
        '/api/atlas/planner': (request) =>
          request.method === 'GET' ? { body: { pinned: [], changed_at: 0 } } : 'hang',
      },
      '/atlas?list=plan',
    )
    const planner = (await screen.findByRole('heading', { name: 'Triumph Planner' })).closest('section')
    const names = () =>
      within(planner as HTMLElement)
        .getAllByRole('heading', { level: 3 })
        .map(textOf)
    await waitFor(() => expect(names()).toEqual(['Triumph 11', 'Triumph 12', 'Record 13']))
    expect(screen.getByText(/^What asks for least comes first/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Move Triumph 11 down' }))
    await waitFor(() => expect(names()).toEqual(['Triumph 12', 'Triumph 11', 'Record 13']))
    expect(screen.getByText(/^As you pinned and ordered them/)).toBeTruthy()
    const [, kept] = asked('/api/atlas/planner')
    expect(await kept?.json()).toMatchObject({ pinned: [], order: [12, 11, 13] })
    // Those that were only proposed still are.
    expect(within(planner as HTMLElement).queryByRole('button', { pressed: true })).toBeNull()
    changes['/api/atlas/planner'] = BROKEN
    fireEvent.click(screen.getByRole('button', { name: 'Move Record 13 up' }))
    await screen.findByText(/The planner could not be saved\. because odd/)
    expect(names()).toEqual(['Triumph 12', 'Triumph 11', 'Record 13'])
  })

  it('a pin that nobody answers says so, and can be set again', async () => {
    const { changes } = await openAtlas(
      {
        '/api/atlas/planner': (request) =>
          request.method === 'GET' ? { body: { pinned: [], changed_at: 0 } } : 'fail',
      },
      '/atlas?list=plan',
    )
    const pinned = () => screen.queryByRole('button', { name: /^Pinned: Triumph 12/ })
    fireEvent.click(await screen.findByRole('button', { name: 'Pin Triumph 12 to the planner' }))
    await screen.findByText(/The planner could not be saved\. The server could not be reached\./)
    expect(pinned()).toBeNull()
    changes['/api/atlas/planner'] = 'hang'
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(pinned()).toBeTruthy())
  })

  it('F-197 F-198 F-199 F-201 a triumph has name, text, bar, points, badge, and three objectives that open to all', async () => {
    await openAtlas({}, '/atlas?list=plan')
    const card = (await screen.findAllByRole('heading', { name: 'Triumph 11' }))[0]?.closest('article')
    const inside = within(card as HTMLElement)
    expect(textOf(card as HTMLElement)).toMatch(/IN PROGRESS10 pointsDo 11/)
    expect(inside.getByRole('meter').getAttribute('aria-valuenow')).toBe('50')
    // In the platform's order, also where the first is finished.
    expect(inside.getAllByRole('listitem').map(textOf)).toEqual(['Part 14/4', 'Part 23/4', 'Part 32/4'])
    fireEvent.click(inside.getByRole('button', { name: '+2 more objectives' }))
    expect(inside.getAllByRole('listitem').map(textOf).slice(3)).toEqual(['Part 41/4', 'Part 50/4'])
    expect(screen.getAllByRole('heading', { name: 'Record 13' }).length).toBeGreaterThan(0)
  })

  it('the plan begins with what to do first and what all of it brings', async () => {
    await openAtlas({}, '/atlas?list=plan')
    expect(await screen.findByText(/^Begin with .+\. All 3 bring \d+ points\.$/)).toBeTruthy()
  })

  it('what is pinned and done adds no points, and the plan begins with what is left', async () => {
    const pinned = (...hashes: number[]) => ({ body: { pinned: hashes, order: [], changed_at: 0 } })
    const { unmount } = await openAtlas({ '/api/atlas/planner': pinned(15, 13) }, '/atlas?list=plan')
    expect(await screen.findByText('Begin with Record 13. All 2 bring 15 points.')).toBeTruthy()
    expect(screen.getByText(/^As you pinned and ordered them/)).toBeTruthy()
    expect(screen.queryByText(/^What asks for least comes first/)).toBeNull()
    unmount()
    const answer = atlasAnswers['/api/atlas/triumphs']
    const triumphs = answer.triumphs.filter(({ hash }) => hash === 15)
    await openAtlas(
      { '/api/atlas/planner': pinned(15), '/api/atlas/triumphs': { body: { ...answer, triumphs } } },
      '/atlas?list=plan',
    )
    expect(await screen.findByText(/^All that you pinned is done or over\./)).toBeTruthy()
    expect(screen.queryByText(/ (brings|bring) /)).toBeNull()
  })
})

describe('tonight', () => {
  it.each([
    [[], 'There are no tasks of the week yet: you have no character.'],
    [['progressions'], 'The tasks of your week are private, or not read yet.'],
  ])('without a character, and with %j withheld, it says: %s', async (withheld, said) => {
    const { checks, extras, ...data } = dashboardData({ characters: [] })
    const body = {
      success: true,
      data: {
        ...data,
        extras: { ...extras, weekly: undefined },
        checks: { has_data: true, causes: [], ...checks, withheld },
      },
    }
    await openAtlas({ '/api/dashboard/guardian-data': { body } }, '/atlas?list=plan')
    await within(await part('Tonight')).findByText(said)
  })

  it('tonight says what of the week fits into the chosen time, and where each of it is played', async () => {
    const data = dashboardData()
    const [row] = data.extras?.weekly?.rows ?? []
    const cells = [null, { complete: false, progress: 2, completion_value: 5, minutes_left: 150 }]
    const weekly = data.extras?.weekly && { ...data.extras.weekly, rows: row ? [{ ...row, cells }] : [] }
    const body = { success: true, data: { ...data, extras: { ...data.extras, weekly } } }
    const { router } = await openAtlas({ '/api/dashboard/guardian-data': { body } }, '/atlas?list=plan')
    const tonight = within(await part('Tonight'))
    await tonight.findByText(
      'Nothing of the week fits in 2 h: the shortest, Grandmaster Nightfall, takes you 2 h 30 min.',
    )
    fireEvent.click(tonight.getByRole('radio', { name: '3 h' }))
    await tonight.findByText('1 task of the week in 2 h 30 min.')
    const step = tonight.getByRole('link', { name: /^Grandmaster Nightfall/ })
    expect(step.getAttribute('href')).toBe('/dashboard?task=1&on=2')
    expect(textOf(step)).toContain('3 left on Titan · Exodus Crash')
    expect(search(router)).toEqual({ list: 'plan', time: '180' })
  })
})
