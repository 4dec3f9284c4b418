import type { InventoryAnswer } from '@ai-vault/contract/items/inventory.ts'
import type { ArmorPiece } from '@ai-vault/game/items.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createQueryClient } from '../../../../data/query-client.ts'
import { sessionStore } from '../../../../data/session/session-store.ts'
import { writeSession } from '../../../../data/stored/storage.ts'
import { fakeFetch } from '../../../../test-support/fakes/fake-fetch.ts'
import { armorEntry, makeArmor } from '../../../../test-support/make-armor.ts'
import { makeInventory } from '../../../../test-support/make-inventory.ts'
import { renderAt } from '../../../../test-support/render-at.tsx'
import { sessionOf } from '../../../../test-support/sessions.ts'
import { drawsWholeApp } from '../../../../test-support/whole-app.ts'

// Loaded before the first test, so that none of them waits for a chunk.
await Promise.all([import('../../ArmoryScreen.tsx'), import('../ArmorTab.tsx')])

drawsWholeApp()

const better = makeArmor('1', { name: 'Best Helm' })
const worse = makeArmor('2', { name: 'Old Helm', base: [20, 25, 20, 0, 0, 0], locked: true })
const worst = makeArmor('3', { name: 'Older Helm', base: [10, 25, 20, 0, 0, 0] })
const untold = makeArmor('4', { base: [0, 0, 0, 0, 0, 0] })

beforeEach(() => {
  writeSession(sessionOf())
  fakeFetch(() => ({ status: 503 }))
  act(() => sessionStore.check())
})

async function openList(
  pieces: string,
  armor: readonly ArmorPiece[],
  withheld: InventoryAnswer['withheld'] = [],
) {
  const client = createQueryClient()
  const answer = makeInventory(armor.map(armorEntry), withheld)
  client.setQueryData(['inventory', sessionOf().membershipId], answer)
  return renderAt(`/armory?tab=armor&pieces=${pieces}`, client)
}
const rowsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)

describe('armor that a link asks for', () => {
  it('F-084 is just the dominated one, each beside the better piece, with what protects it', async () => {
    await openList('dominated', [better, worse, worst, untold])
    const list = await screen.findByRole('region', { name: 'Dominated armor' })
    expect(within(list).getByText('2 of 3 pieces whose stats are known.')).toBeTruthy()
    expect(within(list).getByRole('columnheader', { name: 'But it is' })).toBeTruthy()
    expect(rowsOf(list)).toEqual([
      expect.stringMatching(/^Old Helm.*Best Helm.*locked$/),
      expect.stringMatching(/^Older Helm.*Best Helm.*–$/),
    ])
  })

  it('is without what a lock protects, where the insight spoke of that', async () => {
    await openList('idle', [better, worse, worst])
    const list = await screen.findByRole('region', { name: 'Dominated armor that nothing protects' })
    expect(rowsOf(list)).toEqual([expect.stringMatching(/^Older Helm/)])
    expect(within(list).queryByRole('columnheader', { name: 'But it is' })).toBeNull()
  })

  it('leads back to all armor', async () => {
    const { router } = await openList('dominated', [better, worse])
    fireEvent.click(await screen.findByRole('link', { name: 'All armor, in the optimizer' }))
    await waitFor(() => expect(router.latestLocation.searchStr).toBe('?tab=armor'))
    expect(screen.queryByRole('region', { name: 'Dominated armor' })).toBeNull()
  })

  it('says so where there is none, and where none could be compared', async () => {
    const { unmount } = await openList('dominated', [better])
    expect(await screen.findByText(/none lies beside a better one of the same set and slot/)).toBeTruthy()
    unmount()
    const protectedOnly = await openList('idle', [better, worse])
    expect(await screen.findByText(/is locked or in a loadout/)).toBeTruthy()
    protectedOnly.unmount()
    await openList('dominated', [untold])
    expect(await screen.findByText(/told no stats of your armor/)).toBeTruthy()
  })

  it('is not called all the player has where a part is private', async () => {
    await openList('none', [better], ['vault'])
    expect(await screen.findByText('Not all your armor could be read.')).toBeTruthy()
    expect(screen.getByText(/holds for the 1 piece shown to us/)).toBeTruthy()
  })
})
