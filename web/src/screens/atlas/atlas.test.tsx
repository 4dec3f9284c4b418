import { MAP_OPTIONS, TAP_HOLD_MS } from '@ai-vault/contract/atlas/map-options.ts'
import { allowLog, expectLog } from '@ai-vault/game/test-support/expected-logs.ts'
import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Map as LeafletMap, latLngBounds } from 'leaflet'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sessionStore } from '../../data/session/session-store.ts'
import { writeSession } from '../../data/stored/storage.ts'
import { connection } from '../../data/system/connection.ts'
import { noticeBoard } from '../../data/system/notices.ts'
import { atlasAnswers, fakeAtlas, pointWith } from '../../test-support/answers/atlas-answers.ts'
import { dashboardData } from '../../test-support/answers/dashboard-answer.ts'
import { renderAt } from '../../test-support/render-at.tsx'
import { sessionOf } from '../../test-support/sessions.ts'
import { drawsWholeApp } from '../../test-support/whole-app.ts'

drawsWholeApp()
allowLog('warn', /read-failed atlas-/)

const BROKEN = { status: 422, body: { code: 'odd', detail: 'because odd' } }
const said = (element: Element) => element.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''

function signIn() {
  writeSession(sessionOf({ expiresAt: Math.floor(Date.now() / 1000) + 3600, displayName: 'Vesper#4102' }))
  sessionStore.check()
}

async function open(changes: Parameters<typeof fakeAtlas>[0] = {}, path = '/atlas') {
  const fake = fakeAtlas(changes)
  signIn()
  return { ...fake, ...(await renderAt(path)) }
}

const openMap = (changes: Parameters<typeof fakeAtlas>[0] = {}, path = '/atlas?list=map') =>
  open(changes, path)

const part = (name: string) => screen.findByRole('region', { name })
const search = (router: { latestLocation: { searchStr: string } }) =>
  Object.fromEntries(new URLSearchParams(router.latestLocation.searchStr))
const vote = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('the screen', () => {
  it('F-192 F-361 says that it loads, then shows the content and never the prompt', async () => {
    await open({ '/api/atlas/triumphs': 'hang' })
    await screen.findByText('Loading Atlas...')
    expect(said(screen.getByRole('main'))).toBe('AtlasLoading Atlas...')
  })

  it('F-192 F-040 a visitor sees the prompt', async () => {
    const { requests } = fakeAtlas()
    await renderAt('/atlas')
    expect((await screen.findAllByRole('button', { name: /Connect/ })).length).toBeGreaterThan(0)
    expect(requests.some(({ url }) => url.includes('/api/atlas'))).toBe(false)
  })

  it('F-205 the head shows the total of the progress answer, and dashes where it has none', async () => {
    const { container } = await open()
    await screen.findByText('1,234')
    expect(said(container)).toContain('Triumphs1 / 5 · 20 %')
    expect(said(container)).toContain('Titles—')
  })

  it('F-206 a list that does not come is logged, says so with a retry, and the others are there', async () => {
    expectLog('warn', /read-failed atlas-triumphs odd$/)
    const { changes } = await open({ '/api/atlas/triumphs': BROKEN, '/api/atlas/collectibles': BROKEN })
    await screen.findByText('Couldn’t load: Triumphs.', { exact: false })
    await screen.findByText('1,234')
    delete changes['/api/atlas/triumphs']
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect((await screen.findAllByRole('heading', { name: 'Triumph 11' })).length).toBeGreaterThan(0)
    fireEvent.click(screen.getByRole('link', { name: 'Map' }))
    expect(within(await part('Vote On Points')).getAllByRole('listitem')).toHaveLength(3)
  })
})

describe('without a network', () => {
  afterEach(() => {
    connection.answered()
    onlineManager.setOnline(true)
  })

  it('a first visit says that nothing is saved yet, instead of figures that are none', async () => {
    onlineManager.setOnline(false)
    await open({
      '/api/atlas/triumphs': 'fail',
      '/api/atlas/progress': 'fail',
      '/api/atlas/collectibles': 'fail',
      '/api/atlas/planner': 'fail',
      '/healthz': 'fail',
    })
    act(connection.doubt)
    await screen.findByRole('heading', { name: 'The Atlas is not saved on this device yet' })
    const main = said(screen.getByRole('main'))
    expect(main).not.toContain('Nothing is left to plan')
    expect(main).not.toContain('—')
  })

  it('a planner without triumphs does not say that nothing is left', async () => {
    await open({ '/api/atlas/triumphs': BROKEN }, '/atlas?list=plan')
    const planner = (await screen.findByRole('heading', { name: 'Triumph Planner' })).closest('section')
    expect(said(planner as HTMLElement)).not.toContain('Nothing is left to plan')
  })
})

describe('missions and the planner', () => {
  it('F-193 F-194 missions carry the label, the tag and a reason', async () => {
    await open()
    const missions = (await screen.findByRole('heading', { name: 'Priority Missions' })).closest('section')
    const listed = () =>
      within(missions as HTMLElement)
        .getAllByRole('listitem')
        .map(said)
    expect(listed()).toHaveLength(3)
    fireEvent.click(screen.getByRole('button', { name: '1 more' }))
    const rows = listed()
    expect(said(missions as HTMLElement)).toContain('AI Vault Recommended')
    expect(rows).toHaveLength(4)
    expect(rows[0]).toContain('Triumph 11')
    expect(rows.every((row) => row.includes('medium') && row.includes('2 left'))).toBe(true)
  })

  it('F-195 three in sequence; a pin and a move are kept, and taken back where the server refuses', async () => {
    const { asked, changes } = await open(
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
        .map(said)
    await waitFor(() => expect(names()).toEqual(['Triumph 11', 'Triumph 12', 'Record 13']))
    fireEvent.click(screen.getByRole('button', { name: 'Move Triumph 11 down' }))
    await waitFor(() => expect(names()).toEqual(['Triumph 12', 'Triumph 11', 'Record 13']))
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
    const { changes } = await open(
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
    await open({}, '/atlas?list=plan')
    const card = (await screen.findAllByRole('heading', { name: 'Triumph 11' }))[0]?.closest('article')
    const inside = within(card as HTMLElement)
    expect(said(card as HTMLElement)).toMatch(/IN PROGRESS10 pointsDo 11/)
    expect(inside.getByRole('meter').getAttribute('aria-valuenow')).toBe('50')
    // In the platform's order, also where the first is finished.
    expect(inside.getAllByRole('listitem').map(said)).toEqual(['Part 14/4', 'Part 23/4', 'Part 32/4'])
    fireEvent.click(inside.getByRole('button', { name: '+2 more objectives' }))
    expect(inside.getAllByRole('listitem').map(said).slice(3)).toEqual(['Part 41/4', 'Part 50/4'])
    expect(screen.getAllByRole('heading', { name: 'Record 13' }).length).toBeGreaterThan(0)
  })
})

describe('the way back', () => {
  it('the map of a triumph keeps the filter of the list, and is a step that goes back', async () => {
    const { router } = await open({}, '/atlas?list=plan&destination=7&here=1&category=campaign')
    fireEvent.click(await screen.findByRole('button', { name: 'Show on the map: Triumph 11' }))
    await waitFor(() =>
      expect(search(router)).toEqual({
        list: 'map',
        destination: '7',
        here: '1',
        category: 'campaign',
        triumph: '11',
      }),
    )
    act(() => router.history.back())
    await waitFor(() =>
      expect(search(router)).toEqual({ list: 'plan', destination: '7', here: '1', category: 'campaign' }),
    )
  })

  it('counts every title that is not earned, and says why nothing of one is next', async () => {
    const answer = atlasAnswers['/api/atlas/triumphs']
    const [seal] = answer.seals
    const [triumph] = answer.triumphs
    if (!seal || !triumph) throw new Error('a seal and a triumph')
    const titled = (hash: number, title: string, changes: object) => ({
      ...seal,
      hash,
      name: title,
      title,
      open: [],
      ...changes,
    })
    const seals = [
      titled(50, 'Dredgen', { done: 5, percent: 100 }),
      titled(51, 'Kingslayer', { done: 4, percent: 80 }),
      titled(52, 'Rivensbane', { done: 4, percent: 80 }),
      titled(53, 'Harbinger', { earned: true, done: 5, percent: 100 }),
      titled(54, 'Wayfarer', { legacy: true }),
    ]
    const triumphs = [
      { ...triumph, hash: 61, secret: true, seals: [51] },
      { ...triumph, hash: 62, legacy: true, seals: [52] },
    ]
    await open({ '/api/atlas/triumphs': { body: { ...answer, seals, triumphs } } }, '/atlas?list=titles')
    expect(await screen.findByRole('link', { name: 'Titles 3 open' })).toBeTruthy()
    const row = (title: string) =>
      said(screen.getByRole('heading', { name: title }).closest('article') as Element)
    expect(row('Dredgen')).toContain('Everything for it is done: claim it in the game.')
    expect(row('Kingslayer')).toContain('kept secret by the game')
    expect(row('Rivensbane')).toContain('belongs to a year that is over')
    expect(row('Harbinger')).not.toMatch(/claim it|What is left/)
    expect(row('Wayfarer')).not.toMatch(/claim it|What is left/)
  })

  it('says which title is nearest, and parts what is earned and what is over from what is to earn', async () => {
    const answer = atlasAnswers['/api/atlas/triumphs']
    const [seal] = answer.seals
    if (!seal) throw new Error('a seal')
    const titled = (hash: number, title: string, changes: object) => ({
      ...seal,
      hash,
      name: title,
      title,
      ...changes,
    })
    const seals = [
      titled(50, 'Chronicler', { done: 15, total: 16 }),
      titled(51, 'Keplerian', { done: 9, total: 11 }),
      titled(52, 'Harbinger', { earned: true, gilded: true, done: 5 }),
      titled(53, 'Wayfarer', { legacy: true }),
    ]
    await open({ '/api/atlas/triumphs': { body: { ...answer, seals } } }, '/atlas?list=titles')
    expect(await screen.findByText('Chronicler is nearest: 1 triumph left.')).toBeTruthy()
    const titlesOf = (name: string) =>
      within(screen.getByRole('region', { name })).getAllByRole('heading', { level: 4 }).map(said)
    expect(titlesOf('To earn')).toEqual(['Chronicler', 'Keplerian'])
    expect(titlesOf('Earned')).toEqual(['Harbinger'])
    expect(titlesOf('Of past years')).toEqual(['Wayfarer'])
    const meter = screen.getByRole('meter', { name: 'Progress of Chronicler' })
    expect(meter.getAttribute('aria-valuetext')).toBe('15 / 16')
    expect(meter.querySelectorAll('[data-done=true]')).toHaveLength(15)
  })

  it('an earned title says how often it was gilded, and what gilds it again', async () => {
    const answer = atlasAnswers['/api/atlas/triumphs']
    const [triumph] = answer.triumphs
    const earned = { ...answer.seals[0], earned: true }
    const seals = [
      { ...earned, hash: 50, title: 'Conqueror', gilding: { triumph: triumph?.hash, times: 2 } },
      { ...earned, hash: 51, title: 'Deadeye', gilded: true, gilding: { triumph: triumph?.hash } },
    ]
    await open({ '/api/atlas/triumphs': { body: { ...answer, seals } } }, '/atlas?list=titles')
    const [conqueror = '', deadeye = ''] = within(await part('Earned'))
      .getAllByRole('article')
      .map(said)
    expect(conqueror).toMatch(/Gilded 2 times.*To gild it:/)
    expect(deadeye).toContain('Gilded')
    expect(deadeye).not.toMatch(/times|To gild it/)
  })

  it('shows six titles to earn, and all of them at a press', async () => {
    const answer = atlasAnswers['/api/atlas/triumphs']
    const seals = Array.from({ length: 8 }, (_, at) => ({
      ...answer.seals[0],
      hash: at,
      title: `Title ${at}`,
    }))
    await open({ '/api/atlas/triumphs': { body: { ...answer, seals } } }, '/atlas?list=titles')
    const toEarn = within(await part('To earn'))
    expect(toEarn.getAllByRole('article')).toHaveLength(6)
    fireEvent.click(toEarn.getByRole('button', { name: 'All 8' }))
    expect(toEarn.getAllByRole('article')).toHaveLength(8)
  })

  it('the plan begins with what to do first and what all of it brings', async () => {
    await open({}, '/atlas?list=plan')
    expect(await screen.findByText(/^Begin with .+\. All 3 bring \d+ points\.$/)).toBeTruthy()
  })

  it('tonight says what of the week fits into the chosen time, and where each of it is played', async () => {
    const data = dashboardData()
    const [row] = data.extras?.weekly?.rows ?? []
    const cells = [null, { complete: false, progress: 2, completion_value: 5, minutes_left: 150 }]
    const weekly = data.extras?.weekly && { ...data.extras.weekly, rows: row ? [{ ...row, cells }] : [] }
    const body = { success: true, data: { ...data, extras: { ...data.extras, weekly } } }
    const { router } = await open({ '/api/dashboard/guardian-data': { body } }, '/atlas?list=plan')
    const tonight = within(await part('Tonight'))
    await tonight.findByText(
      'Nothing of the week fits in 2 h: the shortest, Grandmaster Nightfall, takes you 2 h 30 min.',
    )
    fireEvent.click(tonight.getByRole('radio', { name: '3 h' }))
    await tonight.findByText('1 task of the week in 2 h 30 min.')
    const step = tonight.getByRole('link', { name: /^Grandmaster Nightfall/ })
    expect(step.getAttribute('href')).toBe('/dashboard?task=1&on=2')
    expect(said(step)).toContain('3 left on Titan · Exodus Crash')
    expect(search(router)).toEqual({ list: 'plan', time: '180' })
  })

  it('counts nothing as open where all of it is hidden', async () => {
    await open(
      {
        '/api/atlas/triumphs': {
          body: {
            ...atlasAnswers['/api/atlas/triumphs'],
            triumphs: [],
            seals: [],
            missions: [],
            withheld: true,
          },
        },
        '/api/atlas/collectibles': { body: { collectibles: [], withheld: true } },
      },
      '/atlas?list=titles',
    )
    await screen.findByText(/keep this from us/)
    for (const name of ['Triumphs', 'Titles', 'Collectibles'])
      expect(screen.getByRole('link', { name })).toBeTruthy()
  })

  it('the triumphs of a title are a step that goes back; what is typed is none', async () => {
    const { router } = await open({}, '/atlas?list=titles')
    fireEvent.click(await screen.findByRole('button', { name: 'All 5 triumphs of Pathfinder' }))
    await waitFor(() => expect(search(router)).toEqual({ list: 'triumphs', seal: '5' }))
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search triumphs' }), { target: { value: 'tri' } })
    await waitFor(() => expect(search(router)).toMatchObject({ q: 'tri' }))
    act(() => router.history.back())
    await waitFor(() => expect(search(router)).toEqual({ list: 'titles' }))
  })

  it('the map of all destinations says where to go first, and leads to each; that of one to the others', async () => {
    const points = {
      ...atlasAnswers['/api/atlas/map/points'],
      points: [pointWith(4, { destination_hash: 8 })],
    }
    const { router } = await openMap({ '/api/atlas/map/points': { body: points } })
    const places = within(await part('Where to go'))
    expect(await places.findByText('1 place left')).toBeTruthy()
    fireEvent.click(places.getByRole('link', { name: 'Nessus' }))
    await waitFor(() => expect(search(router)).toEqual({ list: 'map', destination: '8' }))
    await waitFor(() => expect(document.activeElement?.id).toBe('map'))
    const others = within(await part('Most left elsewhere'))
    expect(others.queryByRole('link', { name: 'Nessus' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Where to go' })).toBeNull()
  })

  it('which points the map and the list hold stands in the address', async () => {
    const { router } = await openMap({}, '/atlas?points=mine')
    const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
    await waitFor(() => expect(choice('My own').checked).toBe(true))
    fireEvent.click(choice('I lack'))
    await waitFor(() => expect(search(router)).toEqual({ list: 'map', points: 'open' }))
  })
})

describe('the lists', () => {
  it('F-199 a complete triumph says so, and that its reward waits in the game', async () => {
    await open({}, '/atlas?show=complete')
    const list = await part('Triumphs')
    const card = (await within(list).findByRole('heading', { name: 'Triumph 15' })).closest('article')
    expect(said(card as HTMLElement)).toContain('COMPLETE')
    expect(said(card as HTMLElement)).toContain('CLAIM IN GAME')
    expect(within(list).getAllByRole('article')).toHaveLength(1)
  })

  it('F-202 F-203 collectibles: how many of all, each with its rarity and source, and what the platform is blind for', async () => {
    const { container } = await open({}, '/atlas?list=collectibles')
    const list = await part('Collectibles')
    // It opens on what can be obtained now.
    const first = screen.getByRole<HTMLInputElement>('radio', { name: /^Obtainable now/ })
    expect(first.checked).toBe(true)
    fireEvent.click(screen.getByRole('radio', { name: 'All' }))
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'menu' } })
    await within(list).findByText('Thorn')
    expect(within(list).getAllByRole('listitem').map(said)).toEqual([
      expect.stringMatching(/^Rose/),
      expect.stringMatching(/^Collectible 22.*A chest/),
      expect.stringMatching(/^ThornExotic/),
    ])
    expect(said(container)).toContain('1 / 3 (33 %)')
    fireEvent.click(screen.getByRole('radio', { name: /^Missing/ }))
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2))
  })
})

describe('the map', () => {
  it('F-212 F-213 F-214 F-215 is made with the specified options and fits its markers with a quarter of room', async () => {
    const fit = vi.spyOn(LeafletMap.prototype, 'fitBounds')
    const view = vi.spyOn(LeafletMap.prototype, 'setView')
    await openMap()
    await waitFor(() => expect(fit).toHaveBeenCalled())
    const [map] = fit.mock.contexts as LeafletMap[]
    const { center, zoom, ...kept } = MAP_OPTIONS
    expect(map?.options).toMatchObject(kept)
    expect(view.mock.calls[0]?.slice(0, 2)).toEqual([center, zoom])
    const placed = atlasAnswers['/api/atlas/map/points'].points.map(
      ({ coords }) => coords as [number, number],
    )
    expect(fit.mock.lastCall?.[0]).toEqual(latLngBounds(placed).pad(0.25))
  })

  it('F-213 goes no farther out than where places have their names, however narrow the window', async () => {
    const far = vi.spyOn(LeafletMap.prototype, 'getZoom').mockReturnValue(1)
    const view = vi.spyOn(LeafletMap.prototype, 'setView')
    const fit = vi.spyOn(LeafletMap.prototype, 'fitBounds')
    await openMap()
    await waitFor(() => expect(fit).toHaveBeenCalled())
    const placed = atlasAnswers['/api/atlas/map/points'].points.map(
      ({ coords }) => coords as [number, number],
    )
    await waitFor(() =>
      expect(view.mock.lastCall?.slice(0, 2)).toEqual([latLngBounds(placed).getCenter(), MAP_OPTIONS.zoom]),
    )
    far.mockRestore()
  })

  it('F-215 a finger held for 600 ms asks for the menu of a place, and not a moment earlier', async () => {
    const fit = vi.spyOn(LeafletMap.prototype, 'fitBounds')
    await openMap()
    await waitFor(() => expect(fit).toHaveBeenCalled())
    const container = (fit.mock.contexts[0] as LeafletMap).getContainer()
    const asked = vi.fn()
    container.addEventListener('contextmenu', asked)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const touch = { clientX: 40, clientY: 40, target: container }
    container.dispatchEvent(
      Object.assign(new Event('touchstart', { bubbles: true }), {
        touches: [touch],
        changedTouches: [touch],
      }),
    )
    vi.advanceTimersByTime(TAP_HOLD_MS - 1)
    expect(asked).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(asked).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })

  it('F-208 the destinations to choose are All and each of the game, in this order', async () => {
    const { router } = await openMap()
    const choice = await screen.findByRole('combobox', { name: 'Destination' })
    await waitFor(() => expect(within(choice).getAllByRole('option').length).toBeGreaterThan(1))
    const [all, ...others] = within(choice).getAllByRole('option').map(said)
    expect(all).toMatch(/^All\b/)
    const names = atlasAnswers['/api/atlas/map/destinations'].destinations.map(({ name }) => name)
    expect(others).toEqual(names.map((name) => expect.stringContaining(name)))
    // Its own points stand in the address; All leaves nothing there.
    const { hash } = atlasAnswers['/api/atlas/map/destinations'].destinations[0] ?? {}
    fireEvent.change(choice, { target: { value: String(hash) } })
    await waitFor(() => expect(search(router)).toEqual({ list: 'map', destination: String(hash) }))
    fireEvent.change(choice, { target: { value: 'all' } })
    await waitFor(() => expect(search(router)).toEqual({ list: 'map' }))
  })

  it('a triumph or a collectible that cannot be read is left out and counted', async () => {
    const triumphs = atlasAnswers['/api/atlas/triumphs']
    const collectibles = atlasAnswers['/api/atlas/collectibles']
    const changes = {
      '/api/atlas/triumphs': { body: { ...triumphs, triumphs: [{ hash: 'x' }, ...triumphs.triumphs] } },
      '/api/atlas/collectibles': {
        body: { ...collectibles, collectibles: [null, 5, ...collectibles.collectibles] },
      },
    }
    await open(changes, '/atlas?list=triumphs')
    await screen.findByText('1 entry could not be read and is left out.')
    fireEvent.click(screen.getByRole('link', { name: /^Collect/ }))
    await screen.findByText('2 entries could not be read and are left out.')
  })

  it('F-196 the categories are the specified six', async () => {
    const answer = atlasAnswers['/api/atlas/triumphs']
    const triumphs = answer.triumphs.map((each) => (each.hash === 12 ? { ...each, category: 'lore' } : each))
    const changes = { '/api/atlas/triumphs': { body: { ...answer, triumphs } } }
    const { router } = await open(changes, '/atlas?list=triumphs')
    const group = await screen.findByRole('group', { name: 'Category' })
    expect(
      within(group)
        .getAllByRole('radio')
        .map((radio) => said(radio.parentElement as Element)),
    ).toEqual(['All', 'Campaign', 'Collection', 'Activities', 'Lore', 'Weapons'])
    const list = await part('Triumphs')
    const names = () => within(list).queryAllByRole('heading').map(said)
    await waitFor(() => expect(names().length).toBeGreaterThan(1))
    fireEvent.click(within(group).getByRole('radio', { name: 'Lore' }))
    await waitFor(() => expect(names()).toEqual(['Triumph 12']))
    expect(search(router)).toMatchObject({ category: 'lore' })
  })

  it('F-212 F-213 shows the default view where there is nothing to fit', async () => {
    const view = vi.spyOn(LeafletMap.prototype, 'setView')
    await openMap({ '/api/atlas/map/points': { body: { points: [] } } })
    await screen.findByText('Interactive Map Ready')
    await waitFor(() => expect(view.mock.lastCall?.slice(0, 2)).toEqual([[0, 0], 2]))
  })

  it('F-367 a point that cannot be read is left out and counted, one without a position stays in the list', async () => {
    const [good] = atlasAnswers['/api/atlas/map/points'].points
    const nowhere = { id: 'nowhere', hash: 9, label: 'Lost Cache', upvotes: 1, downvotes: 0 }
    await openMap({ '/api/atlas/map/points': { body: { points: [good, { id: 5 }, nowhere] } } })
    const list = await part('Vote On Points')
    await within(list).findByRole('button', { name: 'Point 1' })
    expect(said(list)).toContain('Lost Cache')
    await screen.findByText('1 point could not be read and is left out.')
  })

  it('F-209 another destination gives up the request for the one before', async () => {
    const { asked, router } = await openMap({
      '/api/atlas/map/points': (request) =>
        request.url.includes('destinationHash=8') ? 'hang' : { body: atlasAnswers['/api/atlas/map/points'] },
    })
    await within(await part('Vote On Points')).findByRole('button', { name: 'Point 1' })
    const asks = (hash: string) =>
      asked('/api/atlas/map/points').filter(({ url }) => url.includes(`destinationHash=${hash}`))
    await router.navigate({ to: '/atlas', search: { destination: '8' } })
    await waitFor(() => expect(asks('8')).toHaveLength(1))
    expect(asks('8')[0]?.signal.aborted).toBe(false)
    await router.navigate({ to: '/atlas', search: { destination: '7' } })
    await waitFor(() => expect(asks('8')[0]?.signal.aborted).toBe(true))
    expect(asks('7')).toHaveLength(1)
  })

  it('F-208 F-209 F-210 a destination reloads its points, stands in the address; where that fails the others stay', async () => {
    const { asked, changes, router } = await openMap()
    const list = await part('Vote On Points')
    await within(list).findByRole('button', { name: 'Point 1' })
    changes['/api/atlas/map/points'] = (request: Request) =>
      request.url.includes('destinationHash=8') ? BROKEN : { body: atlasAnswers['/api/atlas/map/points'] }
    await router.navigate({ to: '/atlas', search: { destination: '8' } })
    await screen.findByText(/newer points; those shown are the last ones/)
    expect(within(list).getByRole('button', { name: 'Point 1' })).toBeTruthy()
    const wanted = asked('/api/atlas/map/points').map(({ url }) =>
      new URL(url).searchParams.get('destinationHash'),
    )
    expect(wanted[0]).toBeNull()
    expect(wanted).toContain('8')
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Destination' }).value).toBe('8')
  })

  it('a notice that comes has the points read anew: what it tells of is what the map shows', async () => {
    const { asked } = await openMap()
    await within(await part('Vote On Points')).findByRole('button', { name: 'Point 1' })
    const before = asked('/api/atlas/map/points').length
    const tell = () => noticeBoard.add({ type: 'message', content: '“Point 1” was approved.' })
    act(tell)
    await waitFor(() => expect(asked('/api/atlas/map/points')).toHaveLength(before + 1))
    // A notice that is dismissed tells nothing: of what follows only the next one is heard.
    act(() => noticeBoard.dismiss(noticeBoard.read().at(-1)?.id ?? 0))
    await act(() => new Promise((go) => setTimeout(go)))
    act(tell)
    await waitFor(() => expect(asked('/api/atlas/map/points').length).toBeGreaterThan(before + 1))
    expect(asked('/api/atlas/map/points')).toHaveLength(before + 2)
  })

  it('F-211 F-229 the legend takes a kind off the map and out of the list, and brings it back', async () => {
    await openMap({
      '/api/atlas/map/points': {
        body: { points: [pointWith(1, { kind: 'chest' }), pointWith(2), pointWith(3)] },
      },
    })
    const names = () =>
      within(screen.getByRole('region', { name: /^All points as a list/ }))
        .getAllByRole('listitem')
        .map((row) => said(row).match(/Point \d+/)?.[0])
    await waitFor(() => expect(names()).toEqual(['Point 1', 'Point 2', 'Point 3']))
    const lore = screen.getByRole('button', { name: 'lore 2', pressed: true })
    fireEvent.click(lore)
    await waitFor(() => expect(names()).toEqual(['Point 1']))
    fireEvent.click(lore)
    await waitFor(() => expect(names()).toHaveLength(3))
  })

  it('F-227 an empty map says that it is ready', async () => {
    await openMap({ '/api/atlas/map/points': { body: { points: [] } } })
    const empty = await screen.findByText('Interactive Map Ready')
    expect(said(empty.parentElement as HTMLElement)).toBe('Interactive Map ReadyNo POI data loaded')
  })

  it('F-216 F-222 exactly fifty points in the served order, the note, and how far a pending one is', async () => {
    const points = Array.from({ length: 60 }, (_, at) =>
      pointWith(at, at === 0 ? { status: 'pending', upvotes: 3, downvotes: 0 } : {}),
    )
    await openMap({ '/api/atlas/map/points': { body: { points } } })
    const list = await part('Vote On Points')
    expect(said(list)).toContain('Pending points require approval. Vote to accelerate moderation.')
    const rows = within(list).getAllByRole('listitem')
    expect(rows.map((row) => said(row).match(/Point \d+/)?.[0])).toEqual(
      points.slice(0, 50).map(({ name }) => name),
    )
    expect(said(rows[0] as HTMLElement)).toContain('pending, 3 of 5')
    expect(said(list)).toContain('1 point is pending and stands first. 59 others are on the map already')
    expect(said(list)).not.toContain('Enough votes')
  })

  it('F-222 a point beyond the fifty is voted on and reported where it is chosen', async () => {
    const points = Array.from({ length: 54 }, (_, at) =>
      pointWith(at, at === 53 ? { name: 'Zeta crate' } : {}),
    )
    const { asked } = await openMap(
      {
        '/api/atlas/map/points': { body: { points } },
        '/api/atlas/map/points/53/vote': 'hang',
        '/api/atlas/map/points/53/history': { body: { changes: [], more: false } },
      },
      '/atlas?points=open',
    )
    const votes = await part('Vote On Points')
    await within(votes).findByRole('button', { name: 'Point 1' })
    expect(said(votes)).toContain('No point is pending here. 54 points are on the map already')
    const all = screen.getByRole('region', { name: 'All points as a list (54)' })
    expect(within(all).queryByRole('button', { name: /^Vote up/ })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Show all 54' }))
    const box = screen.getByRole('searchbox', { name: 'Search points' })
    fireEvent.change(box, { target: { value: 'zeta' } })
    fireEvent.click(await within(all).findByRole('button', { name: 'Zeta crate' }))
    fireEvent.click(await within(all).findByRole('button', { name: 'Vote up Zeta crate, 2' }))
    await within(all).findByRole('button', { name: 'Vote up Zeta crate, 3', pressed: true })
    expect(asked('/api/atlas/map/points/53/vote')).toHaveLength(1)
    fireEvent.click(within(all).getByRole('button', { name: 'More about Zeta crate' }))
    await within(all).findByRole('button', { name: 'Report Zeta crate' })
    // Whoever chose it on the map finds it above the fifty, with the same count.
    const chosen = within(votes).getByRole('list', { name: 'The chosen point' })
    within(chosen).getByRole('button', { name: 'Vote up Zeta crate, 3', pressed: true })
    expect(within(votes).getAllByRole('listitem')).toHaveLength(51)
  })

  it('F-216 a pending point with all its votes says when it is approved, and who decides else', async () => {
    const waiting = { status: 'pending', upvotes: 5, downvotes: 0 }
    const points = [
      pointWith(1, { ...waiting, created_at: Date.now() }),
      pointWith(2, { ...waiting, created_at: Date.now() - 25 * 3_600_000 }),
    ]
    await openMap({ '/api/atlas/map/points': { body: { points } } })
    const [fresh, ripe] = within(await part('Vote On Points'))
      .getAllByRole('listitem')
      .map(said)
    expect(fresh).toMatch(/pending, 5 of 5Enough votes: approved .+, unless somebody reports it\./)
    expect(ripe).toContain('approved within minutes, or by a moderator while a report is open.')
  })

  it('a vote that nobody answers is not lost without a word, and can be given again', async () => {
    const { changes, asked } = await openMap({ '/api/atlas/map/points/3/vote': 'fail' })
    const list = await part('Vote On Points')
    await waitFor(() => vote(/^Vote up Point 3, 2/))
    fireEvent.click(vote(/^Vote up Point 3/))
    await within(list).findByText(/The server could not be reached\. Your vote on Point 3 was not counted\./)
    expect(vote(/^Vote up Point 3, 2/).getAttribute('aria-pressed')).toBe('false')
    changes['/api/atlas/map/points/3/vote'] = 'hang'
    fireEvent.click(within(list).getByRole('button', { name: 'Vote again' }))
    await waitFor(() => expect(asked('/api/atlas/map/points/3/vote')).toHaveLength(2))
    expect(vote(/^Vote up Point 3, 3/).getAttribute('aria-pressed')).toBe('true')
  })

  it('F-223 F-224 a vote counts at once without another read, the same press takes it back, a failure does silently', async () => {
    const { asked, changes } = await openMap({
      '/api/atlas/map/points/3/vote': {
        body: {
          success: true,
          id: '3',
          upvotes: 3,
          downvotes: 1,
          my_vote: 'up',
          status: 'approved',
          hidden: false,
        },
      },
    })
    await part('Vote On Points')
    await waitFor(() => vote(/^Vote up Point 3, 2/))
    const reads = asked('/api/atlas/map/points').length
    fireEvent.click(vote(/^Vote up Point 3/))
    await waitFor(() => expect(vote(/^Vote up Point 3, 3/).getAttribute('aria-pressed')).toBe('true'))
    const [sent] = asked('/api/atlas/map/points/3/vote')
    expect(await sent?.json()).toEqual({ direction: 'up' })
    changes['/api/atlas/map/points/3/vote'] = BROKEN
    fireEvent.click(vote(/^Vote down Point 3/))
    await waitFor(() => expect(asked('/api/atlas/map/points/3/vote')).toHaveLength(2))
    await waitFor(() => expect(vote(/^Vote up Point 3, 3/).getAttribute('aria-pressed')).toBe('true'))
    expect(vote(/^Vote down Point 3, 1/).getAttribute('aria-pressed')).toBe('false')
    expect(document.body.textContent).not.toContain('was not counted')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(asked('/api/atlas/map/points')).toHaveLength(reads)
    expect(vote(/^Vote up Point 2/).getAttribute('aria-disabled')).toBe('true')
  })

  it('F-228 whoever was refused reads why and appeals once, in their own words', async () => {
    const mine = pointWith(1, { status: 'refused', mine: true, reason: 'Nothing is there', upvotes: 0 })
    const { changes, requests } = await openMap({
      '/api/atlas/map/points': { body: { points: [mine] } },
      '/api/atlas/map/points/1/appeal': BROKEN,
    })
    fireEvent.click(await screen.findByRole('button', { name: /^More about/ }))
    await screen.findByText(/Nothing is there/)
    expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull()
    const field = screen.getByLabelText<HTMLInputElement>(/^Why it belongs on the map/)
    fireEvent.click(screen.getByRole('button', { name: 'Appeal' }))
    await screen.findByText('Say why it should be looked at again: moderators read it.')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    fireEvent.change(field, { target: { value: 'Go up the stairs' } })
    expect(field.getAttribute('aria-invalid')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Appeal' }))
    await screen.findByText('because odd')
    expect(field.value).toBe('Go up the stairs')
    changes['/api/atlas/map/points/1/appeal'] = { body: { success: true } }
    changes['/api/atlas/map/points'] = { body: { points: [{ ...mine, appealed: true }] } }
    fireEvent.click(screen.getByRole('button', { name: 'Appeal' }))
    await screen.findByText('You have appealed. You will be told what a moderator decides.')
    const sent = requests.filter(({ url }) => url.includes('/appeal'))
    expect(await sent[1]?.json()).toEqual({ text: 'Go up the stairs' })
  })

  it('F-217 F-218 F-219 F-220 the form sends what was typed, says Error with the reason and keeps it; after a reload too', async () => {
    const { asked, changes, unmount } = await openMap({
      '/api/atlas/map/points': (request) =>
        request.method === 'POST'
          ? { status: 422, body: { code: 'invalid', detail: 'Lat must be a number' } }
          : { body: atlasAnswers['/api/atlas/map/points'] },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'By coordinates' }))
    const form = await part('Submit Coordinate (Prototype)')
    const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`))
    // Nothing is required: an empty form is sent and the server answers.
    fireEvent.click(within(form).getByRole('button', { name: 'Save Point' }))
    await within(form).findByText('Lat must be a number')
    expect(said(within(form).getByRole('status'))).toBe('ErrorLat must be a number')
    const [empty] = asked('/api/atlas/map/points').filter(({ method }) => method === 'POST')
    expect(await empty?.json()).toEqual({ kind: '', name: '', lat: null, lng: null, destinationHash: null })
    const typed = { Kind: 'chest', Name: 'Behind the lift', Lat: '12.5', Lng: '-3.25' }
    for (const [name, value] of Object.entries(typed)) fireEvent.change(field(name), { target: { value } })
    unmount()
    await renderAt('/atlas?destination=7')
    await part('Submit Coordinate (Prototype)')
    expect(Object.keys(typed).map((name) => field(name).value)).toEqual(Object.values(typed))
    changes['/api/atlas/map/points'] = (request: Request) =>
      request.method === 'POST'
        ? { status: 201, body: { success: true, point: pointWith(9, { status: 'pending', mine: true }) } }
        : { body: atlasAnswers['/api/atlas/map/points'] }
    const again = await part('Submit Coordinate (Prototype)')
    const reads = asked('/api/atlas/map/points').filter(({ method }) => method === 'GET').length
    fireEvent.click(within(again).getByRole('button', { name: 'Save Point' }))
    await within(again).findByText('Submitted')
    const sent = asked('/api/atlas/map/points').filter(({ method }) => method === 'POST')
    expect(await sent.at(-1)?.json()).toEqual({
      kind: 'chest',
      name: 'Behind the lift',
      lat: 12.5,
      lng: -3.25,
      destinationHash: 7,
    })
    // F-221: the list is read again.
    await waitFor(() =>
      expect(asked('/api/atlas/map/points').filter(({ method }) => method === 'GET').length).toBeGreaterThan(
        reads,
      ),
    )
    expect(field('Name').value).toBe('')
  })

  it('F-218 F-220 each field of an empty form says what it lacks, and the form is sent all the same', async () => {
    const { asked } = await openMap({
      '/api/atlas/map/points': (request) =>
        request.method === 'POST'
          ? {
              status: 422,
              body: { code: 'invalid-request', detail: 'Invalid request. lat: Lat must be a number' },
            }
          : { body: atlasAnswers['/api/atlas/map/points'] },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'By coordinates' }))
    const form = await part('Submit Coordinate (Prototype)')
    fireEvent.change(screen.getByLabelText(/^Lng/), { target: { value: '200' } })
    fireEvent.click(within(form).getByRole('button', { name: 'Save Point' }))
    await within(form).findByText('Error')
    expect(said(within(form).getByRole('status'))).toBe('ErrorSee what is said beside the marked fields.')
    expect(asked('/api/atlas/map/points').filter(({ method }) => method === 'POST')).toHaveLength(1)
    const about = (name: RegExp) => {
      const field = screen.getByLabelText(name)
      const note = field.getAttribute('aria-describedby')
      return note && said(document.getElementById(note) as HTMLElement)
    }
    expect([about(/^Kind/), about(/^Name/), about(/^Lat/), about(/^Lng/)]).toEqual([
      'Kind is missing: say what is there, for example chest, lore or portal',
      'Name is missing: say what players call it',
      'Lat must be a number: click the map, or write one from -85 to 85',
      'Lng must be from -180 to 180',
    ])
    fireEvent.change(screen.getByLabelText(/^Kind/), { target: { value: 'chest' } })
    expect([about(/^Kind/), about(/^Name/)]).toEqual([null, 'Name is missing: say what players call it'])
  })

  it('F-241 an address with a zone chooses the point of that zone', async () => {
    await open({}, '/atlas?destination=7&zone=Nexus#map')
    const list = await part('Vote On Points')
    await waitFor(() =>
      expect(within(list).getByRole('button', { name: 'Point 3' }).getAttribute('aria-pressed')).toBe('true'),
    )
  })
})
