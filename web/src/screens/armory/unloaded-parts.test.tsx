import { expectLog } from '@ai-vault/game/test-support/expected-logs.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readLog } from '../../data/log.ts'
import { createQueryClient } from '../../data/query-client.ts'
import { sessionStore } from '../../data/session/session-store.ts'
import { writeSession } from '../../data/stored/storage.ts'
import { fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { makeInventory } from '../../test-support/make-inventory.ts'
import { makeRating, makeWeaponItem } from '../../test-support/make-weapon-items.ts'
import { renderAt } from '../../test-support/render-at.tsx'
import { sessionOf } from '../../test-support/sessions.ts'
import { drawsWholeApp } from '../../test-support/whole-app.ts'

const notLoaded = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
vi.mock('../../items/sheet/weapon/TryRoll.tsx', notLoaded)
vi.mock('./review/decided/ReviewExport.tsx', notLoaded)
vi.mock('./vault/NoMatch.tsx', notLoaded)
vi.mock('./vault/grid/WeaponRow.tsx', notLoaded)

await Promise.all([
  import('./ArmoryScreen.tsx'),
  import('./select/SelectionBar.tsx'),
  import('./vault/filters/FilterSheet.tsx'),
  import('../../items/sheet/weapon/WeaponSheet.tsx'),
])
drawsWholeApp()

const inventory = makeInventory([makeWeaponItem({ instanceId: '11' }, { rating: makeRating('Good', 7) })])

beforeEach(() => {
  writeSession(sessionOf())
  expectLog('error', /^PartNotLoaded: /)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 900, 300))
  fakeFetch((request) => {
    const { pathname } = new URL(request.url)
    if (request.method === 'PUT') return 'hang'
    return pathname === '/api/reviews' ? { body: { reviews: [] } } : { status: 503 }
  })
  act(() => sessionStore.check())
})

async function openVault(search = '') {
  const client = createQueryClient()
  client.setQueryData(['inventory', sessionOf().membershipId], inventory)
  await renderAt(`/armory${search}`, client)
}

describe('a part that does not load', () => {
  it('is said to be missing and closed again: trying other perks', async () => {
    await openVault('?item=11')
    fireEvent.click(await screen.findByRole('button', { name: 'Try other perks' }))
    await screen.findByText('That could not be opened. Check your connection and try again.')
    await screen.findByRole('button', { name: 'Try other perks' })
  })

  it('is said to be missing, and the weapons stay as tiles: the list', async () => {
    await openVault()
    fireEvent.click(await screen.findByRole('button', { name: 'Filters' }))
    fireEvent.click(await screen.findByRole('radio', { name: 'List' }))
    fireEvent.click(screen.getByRole('button', { name: 'Show 1 weapon' }))
    await screen.findByText('That could not be opened. Check your connection and try again.')
    await waitFor(() => expect(document.querySelector('[role=grid] [data-weapon="11"]')).not.toBeNull())
  })

  it('leaves what is known: that no weapon was found', async () => {
    const before = readLog().length
    await openVault('?q=nosuchweapon')
    await waitFor(() => expect(readLog().length).toBeGreaterThan(before))
    await screen.findByRole('heading', { name: 'No weapons match your current filters.' })
  })

  it('is said to be missing and closed again: the export of what was marked', async () => {
    await openVault()
    fireEvent.click(await screen.findByRole('button', { name: 'Select' }))
    const tile = await waitFor(() => {
      const found = document.querySelector<HTMLElement>('[role=grid] [data-weapon="11"] [aria-pressed]')
      if (!found) throw new Error('no tile')
      return found
    })
    fireEvent.click(tile)
    const bar = within(await screen.findByRole('region', { name: 'Selected weapons' }))
    fireEvent.click(await bar.findByRole('button', { name: 'Keep' }))
    const more = (await screen.findByText(/^Export: DIM search/)).closest('details') as HTMLDetailsElement
    act(() => {
      more.open = true
      more.dispatchEvent(new Event('toggle'))
    })
    await screen.findByText('That could not be opened. Check your connection and try again.')
    await waitFor(() => expect(more.open).toBe(false))
  })
})
