import { allowLog, expectLog } from '@ai-vault/game/test-support/expected-logs.ts'
import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { connection } from '../../data/system/connection.ts'
import { atlasAnswers, fakeAtlas } from '../../test-support/answers/atlas-answers.ts'
import { BROKEN, openAtlas, part, search } from '../../test-support/open-atlas.ts'
import { renderAt } from '../../test-support/render-at.tsx'
import { textOf } from '../../test-support/text-of.ts'
import { drawsWholeApp } from '../../test-support/whole-app.ts'

drawsWholeApp()
allowLog('warn', /read-failed atlas-/)

describe('the screen', () => {
  it('F-192 F-361 says that it loads, then shows the content and never the prompt', async () => {
    await openAtlas({ '/api/atlas/triumphs': 'hang' })
    await screen.findByText('Loading Atlas...')
    expect(textOf(screen.getByRole('main'))).toBe('AtlasLoading Atlas...')
  })

  it('F-192 F-040 a visitor sees the prompt', async () => {
    const { requests } = fakeAtlas()
    await renderAt('/atlas')
    expect((await screen.findAllByRole('button', { name: /Connect/ })).length).toBeGreaterThan(0)
    expect(requests.some(({ url }) => url.includes('/api/atlas'))).toBe(false)
  })

  it('F-205 the head shows the total of the progress answer, and dashes where it has none', async () => {
    const { container } = await openAtlas()
    await screen.findByText('1,234')
    expect(textOf(container)).toContain('Triumphs1 / 5 · 20 %')
    expect(textOf(container)).toContain('Titles—')
  })

  it('F-206 a list that does not come is logged, says so with a retry, and the others are there', async () => {
    expectLog('warn', /read-failed atlas-triumphs odd$/)
    const { changes } = await openAtlas({ '/api/atlas/triumphs': BROKEN, '/api/atlas/collectibles': BROKEN })
    await screen.findByText('Couldn’t load: Triumphs.', { exact: false })
    await screen.findByText('1,234')
    delete changes['/api/atlas/triumphs']
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect((await screen.findAllByRole('heading', { name: 'Triumph 11' })).length).toBeGreaterThan(0)
    fireEvent.click(screen.getByRole('link', { name: 'Map' }))
    expect(within(await part('Vote On Points')).getAllByRole('listitem')).toHaveLength(3)
  })

  it('counts nothing as open where all of it is hidden', async () => {
    await openAtlas(
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

  it('a triumph or a collectible that cannot be read is left out and counted', async () => {
    const triumphs = atlasAnswers['/api/atlas/triumphs']
    const collectibles = atlasAnswers['/api/atlas/collectibles']
    const changes = {
      '/api/atlas/triumphs': { body: { ...triumphs, triumphs: [{ hash: 'x' }, ...triumphs.triumphs] } },
      '/api/atlas/collectibles': {
        body: { ...collectibles, collectibles: [null, 5, ...collectibles.collectibles] },
      },
    }
    await openAtlas(changes, '/atlas?list=triumphs')
    await screen.findByText('1 entry could not be read and is left out.')
    fireEvent.click(screen.getByRole('link', { name: /^Collect/ }))
    await screen.findByText('2 entries could not be read and are left out.')
  })
})

describe('without a network', () => {
  afterEach(() => {
    connection.answered()
    onlineManager.setOnline(true)
  })

  it('a first visit says that nothing is saved yet, instead of figures that are none', async () => {
    onlineManager.setOnline(false)
    await openAtlas({
      '/api/atlas/triumphs': 'fail',
      '/api/atlas/progress': 'fail',
      '/api/atlas/collectibles': 'fail',
      '/api/atlas/planner': 'fail',
      '/healthz': 'fail',
    })
    act(connection.doubt)
    await screen.findByRole('heading', { name: 'The Atlas is not saved on this device yet' })
    const main = textOf(screen.getByRole('main'))
    expect(main).not.toContain('Nothing is left to plan')
    expect(main).not.toContain('—')
  })

  it('a planner without triumphs does not say that nothing is left', async () => {
    await openAtlas({ '/api/atlas/triumphs': BROKEN }, '/atlas?list=plan')
    const planner = (await screen.findByRole('heading', { name: 'Triumph Planner' })).closest('section')
    expect(textOf(planner as HTMLElement)).not.toContain('Nothing is left to plan')
  })
})

describe('the lists', () => {
  it('F-199 a complete triumph says so, and that its reward waits in the game', async () => {
    await openAtlas({}, '/atlas?show=complete')
    const list = await part('Triumphs')
    const card = (await within(list).findByRole('heading', { name: 'Triumph 15' })).closest('article')
    expect(textOf(card as HTMLElement)).toContain('COMPLETE')
    expect(textOf(card as HTMLElement)).toContain('CLAIM IN GAME')
    expect(within(list).getAllByRole('article')).toHaveLength(1)
  })

  it('F-202 F-203 collectibles: how many of all, each with its rarity and source, and what the platform is blind for', async () => {
    const { container } = await openAtlas({}, '/atlas?list=collectibles')
    const list = await part('Collectibles')
    // It opens on what can be obtained now.
    const first = screen.getByRole<HTMLInputElement>('radio', { name: /^Obtainable now/ })
    expect(first.checked).toBe(true)
    fireEvent.click(screen.getByRole('radio', { name: 'All' }))
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'menu' } })
    await within(list).findByText('Thorn')
    expect(within(list).getAllByRole('listitem').map(textOf)).toEqual([
      expect.stringMatching(/^Rose/),
      expect.stringMatching(/^Collectible 22.*A chest/),
      expect.stringMatching(/^ThornExotic/),
    ])
    expect(textOf(container)).toContain('1 / 3 (33 %)')
    fireEvent.click(screen.getByRole('radio', { name: /^Missing/ }))
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2))
  })

  it('F-196 the categories are the specified six', async () => {
    const answer = atlasAnswers['/api/atlas/triumphs']
    const triumphs = answer.triumphs.map((each) => (each.hash === 12 ? { ...each, category: 'lore' } : each))
    const changes = { '/api/atlas/triumphs': { body: { ...answer, triumphs } } }
    const { router } = await openAtlas(changes, '/atlas?list=triumphs')
    const group = await screen.findByRole('group', { name: 'Category' })
    expect(
      within(group)
        .getAllByRole('radio')
        .map((radio) => textOf(radio.parentElement as Element)),
    ).toEqual(['All', 'Campaign', 'Collection', 'Activities', 'Lore', 'Weapons'])
    const list = await part('Triumphs')
    const names = () => within(list).queryAllByRole('heading').map(textOf)
    await waitFor(() => expect(names().length).toBeGreaterThan(1))
    fireEvent.click(within(group).getByRole('radio', { name: 'Lore' }))
    await waitFor(() => expect(names()).toEqual(['Triumph 12']))
    expect(search(router)).toMatchObject({ category: 'lore' })
  })
})
