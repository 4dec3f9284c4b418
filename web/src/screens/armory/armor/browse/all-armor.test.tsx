import type { Character } from '@ai-vault/game/guardian.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
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
await Promise.all([
  import('../../ArmoryScreen.tsx'),
  import('../ArmorTab.tsx'),
  import('../../select/SelectionBar.tsx'),
  import('../../../../items/sheet/ItemSheet.tsx'),
])

drawsWholeApp()

const hunter: Character = {
  id: 'h',
  classType: 'hunter',
  power: 500,
  minutesPlayed: 1,
  lastPlayed: '2026-08-01T00:00:00Z',
  stats: [0, 0, 0, 0, 0, 0],
}
const warlock: Character = { ...hunter, id: 'w', classType: 'warlock', lastPlayed: '2026-07-01T00:00:00Z' }
const pieces = [
  makeArmor('1', { name: 'Night Mask', classType: 'hunter', slot: 'helmet', loadouts: ['raid'] }),
  makeArmor('2', { name: 'Day Hood', classType: 'warlock', slot: 'helmet' }),
]
const inventory = {
  ...makeInventory(pieces.map(armorEntry)),
  characters: [warlock, hunter],
  loadouts: [{ id: 'raid', characterId: 'h', index: 0, name: 'Raid night', itemIds: ['1'] }],
}

beforeEach(() => {
  writeSession(sessionOf())
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 900, 300))
  fakeFetch(() => ({ status: 503 }))
  act(() => sessionStore.check())
})

async function open(find = '') {
  const client = createQueryClient()
  client.setQueryData(['inventory', sessionOf().membershipId], inventory)
  const view = await renderAt(
    `/armory?tab=armor&pieces=all${find && `&find=${encodeURIComponent(find)}`}`,
    client,
  )
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search armor' })
  return { ...view, box, address: () => view.router.latestLocation.searchStr }
}
const found = () =>
  [...document.querySelectorAll('section li button[aria-label], section li button')]
    .map((button) => button.getAttribute('aria-label') ?? '')
    .flatMap((label) => pieces.filter(({ name }) => label.includes(name)).map(({ name }) => name))

const stats = (value: number) => [value, value, value, value, value, value] as const
const better = makeArmor('8', { name: 'Better Mask', power: 500, slot: 'helmet', base: stats(20) })
const beaten = makeArmor('9', { name: 'Beaten Mask', power: 500, slot: 'helmet', base: stats(10) })

async function openBeaten(find = '') {
  const client = createQueryClient()
  const answer = { ...inventory, ...makeInventory([better, beaten].map(armorEntry)) }
  client.setQueryData(['inventory', sessionOf().membershipId], answer)
  await renderAt(`/armory?tab=armor&pieces=all${find && `&find=${encodeURIComponent(find)}`}`, client)
  await screen.findByRole('button', { name: /Beaten Mask/ })
}

it('F-126 armor is selected and marked as weapons are, and its tile and the search say so', async () => {
  await openBeaten()
  fireEvent.click(screen.getByRole('button', { name: 'Select' }))
  const bar = within(await screen.findByRole('region', { name: 'Selected armor' }))
  fireEvent.click(screen.getByRole('button', { name: /Beaten Mask/ }))
  await waitFor(() => bar.getByText('1 selected.'))
  expect(bar.getByText('Kept instead: 1')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Mark 1 to dismantle' }))
  await waitFor(() => bar.getByText('1 piece is marked: Dismantle.'))
  expect(document.querySelector('[data-piece="9"] [title="Decided: dismantle"]')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /Better Mask/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Mark 1 to dismantle' }))
  const asked = within(await screen.findByRole('dialog', { name: '1 of them you may miss' }))
  expect(asked.getByText(/you keep no copy that is as good/)).toBeTruthy()
})

it('F-126 the sheet of a piece has the advice with its proof, and takes a decision', async () => {
  await openBeaten()
  fireEvent.click(screen.getByRole('button', { name: /Beaten Mask/ }))
  expect(await screen.findByText('Consider dismantling')).toBeTruthy()
  expect(screen.getByText(/^Better Mask \(total 120, power 500\) stays and is at least as high/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Keep' }))
  expect(await screen.findByText(/^You decided to keep it\./)).toBeTruthy()
})

it.each(['is:dominated', 'is:dismantle'])('%s finds the armor that the dashboard counts', async (find) => {
  await openBeaten(find)
  expect(screen.queryByRole('button', { name: /Better Mask/ })).toBeNull()
})

it('an address that changes while the list is open is asked', async () => {
  const { box, router } = await open('night')
  await waitFor(() => expect(found()).toEqual(['Night Mask']))
  await act(async () => router.history.push('/armory?tab=armor&pieces=all&find=day'))
  await waitFor(() => expect(box.value).toBe('day'))
  await waitFor(() => expect(found()).toEqual(['Day Hood']))
})

it('the address follows the typing once it rests, and does not come back over it', async () => {
  const { box, router, address } = await open()
  const written: string[] = []
  router.history.subscribe(() => written.push(address()))
  for (const value of ['d', 'da', 'day ']) fireEvent.change(box, { target: { value } })
  expect(written).toEqual([])
  await waitFor(() => expect(address()).toContain('find=day'))
  expect(written).toHaveLength(1)
  expect(box.value).toBe('day ')
})

it('knows the player’s characters and the names of loadouts', async () => {
  const { box } = await open()
  const ask = async (value: string, names: readonly string[]) => {
    fireEvent.change(box, { target: { value } })
    await waitFor(() => expect(found()).toEqual(names))
  }
  await ask('is:currentclass', ['Night Mask'])
  await ask('inloadout:raid', ['Night Mask'])
  expect(box.getAttribute('aria-invalid')).toBe('false')
  await ask('-is:currentclass', ['Day Hood'])
})

it('calls what it completes a piece, not a weapon', async () => {
  const { box } = await open()
  box.focus()
  fireEvent.change(box, { target: { value: 'nigh' } })
  const option = await screen.findByRole('option', { name: /Night Mask/ })
  expect(option.textContent).toContain('a piece you own')
})

it('narrows by class with a press, says the class on each tile, and the arrow keys go from tile to tile', async () => {
  const { box } = await open()
  await waitFor(() => expect(found()).toEqual(expect.arrayContaining(['Night Mask', 'Day Hood'])))
  const tiles = () => [...document.querySelectorAll<HTMLElement>('[data-piece] button')]
  expect(tiles().map(({ tabIndex }) => tabIndex)).toEqual([0, -1])
  const [first, second] = tiles()
  first?.focus()
  fireEvent.keyDown(first as HTMLElement, { key: 'ArrowRight' })
  expect(document.activeElement).toBe(second)
  await waitFor(() => expect(tiles().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]))
  fireEvent.click(screen.getByRole('radio', { name: 'Hunter' }))
  await waitFor(() => expect(found()).toEqual(['Night Mask']))
  expect(box.value).toBe('is:hunter')
  expect(document.querySelector('[data-piece]')?.textContent).toMatch(/Hunter Base total 75$/)
})

it('a tile that the keyboard reaches shows the card of its piece', async () => {
  await open()
  fireEvent.keyDown(document.body, { key: 'Tab' })
  act(() => screen.getByRole('button', { name: /^Night Mask/ }).focus())
  expect(await screen.findByRole('tooltip')).toBeTruthy()
})
