import { type FireteamAnalysis, fireteamAnalysisSchema } from '@ai-vault/contract/advice/fireteam.ts'
import { type ActivityFacts, activityByFocus } from '@ai-vault/game/builds/activities.ts'
import { teamCoverage } from '@ai-vault/game/fireteam/team-coverage.ts'
import { makeWeapon } from '@ai-vault/game/test-support/make-items.ts'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionStore } from '../../data/session/session-store.ts'
import { writeSession } from '../../data/stored/storage.ts'
import { connection } from '../../data/system/connection.ts'
import { loseConnection } from '../../test-support/connection.ts'
import { type FakeAnswer, fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { renderAt } from '../../test-support/render-at.tsx'
import { sessionOf } from '../../test-support/sessions.ts'
import { drawsWholeApp } from '../../test-support/whole-app.ts'
import { fireteamBody, readIds } from './fireteam-ids.ts'
import { sharePlan } from './share-plan.ts'

drawsWholeApp()

const HOUR_AHEAD = Math.floor(Date.now() / 1000) + 3600
const RAID = activityByFocus('raid') as ActivityFacts
const worn = makeWeapon({ name: 'Divinity', champion: 'overload', element: 'arc' })

function analysis(changes: Partial<FireteamAnalysis> = {}): FireteamAnalysis {
  const coverage = teamCoverage([{ gear: { weapons: [worn], abilities: [] } }, {}], RAID)
  return fireteamAnalysisSchema.parse({
    type: 'fireteam_analysis',
    activity: 'Raid',
    activity_focus: 'raid',
    members: [
      {
        entry: '4611686018400000001',
        state: 'read',
        membership_id: '4611686018400000001',
        name: 'Vesper',
        code: '4102',
        you: true,
        class_type: 'hunter',
        power: 512,
        subclass: { name: 'Nightstalker', element: 'void', super: 'Shadowshot' },
        equipped: [{ name: 'Divinity', icon: '', hash: 1, slot: 'energy', element: 'arc', exotic: true }],
        roles: ['support'],
        experience: { looked_at: 100, clears: 23, median_minutes: 58 },
      },
      {
        entry: 'Nightjar#1190',
        state: 'private',
        name: 'Nightjar',
        code: '1190',
        you: false,
        equipped: [],
        roles: [],
      },
    ],
    coverage: coverage.map(({ by, ...need }) => ({ ...need, by: by.map((each) => each ?? null) })),
    fillings: [
      {
        need: 'overload',
        state: 'one',
        item: {
          instance_id: '7',
          hash: 9,
          name: 'Le Monarque',
          icon: '',
          place: { in: 'vault' },
          exotic: true,
        },
        by: 'Le Monarque',
        instead: 'Gjallarhorn',
        others: 2,
        best_others: [{ instance_id: '8', hash: 10, name: 'Wish-Ender', icon: '' }],
      },
    ],
    unfilled: ['void'],
    analyzed_at: '2026-11-16T02:00:00.000Z',
    ...changes,
  })
}

type Answering = FakeAnswer | 'hang' | 'fail'
const answering = (
  answer: () => Answering,
  current: () => Answering = () => 'fail',
  recent: () => Answering = () => 'fail',
) =>
  fakeFetch((request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/analyze-weapon') return answer()
    if (pathname === '/api/fireteam/current') return current()
    if (pathname === '/api/fireteam/recent') return recent()
    return { status: 404, body: { code: 'x', detail: 'x' } }
  })
const sent = (requests: readonly Request[]) =>
  requests.filter(({ url }) => url.endsWith('/api/analyze-weapon'))

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
  beforeEach(() => {
    writeSession(sessionOf({ expiresAt: HOUR_AHEAD }))
    sessionStore.check()
  })
  const field = () => screen.findByRole('textbox', { name: /Fireteam member IDs/ })
  const analyze = () => screen.getByRole('button', { name: 'Analyze Fireteam' })

  it('F-312 F-313 F-314 sends what was written, without a check whether anything was', async () => {
    const requests = answering(() => ({ body: analysis() }))
    await renderAt('/command-table')
    await field()
    fireEvent.click(analyze())
    await screen.findByRole('table', { name: 'What each member brings for each need' })
    expect(await sent(requests)[0]?.json()).toEqual({ type: 'fireteam_analysis', fireteam: [] })
    fireEvent.change(await field(), { target: { value: '4611686018400000001, , Nightjar#1190' } })
    fireEvent.click(analyze())
    await vi.waitFor(() => expect(sent(requests)).toHaveLength(2))
    expect(await screen.findByText(/1 member read, 1 not readable, 1 blank dropped\./)).toBeTruthy()
    // Who was written as an id is there by name once it is known, and is asked for by id again.
    expect(await field()).toHaveProperty('value', 'Vesper#4102, , Nightjar#1190')
    fireEvent.click(analyze())
    await vi.waitFor(() => expect(sent(requests)).toHaveLength(3))
    expect(await sent(requests)[2]?.json()).toMatchObject({
      fireteam: ['4611686018400000001', 'Nightjar#1190'],
    })
    expect(await sent(requests)[1]?.json()).toEqual({
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
      period: '2026-11-01T20:00:00Z',
    }
    const fireteams = [
      { ...evening, instance_id: '5', period: '2026-11-02T20:00:00Z', duration_seconds: 7_800 },
      other,
    ]
    const requests = answering(
      () => ({ body: analysis() }),
      () => 'fail',
      () => ({ body: { fireteams } }),
    )
    const { router } = await renderAt('/command-table')
    expect(await screen.findByText('Who is with you tonight?')).toBeTruthy()
    const link = await screen.findByRole('link', { name: 'The Desert Perpetual' })
    expect(screen.getByText('Titan in this run')).toBeTruthy()
    expect(link.getAttribute('href')).toBe('/archives?report=5')
    expect(screen.getByText(/2 h 10/)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Your last fireteam' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Another run' }))
    expect(await screen.findByRole('link', { name: 'Control' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'An earlier fireteam' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Another run' }))
    fireEvent.click(await screen.findByRole('button', { name: 'See what these two bring' }))
    await screen.findByRole('table', { name: 'What each member brings for each need' })
    // The table is asked by id, and the field shows who they are.
    expect(await sent(requests)[0]?.json()).toEqual(fireteamBody(['1', '2'], 'dungeon'))
    expect(await field()).toHaveProperty('value', 'Vesper#4102, Nightjar#1190')
    expect(router.latestLocation.search).toMatchObject({ team: '1, 2' })
    expect(router.latestLocation.search).toMatchObject({ activity: 'dungeon' })
    expect(screen.queryByText('Who is with you tonight?')).toBeNull()
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
    const requests = answering(
      () => ({ body: analysis() }),
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
    expect(await sent(requests)[0]?.json()).toEqual(fireteamBody(['1', '2'], focus))
    expect(router.latestLocation.search).toMatchObject({ team: '1, 2', activity: inAddress })
  })

  it('the first sentence says whether they are ready, and because of what they are not', async () => {
    const { members, coverage } = analysis()
    const [you, mate] = members
    if (!you || !mate) throw new Error('two members')
    const of = (state: 'covered' | 'missing', power: number) =>
      analysis({
        activity: 'Grandmaster Nightfall',
        activity_focus: 'grandmaster_nightfall',
        members: [
          { ...you, power: 2_000 },
          { ...mate, power },
        ],
        coverage: coverage.map((need) => ({
          ...need,
          expected: 'likely',
          state: need.need === 'overload' ? state : 'covered',
        })),
      })
    let answer = of('missing', 1_421)
    answering(() => ({ body: answer }))
    await renderAt('/command-table?team=1,2&activity=grandmaster_nightfall')
    const said = await screen.findByText(/^Not ready for Grandmaster Nightfall: /)
    expect(said.textContent).toMatch(
      /: Nightjar has 1,421 of the 1,\d{3} power asked for; nobody brings Overload\.$/,
    )
    const roles = screen.getByRole('heading', { name: 'Roles' })
    expect(said.compareDocumentPosition(roles)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByText(/^under 1,\d{3}$/)).toBeTruthy()
    answer = of('covered', 2_000)
    fireEvent.click(analyze())
    expect(await screen.findByText('Ready for Grandmaster Nightfall.')).toBeTruthy()
  })

  it('F-313 says who is named twice, also by id and by name, and counts them once', async () => {
    answering(() => ({ body: analysis() }))
    await renderAt('/command-table?activity=grandmaster_nightfall')
    fireEvent.change(await field(), { target: { value: 'Nightjar#1190, A#1, Nightjar#1190, B#2' } })
    expect(screen.getByText('Named twice, and counted once: Nightjar#1190.')).toBeTruthy()
    expect(screen.getByText('3 members named.')).toBeTruthy()
    expect(screen.queryByText(/takes 3 at most/)).toBeNull()
    fireEvent.change(await field(), { target: { value: '4611686018400000001, Vesper#4102, Nightjar#1190' } })
    expect(screen.queryByText(/^Named twice/)).toBeNull()
    fireEvent.click(analyze())
    expect(await screen.findByText('Named twice, and counted once: Vesper#4102.')).toBeTruthy()
  })

  it('where nobody was there, a press looks at the player alone; more than an activity takes are pointed out', async () => {
    const requests = answering(
      () => ({ body: analysis() }),
      () => 'fail',
      () => ({ body: { fireteams: [] } }),
    )
    await renderAt('/command-table?activity=grandmaster_nightfall')
    fireEvent.change(await field(), { target: { value: 'A#1, B#2, C#3, D#4' } })
    expect(await screen.findByText('Grandmaster Nightfall takes 3 at most; 4 are named.')).toBeTruthy()
    fireEvent.click(await screen.findByRole('button', { name: 'Only me' }))
    await screen.findByRole('table', { name: 'What each member brings for each need' })
    expect(await sent(requests)[0]?.json()).toMatchObject({ fireteam: [sessionOf().membershipId] })
  })

  it('F-313 nobody is read before the analysis, and a name without its #code is pointed out', async () => {
    answering(() => ({ body: analysis() }))
    await renderAt('/command-table')
    fireEvent.change(await field(), { target: { value: 'Asterion, Nightjar#1190, 4611686018400000001' } })
    expect(screen.getByText(/^3 members named\./)).toBeTruthy()
    expect(screen.getByText(/^A name is found only with its #code, .*: Asterion\.$/)).toBeTruthy()
    fireEvent.change(await field(), { target: { value: 'Nightjar#1190, 4611686018400000001' } })
    fireEvent.click(analyze())
    expect(await screen.findByText(/^1 member read, 1 not readable\./)).toBeTruthy()
  })

  it('F-313 counts the members that were read, not one named twice, a private one or one that is not found', async () => {
    const { members, coverage } = analysis()
    const nobody = {
      entry: 'Nosuch Guy#1234',
      state: 'not-found' as const,
      you: false,
      equipped: [],
      roles: [],
    }
    const answer = analysis({
      members: [...members, nobody],
      coverage: coverage.map((need) => ({ ...need, by: [...need.by, null] })),
    })
    answering(() => ({ body: answer }))
    await renderAt('/command-table')
    const typed = '4611686018400000001, Vesper#4102, 4611686018400000001, Nightjar#1190, Nosuch Guy#1234'
    fireEvent.change(await field(), { target: { value: typed } })
    fireEvent.click(analyze())
    expect(await screen.findByText(/^1 member read, 1 not readable\. /)).toBeTruthy()
    expect(screen.getByText(/^Not found, and not counted: Nosuch Guy#1234\./)).toBeTruthy()
  })

  it('F-317 an analysis of an earlier choice says so, until the new choice is analyzed or the old one is back', async () => {
    let answer = analysis()
    const requests = answering(() => ({ body: answer }))
    await renderAt('/command-table?team=Nightjar%231190&activity=grandmaster_nightfall')
    await screen.findByRole('table', { name: 'What each member brings for each need' })
    const earlier = () => screen.queryByText(/^This analysis is of an earlier choice, for Raid:/)
    expect(earlier()).toBeNull()
    fireEvent.change(await field(), { target: { value: 'Nightjar#1190, Vesper#4102' } })
    expect(earlier()).toBeTruthy()
    fireEvent.change(await field(), { target: { value: 'Nightjar#1190' } })
    expect(earlier()).toBeNull()
    fireEvent.change(screen.getByRole('combobox', { name: 'Activity' }), { target: { value: 'dungeon' } })
    await vi.waitFor(() => expect(earlier()).toBeTruthy())
    answer = analysis({ activity: 'Dungeon', activity_focus: 'dungeon' })
    fireEvent.click(screen.getByRole('button', { name: 'Analyze again' }))
    await vi.waitFor(() => expect(sent(requests)).toHaveLength(2))
    expect(await sent(requests)[1]?.json()).toMatchObject({ activity_focus: 'dungeon' })
    await vi.waitFor(() => expect(screen.queryByText(/^This analysis is of an earlier choice/)).toBeNull())
  })

  it('F-312 members that were typed are still there after a reload, and an address that names others goes before them', async () => {
    answering(() => ({ body: analysis() }))
    const { unmount } = await renderAt('/command-table')
    fireEvent.change(await field(), { target: { value: 'Nightjar#1190, Vesp' } })
    unmount()
    const again = await renderAt('/command-table')
    expect(((await field()) as HTMLTextAreaElement).value).toBe('Nightjar#1190, Vesp')
    again.unmount()
    await renderAt('/command-table?team=Orrin%232251')
    expect(((await field()) as HTMLTextAreaElement).value).toBe('Orrin#2251')
  })

  it('F-317 the counts add up to those met, and the raw answer is folded', async () => {
    const answer = analysis()
    answering(() => ({ body: answer }))
    await renderAt('/command-table?team=4611686018400000001,Nightjar%231190')
    const sum = (await screen.findByText(`of ${answer.coverage.length} met`)).closest('p')
    const met = answer.coverage.filter(({ state }) => state === 'one').length
    expect(sum?.textContent).toBe(`${met}of 10 met`)
    expect(screen.getByText('Met by one only').textContent).toBe(`Met by one only ${met}`)
    expect(screen.getByText(/^Raw data, .* kB$/).closest('details')?.open).toBe(false)
  })

  it('F-315 is busy while the call runs, and a second press sends nothing more', async () => {
    const requests = answering(() => 'hang')
    await renderAt('/command-table')
    await field()
    fireEvent.click(analyze())
    const busy = await screen.findByRole('button', { name: 'Analyzing Fireteam...' })
    expect(busy.getAttribute('aria-busy')).toBe('true')
    fireEvent.click(busy)
    expect(sent(requests)).toHaveLength(1)
  })

  it('F-316 a failure only ends the busy state: no message; the last result stays and is marked as not refreshed', async () => {
    let answer: Answering = 'fail'
    answering(() => answer)
    await renderAt('/command-table')
    await field()
    fireEvent.click(analyze())
    await vi.waitFor(() => expect(analyze().getAttribute('aria-busy')).toBe('false'))
    expect(screen.queryByRole('alert')).toBeNull()
    answer = { body: analysis() }
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
    answering(
      () => ({ body: analysis({ members: [], fillings: [], unfilled: [] }) }),
      () => 'fail',
      () => ({ body: { fireteams: [fireteam] } }),
    )
    await renderAt('/command-table')
    await field()
    fireEvent.change(await field(), { target: { value: '' } })
    await screen.findByRole('button', { name: 'See what these two bring' })
    fireEvent.click(analyze())
    expect(await screen.findByText(/^Nobody was named.*press Add me\.$/)).toBeTruthy()
    expect(screen.queryByText(/of \d+ met/)).toBeNull()
    expect(screen.queryByRole('heading', { name: 'What you can fill' })).toBeNull()
    expect(screen.getByRole('button', { name: 'See what these two bring' })).toBeTruthy()
    expect(screen.getByText(/^Raw data, /).closest('details')?.open).toBe(false)
    fireEvent.change(await field(), { target: { value: 'Nightjar#1190' } })
    expect(screen.queryByText(/^Nobody was named/)).toBeNull()
    expect(screen.queryByText(/^This analysis is of an earlier choice/)).toBeNull()
  })

  it('F-316 without a connection says that it waits, keeps what was written, and goes on when it is back', async () => {
    answering(() => 'fail')
    await renderAt('/command-table')
    const input = (await field()) as HTMLTextAreaElement
    fireEvent.change(input, { target: { value: 'Nightjar#1190' } })
    await loseConnection()
    fireEvent.click(analyze())
    expect(await screen.findByText(/^You are offline\. What you wrote is kept/)).toBeTruthy()
    expect(input.value).toBe('Nightjar#1190')
    vi.mocked(fetch).mockRestore()
    const requests = answering(() => ({ body: analysis() }))
    act(() => connection.answered())
    await screen.findByRole('table', { name: 'What each member brings for each need' })
    expect(screen.queryByText(/^You are offline/)).toBeNull()
    expect(await sent(requests).at(-1)?.json()).toMatchObject({ fireteam: ['Nightjar#1190'] })
  })

  it('F-317 shows members, coverage, what fills a gap, and the raw answer', async () => {
    const answer = analysis()
    answering(() => ({ body: answer }))
    await renderAt('/command-table?team=4611686018400000001')
    await field()
    fireEvent.click(analyze())
    const table = await screen.findByRole('table', { name: 'What each member brings for each need' })
    expect(screen.getByText('Inventory is private')).toBeTruthy()
    expect(screen.getByText('Not readable. Counts as unknown, not as missing.')).toBeTruthy()
    expect(screen.getByText('23 clears in the last 100 runs, 58 min')).toBeTruthy()
    expect(within(table).queryByText('Missing')).toBeNull()
    expect(within(table).getAllByText('Unknown').length).toBeGreaterThan(0)
    expect(screen.getByRole('button', { name: 'Le Monarque' })).toBeTruthy()
    expect(screen.getByText('Costs you Gjallarhorn: you can equip one exotic weapon.')).toBeTruthy()
    const others = screen.getByRole('button', { name: '2 other weapons of yours do it too' })
    expect(screen.queryByRole('button', { name: 'Wish-Ender' })).toBeNull()
    fireEvent.click(others)
    expect(screen.getByRole('button', { name: 'Wish-Ender' })).toBeTruthy()
    expect(screen.getByText('The best 1 of them:')).toBeTruthy()
    expect(screen.getByText('Nothing of yours fills Void shield.')).toBeTruthy()
    expect(JSON.parse(screen.getByRole('region', { name: 'Raw data: Answer' }).textContent ?? '')).toEqual(
      answer,
    )
    fireEvent.click(screen.getByRole('radio', { name: 'Request' }))
    expect(
      JSON.parse(screen.getByRole('region', { name: 'Raw data: Request' }).textContent ?? ''),
    ).toMatchObject({
      type: 'fireteam_analysis',
    })
  })

  it('F-317 says what rests on the asking player alone, that their vault is hidden, and who has no character', async () => {
    const { members } = analysis()
    const [you] = members
    if (!you) throw new Error('nobody is there')
    const { class_type, power, subclass, experience, ...bare } = you
    const nobody = { ...bare, state: 'read' as const, reason: 'No character yet.', equipped: [], roles: [] }
    answering(() => ({
      body: analysis({
        members: [nobody],
        own_withheld: true,
        only_you: ['overload'],
        fillings: [],
        unfilled: [],
      }),
    }))
    await renderAt('/command-table?team=4611686018400000001')
    await field()
    fireEvent.click(analyze())
    expect(await screen.findByText(/^Your privacy settings keep a part of your items from us/)).toBeTruthy()
    expect(screen.getByText(/^Only you bring Overload: a second would/)).toBeTruthy()
    expect(screen.getByText('No character yet.')).toBeTruthy()
    expect(screen.queryByText('history hidden')).toBeNull()
    expect(screen.queryByText('Every need is met by two or more.')).toBeNull()
  })

  it('F-317 whose gear can be read but not the history is not simply called public', async () => {
    const [you] = analysis().members
    if (!you) throw new Error('nobody is there')
    const { experience, ...rest } = { ...you, you: false }
    const open = { ...rest, entry: 'Open#1', experience }
    answering(() => ({ body: analysis({ members: [{ ...rest, entry: 'Closed#2' }, open], fillings: [] }) }))
    await renderAt('/command-table?team=4611686018400000001')
    await field()
    fireEvent.click(analyze())
    const [closed, shown] = (await screen.findAllByText('Vesper')).map(
      (name) => name.closest('li')?.textContent,
    )
    expect(closed).toMatch(/Gear is public.*history hidden/)
    expect(shown).toMatch(/Public.*23 clears/)
    expect(screen.getByText(/Support and crowd control come from what Coverage counts/)).toBeTruthy()
  })

  it('F-317 counts wins in matches in PvP, and speaks of no boss there', async () => {
    const [you] = analysis().members
    if (!you) throw new Error('nobody is there')
    const of = (entry: string, looked_at: number, wins: number) => ({
      ...you,
      entry,
      experience: { looked_at, clears: looked_at, wins },
    })
    const members = [of('A#1', 100, 53), of('B#2', 1, 1), of('C#3', 0, 0)]
    answering(() => ({ body: analysis({ members, activity: 'PvP', activity_focus: 'pvp' }) }))
    await renderAt('/command-table?team=4611686018400000001&activity=pvp')
    expect(await screen.findByText('53 wins in the last 100 matches')).toBeTruthy()
    expect(screen.getByText('1 win in the last 1 match')).toBeTruthy()
    expect(screen.getByText('no match yet')).toBeTruthy()
    expect(screen.getByText('Support and crowd control come from what Coverage counts.')).toBeTruthy()
  })

  it('F-312 an answer changes nothing in the field while the player types there, and names them when they leave it', async () => {
    let answer: Answering = 'hang'
    answering(() => answer)
    await renderAt('/command-table')
    const input = (await field()) as HTMLTextAreaElement
    answer = { body: analysis() }
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
    answering(
      () => 'hang',
      () => ({ body: { state: 'together', members, you } }),
    )
    await renderAt('/command-table')
    const input = (await field()) as HTMLTextAreaElement
    fireEvent.change(input, { target: { value: 'Orr' } })
    fireEvent.click(screen.getByRole('button', { name }))
    fireEvent.change(input, { target: { value: 'Orrin#2251' } })
    await vi.waitFor(() => expect(input.value).toBe(expected))
  })

  it('F-312 loads the current fireteam into the field, and says where there is none', async () => {
    let current: Answering = { body: { state: 'alone', members: [] } }
    answering(
      () => 'hang',
      () => current,
    )
    await renderAt('/command-table')
    const input = (await field()) as HTMLTextAreaElement
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
    const requests = answering(() => ({ body: analysis() }))
    await renderAt('/command-table?team=Vesper%234102,Nightjar%231190&activity=dungeon')
    await screen.findByRole('table', { name: 'What each member brings for each need' })
    expect(sent(requests)).toHaveLength(1)
    expect(await sent(requests)[0]?.json()).toMatchObject({ fireteam: ['Vesper#4102', 'Nightjar#1190'] })
  })

  it('F-317 a name that nobody has is pointed out, counted nowhere and has no column', async () => {
    const { members, coverage } = analysis()
    const nobody = { entry: 'Nobody#9999', state: 'not-found' as const, you: false, equipped: [], roles: [] }
    const answer = analysis({
      members: [...members, { ...nobody, reason: 'No player was found for this.' }],
      coverage: coverage.map((need) => ({ ...need, by: [...need.by, null] })),
    })
    answering(() => ({ body: answer }))
    await renderAt('/command-table?team=4611686018400000001,Nightjar%231190,Nobody%239999')
    const table = await screen.findByRole('table', { name: 'What each member brings for each need' })
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2 + 3)
    expect(screen.getByText(/^1 member read, 1 not readable\./)).toBeTruthy()
    expect(screen.getByText(/^Not found, and not counted: Nobody#9999\./)).toBeTruthy()
  })

  it('offers to add the one who is signed in, until they are at the table', async () => {
    const you = { player_id: sessionOf().membershipId ?? '', name: 'Vesper', code: '4102' }
    answering(
      () => 'hang',
      () => ({ body: { state: 'alone', members: [], you } }),
    )
    await renderAt('/command-table')
    const input = (await field()) as HTMLTextAreaElement
    fireEvent.change(input, { target: { value: 'Nightjar#1190, ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Add me' }))
    await vi.waitFor(() => expect(input.value).toBe('Nightjar#1190, Vesper#4102'))
    expect(screen.queryByRole('button', { name: 'Add me' })).toBeNull()
    fireEvent.change(input, { target: { value: 'Nightjar#1190' } })
    expect(screen.getByRole('button', { name: 'Add me' })).toBeTruthy()
  })

  it('F-323 F-324 shares the plan in the dialog of fireteams', async () => {
    answering(() => ({ body: analysis() }))
    await renderAt('/command-table')
    await field()
    fireEvent.click(analyze())
    fireEvent.click(await screen.findByRole('button', { name: 'Share Plan' }))
    expect(await screen.findByRole('dialog', { name: 'Share Fireteam Plan' })).toBeTruthy()
  })

  it('F-324 the plan to share names every role of a member in the words of the table', () => {
    const [you, hidden] = analysis().members
    if (!you || !hidden) throw new Error('two members')
    const { plan } = sharePlan(analysis({ members: [{ ...you, roles: ['boss-damage', 'support'] }, hidden] }))
    expect(plan?.members).toEqual([
      { name: 'Vesper', classType: 'hunter', power: 512, role: 'Boss damage, Support' },
      { name: 'Nightjar' },
    ])
  })

  it('where nobody was found there is nobody to ask first, and no plan to share', async () => {
    const members = [{ entry: 'lol', state: 'not-found' as const, you: false, equipped: [], roles: [] }]
    const [filling] = analysis().fillings
    if (!filling) throw new Error('a filling')
    const answer = analysis({ members, coverage: [], fillings: [{ ...filling, state: 'unknown' }] })
    answering(() => ({ body: answer }))
    await renderAt('/command-table?team=lol')
    expect(await screen.findByText('Le Monarque')).toBeTruthy()
    expect(screen.queryByText(/^Ask first/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Share Plan' })).toBeNull()
  })

  it('F-317 says the smaller change first, what it replaces and costs, and what is better for the team', async () => {
    const [filling] = analysis().fillings
    if (!filling) throw new Error('a filling')
    const ability = {
      name: 'Empowering Rift',
      subclass: 'Voidwalker',
      change: 'ability' as const,
      replaces: 'Healing Rift',
      loses: ['healing' as const],
    }
    const better = {
      name: 'Well of Radiance',
      subclass: 'Dawnblade',
      class_type: 'warlock' as const,
      change: 'character' as const,
      loses: [],
    }
    answering(() => ({ body: analysis({ fillings: [{ ...filling, ability, better, lead: 'ability' }] }) }))
    await renderAt('/command-table?team=Nightjar%231190')
    const first = await screen.findByText(
      'Switch to Empowering Rift on the Voidwalker you have equipped, in place of Healing Rift.',
    )
    const item = screen.getByText('Or bring:')
    expect(first.compareDocumentPosition(item)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByText('Nobody would then bring Healing.')).toBeTruthy()
    expect(
      screen.getByText('Better for the team: Well of Radiance on Dawnblade, with your Warlock.'),
    ).toBeTruthy()
  })

  it.each([
    ['none', 'Keep Penumbral Blast on the Shadebinder you have equipped.'],
    ['subclass', 'Bring Penumbral Blast on Shadebinder.'],
  ] as const)('F-317 an ability that takes the change %s is told as that', async (change, told) => {
    const ability = { name: 'Penumbral Blast', subclass: 'Shadebinder', change }
    const fillings = [{ need: 'unstoppable' as const, state: 'missing' as const, ability, others: 0 }]
    answering(() => ({ body: analysis({ fillings }) }))
    await renderAt('/command-table?team=Nightjar%231190')
    expect(await screen.findByText(told)).toBeTruthy()
  })

  it('says to ask first where a private member may bring it', async () => {
    const [filling] = analysis().fillings
    if (!filling) throw new Error('a filling')
    answering(() => ({ body: analysis({ fillings: [{ ...filling, state: 'unknown' }] }) }))
    await renderAt('/command-table?team=Nightjar%231190')
    expect(await screen.findByText('Ask first: a private member may bring it.')).toBeTruthy()
  })

  it('that no fireteam is reported is said until something else is analyzed', async () => {
    answering(
      () => ({ body: analysis() }),
      () => ({ body: { state: 'alone', members: [] } }),
    )
    await renderAt('/command-table')
    await field()
    fireEvent.click(screen.getByRole('button', { name: 'Load my current fireteam' }))
    expect(await screen.findByText(/you are alone or offline/)).toBeTruthy()
    fireEvent.click(analyze())
    await screen.findByRole('table', { name: 'What each member brings for each need' })
    expect(screen.queryByText(/you are alone or offline/)).toBeNull()
  })

  it('takes a hostile name as text', async () => {
    const [first] = analysis().members
    if (!first) throw new Error('a member')
    answering(() => ({ body: analysis({ members: [{ ...first, name: '<img src=x onerror=alert(1)>' }] }) }))
    await renderAt('/command-table')
    await field()
    fireEvent.click(analyze())
    expect((await screen.findAllByText('<img src=x onerror=alert(1)>')).length).toBeGreaterThan(0)
    expect(document.querySelector('img[src="x"]')).toBeNull()
  })
})

describe('the Command Table for a visitor', () => {
  it('shows the connect prompt', async () => {
    fakeFetch(() => ({ status: 401, body: { code: 'x', detail: 'x' } }))
    await renderAt('/command-table')
    expect(await screen.findByText('Connect to see your fireteam side by side.')).toBeTruthy()
  })
})
