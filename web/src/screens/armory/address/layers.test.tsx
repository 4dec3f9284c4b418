import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../data/query-client.ts'
import { sessionStore } from '../../../data/session/session-store.ts'
import { writeSession } from '../../../data/stored/storage.ts'
import { fakeFetch } from '../../../test-support/fakes/fake-fetch.ts'
import { makeInventory } from '../../../test-support/make-inventory.ts'
import { makeWeaponItem } from '../../../test-support/make-weapon-items.ts'
import { renderAt } from '../../../test-support/render-at.tsx'
import { sessionOf } from '../../../test-support/sessions.ts'
import { drawsWholeApp } from '../../../test-support/whole-app.ts'

// Loaded before the first test, so that none of them waits for a chunk.
await Promise.all([
  import('../ArmoryScreen.tsx'),
  import('../../../items/sheet/weapon/WeaponSheet.tsx'),
  import('../compare/CompareDialog.tsx'),
  import('../review/ReviewMode.tsx'),
])

drawsWholeApp()

const [A, B, C] = ['6917529000000000011', '6917529000000000012', '6917529000000000013'] as const
/** Of no weapon here. */
const GONE = '6917529000000000099'

const inventory = makeInventory([A, B, C].map((instanceId) => makeWeaponItem({ instanceId })))

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

/** The vault at the end of a history: the Command Center, then this. */
async function openVault(search = '', answer = inventory) {
  const client = createQueryClient()
  client.setQueryData(['inventory', sessionOf().membershipId], answer)
  const view = await renderAt('/command-center', client)
  const { history } = view.router
  const address = () => view.router.latestLocation
  const go = (where: () => void) => act(async () => where())
  await go(() => history.push(`/armory${search}`))
  await screen.findByText('Weapons', { selector: '[role=tab]' })
  return {
    ...view,
    step: () => history.location.state.__TSR_index,
    path: () => address().pathname + address().searchStr,
    back: () => go(() => history.back()),
    follow: (to: string) => go(() => history.push(to)),
  }
}
const tile = async (id: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[role=grid] [data-weapon="${id}"] [aria-pressed]`)
    if (!found) throw new Error(`no tile ${id}`)
    return found
  })
const openTile = async (id: string) => {
  fireEvent.click(await tile(id))
  await waitFor(() => expect(document.querySelector('aside')?.dataset.weapon).toBe(id))
}
const press = (name: string) => fireEvent.click(screen.getByLabelText(name, { selector: 'button' }))
const sheetIsGone = () => waitFor(() => expect(document.querySelector('aside')).toBeNull())

describe('what lies over the vault', () => {
  it('is a step of its own, which closing takes back: Back then leads away, not to the same again', async () => {
    const { step, path, back } = await openVault()
    const before = step()
    await openTile(A)
    expect(step()).toBe(before + 1)
    press('Close details')
    await sheetIsGone()
    expect([step(), path()]).toEqual([before, '/armory'])
    await back()
    expect(path()).toBe('/command-center')
  })

  it('is one step, however many weapons are opened one after another', async () => {
    const { step, path } = await openVault()
    const before = step()
    for (const id of [A, B, C]) await openTile(id)
    expect(step()).toBe(before + 1)
    press('Close details')
    await sheetIsGone()
    expect([step(), path()]).toEqual([before, '/armory'])
  })

  it('closes by Back, and closes by its button into the same step', async () => {
    const { step, back } = await openVault()
    const before = step()
    await openTile(B)
    await back()
    await sheetIsGone()
    expect(step()).toBe(before)
  })

  it('takes along what was searched meanwhile', async () => {
    const { path } = await openVault()
    await openTile(A)
    fireEvent.change(screen.getByRole('combobox', { name: /search/i }), { target: { value: 'fate' } })
    await waitFor(() => expect(path()).toContain('q=fate'))
    press('Close details')
    await sheetIsGone()
    expect(path()).toBe('/armory?q=fate')
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /search/i }).value).toBe('fate')
  })

  it('leaves the step of a link in place: Back leads to where the link was', async () => {
    const { step, path, back } = await openVault(`?item=${B}`)
    const before = step()
    await screen.findByLabelText(/, details$/, { selector: 'aside' })
    press('Close details')
    await sheetIsGone()
    expect([step(), path()]).toEqual([before, '/armory'])
    await back()
    expect(path()).toBe('/command-center')
  })

  it('closes once, however often the key is pressed before the browser has gone back', async () => {
    const { step, router } = await openVault()
    const before = step()
    await openTile(A)
    const { back } = router.history
    const late = vi
      .spyOn(router.history, 'back')
      .mockImplementation(() => void setTimeout(() => act(() => back())))
    for (let times = 0; times < 3; times++) fireEvent.keyDown(document.body, { key: 'Escape' })
    await sheetIsGone()
    expect(late).toHaveBeenCalledTimes(1)
    expect(step()).toBe(before)
  })

  it('lies in layers: a comparison closes to the sheet it was opened from, with its last column as with its button', async () => {
    const { step, path } = await openVault(`?item=${A}`)
    const before = step()
    await screen.findByLabelText(/, details$/, { selector: 'aside' })
    fireEvent.click(screen.getByRole('button', { name: 'Compare' }))
    await screen.findByText('Compare weapons')
    expect(step()).toBe(before + 1)
    const columns = () => screen.queryAllByLabelText(/^Remove /)
    for (let left = columns().length; left > 0; left--) {
      fireEvent.click(columns()[0] as Element)
      await waitFor(() => expect(columns()).toHaveLength(left - 1))
    }
    await waitFor(() => expect(screen.queryByText('Compare weapons')).toBeNull())
    expect([step(), path()]).toEqual([before, `/armory?item=${A}`])
  })

  it('ends a review where it began', async () => {
    const { step, path } = await openVault('?sort=name')
    const before = step()
    fireEvent.click(await screen.findByRole('button', { name: 'Figures and actions' }))
    fireEvent.click(await screen.findByText(/one by one/))
    await screen.findByRole('dialog', { name: 'Review' })
    await waitFor(() => expect(path()).toContain(`item=${A}`))
    expect(step()).toBe(before + 1)
    press('Close the review')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Review' })).toBeNull())
    expect([step(), path()]).toEqual([before, '/armory?sort=name'])
  })

  it('takes what was asked of the weapons to no other tab', async () => {
    const { path, back } = await openVault(`?q=fate&item=${A}&sort=name`)
    fireEvent.click(screen.getByRole('tab', { name: /^Gear Tiers/ }))
    await waitFor(() => expect(path()).toBe('/armory?sort=name&tab=tiers'))
    await back()
    expect(path()).toBe(`/armory?q=fate&item=${A}&sort=name`)
  })

  it('makes no step of a tab that is open already', async () => {
    const { step } = await openVault()
    const before = step()
    fireEvent.click(screen.getByRole('tab', { name: /^Weapons/ }))
    expect(step()).toBe(before)
  })
})

describe('a link to what is not there', () => {
  it('says so, and is forgotten when the note is dismissed', async () => {
    const { path } = await openVault(`?q=zzz&item=${GONE}`)
    expect(await screen.findByText('The weapon of this link is not among yours.')).toBeTruthy()
    expect(screen.getByText(/dismantled since, or the link came from another player/)).toBeTruthy()
    press('Dismiss')
    await waitFor(() => expect(path()).toBe('/armory?q=zzz'))
    expect(screen.queryByText(/not among yours/)).toBeNull()
  })

  it('leads to all weapons', async () => {
    const { path } = await openVault(`?q=zzz&item=${GONE}`)
    await screen.findByText(/not among yours/)
    fireEvent.click(screen.getByText('See what is there'))
    await waitFor(() => expect(path()).toBe('/armory'))
    await tile(A)
  })

  it('claims nothing about what could not be read', async () => {
    await openVault(`?item=${GONE}`, { ...inventory, withheld: ['vault'] })
    expect(await screen.findByText(/may not be all you own by now/)).toBeTruthy()
  })

  it('is left for a weapon that is opened instead, without a step back to it', async () => {
    const { step, path } = await openVault(`?item=${GONE}`)
    const before = step()
    await openTile(A)
    press('Close details')
    await sheetIsGone()
    expect([step(), path()]).toEqual([before, '/armory'])
  })

  it('compares what is left, and says how many are gone', async () => {
    await openVault(`?compare=${A},${B},98,${GONE}`)
    await screen.findByText('Compare weapons')
    expect(screen.getByText('2 of the 4 weapons in this link are not among yours.')).toBeTruthy()
  })

  it('says that nothing is left to compare', async () => {
    const { path } = await openVault(`?compare=98,${GONE}`)
    expect(await screen.findByText('None of the weapons this link compares is among yours.')).toBeTruthy()
    press('Dismiss')
    await waitFor(() => expect(path()).toBe('/armory'))
  })
})
