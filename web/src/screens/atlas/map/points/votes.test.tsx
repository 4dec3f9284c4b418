import { allowLog } from '@ai-vault/game/test-support/expected-logs.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { pointWith } from '../../../../test-support/answers/atlas-answers.ts'
import { BROKEN, openMap, part } from '../../../../test-support/open-atlas.ts'
import { textOf } from '../../../../test-support/text-of.ts'
import { drawsWholeApp } from '../../../../test-support/whole-app.ts'

drawsWholeApp()
allowLog('warn', /read-failed atlas-/)

const vote = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('votes on points', () => {
  it('F-216 F-222 exactly fifty points in the served order, the note, and how far a pending one is', async () => {
    const points = Array.from({ length: 60 }, (_, at) =>
      pointWith(at, at === 0 ? { status: 'pending', upvotes: 3, downvotes: 0 } : {}),
    )
    await openMap({ '/api/atlas/map/points': { body: { points } } })
    const list = await part('Vote On Points')
    expect(textOf(list)).toContain('Pending points require approval. Vote to accelerate moderation.')
    const rows = within(list).getAllByRole('listitem')
    expect(rows.map((row) => textOf(row).match(/Point \d+/)?.[0])).toEqual(
      points.slice(0, 50).map(({ name }) => name),
    )
    expect(textOf(rows[0] as HTMLElement)).toContain('pending, 3 of 5')
    expect(textOf(list)).toContain('1 point is pending and stands first. 59 others are on the map already')
    expect(textOf(list)).not.toContain('Enough votes')
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
    expect(textOf(votes)).toContain('No point is pending here. 54 points are on the map already')
    const all = screen.getByRole('region', { name: 'Points as a list' })
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
      .map(textOf)
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
})
