import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { sessionStore } from '../../data/session/session-store.ts'
import { writeSession } from '../../data/stored/storage.ts'
import { connection } from '../../data/system/connection.ts'
import { activityWith, DONE, listWith, overviewAnswer } from '../../test-support/answers/archive-answers.ts'
import { atlasAnswers, pointWith, triumphWith } from '../../test-support/answers/atlas-answers.ts'
import { type FakeAnswer, fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { renderAt } from '../../test-support/render-at.tsx'
import { sessionOf } from '../../test-support/sessions.ts'
import { textOf } from '../../test-support/text-of.ts'
import { drawsWholeApp } from '../../test-support/whole-app.ts'

drawsWholeApp()

const BROKEN: FakeAnswer = { status: 422, body: { code: 'odd', detail: 'because odd' } }
const RUNS = [
  activityWith(1),
  activityWith(2, { result: 'Left early', good: false, score: 1200 }),
  { ...activityWith(3), type: 'patrol' as const, completion_time: undefined, team_performance: {} },
]

const EUROPA = { hash: 1729879943, name: 'Europa', zones: 2 }
const ON_EUROPA = { destination_hash: EUROPA.hash }
const answers: Record<string, FakeAnswer> = {
  '/api/archives/activities': { body: listWith(RUNS) },
  '/api/archives/overview': { body: overviewAnswer },
  '/api/planets/destinations': { body: { destinations: [EUROPA, { hash: 4, name: 'Nessus', zones: 0 }] } },
  [`/api/planets/destinations/${EUROPA.hash}`]: {
    body: {
      destination: {
        hash: EUROPA.hash,
        name: 'Europa',
        description: '',
        bubbleSettings: ['Nexus', 'Perdition'],
      },
    },
  },
  '/api/atlas/triumphs': {
    body: {
      ...atlasAnswers['/api/atlas/triumphs'],
      checked: [77],
      triumphs: [
        triumphWith(31, { percent: 93, where: { destination_hash: EUROPA.hash, zone: 'Nexus' } }),
        triumphWith(32, { where: { destination_hash: 4 }, state: 0 }),
      ],
    },
  },
  '/api/atlas/map/points': {
    body: {
      points: [
        pointWith(1, { ...ON_EUROPA, kind: 'chest', hash: 77 }),
        pointWith(2, { ...ON_EUROPA, kind: 'chest' }),
        pointWith(3, { ...ON_EUROPA, kind: 'chest', status: 'pending' }),
        pointWith(4, { ...ON_EUROPA, kind: 'lore', found: true }),
      ],
    },
  },
  '/api/atlas/collectibles': {
    body: {
      collectibles: [
        {
          hash: 41,
          definition: {},
          acquired: false,
          kind: 'weapon',
          obtainable: 'now',
          where: { destination_hash: EUROPA.hash },
        },
        {
          hash: 42,
          definition: {},
          acquired: false,
          kind: 'weapon',
          obtainable: 'over',
          where: { destination_hash: EUROPA.hash },
        },
      ],
      withheld: false,
    },
  },
}

async function open(path = '/archives', changes: Record<string, FakeAnswer | 'fail' | 'hang'> = {}) {
  const given: Record<string, FakeAnswer | 'fail' | 'hang'> = { ...answers, ...changes }
  const requests = fakeFetch((request) => given[new URL(request.url).pathname] ?? { status: 404 })
  writeSession(sessionOf({ expiresAt: Math.floor(Date.now() / 1000) + 3600, displayName: 'Vesper#4102' }))
  sessionStore.check()
  const asked = (path_: string) =>
    requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname === path_)
  return { ...(await renderAt(path)), requests, asked, given }
}

const lists = (asked: Awaited<ReturnType<typeof open>>['asked']) =>
  asked('/api/archives/activities').map(({ searchParams }) => searchParams)

describe('activity analytics', () => {
  it('F-231 F-232 F-233 tabs, timeframes and types are the specified ones; week and all are chosen', async () => {
    const { asked } = await open()
    expect((await screen.findAllByRole('tab')).map(textOf)).toEqual([
      'Activity Analytics',
      'Planet Maps (Manifest)',
    ])
    const group = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('radio')
    expect(group('Timeframe').map((one) => textOf(one.closest('label') ?? one))).toEqual([
      'Last 24h',
      'Week',
      'Month',
      'Season',
    ])
    expect(group('Activity type')).toHaveLength(6)
    expect(lists(asked)[0]?.get('timeframe')).toBe('week')
    expect(lists(asked)[0]?.get('type')).toBe('all')
  })

  it('F-232 F-233 saves what the filters show, and the whole history only where that is asked for', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const { asked } = await open('/archives?timeframe=month&type=raid', {
      '/api/archives/export': { body: { activities: [] } },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Save these 3 as CSV' }))
    await waitFor(() => expect(asked('/api/archives/export')).toHaveLength(1))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    fireEvent.click(screen.getByRole('button', { name: 'Whole history as JSON' }))
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2))
    const [shown, whole] = asked('/api/archives/export').map(({ searchParams }) => [
      searchParams.get('format'),
      searchParams.get('timeframe'),
      searchParams.get('type'),
    ])
    expect(shown).toEqual(['csv', 'month', 'raid'])
    expect(whole).toEqual(['json', null, null])
    expect(saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual([
      'ai-vault-activities-month-raid.csv',
      'ai-vault-activities.json',
    ])
    saved.mockRestore()
  })

  it('F-232 F-233 a filter is kept in the address and read from it', async () => {
    const { asked } = await open('/archives?timeframe=season&type=trials&order=kd')
    await waitFor(() => expect(lists(asked).length).toBeGreaterThan(0))
    const [first] = lists(asked)
    expect([first?.get('timeframe'), first?.get('type'), first?.get('order')]).toEqual([
      'season',
      'trials',
      'kd',
    ])
  })

  it('F-234 a day of the calendar lists that day, whatever the timeframe; the address says so', async () => {
    const { asked, router } = await open('/archives?timeframe=month')
    const grid = await screen.findByRole('grid', { name: /^Calendar of a year/ })
    const day = within(grid)
      .getAllByRole('gridcell')
      .find((cell) => cell.getAttribute('aria-label')?.endsWith('3 activities'))
    expect(day).toBeDefined()
    fireEvent.click(day as HTMLElement)
    const [{ date = '' } = {}] = overviewAnswer.calendar
    await waitFor(() => expect(router.latestLocation.search).toMatchObject({ timeframe: 'month', day: date }))
    await waitFor(() => expect(lists(asked).at(-1)?.get('day')).toBe(date))
    fireEvent.click((await screen.findAllByRole('button', { name: 'Every day' }))[0] as HTMLElement)
    await waitFor(() => expect(router.latestLocation.searchStr).toBe('?timeframe=month'))
  })

  it('each choice is a step that the back button undoes', async () => {
    const { router } = await open('/archives')
    fireEvent.click(await screen.findByRole('radio', { name: 'Month' }))
    await waitFor(() => expect(router.latestLocation.searchStr).toBe('?timeframe=month'))
    fireEvent.click(screen.getByRole('radio', { name: 'Raid' }))
    await waitFor(() => expect(router.latestLocation.search).toMatchObject({ type: 'raid' }))
    act(() => router.history.back())
    await waitFor(() => expect(router.latestLocation.searchStr).toBe('?timeframe=month'))
    act(() => router.history.back())
    await waitFor(() => expect(router.latestLocation.searchStr).toBe(''))
  })

  it('F-238 F-239 trends stand against the own usual with its ends, the playstyle with its evidence', async () => {
    const { container } = await open()
    await screen.findByText('Vanguard Raider')
    expect(textOf(container)).toContain('better than your usual 10 to 14')
    expect(textOf(container)).toContain('too few runs to compare')
    expect(textOf(container)).toContain('42 % of runs, over 30 runs')
    expect(textOf(container)).toContain(
      'From 210 runs of the last 90 days, as in Prophecy. The traits are of 30 runs of what is chosen above (Week).',
    )
    expect(
      screen.getByRole('img', { name: 'K/D in PvE, week by week: 10, 11, none, 12, 13, 12, 14, 20' }),
    ).toBeTruthy()
  })

  it('F-232 the dates of the chosen span stand beside it, and those of the usual under the figures', async () => {
    const { container } = await open()
    await screen.findByText('Nov 8, 2026 to today')
    expect(textOf(container)).toContain('your last 8 weeksyour usual before this span')
    expect(textOf(container)).toContain(
      'Lines: your last 8 weeks. Your usual: Aug 10, 2026 to Nov 8, 2026, before this span.',
    )
  })

  it('where the time went tells shares of the time, the longest first', async () => {
    await open()
    const title = await screen.findByRole('heading', { name: 'Where the time went' })
    const rows = within(title.parentElement?.parentElement as HTMLElement).getAllByRole('listitem')
    expect(rows.map(textOf)).toEqual(['Raids60 %5 h in 10 activities', 'Strikes40 %3.3 h in 20 activities'])
  })

  it('a streak says what it counts; of one type the others do not break it', async () => {
    const bests = [{ kind: 'longest-streak', value: 43, at: '2026-11-10T20:00:00.000Z' }]
    const given = { '/api/archives/overview': { body: { ...overviewAnswer, bests } } }
    const { container } = await open('/archives', given)
    await screen.findByText('43 in a row')
    expect(textOf(container)).toContain('Finished or won, of everything you played.')
    fireEvent.click(screen.getByRole('radio', { name: 'Raid' }))
    await screen.findByText(/Raid alone, finished or won; others in between do not break it\./)
  })

  it('a run that cannot be read is left out and counted, and the others are there', async () => {
    const body = { ...listWith(RUNS), activities: [...RUNS, { ...activityWith(4), name: 7 }] }
    await open('/archives', { '/api/archives/activities': { body } })
    const list = await screen.findByRole('region', { name: 'Activities' })
    await within(list).findByRole('link', { name: 'Run 3' })
    expect(within(list).getByText('1 entry could not be read and is left out.')).toBeTruthy()
  })

  it('F-235 F-236 what the platform did not report is a dash, and damage is not spoken of', async () => {
    await open()
    const list = await screen.findByRole('region', { name: 'Activities' })
    const row = (await within(list).findByRole('link', { name: 'Run 3' })).closest('li') as HTMLElement
    expect(textOf(row)).toMatch(/^CompletedRun 3Patrol———/)
    const other = within(list).getByRole('link', { name: 'Run 2' }).closest('li') as HTMLElement
    expect(textOf(other)).toMatch(/^Left earlyRun 2Raid20:001,20020/)
    expect(textOf(list).toLowerCase()).not.toContain('damage')
  })

  it('a part that fails says so with a retry, and the other part is there', async () => {
    const { given } = await open('/archives', { '/api/archives/overview': BROKEN })
    await screen.findByText(/What they add up to could not be read/)
    expect(screen.getByRole('region', { name: 'Activities' })).toBeTruthy()
    given['/api/archives/overview'] = { body: overviewAnswer }
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText('Vanguard Raider')
  })

  it('without a network says that nothing could be read, and reads when it is back', async () => {
    onlineManager.setOnline(false)
    const { given } = await open('/archives', {
      '/api/archives/activities': 'fail',
      '/api/archives/overview': 'fail',
      '/api/archives/export': 'fail',
      '/healthz': 'fail',
    })
    act(connection.doubt)
    expect(await screen.findByText(/^These activities are not saved on this device/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Whole history as CSV' }))
    expect(await screen.findByText(/^The file is made online/)).toBeTruthy()
    expect(await screen.findByText(/^Of this span nothing is saved on this device/)).toBeTruthy()
    expect(screen.queryByText('Reading your archives...')).toBeNull()
    Object.assign(given, answers)
    act(connection.answered)
    act(() => onlineManager.setOnline(true))
    await waitFor(() => expect(screen.queryByText(/not saved on this device/)).toBeNull())
  })

  it('F-232 numbers of one span never stand under the name of another, while it loads or when it fails', async () => {
    const { given } = await open('/archives?timeframe=month')
    await screen.findByText('The traits are of 30 runs of what is chosen above (Month).', { exact: false })
    given['/api/archives/overview'] = 'hang'
    given['/api/archives/activities'] = 'hang'
    fireEvent.click(screen.getByRole('radio', { name: 'Season' }))
    await screen.findByText('Reading your archives...')
    // The places of the figures are kept meanwhile.
    expect(document.querySelectorAll('main [class*=part]').length).toBeGreaterThan(8)
    const isEmpty = () => {
      expect(screen.queryByRole('region', { name: 'Performance overview' })).toBeNull()
      expect(screen.queryByText('Vanguard Raider')).toBeNull()
      expect(screen.queryByText('Run 1')).toBeNull()
      expect(screen.getByRole('button', { name: 'Save these as CSV' })).toBeTruthy()
    }
    isEmpty()
    given['/api/archives/overview'] = BROKEN
    given['/api/archives/activities'] = BROKEN
    fireEvent.click(screen.getByRole('radio', { name: 'Week' }))
    await screen.findByText(/What they add up to could not be read/)
    await screen.findByText(/Your activities could not be read/)
    isEmpty()
    expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(2)
  })

  it('numbers that were read before the network went are not called live', async () => {
    const { given } = await open()
    const part = await screen.findByRole('region', { name: 'Performance overview' })
    expect(within(part).getAllByText('live').length).toBeGreaterThan(0)
    given['/healthz'] = 'fail'
    act(connection.doubt)
    await waitFor(() => expect(within(part).queryAllByText('live')).toEqual([]))
    expect(within(part).getAllByText('saved').length).toBeGreaterThan(0)
    act(connection.answered)
  })

  it('another order of the same activities keeps them until it comes', async () => {
    const { asked, given } = await open()
    const list = await screen.findByRole('region', { name: 'Activities' })
    await within(list).findByRole('link', { name: 'Run 2' })
    given['/api/archives/activities'] = 'hang'
    fireEvent.change(screen.getByRole('combobox', { name: 'Order of activities' }), {
      target: { value: 'kd' },
    })
    await waitFor(() => expect(lists(asked).at(-1)?.get('order')).toBe('kd'))
    expect(within(list).getByRole('link', { name: 'Run 2' })).toBeTruthy()
  })

  it('F-234 while the history is fetched it says how far it is, and why it pauses', async () => {
    const progress = { ...DONE, state: 'paused' as const, reason: 'throttled', runs: 750, characters_done: 0 }
    await open('/archives', { '/api/archives/activities': { body: listWith(RUNS, { progress }) } })
    const part = await screen.findByRole('region', { name: 'Activities kept' })
    expect(textOf(part)).toContain('750 activities kept')
    expect(textOf(part)).toContain('The platform asks us to slow down; it goes on by itself.')
  })

  it('a picked day is named, and the days beside it are a press away', async () => {
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
    const named = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })
    const { router, asked } = await open(`/archives?day=${ago(9)}`)
    await screen.findByText(`Listed below: ${named.format(Date.parse(ago(9)))}`)
    fireEvent.click(screen.getByRole('button', { name: 'Day before' }))
    await waitFor(() => expect(lists(asked).at(-1)?.get('day')).toBe(ago(10)))
    fireEvent.click(screen.getByRole('button', { name: 'Day after' }))
    await waitFor(() => expect(router.latestLocation.search).toMatchObject({ day: ago(9) }))
  })

  it('a picked day comes to the top of the page once its runs are there', async () => {
    const into = vi.fn()
    Element.prototype.scrollIntoView = into
    const { given } = await open()
    const [cell] = await screen.findAllByRole('gridcell')
    given['/api/archives/activities'] = 'hang'
    fireEvent.click(cell as HTMLElement)
    await screen.findByText('Reading your archives...')
    expect(into).not.toHaveBeenCalled()
    given['/api/archives/activities'] = { body: listWith(RUNS) }
    fireEvent.click(screen.getByRole('button', { name: 'Day after' }))
    await waitFor(() => expect(into).toHaveBeenCalledExactlyOnceWith({ block: 'start' }))
  })

  it('a span is not called empty while the history is read', async () => {
    const progress = { ...DONE, state: 'fetching' as const, runs: 0, characters_done: 0 }
    const nothing = {
      ...overviewAnswer,
      runs: 0,
      performance: [],
      playstyle: {
        ...overviewAnswer.playstyle,
        archetype: undefined,
        archetype_runs: 0,
        runs: 0,
        traits: [],
        mix: [],
      },
      calendar: [],
      hours_of_day: Array(24).fill(0),
      bests: [],
    }
    const { given } = await open('/archives', {
      '/api/archives/activities': { body: listWith([], { progress }) },
      '/api/archives/overview': { body: { ...nothing, progress } },
    })
    // One message says that it is read, in figures, and nothing below says it again.
    const bar = await screen.findByRole('region', { name: 'Activities kept' })
    expect(within(bar).getByRole('status').textContent).not.toBe('')
    await waitFor(() =>
      expect(screen.getAllByRole('status').filter(({ textContent }) => textContent)).toHaveLength(1),
    )
    expect(screen.queryByText('Reading your archives...')).toBeNull()
    const zeros = /Save these 0|No activit|Nothing read|nothing lies|No record|0 of 20|0 activities|0 days/
    expect(textOf(screen.getByRole('main'))).not.toMatch(zeros)
    // Of the year something is there, of the chosen week not yet.
    const some = { ...nothing, calendar: overviewAnswer.calendar, progress: { ...progress, runs: 3 } }
    given['/api/archives/overview'] = { body: some }
    await screen.findByText('A year of play')
    expect(textOf(screen.getByRole('main'))).not.toMatch(/nothing lies|No record|0 of 20/)
  })

  it('what was read before a pause is told as that', async () => {
    const progress = { ...DONE, state: 'paused' as const, reason: 'private', runs: 0, characters_done: 0 }
    await open('/archives', {
      '/api/archives/activities': { body: listWith([], { progress }) },
      '/api/archives/overview': { body: { ...overviewAnswer, runs: 0, progress } },
    })
    await screen.findByText('Nothing read so far: Week.')
    await screen.findByText('Of what is read so far nothing lies in this span.')
    expect(screen.queryByText(/^No activit/)).toBeNull()
  })

  it('a line says below it which weeks it is of, and from which figure to which', async () => {
    await open()
    expect(await screen.findByText('last 8 weeks: 10 to 20')).toBeTruthy()
  })

  it('who never played is told so once, without an empty chart, and can look at the destinations', async () => {
    const { router } = await open('/archives', {
      '/api/archives/activities': { body: listWith([], { progress: { ...DONE, runs: 0 } }) },
    })
    await screen.findByRole('heading', { name: 'No activity yet' })
    expect(screen.queryByText('A year of play')).toBeNull()
    expect(textOf(screen.getByRole('main'))).not.toMatch(/ 0 |0 %/)
    fireEvent.click(screen.getByRole('link', { name: 'See the destinations' }))
    await waitFor(() => expect(router.latestLocation.search).toMatchObject({ section: 'planets' }))
  })

  it('an empty span says so and offers the season', async () => {
    const { router } = await open('/archives?timeframe=day', {
      '/api/archives/activities': { body: listWith([]) },
    })
    await screen.findByText('No activities: Last 24h.')
    fireEvent.click(screen.getByRole('button', { name: 'Show the season' }))
    await waitFor(() => expect(router.latestLocation.search).toMatchObject({ timeframe: 'season' }))
  })
})

describe('planet maps', () => {
  const PLANETS = '/archives?section=planets'

  it('F-240 F-241 lists name and hash, finds by either, and shows zones that lead to the map', async () => {
    await open(PLANETS)
    const list = await screen.findByRole('region', { name: 'Destinations' })
    const rows = () => within(list).getAllByRole('listitem').map(textOf)
    await waitFor(() => expect(rows()).toEqual(['Europa1 to doHash 1729879943', 'Nessus0 to doHash 4']))
    fireEvent.change(within(list).getByRole('searchbox'), { target: { value: '17298' } })
    expect(rows()).toEqual(['Europa1 to doHash 1729879943'])
    fireEvent.click(within(list).getByRole('button', { name: /^Europa/ }))
    const detail = await screen.findByRole('region', { name: 'Europa' })
    expect(textOf(detail)).toContain('No description in manifest.')
    expect(within(detail).getByRole('link', { name: 'Nexus' }).getAttribute('href')).toBe(
      `/atlas?destination=${EUROPA.hash}&zone=Nexus#map`,
    )
  })

  it('F-241 shows the description of a place that has one, and its zones in their order', async () => {
    const destination = {
      hash: 4,
      name: 'Nessus',
      description: 'A centaur.',
      bubbleSettings: ['Well', 'Pit'],
    }
    await open(`${PLANETS}&destination=4`, { '/api/planets/destinations/4': { body: { destination } } })
    const detail = await screen.findByRole('region', { name: 'Nessus' })
    expect(within(detail).getByRole('heading', { name: 'Nessus' })).toBeTruthy()
    expect(textOf(detail)).toContain('A centaur.')
    expect(textOf(detail)).not.toContain('No description in manifest.')
    expect(
      within(detail)
        .getAllByRole('link', { name: /^(?:Well|Pit)$/ })
        .map(textOf),
    ).toEqual(['Well', 'Pit'])
  })

  it('F-241 a place says what to do there next, what is lacking and where, and nothing where it could not be read', async () => {
    const { unmount } = await open(`${PLANETS}&destination=${EUROPA.hash}`)
    const detail = await screen.findByRole('region', { name: 'Europa' })
    await within(detail).findByText('Triumph 31 is 93 % done.')
    expect(within(detail).getByRole('link', { name: 'Show me where' }).getAttribute('href')).toBe(
      `/atlas?list=map&destination=${EUROPA.hash}&triumph=31&zone=Nexus`,
    )
    const lack = within(detail).getByRole('region', { name: 'You lack here' })
    await waitFor(() => expect(within(lack).getAllByRole('listitem').map(textOf)).toEqual(['chest1 left']))
    await within(lack).findByRole('link', { name: '1 thing to collect here' })
    await waitFor(() => expect(textOf(detail)).toContain('Points found2 / 3'))
    unmount()
    await open(`${PLANETS}&destination=${EUROPA.hash}`, { '/api/atlas/triumphs': BROKEN })
    await screen.findByText('What is left to do here is not known: your triumphs could not be read.')
  })

  it('a place where nothing is begun calls nothing near, and leads to no place that the map cannot mark', async () => {
    const triumphs = [33, 34].map((hash) =>
      triumphWith(hash, { percent: 0, where: ON_EUROPA, objectives: [] }),
    )
    const answer = { ...(answers['/api/atlas/triumphs'] as { body: object }).body, triumphs }
    await open(`${PLANETS}&destination=${EUROPA.hash}`, { '/api/atlas/triumphs': { body: answer } })
    const detail = await screen.findByRole('region', { name: 'Europa' })
    await within(detail).findByText('Begin with Triumph 33.')
    expect(textOf(detail)).toContain('None of the 2 open triumphs of this place is begun.')
    expect(within(detail).queryByRole('link', { name: 'Show me where' })).toBeNull()
  })

  it('F-242 a list that fails says exactly so, and can be tried again', async () => {
    const { given } = await open(PLANETS, { '/api/planets/destinations': BROKEN })
    const line = await screen.findByText('Failed to load destinations', { exact: false })
    // In red: the other look of this line is for warnings.
    expect(line.className).toMatch(/line/)
    expect(line.className).not.toMatch(/lineWarn/)
    expect(line.querySelector('use')?.getAttribute('href')).toMatch(/#i-warn$/)
    expect(textOf(line)).toBe('Failed to load destinations Retry')
    given['/api/planets/destinations'] = answers['/api/planets/destinations'] as FakeAnswer
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText('Europa')
  })

  it('F-243 a detail that fails says exactly so, and the list stays', async () => {
    await open(`${PLANETS}&destination=4`)
    const line = await screen.findByText('Error: Failed to load destination detail', { exact: false })
    expect(line.querySelector('button')?.textContent).toBe('Retry')
    expect(screen.getByText('Europa')).toBeTruthy()
  })
})
