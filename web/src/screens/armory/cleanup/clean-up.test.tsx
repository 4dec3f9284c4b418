import { makeColumn, makePlug } from '@ai-vault/game/test-support/make-items.ts'
import type { Tier } from '@ai-vault/game/weapons/rating/tiers.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createQueryClient } from '../../../data/query-client.ts'
import { sessionStore } from '../../../data/session/session-store.ts'
import { writeSession } from '../../../data/stored/storage.ts'
import { fakeFetch } from '../../../test-support/fakes/fake-fetch.ts'
import { armorEntry, makeArmor } from '../../../test-support/make-armor.ts'
import { makeInventory } from '../../../test-support/make-inventory.ts'
import { makeRating, makeWeaponItem } from '../../../test-support/make-weapon-items.ts'
import { renderAt } from '../../../test-support/render-at.tsx'
import { sessionOf } from '../../../test-support/sessions.ts'
import { drawsWholeApp } from '../../../test-support/whole-app.ts'

// Loaded before the first test, so that none of them waits for a chunk.
await Promise.all([import('../ArmoryScreen.tsx'), import('./CleanUpPage.tsx')])

drawsWholeApp()

const columns = [makeColumn('trait', 3, 'Outlaw'), makeColumn('trait', 4, 'Kill Clip')]
const weapon = (instanceId: string, tier: Tier, score: number, more = {}) =>
  makeWeaponItem(
    { instanceId, columns, frame: makePlug('Adaptive Frame'), power: 500, ...more },
    { rating: makeRating(tier, score) },
  )
const best = weapon('11', 'Excellent', 9)
const second = weapon('12', 'Excellent', 8)
const blue = weapon('13', 'Good', 7, { name: 'Requiem SI2', rarity: 'rare', locked: true })
const only = weapon('14', 'Poor', 3, { name: 'Eyasluna' })
const helm = makeArmor('21', { name: 'Best Helm', power: 500 })
const worn = makeArmor('22', {
  name: 'Old Helm',
  base: [20, 25, 20, 0, 0, 0],
  power: 500,
  place: { in: 'character', characterId: '1', equipped: false },
})
const inventory = {
  ...makeInventory([best, second, blue, only, ...[helm, worn].map(armorEntry)]),
  vault: { used: 5, capacity: 10 },
}

beforeEach(() => {
  writeSession(sessionOf())
  fakeFetch((request) => {
    if (request.method === 'PUT') return 'hang'
    return new URL(request.url).pathname === '/api/reviews' ? { body: { reviews: [] } } : { status: 503 }
  })
  act(() => sessionStore.check())
})

async function open(search: string, answer = inventory) {
  const client = createQueryClient()
  client.setQueryData(['inventory', sessionOf().membershipId], answer)
  return renderAt(`/armory?${search}`, client)
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const kind = (name: string) => within(screen.getByRole('region', { name }))
const rows = () =>
  within(screen.getByRole('region', { name: 'What stays instead' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)

describe('a clean-up', () => {
  it('F-126 is over weapons, blues and armor, marks all at once, and ends with what to do next', async () => {
    const { router } = await open('cleanup=plan')
    await screen.findByRole('heading', { name: '3 can go, and nothing you will miss.' })
    expect(rows()).toEqual([
      expect.stringMatching(
        /^.*Fatebringer8\.0500, Outlaw, Kill Clip.*Fatebringer9\.0.*Same traits, better in PvE and PvP/,
      ),
      expect.stringMatching(/Requiem SI2.*Fatebringer.*A legendary of the same type/),
      expect.stringMatching(
        /Old Helm.*Hunter, total 65.*Best Helm.*Hunter, total 75.*At least as high in all six stats/,
      ),
    ])
    press('Mark 3 to dismantle')
    expect(await screen.findByRole('heading', { name: '3 places free, and nothing you will miss.' })).toBe(
      document.activeElement,
    )
    expect(router.latestLocation.searchStr).toBe('?cleanup=done')
    expect(screen.getByRole('img', { name: 'Vault: 5 of 10 places now, 3 after' })).toBeTruthy()
    expect(screen.getByText('2 places in the vault, 1 on your characters.')).toBeTruthy()
    for (const name of ['Weapons', 'Blues', 'Armor'])
      expect(kind(name).getByRole('heading').previousSibling?.textContent).toBe('1')
    const next = within(screen.getByRole('region', { name: 'Next: take them to DIM' }))
    expect(next.getByText(/1 is locked: unlock it first\./)).toBeTruthy()
    press('Undo all 3')
    await screen.findByRole('heading', { name: '3 can go, and nothing you will miss.' })
  })

  it('F-126 takes as many as are asked for, without the kinds that are switched off', async () => {
    await open('cleanup=plan')
    await screen.findByRole('heading', { name: /^3 can go/ })
    fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '2' } })
    expect(screen.getByRole('button', { name: 'Mark 2 to dismantle' })).toBeTruthy()
    fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '9' } })
    expect(screen.getByText('3 are all that can go without regret.')).toBeTruthy()
    fireEvent.click(screen.getByRole('switch', { name: 'Take blues along' }))
    expect(screen.getByRole('button', { name: 'Mark 2 to dismantle' })).toBeTruthy()
    expect(rows().join()).not.toContain('Requiem')
  })

  it('F-126 keeps what the player keeps, and lets the last of its kind go only by a press of its own', async () => {
    await open('cleanup=plan')
    await screen.findByRole('heading', { name: /^3 can go/ })
    press('Keep it: Old Helm')
    await screen.findByRole('heading', { name: /^2 can go/ })
    expect(screen.getByText('1 left out')).toBeTruthy()
    expect(screen.getByText('It is your only copy')).toBeTruthy()
    press('Let it go: Eyasluna')
    await waitFor(() => expect(screen.queryByText('1 left out')).toBeNull())
    press('Mark 2 to dismantle')
    // What nothing of its own weapon stays for is said to be missed.
    await screen.findByRole('heading', { name: '3 places free.' })
    expect(screen.getByText(/^1 of them you may miss/)).toBeTruthy()
  })

  it('says that what stays has the traits too where it has others selected', async () => {
    const both = [makeColumn('trait', 3, 'Triple Tap', 'Outlaw'), makeColumn('trait', 4, 'Kill Clip')]
    const wide = weapon('15', 'Excellent', 9, { columns: both })
    await open('cleanup=plan', { ...inventory, ...makeInventory([wide, second]) })
    await screen.findByRole('heading', { name: /^1 can go/ })
    expect(rows()).toEqual([expect.stringContaining('Has these traits too, better in PvE and PvP')])
  })

  it('says so where nothing can go, and leads back', async () => {
    await open('cleanup=done', { ...inventory, ...makeInventory([best]) })
    expect(await screen.findByText('Nothing can go.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to the vault' })).toBeTruthy()
  })
})
