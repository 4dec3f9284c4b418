import { allowLog } from '@ai-vault/game/test-support/expected-logs.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { atlasAnswers, pointWith } from '../../../test-support/answers/atlas-answers.ts'
import { openMap, part } from '../../../test-support/open-atlas.ts'
import { renderAt } from '../../../test-support/render-at.tsx'
import { textOf } from '../../../test-support/text-of.ts'
import { drawsWholeApp } from '../../../test-support/whole-app.ts'

drawsWholeApp()
allowLog('warn', /read-failed atlas-/)

describe('the form for a point', () => {
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
    expect(textOf(within(form).getByRole('status'))).toBe('ErrorLat must be a number')
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
    expect(textOf(within(form).getByRole('status'))).toBe('ErrorSee what is said beside the marked fields.')
    expect(asked('/api/atlas/map/points').filter(({ method }) => method === 'POST')).toHaveLength(1)
    const about = (name: RegExp) => {
      const field = screen.getByLabelText(name)
      const note = field.getAttribute('aria-describedby')
      return note && textOf(document.getElementById(note) as HTMLElement)
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
})
