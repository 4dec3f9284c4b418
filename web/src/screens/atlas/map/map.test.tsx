import { MAP_OPTIONS, TAP_HOLD_MS } from '@ai-vault/contract/atlas/map-options.ts'
import { allowLog } from '@ai-vault/game/test-support/expected-logs.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Map as LeafletMap, latLngBounds, Point } from 'leaflet'
import { describe, expect, it, vi } from 'vitest'
import { noticeBoard } from '../../../data/system/notices.ts'
import { atlasAnswers, pointWith } from '../../../test-support/answers/atlas-answers.ts'
import { BROKEN, openAtlas, openMap, part, search } from '../../../test-support/open-atlas.ts'
import { textOf } from '../../../test-support/text-of.ts'
import { drawsWholeApp } from '../../../test-support/whole-app.ts'

drawsWholeApp()
allowLog('warn', /read-failed atlas-/)

const coordsOfPoints = () =>
  atlasAnswers['/api/atlas/map/points'].points.map(({ coords }) => coords as [number, number])
/** Nothing has a size in these tests. */
const asWideAsPhone = () =>
  vi.spyOn(LeafletMap.prototype, 'getSize').mockImplementation(() => new Point(390, 380))
/** The points of the answer lie at no destination, so they have marks beside those of the destinations. */
const markers = () => [
  ...atlasAnswers['/api/atlas/map/destinations'].destinations.map(({ center }) => center),
  ...coordsOfPoints(),
]

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
    expect(fit.mock.calls[0]?.[0]).toEqual(latLngBounds(markers()).pad(0.25))
  })

  it('F-213 gives the names of destinations the room around the markers, where the window is narrow', async () => {
    vi.spyOn(LeafletMap.prototype, 'getZoom').mockReturnValue(1)
    const size = asWideAsPhone()
    const fit = vi.spyOn(LeafletMap.prototype, 'fitBounds')
    await openMap()
    await waitFor(() => expect(fit.mock.calls.length).toBeGreaterThan(1))
    expect(fit.mock.lastCall?.[0]).toEqual(latLngBounds(markers()))
    vi.mocked(LeafletMap.prototype.getZoom).mockRestore()
    size.mockRestore()
  })

  it('F-213 fits the points of a destination, and has its name in sight', async () => {
    const fit = vi.spyOn(LeafletMap.prototype, 'fitBounds')
    const pan = vi.spyOn(LeafletMap.prototype, 'panInsideBounds')
    await openMap({}, '/atlas?list=map&destination=7')
    await waitFor(() => expect(pan).toHaveBeenCalled())
    expect(fit.mock.lastCall?.[0]).toEqual(latLngBounds(coordsOfPoints()).pad(0.25))
    expect(pan.mock.lastCall?.[0]).toEqual([
      [0, 0],
      [1, 1],
    ])
  })

  it('from afar each destination is one mark with its name and what is found there, and a press goes into it', async () => {
    const points = [
      pointWith(1, { destination_hash: 7, found: true }),
      pointWith(2, { destination_hash: 7 }),
      pointWith(3, { destination_hash: 7, status: 'pending', mine: true }),
    ]
    const size = asWideAsPhone()
    const { router } = await openMap({ '/api/atlas/map/points': { body: { points } } })
    const mark = async (name: string) => screen.findByRole('button', { name })
    const map = within(await screen.findByRole('application'))
    await mark('Europa 1 of 2 found')
    await mark('Nessus')
    expect(map.queryByRole('button', { name: /^Point/ })).toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: 'I lack' }))
    await mark('Europa 1 left')
    fireEvent.click(screen.getByRole('radio', { name: 'My own' }))
    fireEvent.click(await mark('Europa 1 of yours'))
    await waitFor(() => expect(search(router)).toEqual({ list: 'map', destination: '7', points: 'mine' }))
    size.mockRestore()
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

  it('F-212 F-213 shows the default view where there is nothing to fit', async () => {
    const view = vi.spyOn(LeafletMap.prototype, 'setView')
    await openMap({ '/api/atlas/map/points': { body: { points: [] } } })
    await screen.findByText('Interactive Map Ready')
    await waitFor(() => expect(view.mock.lastCall?.slice(0, 2)).toEqual([[0, 0], 2]))
  })

  it('F-227 an empty map says that it is ready', async () => {
    await openMap({ '/api/atlas/map/points': { body: { points: [] } } })
    const empty = await screen.findByText('Interactive Map Ready')
    expect(textOf(empty.parentElement as HTMLElement)).toBe('Interactive Map ReadyNo POI data loaded')
  })

  it('F-211 F-229 the legend takes a kind off the map and out of the list, and brings it back', async () => {
    await openMap({
      '/api/atlas/map/points': {
        body: { points: [pointWith(1, { kind: 'chest' }), pointWith(2), pointWith(3)] },
      },
    })
    const names = () =>
      within(screen.getByRole('region', { name: 'Points as a list' }))
        .getAllByRole('listitem')
        .map((row) => textOf(row).match(/Point \d+/)?.[0])
    await waitFor(() => expect(names()).toEqual(['Point 1', 'Point 2', 'Point 3']))
    const lore = screen.getByRole('button', { name: 'lore 2', pressed: true })
    fireEvent.click(lore)
    await waitFor(() => expect(names()).toEqual(['Point 1']))
    fireEvent.click(lore)
    await waitFor(() => expect(names()).toHaveLength(3))
  })
})

describe('its points', () => {
  it('F-367 a point that cannot be read is left out and counted, one without a position stays in the list', async () => {
    const [good] = atlasAnswers['/api/atlas/map/points'].points
    const nowhere = { id: 'nowhere', hash: 9, label: 'Lost Cache', upvotes: 1, downvotes: 0 }
    await openMap({ '/api/atlas/map/points': { body: { points: [good, { id: 5 }, nowhere] } } })
    const list = await part('Vote On Points')
    await within(list).findByRole('button', { name: 'Point 1' })
    expect(textOf(list)).toContain('Lost Cache')
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
})

describe('the way to it and from it', () => {
  it('the map of a triumph keeps the filter of the list, and is a step that goes back', async () => {
    const { router } = await openAtlas({}, '/atlas?list=plan&destination=7&here=1&category=campaign')
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

  it('F-229 how many are found is counted over all places, how many are listed over all points', async () => {
    const points = [pointWith(1, { found: true }), pointWith(2), pointWith(3, { status: 'pending' })]
    await openMap({ '/api/atlas/map/points': { body: { points } } }, '/atlas?list=map&points=open')
    const list = await part('Points as a list')
    expect(textOf(list.parentElement as HTMLElement)).toContain('1 of 2 found')
    await screen.findByText('2 of 3 points shown, 1 of them pending')
    fireEvent.click(screen.getByRole('radio', { name: 'All' }))
    await screen.findByText('3 points, 1 of them pending')
  })

  it('a destination shows its own triumphs, the nearest first, and what is missing there', async () => {
    const [first] = atlasAnswers['/api/atlas/triumphs'].triumphs
    const where = { destination_hash: 7, destination: 'Europa' }
    const triumphs = [1, 2, 3, 4].map((hash) => ({
      ...first,
      hash,
      percent: hash,
      where,
      definition: { name: `Europa: T${hash}`, points: 5 },
    }))
    const [, armor] = atlasAnswers['/api/atlas/collectibles'].collectibles
    const { router } = await openMap(
      {
        '/api/atlas/triumphs': { body: { ...atlasAnswers['/api/atlas/triumphs'], triumphs } },
        '/api/atlas/collectibles': {
          body: { ...atlasAnswers['/api/atlas/collectibles'], collectibles: [{ ...armor, where }] },
        },
        '/api/atlas/map/points': { body: { points: [pointWith(1, { destination_hash: 7 })] } },
      },
      '/atlas?list=map&destination=7',
    )
    await screen.findByText('Europa: 1 place left, 4 triumphs open, 1 to collect')
    const here = within(await part('Europa: what you lack'))
    expect(here.getAllByRole('listitem').map(textOf)).toEqual(['T44 %', 'T33 %', 'T22 %'])
    expect(here.getByRole('link', { name: 'All 4' }).getAttribute('href')).toBe(
      '/atlas?list=triumphs&destination=7&here=1',
    )
    expect(here.getByRole('link', { name: 'What is missing in your collections (1)' })).toBeTruthy()
    fireEvent.click(here.getByRole('button', { name: 'T4' }))
    await waitFor(() => expect(search(router)).toEqual({ list: 'map', destination: '7', triumph: '4' }))
  })

  it('F-208 the destinations to choose are All and each of the game, in this order', async () => {
    const { router } = await openMap()
    const choice = await screen.findByRole('combobox', { name: 'Destination' })
    await waitFor(() => expect(within(choice).getAllByRole('option').length).toBeGreaterThan(1))
    const [all, ...others] = within(choice).getAllByRole('option').map(textOf)
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

  it('F-241 an address with a zone chooses the point of that zone', async () => {
    await openAtlas({}, '/atlas?destination=7&zone=Nexus#map')
    const list = await part('Vote On Points')
    await waitFor(() =>
      expect(within(list).getByRole('button', { name: 'Point 3' }).getAttribute('aria-pressed')).toBe('true'),
    )
  })
})
