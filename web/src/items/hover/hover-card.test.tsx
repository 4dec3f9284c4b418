import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../data/query-client.ts'
import { sessionStore } from '../../data/session/session-store.ts'
import { writeSession } from '../../data/stored/storage.ts'
import { fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { makeArmor } from '../../test-support/make-armor.ts'
import { makeInventory } from '../../test-support/make-inventory.ts'
import { makeRating, makeVerdict, makeWeaponItem } from '../../test-support/make-weapon-items.ts'
import { sessionOf } from '../../test-support/sessions.ts'
import { LONG_PRESS_MS } from '../../ui/overlays/use-long-press.ts'
import type { ItemRef } from '../find-item.ts'
import { WithItemCard } from './WithItemCard.tsx'

const weapon = makeWeaponItem(
  { instanceId: '11', hash: 5, name: 'Fatebringer' },
  { rating: makeRating('God-Tier', 9.1), verdict: makeVerdict({ reason: 'Its roll is the best you own.' }) },
)
const piece = makeArmor('12', { name: 'Helm', slot: 'helmet', classType: 'hunter', tier: 5 })
const armor = { ...weapon, itemHash: 12, itemInstanceId: '12', item: piece }

const hood = makeArmor('14', { name: 'Hood', set: { hash: 6, name: 'Smoke Jumper' }, setWildcard: true })
const eventArmor = { ...weapon, itemHash: 14, itemInstanceId: '14', item: hood }

const onPress = vi.fn()

/** A screen that mentions an item; `inventory` is what was read so far. */
function mention(of: ItemRef, inventory = makeInventory([weapon, armor])) {
  const client = createQueryClient()
  client.setQueryData(['inventory', sessionOf().membershipId], inventory)
  render(
    <QueryClientProvider client={client}>
      <WithItemCard of={of} known={{ name: 'As the screen calls it' }}>
        <button type="button" onClick={onPress}>
          It
        </button>
      </WithItemCard>
    </QueryClientProvider>,
  )
  return screen.getByRole('button', { name: 'It' })
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const card = () => screen.queryByRole('tooltip')?.textContent ?? undefined
async function focus(button: HTMLElement) {
  fireEvent.keyDown(document.body, { key: 'Tab' })
  act(() => button.focus())
  await pass(10)
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onPress.mockReset()
  fakeFetch(() => 'hang')
  writeSession(sessionOf({ expiresAt: Math.floor(Date.now() / 1000) + 3600 }))
  act(() => sessionStore.check())
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the card of an item', () => {
  it('F-345 comes with the keyboard: name, kind, both ratings and the advice', async () => {
    await focus(mention({ instanceId: '11' }))
    expect(card()).toContain('Fatebringer')
    expect(card()).toContain('PvE God-Tier 9.1')
    expect(card()).toContain('PvP God-Tier 9.1')
    expect(card()).toContain('Its roll is the best you own.')
  })

  it('F-345 comes under a resting pointer and goes with it', async () => {
    const button = mention({ itemHash: 5 })
    fireEvent.pointerMove(document.body, { pointerType: 'mouse' })
    fireEvent.mouseMove(document.body)
    fireEvent.pointerEnter(button, { pointerType: 'mouse' })
    await pass(300)
    expect(card()).toContain('Fatebringer')
    fireEvent.pointerLeave(button, { pointerType: 'mouse' })
    await pass(300)
    expect(card()).toBeUndefined()
  })

  it('F-345 comes with a long press, whose end presses nothing; a short press does', async () => {
    const button = mention({ instanceId: '11' })
    fireEvent.pointerDown(button, { pointerType: 'touch' })
    await pass(LONG_PRESS_MS + 10)
    expect(card()).toContain('Fatebringer')
    fireEvent.pointerUp(button, { pointerType: 'touch' })
    fireEvent.click(button)
    expect(onPress).not.toHaveBeenCalled()
    fireEvent.pointerDown(button, { pointerType: 'touch' })
    fireEvent.pointerUp(button, { pointerType: 'touch' })
    fireEvent.click(button)
    expect(onPress).toHaveBeenCalledOnce()
  })

  it('shows the stats of armor as worn, with their sum', async () => {
    await focus(mention({ instanceId: '12' }))
    expect(card()).toContain('Hunter · helmet · tier 5')
    expect(card()).toContain('weapons30health25class20super5grenade5melee5total as worn90base total75')
  })

  it('says of event armor that it counts as any set', async () => {
    await focus(mention({ instanceId: '14' }, makeInventory([eventArmor])))
    expect(card()).toContain('Smoke Jumper · counts as any set')
  })

  it('says what the screen knows where the player owns none', async () => {
    await focus(mention({ itemHash: 99 }))
    expect(card()).toBe('As the screen calls itYou own no copy.')
  })

  it('says that a copy is gone', async () => {
    await focus(mention({ instanceId: '99' }))
    expect(card()).toBe('As the screen calls itThis copy is not among what you own now.')
  })

  it('names the item alone while nobody is signed in', async () => {
    act(() => sessionStore.end())
    await focus(mention({ itemHash: 5 }))
    expect(card()).toBe('As the screen calls it')
  })
})
