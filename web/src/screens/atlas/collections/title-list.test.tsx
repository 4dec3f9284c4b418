import { allowLog } from '@ai-vault/game/test-support/expected-logs.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { atlasAnswers } from '../../../test-support/answers/atlas-answers.ts'
import { openAtlas, part, search } from '../../../test-support/open-atlas.ts'
import { textOf } from '../../../test-support/text-of.ts'
import { drawsWholeApp } from '../../../test-support/whole-app.ts'

drawsWholeApp()
allowLog('warn', /read-failed atlas-/)

describe('the titles', () => {
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
    await openAtlas({ '/api/atlas/triumphs': { body: { ...answer, seals, triumphs } } }, '/atlas?list=titles')
    expect(await screen.findByRole('link', { name: 'Titles 3 open' })).toBeTruthy()
    const row = (title: string) =>
      textOf(screen.getByRole('heading', { name: title }).closest('article') as Element)
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
      // Nobody can be told what to do for it.
      titled(49, 'Kingslayer', { done: 19, total: 20, open: [] }),
      titled(50, 'Chronicler', { done: 15, total: 16 }),
      titled(51, 'Keplerian', { done: 9, total: 11 }),
      titled(52, 'Harbinger', { earned: true, gilded: true, done: 5 }),
      titled(53, 'Wayfarer', { legacy: true }),
    ]
    await openAtlas({ '/api/atlas/triumphs': { body: { ...answer, seals } } }, '/atlas?list=titles')
    expect(await screen.findByText('Chronicler is nearest: 1 triumph left.')).toBeTruthy()
    const titlesOf = (name: string) =>
      within(screen.getByRole('region', { name })).getAllByRole('heading', { level: 4 }).map(textOf)
    expect(titlesOf('To earn')).toEqual(['Kingslayer', 'Chronicler', 'Keplerian'])
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
    await openAtlas({ '/api/atlas/triumphs': { body: { ...answer, seals } } }, '/atlas?list=titles')
    const [conqueror = '', deadeye = ''] = within(await part('Earned'))
      .getAllByRole('article')
      .map(textOf)
    expect(conqueror).toMatch(/Gilded 2 times.*To gild it:/)
    expect(deadeye).toContain('Gilded')
    expect(deadeye).not.toMatch(/times|To gild it/)
  })

  it('shows six titles to earn, and all of them at a press, also on the way back', async () => {
    const answer = atlasAnswers['/api/atlas/triumphs']
    const seals = Array.from({ length: 8 }, (_, at) => ({
      ...answer.seals[0],
      hash: at,
      title: `Title ${at}`,
    }))
    const { router } = await openAtlas(
      { '/api/atlas/triumphs': { body: { ...answer, seals } } },
      '/atlas?list=titles',
    )
    const toEarn = within(await part('To earn'))
    expect(toEarn.getAllByRole('article')).toHaveLength(6)
    fireEvent.click(toEarn.getByRole('button', { name: 'Show all 8' }))
    await waitFor(() => expect(toEarn.getAllByRole('article')).toHaveLength(8))
    fireEvent.click(screen.getByRole('button', { name: 'All 5 triumphs of Title 7' }))
    await waitFor(() => expect(search(router)).toEqual({ list: 'triumphs', seal: '7' }))
    act(() => router.history.back())
    expect(within(await part('To earn')).getAllByRole('article')).toHaveLength(8)
    fireEvent.click(screen.getByRole('button', { name: 'Show fewer' }))
    await waitFor(() =>
      expect(within(screen.getByRole('region', { name: 'To earn' })).getAllByRole('article')).toHaveLength(6),
    )
  })

  it('the triumphs of a title are a step that goes back; what is typed is none', async () => {
    const { router } = await openAtlas({}, '/atlas?list=titles')
    fireEvent.click(await screen.findByRole('button', { name: 'All 5 triumphs of Pathfinder' }))
    await waitFor(() => expect(search(router)).toEqual({ list: 'triumphs', seal: '5' }))
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search triumphs' }), { target: { value: 'tri' } })
    await waitFor(() => expect(search(router)).toMatchObject({ q: 'tri' }))
    act(() => router.history.back())
    await waitFor(() => expect(search(router)).toEqual({ list: 'titles' }))
  })
})
