import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createQueryClient } from '../../data/query-client.ts'
import { sessionStore } from '../../data/session/session-store.ts'
import { writeSession } from '../../data/stored/storage.ts'
import { type FakeAnswer, fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { armorEntry, makeArmor } from '../../test-support/make-armor.ts'
import { makeInventory } from '../../test-support/make-inventory.ts'
import { makeRating, makeWeaponItem } from '../../test-support/make-weapon-items.ts'
import { renderAt } from '../../test-support/render-at.tsx'
import { sessionOf } from '../../test-support/sessions.ts'
import { drawsWholeApp } from '../../test-support/whole-app.ts'
import type { ItemRef } from '../find-item.ts'
import { sheetWords } from '../words/sheet-words.ts'

await import('./ItemSheet.tsx')

drawsWholeApp()

function withOverall(rating: ReturnType<typeof makeRating>, overall: number) {
  return { ...rating, pve: { ...rating.pve, overall }, pvp: { ...rating.pvp, overall } }
}

const best = makeWeaponItem(
  { instanceId: '11', hash: 5, name: 'Fatebringer' },
  { rating: withOverall(makeRating('God-Tier', 9), 7.3) },
)
const other = makeWeaponItem(
  { instanceId: '12', hash: 5, name: 'Fatebringer', tier: 5 },
  { rating: makeRating('Good', 6) },
)

const helmet = makeArmor('13', {
  name: 'Night Mask',
  slot: 'helmet',
  classType: 'hunter',
  rarity: 'exotic',
  power: 1834,
  exoticPerks: ['On the Prowl'],
  set: { hash: 5, name: 'Techsec' },
  mods: [{ hash: 1, name: 'Super Mod', description: '', enhanced: false }],
})

const eventHood = makeArmor('14', {
  name: 'Reveler Hood',
  slot: 'helmet',
  set: { hash: 6, name: 'Smoke Jumper' },
  setWildcard: true,
})

const DEFINITION: FakeAnswer = {
  body: {
    tier: 'Unrated',
    overall_rating: '--',
    synergy_analysis: '',
    note: '',
    perk_explorer: [
      {
        column: 'Trait 1',
        perks: [{ name: 'Explosive Payload', enhanced: false, owned: false, active: false, pve: 8.5 }],
      },
    ],
    personalized_god_roll: { activity: 'pve', traits: ['Explosive Payload', 'Frenzy'] },
    confidence: 0.5,
    activity: 'pve',
    pve: { tier: 'Unrated', overall_rating: '--', reasons: [], voices: [] },
    pvp: { tier: 'Unrated', overall_rating: '--', reasons: [], voices: [] },
    wish_list_matches: [],
    weapon: { name: 'Gjallarhorn', item_hash: 7, weapon_type: 'Rocket Launcher' },
  },
}

let analysis: FakeAnswer

beforeEach(() => {
  analysis = { status: 503 }
  fakeFetch((request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/analyze-weapon') return analysis
    return pathname === '/api/reviews' ? { body: { reviews: [] } } : { status: 503 }
  })
  writeSession(sessionOf({ expiresAt: Math.floor(Date.now() / 1000) + 3600 }))
  act(() => sessionStore.check())
})

/** A screen that knows nothing of sheets, and one opened over it as `useItemSheet` does. */
async function openOver(path: string, sheet: ItemRef) {
  const client = createQueryClient()
  client.setQueryData(
    ['inventory', sessionOf().membershipId],
    makeInventory([best, other, armorEntry(helmet), armorEntry(eventHood)]),
  )
  const view = await renderAt(path, client)
  await act(async () => {
    await view.router.navigate({ to: '.', search: true, state: { sheet } })
  })
  return { ...view, step: () => view.router.history.location.state.__TSR_index }
}
const dialog = (name: string) => screen.findByRole('dialog', { name })
const isClosed = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog', { name: 'Fatebringer' })).toBeNull()
  })

describe('a sheet over any screen', () => {
  it('shows the very copy, and Back closes it', async () => {
    const { router } = await openOver('/privacy', { instanceId: '12' })
    expect(within(await dialog('Fatebringer')).getByRole('heading', { level: 2 }).textContent).toBe(
      'Fatebringer',
    )
    act(() => router.history.back())
    await isClosed()
    expect(router.latestLocation.pathname).toBe('/privacy')
  })

  it('F-342 closes by Escape from a control in it, the note too', async () => {
    await openOver('/privacy', { instanceId: '12' })
    const note = within(await dialog('Fatebringer')).getByLabelText('Your note')
    note.focus()
    fireEvent.keyDown(note, { key: 'Escape' })
    await isClosed()
  })

  it('shows another copy in its place without a further step, and closes once', async () => {
    const { step } = await openOver('/privacy', { itemHash: 5 })
    const sheet = await dialog('Fatebringer')
    const before = step()
    const [copy] = within(within(sheet).getByRole('region', { name: 'Your copies' })).getAllByRole('button')
    fireEvent.click(copy as HTMLElement)
    await waitFor(() => expect(step()).toBe(before))
    const close = within(await dialog('Fatebringer')).getByRole('button', { name: 'Close details' })
    fireEvent.click(close)
    fireEvent.click(close)
    await isClosed()
    expect(step()).toBe(before - 1)
  })

  it('shows a piece of armor with class, power, place, perk, set, mods and both totals by name', async () => {
    await openOver('/privacy', { instanceId: '13' })
    const sheet = within(await dialog('Night Mask'))
    expect(sheet.getByText(/^Hunter · Helmet/)).toBeDefined()
    for (const text of ['1,834', 'Vault', 'On the Prowl', 'Techsec', 'Super Mod'])
      expect(sheet.getByText(text)).toBeDefined()
    expect(sheet.getByText('Base total').nextSibling?.textContent).toBe('75')
    expect(sheet.getByText('Total as worn').nextSibling?.textContent).toBe('90')
    expect(sheet.getByText('Weapons')).toBeDefined()
  })

  it('says of event armor that it counts as any set, and of no other piece', async () => {
    await openOver('/privacy', { instanceId: '14' })
    const sheet = within(await dialog('Reveler Hood'))
    expect(sheet.getByText('Smoke Jumper')).toBeDefined()
    expect(sheet.getByText(/counts as any set/)).toBeDefined()
    cleanup()
    await openOver('/privacy', { instanceId: '13' })
    expect(within(await dialog('Night Mask')).queryByText(/counts as any set/)).toBeNull()
  })

  it('says what is advised before the perks and the sums, and the gear tier of every copy', async () => {
    await openOver('/privacy', { instanceId: '12' })
    const sheet = within(await dialog('Fatebringer'))
    const headings = sheet.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(headings.slice(0, 2)).toEqual(['Advice', 'Perks'])
    const copies = within(sheet.getByRole('region', { name: 'Your copies' }))
    expect(copies.getAllByRole('row').map((row) => row.children[1]?.textContent)).toEqual(['Tier', '—', '5'])
  })

  it('shows how good the roll is and, beside it, how good the gun is with it', async () => {
    analysis = DEFINITION
    await openOver('/privacy', { instanceId: '11' })
    const sheet = within(await dialog('Fatebringer'))
    const gun = sheet.getByText(sheetWords.gun('7.3'))
    expect(gun.previousElementSibling?.textContent).toContain('9.0')
    cleanup()
    await openOver('/privacy', { instanceId: '12' })
    expect(within(await dialog('Fatebringer')).queryByText(/As a gun/)).toBeNull()
  })

  it('leaves comparing to the armory', async () => {
    await openOver('/privacy', { itemHash: 5 })
    const link = within(await dialog('Fatebringer')).getByRole('link', { name: 'Compare' })
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe('/armory?compare=11,12')
  })

  it.each([
    ['Poor', 0.94, 'Better than 6\u00a0% of what it can drop. Good begins at 68\u00a0%.'],
    ['Poor', 0.45, 'Better than 55\u00a0% of what it can drop. Good begins at 68\u00a0%.'],
    [
      'Excellent',
      0.05,
      'Better than 95\u00a0% of what it can drop: one in 20. God-Tier begins at 98.6\u00a0%.',
    ],
    ['God-Tier', 0.004, 'Better than 99.6\u00a0% of what it can drop: one in 250.'],
  ])('says of a %s roll what its odds are, as far as they tell something', async (tier, share, odds) => {
    const { body } = DEFINITION as { body: { pve: object } }
    analysis = { body: { ...body, pve: { ...body.pve, tier, share } } }
    await openOver('/privacy', { instanceId: '11' })
    const sheet = within(await dialog('Fatebringer'))
    expect((await sheet.findByText(/^Better than/)).textContent?.trim()).toBe(odds)
  })

  it('tells what a weapon can be that the player does not own', async () => {
    analysis = DEFINITION
    await openOver('/privacy', { itemHash: 7 })
    const sheet = within(await dialog('Details'))
    expect(await sheet.findByText('Gjallarhorn')).toBeTruthy()
    expect(sheet.getByText('Rocket Launcher · You own no copy.')).toBeTruthy()
    expect(sheet.getByText('Explosive Payload, Frenzy')).toBeTruthy()
    expect(sheet.getByRole('row', { name: /Explosive Payload 8.5 --/ })).toBeTruthy()
  })

  it('says so where the copy is gone', async () => {
    await openOver('/privacy', { instanceId: '99' })
    expect(within(await dialog('Details')).getByText('This copy is not among what you own now.')).toBeTruthy()
  })

  it('says why a definition did not come, and asks again', async () => {
    analysis = { status: 422, body: { code: 'odd', detail: 'because odd' } }
    await openOver('/privacy', { itemHash: 7 })
    const sheet = within(await dialog('Details'))
    expect(await sheet.findByText('because odd')).toBeTruthy()
    analysis = DEFINITION
    fireEvent.click(sheet.getByRole('button', { name: 'Try again' }))
    expect(await sheet.findByText('Gjallarhorn')).toBeTruthy()
  })
})
