import { makeColumn, makePlug } from '@ai-vault/game/test-support/make-items.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../data/query-client.ts'
import { sessionStore } from '../../../data/session/session-store.ts'
import { writeKept, writeSession } from '../../../data/stored/storage.ts'
import { clickAt } from '../../../test-support/click-at.ts'
import { fakeFetch } from '../../../test-support/fakes/fake-fetch.ts'
import { makeInventory } from '../../../test-support/make-inventory.ts'
import { makeRating, makeWeaponItem } from '../../../test-support/make-weapon-items.ts'
import { renderAt } from '../../../test-support/render-at.tsx'
import { sessionOf } from '../../../test-support/sessions.ts'
import { drawsWholeApp } from '../../../test-support/whole-app.ts'
import { SEEN_AFTER_MS } from './ReviewControls.tsx'

// Loaded before the first test, so that none of them waits for a chunk.
await Promise.all([import('../ArmoryScreen.tsx'), import('./ReviewMode.tsx')])

drawsWholeApp()

const columns = [makeColumn('trait', 3, 'Outlaw'), makeColumn('trait', 4, 'Kill Clip')]
const copy = (instanceId: string, score: number, name = 'Palindrome') =>
  makeWeaponItem(
    { instanceId, name, columns, frame: makePlug('Adaptive Frame') },
    { rating: makeRating('Excellent', score) },
  )
const inventory = makeInventory([copy('11', 9), copy('12', 8), copy('13', 7.9), copy('14', 7.8)])

beforeEach(() => {
  writeSession(sessionOf())
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 390, 844))
  fakeFetch((request) => {
    const { pathname } = new URL(request.url)
    if (request.method === 'PUT') return 'hang'
    return pathname === '/api/reviews' ? { body: { reviews: [] } } : { status: 503 }
  })
  writeKept(`folds_armory_${sessionOf().membershipId}`, 'all')
  act(() => sessionStore.check())
})

async function openReview() {
  const client = createQueryClient()
  client.setQueryData(['inventory', sessionOf().membershipId], inventory)
  const { router } = await renderAt('/armory', client)
  fireEvent.click(await screen.findByText(/one by one/))
  const review = within(await screen.findByRole('dialog', { name: 'Review' }))
  await review.findByText('Proof')
  const button = (name: RegExp) => review.getByRole('button', { name })
  const progress = () => review.getByRole('progressbar').getAttribute('aria-label')
  /** After a glance at the weapon. */
  const press = (name: RegExp) => clickAt(performance.now() + SEEN_AFTER_MS, button(name))
  return { review, button, progress, press, router }
}

describe('a review', () => {
  it('F-347 names the weapon before it says what is advised', async () => {
    const { review } = await openReview()
    const [name] = review.getAllByText('Palindrome')
    const advice = review.getByRole('heading', { name: 'Advice' })
    expect(name?.compareDocumentPosition(advice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('F-126 decides about one weapon however quickly a button is pressed twice, and about the next once it was seen', async () => {
    const { button, progress, press } = await openReview()
    const beforeTheNext = performance.now()
    press(/^Dismantle/)
    clickAt(beforeTheNext, button(/^Dismantle/))
    await waitFor(() => expect(progress()).toBe('1 of 3 decided · number 2'))
    press(/^Dismantle/)
    await waitFor(() => expect(progress()).toBe('2 of 3 decided · number 3'))
  })

  it('F-126 presses a button once, however long its key is held', async () => {
    const { button } = await openReview()
    const isPressed = (repeat: boolean) => fireEvent.keyDown(button(/^Dismantle/), { key: 'Enter', repeat })
    expect(isPressed(false)).toBe(true)
    expect(isPressed(true)).toBe(false)
  })

  it('ends with the places that are gained, and Finish leads out', async () => {
    const { review, press, router } = await openReview()
    for (const choice of [/^Dismantle/, /^Dismantle/, /^Keep/]) press(choice)
    expect(await review.findByText('Places gained: 2 in the vault.')).toBeTruthy()
    press(/^Finish/)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Review' })).toBeNull())
    expect(router.latestLocation.searchStr).not.toContain('review')
  })
})
