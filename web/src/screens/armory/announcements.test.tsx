import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../data/query-client.ts'
import { sessionStore } from '../../data/session/session-store.ts'
import { writeSession } from '../../data/stored/storage.ts'
import { fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { makeInventory } from '../../test-support/make-inventory.ts'
import { makeWeaponItem } from '../../test-support/make-weapon-items.ts'
import { renderAt } from '../../test-support/render-at.tsx'
import { sessionOf } from '../../test-support/sessions.ts'
import { drawsWholeApp } from '../../test-support/whole-app.ts'

// Loaded before the first test, so that none of them waits for a chunk.
await Promise.all([import('./ArmoryScreen.tsx'), import('../../items/sheet/weapon/WeaponSheet.tsx')])

drawsWholeApp()

const weapons = ['11', '12', '13'].map((instanceId, at) =>
  makeWeaponItem({ instanceId, name: ['Fatebringer', 'Gridskipper', 'Mercury-A'][at] ?? '' }),
)
const key = ['inventory', sessionOf().membershipId]

beforeEach(() => {
  writeSession(sessionOf())
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 900, 300))
  fakeFetch((request) => {
    const { pathname } = new URL(request.url)
    if (request.method === 'PUT') return 'hang'
    return pathname === '/api/reviews' ? { body: { reviews: [] } } : { status: 503 }
  })
  act(() => sessionStore.check())
})

async function openArmory(address: string) {
  const client = createQueryClient()
  client.setQueryData(key, makeInventory(weapons))
  await renderAt(address, client)
  await screen.findByRole('grid')
  return client
}

/** What a screen reader is told without being asked. */
const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

describe('F-347 those who listen are told', () => {
  it('how many weapons a search found, and nothing before the first search', async () => {
    await openArmory('/armory')
    expect(announcements().join()).not.toContain('weapons shown')
    fireEvent.change(screen.getByRole('combobox', { name: /search/i }), { target: { value: 'gridskipper' } })
    await waitFor(() => expect(announcements()).toContain('1 of 3 weapons shown'))
    fireEvent.change(screen.getByRole('combobox', { name: /search/i }), { target: { value: '' } })
    await waitFor(() => expect(announcements()).toContain('All 3 weapons shown'))
  })

  it('what was decided about a weapon', async () => {
    await openArmory('/armory?item=11')
    const keep = await screen.findByRole('button', { name: /^Keep/ })
    expect(announcements()).not.toContain('Decided: keep')
    fireEvent.click(keep)
    await waitFor(() => expect(announcements()).toContain('Decided: keep'))
  })

  it('that the vault was read again, not that it was read', async () => {
    const client = await openArmory('/armory')
    expect(announcements().join()).not.toContain('read again')
    const readAt = Date.now()
    await waitFor(() => expect(Date.now()).toBeGreaterThan(readAt))
    act(() => void client.setQueryData(key, makeInventory(weapons)))
    await waitFor(() => expect(announcements().join()).toMatch(/Your vault was read again at \d/))
  })
})
