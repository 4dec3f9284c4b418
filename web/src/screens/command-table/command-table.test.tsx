import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connection } from '../../data/system/connection.ts'
import { loseConnection } from '../../test-support/connection.ts'
import {
  type Answering,
  fakeFireteam,
  fireteamAnalysis,
  sentAnalyses,
  signInToTable,
  teamField,
} from '../../test-support/fake-fireteam.ts'
import { fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { renderAt } from '../../test-support/render-at.tsx'
import { sessionOf } from '../../test-support/sessions.ts'
import { textOf } from '../../test-support/text-of.ts'
import { drawsWholeApp } from '../../test-support/whole-app.ts'
import { fireteamBody, readIds } from './fireteam-ids.ts'

drawsWholeApp()

describe('F-313 how ids are read', () => {
  it.each([
    ['a, b ,c', ['a', 'b', 'c'], 0],
    ['Orrin Vale#2251, , x', ['Orrin Vale#2251', 'x'], 1],
    ['', [], 0],
    [' , ,', [], 3],
  ])('F-313 "%s" is split on commas and trimmed, blanks are dropped', (input, ids, blanks) => {
    expect(readIds(input)).toEqual({ ids, blanks })
  })

  it('F-314 the body is the type and the list, and the activity only where it is not the usual one', () => {
    expect(fireteamBody(['1'], 'raid')).toEqual({ type: 'fireteam_analysis', fireteam: ['1'] })
    expect(fireteamBody([], 'pvp')).toEqual({
      type: 'fireteam_analysis',
      fireteam: [],
      activity_focus: 'pvp',
    })
  })
})

describe('the Command Table', () => {
  beforeEach(signInToTable)
  afterEach(() => vi.useRealTimers())
  const analyze = () => screen.getByRole('button', { name: 'Analyze Fireteam' })

  it('F-312 F-313 F-314 sends what was written, without a check whether anything was', async () => {
    const requests = fakeFireteam(() => ({ body: fireteamAnalysis() }))
    await renderAt('/command-table')
    await teamField()
    fireEvent.click(analyze())
    await screen.findByRole('table', { name: 'What each member brings for each need' })
    expect(await sentAnalyses(requests)[0]?.json()).toEqual({ type: 'fireteam_analysis', fireteam: [] })
    fireEvent.change(await teamField(), { target: { value: '4611686018400000001, , Nightjar#1190' } })
    fireEvent.click(analyze())
    await vi.waitFor(() => expect(sentAnalyses(requests)).toHaveLength(2))
    expect(await screen.findByText(/1 member read, 1 not readable, 1 blank dropped\./)).toBeTruthy()
    // Who was written as an id is there by name once it is known, and is asked for by id again.
    expect(await teamField()).toHaveProperty('value', 'Vesper#4102, , Nightjar#1190')
    fireEvent.click(analyze())
    await vi.waitFor(() => expect(sentAnalyses(requests)).toHaveLength(3))
    expect(await sentAnalyses(requests)[2]?.json()).toMatchObject({
      fireteam: ['4611686018400000001', 'Nightjar#1190'],
    })
    expect(await sentAnalyses(requests)[1]?.json()).toEqual({
      type: 'fireteam_analysis',
      fireteam: ['4611686018400000001', 'Nightjar#1190'],
    })
  })

  it('begins with the last fireteam, which one press looks at for what it played', async () => {
    const mate = {
      player_id: '2',
      name: 'Nightjar',
      code: '1190',
      class_type: 'titan',
      power: 1_790,
      you: false,
    }
    const you = { player_id: '1', name: 'Vesper', code: '4102', you: true }
    const evening = { activity: 'The Desert Perpetual', activity_focus: 'dungeon', members: [you, mate] }
    const other = {
      ...evening,
      instance_id: '6',
      activity: 'Control',
      activity_focus: 'pvp',
      period: '2026-03-01T20:00:00Z',
    }
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 3, 1, 0, 30) })
    const nineDaysAgo = new Date(2026, 2, 23, 0, 30).toISOString()
    const fireteams = [{ ...evening, instance_id: '5', period: nineDaysAgo, duration_seconds: 7_800 }, other]
    const requests = fakeFireteam(
      () => ({ body: fireteamAnalysis() }),
      () => 'fail',
      () => ({ body: { fireteams } }),
    )
    const { router } = await renderAt('/command-table')
    expect(await screen.findByText('Who is with you tonight?')).toBeTruthy()
    const link = await screen.findByRole('link', { name: 'The Desert Perpetual' })
    expect(screen.getByText('Titan in this run')).toBeTruthy()
    expect(link.getAttribute('href')).toBe('/archives?report=5')
    expect(textOf(link.parentElement as HTMLElement)).toBe('The Desert Perpetual, 9 d ago, it took 2 h 10')
    expect(screen.getByRole('heading', { name: 'Your last fireteam' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Another run' }))
    expect(await screen.findByRole('link', { name: 'Control' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'An earlier fireteam' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Another run' }))
    fireEvent.click(await screen.findByRole('button', { name: 'See what these two bring' }))
    await screen.findByRole('table', { name: 'What each member brings for each need' })
    // The table is asked by id, and the field shows who they are.
    expect(await sentAnalyses(requests)[0]?.json()).toEqual(fireteamBody(['1', '2'], 'dungeon', '5'))
    expect(await teamField()).toHaveProperty('value', 'Vesper#4102, Nightjar#1190')
    expect(router.latestLocation.search).toMatchObject({ team: '1, 2' })
    expect(router.latestLocation.search).toMatchObject({ activity: 'dungeon', run: '5' })
    expect(screen.queryByText('Who is with you tonight?')).toBeNull()
  })

  it('a team of a run is asked for with it after a reload, and without it once somebody else stands there', async () => {
    const requests = fakeFireteam(() => ({ body: fireteamAnalysis() }))
    await renderAt('/command-table?team=1, 2&run=5')
    await screen.findByRole('table', { name: 'What each member brings for each need' })
    expect(await sentAnalyses(requests)[0]?.json()).toEqual(fireteamBody(['1', '2'], 'raid', '5'))
    fireEvent.change(await teamField(), { target: { value: '1, 3' } })
    fireEvent.click(analyze())
    await vi.waitFor(() => expect(sentAnalyses(requests)).toHaveLength(2))
    expect(await sentAnalyses(requests)[1]?.json()).toEqual(fireteamBody(['1', '3'], 'raid'))
  })

  it.each([
    ['grandmaster_nightfall', 'grandmaster_nightfall'],
    ['raid', undefined],
  ])('keeps %s, which the player chose, when the last fireteam is looked at', async (focus, inAddress) => {
    const you = { player_id: '1', name: 'Vesper', code: '4102', you: true }
    const mate = { player_id: '2', name: 'img src=x', code: '1190', you: false }
    const fireteam = {
      instance_id: '5',
      activity: 'Somewhere',
      activity_focus: 'general_pve',
      period: '2026-11-02T20:00:00Z',
      members: [you, mate],
    }
    const requests = fakeFireteam(
      () => ({ body: fireteamAnalysis() }),
      () => 'fail',
      () => ({ body: { fireteams: [fireteam] } }),
    )
    const { router } = await renderAt('/command-table')
    await screen.findByRole('button', { name: 'See what these two bring' })
    const choose = screen.getByRole('combobox', { name: 'Activity' })
    fireEvent.change(choose, { target: { value: 'dungeon' } })
    await vi.waitFor(() => expect(router.latestLocation.search).toMatchObject({ activity: 'dungeon' }))
    fireEvent.change(choose, { target: { value: focus } })
    await vi.waitFor(() => expect(router.latestLocation.search).toMatchObject({ activity: inAddress }))
    fireEvent.click(screen.getByRole('button', { name: 'See what these two bring' }))
    await screen.findByRole('table', { name: 'What each member brings for each need' })
    expect(await sentAnalyses(requests)[0]?.json()).toEqual(fireteamBody(['1', '2'], focus, '5'))
    expect(router.latestLocation.search).toMatchObject({ team: '1, 2', activity: inAddress })
  })

  it('F-313 says who is named twice, also by id and by name, and counts them once', async () => {
    fakeFireteam(() => ({ body: fireteamAnalysis() }))
    await renderAt('/command-table?activity=grandmaster_nightfall')
    fireEvent.change(await teamField(), { target: { value: 'Nightjar#1190, A#1, Nightjar#1190, B#2' } })
    expect(screen.getByText('Named twice, and counted once: Nightjar#1190.')).toBeTruthy()
    expect(screen.getByText('3 members named.')).toBeTruthy()
    expect(screen.queryByText(/takes 3 at most/)).toBeNull()
    fireEvent.change(await teamField(), {
      target: { value: '4611686018400000001, Vesper#4102, Nightjar#1190' },
    })
    expect(screen.queryByText(/^Named twice/)).toBeNull()
    fireEvent.click(analyze())
    expect(await screen.findByText('Named twice, and counted once: Vesper#4102.')).toBeTruthy()
  })

  it('where nobody was there, a press looks at the player alone; more than an activity takes are pointed out', async () => {
    const requests = fakeFireteam(
      () => ({ body: fireteamAnalysis() }),
      () => 'fail',
      () => ({ body: { fireteams: [] } }),
    )
    await renderAt('/command-table?activity=grandmaster_nightfall')
    fireEvent.change(await teamField(), { target: { value: 'A#1, B#2, C#3, D#4' } })
    expect(await screen.findByText('Grandmaster Nightfall takes 3 at most; 4 are named.')).toBeTruthy()
    fireEvent.click(await screen.findByRole('button', { name: 'Only me' }))
    await screen.findByRole('table', { name: 'What each member brings for each need' })
    expect(await sentAnalyses(requests)[0]?.json()).toMatchObject({ fireteam: [sessionOf().membershipId] })
  })

  it('F-313 nobody is read before the analysis, and a name without its #code is pointed out', async () => {
    fakeFireteam(() => ({ body: fireteamAnalysis() }))
    await renderAt('/command-table')
    fireEvent.change(await teamField(), { target: { value: 'Asterion, Nightjar#1190, 4611686018400000001' } })
    expect(screen.getByText(/^3 members named\./)).toBeTruthy()
    expect(screen.getByText(/^A name is found only with its #code, .*: Asterion\.$/)).toBeTruthy()
    fireEvent.change(await teamField(), { target: { value: 'Nightjar#1190, 4611686018400000001' } })
    fireEvent.click(analyze())
    expect(await screen.findByText(/^1 member read, 1 not readable\./)).toBeTruthy()
  })

  it('F-313 counts the members that were read, not one named twice, a private one or one that is not found', async () => {
    const { members, coverage } = fireteamAnalysis()
    const nobody = {
      entry: 'Nosuch Guy#1234',
      state: 'not-found' as const,
      you: false,
      equipped: [],
      roles: [],
    }
    const answer = fireteamAnalysis({
      members: [...members, nobody],
      coverage: coverage.map((need) => ({ ...need, by: [...need.by, null] })),
    })
    fakeFireteam(() => ({ body: answer }))
    await renderAt('/command-table')
    const typed = '4611686018400000001, Vesper#4102, 4611686018400000001, Nightjar#1190, Nosuch Guy#1234'
    fireEvent.change(await teamField(), { target: { value: typed } })
    fireEvent.click(analyze())
    expect(await screen.findByText(/^1 member read, 1 not readable\. /)).toBeTruthy()
    expect(screen.getByText(/^Not found, and not counted: Nosuch Guy#1234\./)).toBeTruthy()
  })

  it('F-317 an analysis of an earlier choice says so, until the new choice is analyzed or the old one is back', async () => {
    let answer = fireteamAnalysis()
    const requests = fakeFireteam(() => ({ body: answer }))
    await renderAt('/command-table?team=Nightjar%231190&activity=grandmaster_nightfall')
    await screen.findByRole('table', { name: 'What each member brings for each need' })
    const earlier = () => screen.queryByText(/^This analysis is of an earlier choice, for Raid:/)
    expect(earlier()).toBeNull()
    fireEvent.change(await teamField(), { target: { value: 'Nightjar#1190, Vesper#4102' } })
    expect(earlier()).toBeTruthy()
    fireEvent.change(await teamField(), { target: { value: 'Nightjar#1190' } })
    expect(earlier()).toBeNull()
    fireEvent.change(screen.getByRole('combobox', { name: 'Activity' }), { target: { value: 'dungeon' } })
    await vi.waitFor(() => expect(earlier()).toBeTruthy())
    answer = fireteamAnalysis({ activity: 'Dungeon', activity_focus: 'dungeon' })
    fireEvent.click(screen.getByRole('button', { name: 'Analyze again' }))
    await vi.waitFor(() => expect(sentAnalyses(requests)).toHaveLength(2))
    expect(await sentAnalyses(requests)[1]?.json()).toMatchObject({ activity_focus: 'dungeon' })
    await vi.waitFor(() => expect(screen.queryByText(/^This analysis is of an earlier choice/)).toBeNull())
  })

  it('F-312 members that were typed are still there after a reload, and an address that names others goes before them', async () => {
    fakeFireteam(() => ({ body: fireteamAnalysis() }))
    const { unmount } = await renderAt('/command-table')
    fireEvent.change(await teamField(), { target: { value: 'Nightjar#1190, Vesp' } })
    unmount()
    const again = await renderAt('/command-table')
    expect(((await teamField()) as HTMLTextAreaElement).value).toBe('Nightjar#1190, Vesp')
    again.unmount()
    await renderAt('/command-table?team=Orrin%232251')
    expect(((await teamField()) as HTMLTextAreaElement).value).toBe('Orrin#2251')
  })

  it('the form makes room for the answer, unless somebody is left to be corrected', async () => {
    let answer = fireteamAnalysis()
    fakeFireteam(() => ({ body: answer }))
    await renderAt('/command-table?team=Nightjar%231190')
    await screen.findByRole('table', { name: 'What each member brings for each need' })
    const form = (await teamField()).closest('details')
    await vi.waitFor(() => expect(form?.open).toBe(false))
    expect(form?.querySelector('summary')?.textContent).toBe('Raid: Vesper, Nightjar Change')
    const [first, second] = answer.members
    if (!first || !second) throw new Error('two members')
    answer = fireteamAnalysis({ members: [first, { ...second, state: 'not-found' }] })
    fireEvent.click(analyze())
    await vi.waitFor(() => expect(form?.open).toBe(true))
  })

  it('F-315 is busy while the call runs, and a second press sends nothing more', async () => {
    const requests = fakeFireteam(() => 'hang')
    await renderAt('/command-table')
    await teamField()
    fireEvent.click(analyze())
    const busy = await screen.findByRole('button', { name: 'Analyzing Fireteam...' })
    expect(busy.getAttribute('aria-busy')).toBe('true')
    fireEvent.click(busy)
    expect(sentAnalyses(requests)).toHaveLength(1)
  })

  it('F-316 a failure only ends the busy state: no message; the last result stays and is marked as not refreshed', async () => {
    let answer: Answering = 'fail'
    fakeFireteam(() => answer)
    await renderAt('/command-table')
    await teamField()
    fireEvent.click(analyze())
    await vi.waitFor(() => expect(analyze().getAttribute('aria-busy')).toBe('false'))
    expect(screen.queryByRole('alert')).toBeNull()
    answer = { body: fireteamAnalysis() }
    fireEvent.click(analyze())
    await screen.findByRole('table', { name: 'What each member brings for each need' })
    answer = { status: 503, body: { code: 'x', detail: 'x' } }
    fireEvent.click(analyze())
    expect(
      await screen.findByText(/^Result of .*, not refreshed\. The last try at .* got no answer\.$/),
    ).toBeTruthy()
    expect(screen.getByRole('table', { name: 'What each member brings for each need' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('F-313 an answer about nobody asks for a name and counts nothing', async () => {
    const mates = ['1', '2'].map((id) => ({ player_id: id, name: id, you: id === '1' }))
    const fireteam = {
      instance_id: '5',
      activity: 'Somewhere',
      activity_focus: 'raid',
      period: '2026-11-02T20:00:00Z',
      members: mates,
    }
    fakeFireteam(
      () => ({ body: fireteamAnalysis({ members: [], fillings: [], unfilled: [] }) }),
      () => 'fail',
      () => ({ body: { fireteams: [fireteam] } }),
    )
    await renderAt('/command-table')
    await teamField()
    fireEvent.change(await teamField(), { target: { value: '' } })
    await screen.findByRole('button', { name: 'See what these two bring' })
    fireEvent.click(analyze())
    expect(await screen.findByText(/^Nobody was named.*press Add me\.$/)).toBeTruthy()
    expect(screen.queryByText(/of \d+ met/)).toBeNull()
    expect(screen.queryByRole('heading', { name: 'What you can fill' })).toBeNull()
    expect(screen.getByRole('button', { name: 'See what these two bring' })).toBeTruthy()
    expect(screen.getByText(/^Raw data, /).closest('details')?.open).toBe(false)
    fireEvent.change(await teamField(), { target: { value: 'Nightjar#1190' } })
    expect(screen.queryByText(/^Nobody was named/)).toBeNull()
    expect(screen.queryByText(/^This analysis is of an earlier choice/)).toBeNull()
  })

  it('F-316 without a connection says that it waits, keeps what was written, and goes on when it is back', async () => {
    fakeFireteam(() => 'fail')
    await renderAt('/command-table')
    const input = (await teamField()) as HTMLTextAreaElement
    fireEvent.change(input, { target: { value: 'Nightjar#1190' } })
    await loseConnection()
    fireEvent.click(analyze())
    expect(await screen.findByText(/^You are offline\. What you wrote is kept/)).toBeTruthy()
    expect(input.value).toBe('Nightjar#1190')
    vi.mocked(fetch).mockRestore()
    const requests = fakeFireteam(() => ({ body: fireteamAnalysis() }))
    act(() => connection.answered())
    await screen.findByRole('table', { name: 'What each member brings for each need' })
    expect(screen.queryByText(/^You are offline/)).toBeNull()
    expect(await sentAnalyses(requests).at(-1)?.json()).toMatchObject({ fireteam: ['Nightjar#1190'] })
  })

  it('F-312 an answer changes nothing in the field while the player types there, and names them when they leave it', async () => {
    let answer: Answering = 'hang'
    fakeFireteam(() => answer)
    await renderAt('/command-table')
    const input = (await teamField()) as HTMLTextAreaElement
    answer = { body: fireteamAnalysis() }
    fireEvent.change(input, { target: { value: '4611686018400000001' } })
    fireEvent.click(analyze())
    input.focus()
    fireEvent.change(input, { target: { value: '4611686018400000001, Nigh' } })
    await screen.findByRole('table', { name: 'What each member brings for each need' })
    expect(input.value).toBe('4611686018400000001, Nigh')
    fireEvent.change(input, { target: { value: '4611686018400000001, Nightjar#1190' } })
    input.blur()
    await vi.waitFor(() => expect(input.value).toBe('Vesper#4102, Nightjar#1190'))
  })

  it.each([
    ['Add me', 'Orrin#2251, Vesper#4102'],
    ['Load my current fireteam', 'Orrin#2251, A#0042, B#0043'],
  ])('F-312 %s keeps what is typed while it is looked up', async (name, expected) => {
    const you = { player_id: '1', name: 'Vesper', code: '4102' }
    const members = [
      { player_id: '11', name: 'A', code: '0042' },
      { player_id: '12', name: 'B', code: '0043' },
    ]
    fakeFireteam(
      () => 'hang',
      () => ({ body: { state: 'together', members, you } }),
    )
    await renderAt('/command-table')
    const input = (await teamField()) as HTMLTextAreaElement
    fireEvent.change(input, { target: { value: 'Orr' } })
    fireEvent.click(screen.getByRole('button', { name }))
    fireEvent.change(input, { target: { value: 'Orrin#2251' } })
    await vi.waitFor(() => expect(input.value).toBe(expected))
  })

  it('F-312 the current fireteam replaces those whom an analysis has named meanwhile, for the activity chosen since', async () => {
    const members = [
      { player_id: '11', name: 'A', code: '0042' },
      { player_id: '12', name: 'B', code: '0043' },
    ]
    const [analysis, current] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    fakeFireteam(
      () => ({ body: fireteamAnalysis() }),
      () => ({ body: { state: 'together', members } }),
    )
    const answers = fetch
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.url.endsWith('/analyze-weapon')) await analysis.promise
      if (request.url.endsWith('/fireteam/current')) await current.promise
      return answers(request)
    })
    const { router } = await renderAt('/command-table?team=4611686018400000001,Nightjar%231190')
    const input = (await teamField()) as HTMLTextAreaElement
    fireEvent.click(screen.getByRole('button', { name: 'Load my current fireteam' }))
    expect(input.value).toBe('4611686018400000001,Nightjar#1190')
    analysis.resolve()
    await vi.waitFor(() => expect(input.value).toBe('Vesper#4102,Nightjar#1190'))
    fireEvent.change(screen.getByRole('combobox', { name: 'Activity' }), { target: { value: 'dungeon' } })
    current.resolve()
    await vi.waitFor(() => expect(input.value).toBe('A#0042, B#0043'))
    expect(router.latestLocation.search).toEqual({ team: 'A#0042, B#0043', activity: 'dungeon' })
  })

  it('F-312 loads the current fireteam into the field, and says where there is none', async () => {
    let current: Answering = { body: { state: 'alone', members: [] } }
    fakeFireteam(
      () => 'hang',
      () => current,
    )
    await renderAt('/command-table')
    const input = (await teamField()) as HTMLTextAreaElement
    fireEvent.change(input, { target: { value: 'kept' } })
    fireEvent.click(screen.getByRole('button', { name: 'Load my current fireteam' }))
    expect(await screen.findByText(/you are alone or offline/)).toBeTruthy()
    expect(input.value).toBe('kept')
    current = {
      body: {
        state: 'together',
        members: [
          { player_id: '11', name: 'A', code: '0042' },
          { player_id: '12', name: 'B' },
          { player_id: '13', name: 'C, D', code: '0007' },
        ],
      },
    }
    fireEvent.click(screen.getByRole('button', { name: 'Load my current fireteam' }))
    await vi.waitFor(() => expect(input.value).toBe('A#0042, 12, 13'))
    current = 'fail'
    fireEvent.click(screen.getByRole('button', { name: 'Load my current fireteam' }))
    expect(await screen.findByText(/could not be loaded/)).toBeTruthy()
    expect(input.value).toBe('A#0042, 12, 13')
  })

  it('an address with a team is analyzed when it is opened', async () => {
    const requests = fakeFireteam(() => ({ body: fireteamAnalysis() }))
    await renderAt('/command-table?team=Vesper%234102,Nightjar%231190&activity=dungeon')
    await screen.findByRole('table', { name: 'What each member brings for each need' })
    expect(sentAnalyses(requests)).toHaveLength(1)
    expect(await sentAnalyses(requests)[0]?.json()).toMatchObject({
      fireteam: ['Vesper#4102', 'Nightjar#1190'],
    })
  })

  it('offers to add the one who is signed in, until they are at the table', async () => {
    const you = { player_id: sessionOf().membershipId ?? '', name: 'Vesper', code: '4102' }
    fakeFireteam(
      () => 'hang',
      () => ({ body: { state: 'alone', members: [], you } }),
    )
    await renderAt('/command-table')
    const input = (await teamField()) as HTMLTextAreaElement
    fireEvent.change(input, { target: { value: 'Nightjar#1190, ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Add me' }))
    await vi.waitFor(() => expect(input.value).toBe('Nightjar#1190, Vesper#4102'))
    expect(screen.queryByRole('button', { name: 'Add me' })).toBeNull()
    fireEvent.change(input, { target: { value: 'Nightjar#1190' } })
    expect(screen.getByRole('button', { name: 'Add me' })).toBeTruthy()
  })

  it('that no fireteam is reported is said until something else is analyzed', async () => {
    fakeFireteam(
      () => ({ body: fireteamAnalysis() }),
      () => ({ body: { state: 'alone', members: [] } }),
    )
    await renderAt('/command-table')
    await teamField()
    fireEvent.click(screen.getByRole('button', { name: 'Load my current fireteam' }))
    expect(await screen.findByText(/you are alone or offline/)).toBeTruthy()
    fireEvent.click(analyze())
    await screen.findByRole('table', { name: 'What each member brings for each need' })
    expect(screen.queryByText(/you are alone or offline/)).toBeNull()
  })
})

describe('the Command Table for a visitor', () => {
  it('shows the connect prompt', async () => {
    fakeFetch(() => ({ status: 401, body: { code: 'x', detail: 'x' } }))
    await renderAt('/command-table')
    expect(await screen.findByText('Connect to see your fireteam side by side.')).toBeTruthy()
  })
})
