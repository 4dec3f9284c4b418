import { makeColumn, makePlug } from '@ai-vault/game/test-support/make-items.ts'
import type { Tier } from '@ai-vault/game/weapons/rating/tiers.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
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
const type = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /^How many places/ }), { target: { value } })
const kind = (name: string) => within(screen.getByRole('region', { name }))
const rows = () =>
  within(screen.getByRole('region', { name: 'What stays instead' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)

describe('a clean-up', () => {
  it('F-126 is over weapons, blues and armor, marks all at once, and ends with what to do next', async () => {
    const { router } = await open('cleanup=plan')
    await screen.findByRole('heading', { name: '3 can go.' })
    expect(rows()).toEqual([
      expect.stringMatching(
        /^.*Fatebringer8\.0500, Outlaw, Kill Clip.*Fatebringer9\.0.*Same traits, better in PvE and PvP/,
      ),
      expect.stringMatching(/Requiem SI2.*, locked.*Fatebringer.*A legendary of the same type/),
      expect.stringMatching(
        /Old Helm.*Hunter, total 65.*Best Helm.*Hunter, total 75.*At least as high in all six stats/,
      ),
    ])
    press('Mark 3 to dismantle')
    expect(await screen.findByRole('heading', { name: '3 places will be free.' })).toBe(
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
    await screen.findByRole('heading', { name: '3 can go.' })
  })

  it('F-126 clears as many places in the vault as are asked for, and says what could go besides', async () => {
    await open('cleanup=plan')
    await screen.findByRole('heading', { name: /^3 can go/ })
    type('1')
    expect(screen.getByRole('heading', { name: '1 of 3 chosen, and nothing you will miss.' })).toBeTruthy()
    expect(screen.getByText('2 weapons and 1 armor piece can go')).toBeTruthy()
    expect(
      screen.getByText(
        '1 place in the vault. Not among them, but able to go: 1 in the vault, 1 on your characters.',
      ),
    ).toBeTruthy()
    type('9')
    expect(
      screen.getByText(
        'More than can go: all 2 places in the vault that can be cleared without regret are chosen.',
      ),
    ).toBeTruthy()
    expect(rows().join()).not.toContain('Old Helm')
    fireEvent.click(screen.getByRole('switch', { name: 'Take blues along' }))
    expect(rows().join()).not.toContain('Requiem')
    press('Mark 1 to dismantle')
    await screen.findByRole('heading', { name: '1 place will be free, and nothing you will miss.' })
    expect(screen.getByRole('img', { name: 'Vault: 5 of 10 places now, 4 after' })).toBeTruthy()
  })

  it.each(['0', '-3', 'abc', '1.5', '1e3'])(
    'chooses nothing for %s places, shows nothing as chosen, and says what to type',
    async (typed) => {
      await open('cleanup=plan')
      await screen.findByRole('heading', { name: /^3 can go/ })
      type(typed)
      const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^How many places/ })
      expect(field.value).toBe(typed)
      expect(field.getAttribute('aria-invalid')).toBe('true')
      expect(screen.getByText('Enter a whole number from 1 on, or nothing for all that can go.')).toBeTruthy()
      expect(screen.getByRole('button', { name: 'Nothing to mark' })).toHaveProperty('disabled', true)
      expect(screen.getByRole('heading', { name: '0 of 3 chosen.' })).toBeTruthy()
      expect(screen.getByRole('img', { name: 'Vault: 5 of 10 places now, 5 after' })).toBeTruthy()
      for (const name of ['Weapons', 'Blues', 'Armor'])
        expect(kind(name).getByRole('heading').previousSibling?.textContent).toBe('0')
      expect(screen.queryByRole('region', { name: 'What stays instead' })).toBeNull()
      type(' ')
      expect(screen.getByRole('button', { name: 'Mark 3 to dismantle' })).toHaveProperty('disabled', false)
    },
  )

  it('counts what is marked already as gone when more can go', async () => {
    await open('cleanup=plan')
    await screen.findByRole('heading', { name: /^3 can go/ })
    type('1')
    press('Mark 1 to dismantle')
    fireEvent.click(await screen.findByRole('link', { name: '2 more can go' }))
    await screen.findByRole('heading', { name: /^2 can go/ })
    expect(screen.getByRole('img', { name: 'Vault: 5 of 10 places now, 3 after' })).toBeTruthy()
    expect(
      screen.getByText('1 place in the vault, 1 on your characters. Marked already: 1 in the vault.'),
    ).toBeTruthy()
  })

  it('keeps the number and the kinds in the address, and reads them from it', async () => {
    const { router } = await open('cleanup=plan&places=1&without=blues')
    await screen.findByRole('heading', { name: '1 of 3 chosen, and nothing you will miss.' })
    expect(screen.getByRole('switch', { name: 'Take blues along' })).toHaveProperty('checked', false)
    type('2')
    fireEvent.click(screen.getByRole('switch', { name: 'Take armor along' }))
    await waitFor(() =>
      expect(router.latestLocation.searchStr).toBe('?cleanup=plan&places=2&without=blues%2Carmor'),
    )
    press('Mark 1 to dismantle')
    await screen.findByRole('heading', { name: /^1 place will be free/ })
    expect(router.latestLocation.searchStr).toBe('?cleanup=done')
  })

  it.each([
    ['The search was copied.', () => Promise.resolve()],
    ['The browser did not allow copying.', () => Promise.reject(new Error('denied'))],
  ])('says beside the button, and in no toast: %s', async (said, writeText) => {
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
    await open('cleanup=plan')
    await screen.findByRole('heading', { name: /^3 can go/ })
    press('Mark 3 to dismantle')
    const next = within(await screen.findByRole('region', { name: 'Next: take them to DIM' }))
    fireEvent.click(next.getByRole('button', { name: 'Copy for DIM' }))
    await waitFor(() => expect(next.getByRole('status').textContent).toBe(said))
    expect(screen.getAllByText(said)).toHaveLength(1)
    // What was copied is no longer what is marked.
    press('Keep it: Old Helm')
    await waitFor(() => expect(next.getByRole('status').textContent).toBe(''))
  })

  it('says of blues and of armor that they are locked, and does not promise that they are not missed', async () => {
    const locked = armorEntry({ ...worn, rarity: 'rare', locked: true })
    await open('cleanup=plan', {
      ...inventory,
      ...makeInventory([best, second, blue, armorEntry(helm), locked]),
    })
    await screen.findByRole('heading', { name: '3 can go.' })
    expect(screen.getByText(/^2 of them you locked: look at those first\./)).toBeTruthy()
    expect(rows().filter((row) => row?.includes(', locked'))).toHaveLength(2)
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
    await screen.findByRole('heading', { name: '3 places will be free.' })
    expect(screen.getByText(/1 of them you may miss/)).toBeTruthy()
  })

  it('names the traits that what stays can be switched to where it has others selected', async () => {
    const both = [makeColumn('trait', 3, 'Triple Tap', 'Outlaw'), makeColumn('trait', 4, 'Kill Clip')]
    const wide = weapon('15', 'Excellent', 9, { columns: both })
    await open('cleanup=plan', { ...inventory, ...makeInventory([wide, second]) })
    await screen.findByRole('heading', { name: /^1 can go/ })
    expect(rows()).toEqual([expect.stringContaining('Can be switched to Outlaw, better in PvE and PvP')])
  })

  it('says so where nothing can go, and leads back', async () => {
    await open('cleanup=done', { ...inventory, ...makeInventory([best]) })
    expect(await screen.findByRole('heading', { level: 1, name: 'Nothing can go.' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to the vault' })).toBeTruthy()
  })
})
