import type { InventoryItem } from '@ai-vault/contract/items/inventory.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../data/query-client.ts'
import { sessionStore } from '../../data/session/session-store.ts'
import { writeSession } from '../../data/stored/storage.ts'
import { addPending } from '../../items/decisions/pending-reviews.ts'
import { fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { makeInventory } from '../../test-support/make-inventory.ts'
import { makeVerdict, makeWeaponItem } from '../../test-support/make-weapon-items.ts'
import { renderAt } from '../../test-support/render-at.tsx'
import { sessionOf } from '../../test-support/sessions.ts'
import { drawsWholeApp } from '../../test-support/whole-app.ts'
import text from '../../ui/text.module.css'

drawsWholeApp()
beforeEach(() => sessionStorage.clear())
afterEach(() => vi.useRealTimers())

async function open(
  path = '/ai',
  membershipId = sessionOf().membershipId,
  items?: readonly InventoryItem[],
  network: 'fail' | 'hang' | { status: number } = 'fail',
) {
  fakeFetch(() => network)
  writeSession(sessionOf({ expiresAt: Math.floor(Date.now() / 1000) + 3600, membershipId }))
  sessionStore.check()
  const client = createQueryClient()
  if (items) client.setQueryData(['inventory', membershipId], makeInventory(items))
  await renderAt(path, client)
  await screen.findByRole('log')
  return client
}
const box = () => screen.getByRole('textbox', { name: 'Type a message' }) as HTMLTextAreaElement
const button = () => screen.getByRole('button', { name: 'Ask (Offline)' }) as HTMLButtonElement
const log = () =>
  [...screen.getByRole('log').querySelectorAll('[data-sender]')].map(
    (message) => `${message.getAttribute('data-sender')}: ${message.textContent}`,
  )

describe('the offline assistant', () => {
  it('F-245 F-246 has four modes; a change adds a note and the mode’s greeting, in this order', async () => {
    await open('/aegis')
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      'Assistant',
      'Analysis',
      'Tactical',
      'Training',
    ])
    fireEvent.click(screen.getByRole('radio', { name: 'Tactical' }))
    expect(log().slice(-2)).toEqual([
      'system: Mode changed to Tactical.',
      expect.stringMatching(/^ai: Tactical mode\./),
    ])
  })

  it('F-247 the button is disabled while the box is blank', async () => {
    await open()
    expect(button().disabled).toBe(true)
    fireEvent.change(box(), { target: { value: '  \n' } })
    expect(button().disabled).toBe(true)
    fireEvent.change(box(), { target: { value: 'help' } })
    expect(button().disabled).toBe(false)
  })

  it('F-248 F-252 types for one to three seconds and then replies, with the network off', async () => {
    await open()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    fireEvent.change(box(), { target: { value: 'What can you do?' } })
    fireEvent.click(button())
    expect(screen.getByText('Assistant is typing...')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(1_999))
    expect(screen.getByText('Assistant is typing...')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.queryByText('Assistant is typing...')).toBeNull()
    expect(log().at(-1)).toMatch(/^ai: What works here, without a network:/)
  })

  it('what one player typed survives a reload, and the next player does not find it', async () => {
    await open()
    fireEvent.change(box(), { target: { value: 'half a thought' } })
    cleanup()
    await open()
    expect(box().value).toBe('half a thought')
    cleanup()
    await open('/ai', '4611686018400000002')
    expect(box().value).toBe('')
  })

  it('F-251 anything that is not canned is echoed as text', async () => {
    await open('/ai', sessionOf().membershipId, undefined, { status: 404 })
    fireEvent.change(box(), { target: { value: '<b>Rose</b>' } })
    fireEvent.keyDown(box(), { key: 'Enter' })
    await waitFor(() => expect(log().at(-1)).toContain('You said: <b>Rose</b>'))
    expect(box().value).toBe('')
  })

  it('F-248 the wait before a canned reply can be skipped', async () => {
    await open()
    fireEvent.change(box(), { target: { value: 'help' } })
    fireEvent.click(button())
    fireEvent.click(screen.getByRole('button', { name: 'Skip the wait' }))
    await waitFor(() => expect(log().at(-1)).toMatch(/^ai: What works here/))
  })

  it('answers a question as soon as the answer is there, without a wait', async () => {
    const rose = makeWeaponItem({ name: 'Rose' })
    await open('/ai', '4611686018400000003', [rose])
    await screen.findByText('1 item saved on this device')
    const wait = vi.spyOn(Math, 'random')
    fireEvent.change(box(), { target: { value: 'Do I have Rose?' } })
    fireEvent.click(button())
    expect(screen.queryByRole('button', { name: 'Skip the wait' })).toBeNull()
    await waitFor(() => expect(log().at(-1)).toMatch(/Yes: your Rose/))
    expect(wait).not.toHaveBeenCalled()
  })

  it('says that the vault is read while it is, and answers once it stands', async () => {
    const membershipId = '4611686018400000006'
    const client = await open('/ai', membershipId, undefined, 'hang')
    expect(screen.getByText('Reading your vault...')).toBeTruthy()
    fireEvent.change(box(), { target: { value: 'Do I have Rose?' } })
    fireEvent.click(button())
    expect(await screen.findByText('Assistant is typing...')).toBeTruthy()
    expect(screen.getByRole('main').textContent).not.toContain('not saved on this device')
    act(() =>
      client.setQueryData(['inventory', membershipId], makeInventory([makeWeaponItem({ name: 'Rose' })])),
    )
    await waitFor(() => expect(log().at(-1)).toMatch(/Yes: your Rose/))
    expect(screen.getByText('1 item saved on this device')).toBeTruthy()
  })

  it('F-251 the chips of an answer stand until the next one, and whoever presses one by key goes on there', async () => {
    const twice = ['1', '2'].map((end) =>
      makeWeaponItem({ name: 'Rose', instanceId: `691752900000000000${end}` }),
    )
    await open('/ai', '4611686018400000007', twice)
    const chips = () =>
      within(screen.getByRole('list', { name: 'Suggested questions' })).getAllByRole('button')
    fireEvent.click(screen.getByRole('radio', { name: 'Analysis' }))
    const card = await screen.findByRole('region', { name: 'Your duplicates' })
    fireEvent.click(within(card).getByRole('button', { name: 'Ask further' }))
    await waitFor(() => expect(log().at(-1)).toMatch(/You have 1 weapon more than once/))
    // A note and a greeting are no answer.
    fireEvent.click(screen.getByRole('radio', { name: 'Tactical' }))
    const before = chips()[1] as HTMLElement
    before.focus()
    // A browser makes a click of Enter on a button, unless the page takes the key.
    expect(fireEvent.keyDown(before, { key: 'Enter' })).toBe(true)
    fireEvent.click(before, { detail: 0 })
    expect(document.activeElement).toBe(before)
    expect(before.getAttribute('aria-disabled')).toBe('true')
    await waitFor(() => expect(before.isConnected).toBe(false))
    // The next answer suggests one question: nothing stands in the second place.
    expect(chips()).toEqual([document.activeElement])
  })

  it('says what it is for, with one link to Sentinel; each reply leads on to Sentinel with its question', async () => {
    await open('/ai', '4611686018400000004', [makeWeaponItem({ name: 'Rose' })], { status: 503 })
    await screen.findByText('1 item saved on this device')
    expect(screen.getByText('Answers from the saved vault')).toBeTruthy()
    const main = within(screen.getByRole('main'))
    expect(main.getByText(/with or without a network/).textContent).toMatch(/For armor, .* ask Sentinel\.$/)
    expect(main.getByRole('link', { name: 'Sentinel' }).getAttribute('href')).toBe('/sentinel')
    fireEvent.change(box(), { target: { value: 'What should I do this week?' } })
    fireEvent.click(button())
    const live = await main.findByRole('link', { name: 'Ask Sentinel the same' })
    expect(live.getAttribute('href')).toBe('/sentinel?ask=What+should+I+do+this+week%3F')
  })

  it('F-245 each mode begins with what the saved vault says; an answer in full takes its place, with what follows', async () => {
    const twice = ['1', '2'].map((end) =>
      makeWeaponItem({ name: 'Rose', instanceId: `691752900000000000${end}` }),
    )
    await open('/ai', '4611686018400000005', twice)
    const card = (name: string) => screen.findByRole('region', { name })
    expect((await card('What can go')).textContent).toContain('None of your 2 weapons has to go.')
    expect((await card('New in your vault')).textContent).toContain('Rose')
    // What there is something to do about comes first, and its title is not said twice.
    const main = within(screen.getByRole('main'))
    expect(main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Your best for PvE',
      'New in your vault',
      'What can go',
    ])
    expect((await card('Your best for PvE')).textContent).not.toContain('slot by slot')
    fireEvent.click(screen.getByRole('radio', { name: 'Tactical' }))
    expect((await card('Builds to start from:')).textContent).toContain('Sunbracers')
    fireEvent.click(screen.getByRole('radio', { name: 'Training' }))
    expect((await card('What works here, without a network:')).textContent).toContain('Four modes')
    fireEvent.click(screen.getByRole('radio', { name: 'Analysis' }))
    const duplicates = await card('Your duplicates')
    fireEvent.click(within(duplicates).getByRole('button', { name: 'Ask further' }))
    expect(document.activeElement).toBe(screen.getByRole('log'))
    await waitFor(() => expect(log().at(-1)).toMatch(/You have 1 weapon more than once/))
    expect(screen.queryByRole('region', { name: 'Your duplicates' })).toBeNull()
    const chips = within(screen.getByRole('list', { name: 'Suggested questions' })).getAllByRole('button')
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      'What can I dismantle?',
      'Duplicate exotic armor',
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Back to the overview' }))
    await card('Your duplicates')
    expect(log()).toEqual([expect.stringMatching(/^ai: Analysis mode\./)])
  })

  it('a card shows all of its rows where it stands, and folds them again', async () => {
    const items = Array.from({ length: 6 }, (_, at) =>
      makeWeaponItem({ name: `Rose ${at}`, instanceId: `691752900000000001${at}` }),
    )
    await open('/ai', '4611686018400000009', items)
    const card = await screen.findByRole('region', { name: 'New in your vault' })
    const rows = () => within(card).getAllByRole('listitem').length
    const few = rows()
    fireEvent.click(within(card).getByRole('button', { name: 'Show all 6' }))
    expect([few < 6, rows()]).toEqual([true, 6])
    fireEvent.click(within(card).getByRole('button', { name: 'Show less' }))
    expect(rows()).toBe(few)
  })

  it('leads from what it says to where it is done', async () => {
    const goes = makeVerdict({ recommendation: 'consider-dismantling', ground: 'poor' })
    await open('/ai', '4611686018400000008', [makeWeaponItem({ name: 'Rose' }, { verdict: goes })])
    const card = await screen.findByRole('region', { name: 'What can go' })
    const plan = within(card).getByRole('link', { name: 'Plan the clean-up' })
    expect(plan.getAttribute('href')).toBe('/armory?cleanup=plan')
    const best = within(screen.getByRole('region', { name: 'Your best for PvE' }))
    expect(best.getByRole('link', { name: 'In the armory' }).getAttribute('href')).toMatch(/^\/armory/)
    fireEvent.click(screen.getByRole('radio', { name: 'Tactical' }))
    const build = await screen.findByRole('link', { name: 'Make one from what you own' })
    expect(build.getAttribute('href')).toBe('/architect')
  })

  it('F-251 the echo is read out with the reply; who sees it has the question above it once', async () => {
    await open('/ai', sessionOf().membershipId, undefined, { status: 404 })
    fireEvent.change(box(), { target: { value: 'Rose' } })
    fireEvent.click(button())
    const echo = await screen.findByText('You said: Rose')
    expect(echo.className).toContain(text.sr)
    const statuses = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(statuses).toContainEqual(expect.stringMatching(/^You said: Rose\n.*saved on this device/))
  })

  it('the clean-up offline begins with what the player has not marked to go yet', async () => {
    const membershipId = '4611686018400000001'
    const goes = makeVerdict({ recommendation: 'consider-dismantling', ground: 'poor' })
    const judged = ['Marked', 'Left'].map((name, at) =>
      makeWeaponItem({ name, instanceId: `691752900000000000${at}` }, { verdict: goes }),
    )
    addPending(membershipId, [], {
      item_instance_id: judged[0]?.itemInstanceId ?? '',
      decision: 'dismantle',
      decided_at: 1,
    })
    await open('/ai', membershipId, judged)
    await screen.findByText('2 items saved on this device')
    fireEvent.change(box(), { target: { value: 'What can I dismantle?' } })
    fireEvent.click(button())
    await waitFor(() =>
      expect(log().at(-1)).toMatch(/2 of your 2 weapons can go, 1 of them marked by you already\.Left/),
    )
    // A chip asks again, here too.
    fireEvent.change(screen.getByRole('combobox', { name: 'Add to the question' }), {
      target: { value: 'item_kind 1' },
    })
    await waitFor(() =>
      expect(log().slice(-2)).toEqual(['user: what can go, armor', expect.stringMatching(/^ai: .*armor/s)]),
    )
  })
})
