import type { Query } from '@ai-vault/contract/advice/query.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { askAddress } from '../../data/sentinel/ask-address.ts'
import { aiResponse, connected, drawsSentinel, enter, type } from '../../test-support/open-sentinel.ts'

drawsSentinel()

describe('an answer as data', () => {
  const best: Query = {
    intent: 'best_owned_slot',
    slots: { weapon_type: ['hand_cannon'], mode: 'pvp' },
    exclude: [{ value: 'exotic' }],
    unread: [],
  }
  const row = (title: string) => ({
    title,
    lines: ['Slideshot'],
    value: '9.4',
    tier: 'God-Tier',
    place: 'Vault',
  })
  const part = {
    query: best,
    chips: [
      { label: 'best owned', at: 'intent' },
      { label: 'hand cannon', at: 'weapon_type' },
      { label: 'PvP', at: 'mode', choices: [{ label: 'PvE', value: 'pve' }] },
      { label: 'not exotic', at: 0, ruled_out: true },
    ],
    additions: [{ label: '', at: 'element', choices: [{ label: 'void', value: ['void'] }] }],
    lead: 'Rose is your best one: 9.4 for PvP.',
    facts: [row('Rose'), row('Palindrome')],
    more: [row('Fatebringer')],
    total: 3,
    unread: ['for rumble nights'],
    notes: [],
    armory: '/armory?q=is%3Ahandcannon',
  }
  async function answered(metadata: object) {
    const { live } = await connected()
    type('best pvp hand cannon, no exotics, for rumble nights')
    enter()
    const { id } = live.frames('user_message')[0] as { id: string }
    const answer = aiResponse('Rose is your best one.', 'a1', id)
    act(() => live.say({ ...answer, metadata: { ...answer.metadata, ...metadata } }))
    return live
  }

  it('shows how it was read, three rows at most, all of them behind one press, and what was not read', async () => {
    await answered({ parts: [part] })
    const chips = within(screen.getByRole('list', { name: 'How the question was read' }))
    expect(
      chips.getAllByRole('listitem').map((chip) => chip.querySelector('span, option')?.textContent),
    ).toEqual(['best owned', 'hand cannon', 'PvP', 'not exotic', '+'])
    expect(screen.getByText('I did not use: “for rumble nights”')).toBeTruthy()
    expect(screen.queryByText('Fatebringer')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Show all 3' }))
    expect(screen.getByText('Fatebringer')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'In the armory' }).getAttribute('href')).toBe(part.armory)
  })

  it('a chip that is taken out, changed or added asks again with the changed query', async () => {
    const live = await answered({ parts: [part] })
    const asked = () => live.frames('user_message').at(-1)
    fireEvent.click(screen.getByRole('button', { name: 'Take out: not exotic' }))
    expect(asked()).toMatchObject({
      message: 'best owned, hand cannon, PvP',
      query: { ...best, exclude: [] },
    })
    // One answer at a time.
    fireEvent.click(screen.getByRole('button', { name: 'Take out: hand cannon' }))
    expect(live.frames('user_message')).toHaveLength(2)
    act(() => live.say(aiResponse('Done.', 'a2', String(asked()?.id))))
    fireEvent.change(screen.getByRole('combobox', { name: 'Change PvP' }), { target: { value: '0' } })
    expect(asked()).toMatchObject({
      message: 'best owned, hand cannon, PvE, not exotic',
      query: { ...best, slots: { ...best.slots, mode: 'pve' } },
    })
    act(() => live.say(aiResponse('Done.', 'a3', String(asked()?.id))))
    fireEvent.change(screen.getByRole('combobox', { name: 'Add to the question' }), {
      target: { value: 'element 0' },
    })
    expect(asked()).toMatchObject({ query: { ...best, slots: { ...best.slots, element: ['void'] } } })
  })

  /** The answer to what was asked last, with these chips. */
  const replied = (live: Awaited<ReturnType<typeof answered>>, chips: readonly object[]) => {
    const { id } = live.frames('user_message').at(-1) as { id: string }
    const answer = aiResponse('Done.', `to-${id}`, id)
    act(() => live.say({ ...answer, metadata: { ...answer.metadata, parts: [{ ...part, chips }] } }))
  }
  const newest = () =>
    within([...document.querySelectorAll<HTMLElement>('[data-sender="ai"]')].at(-1) as HTMLElement)

  it('who asks from a chip by keyboard goes on at the same chip of the reply, else in the log', async () => {
    const live = await answered({ parts: [part] })
    const select = screen.getByRole('combobox', { name: 'Change PvP' })
    select.focus()
    fireEvent.change(select, { target: { value: '0' } })
    // Switched off by the browser it would lose the focus.
    expect([select.matches(':disabled'), document.activeElement]).toEqual([false, select])
    replied(live, part.chips)
    expect(document.activeElement).toBe(newest().getByRole('combobox', { name: 'Change PvP' }))
    const without = newest().getByRole('button', { name: 'Take out: hand cannon' })
    without.focus()
    fireEvent.click(without)
    expect([without.matches(':disabled'), document.activeElement]).toEqual([false, without])
    replied(
      live,
      part.chips.filter(({ at }) => at !== 'weapon_type'),
    )
    expect(document.activeElement).toBe(screen.getByRole('log'))
  })

  it('an arrow passes a choice; Enter asks for it, leaving the chip as well, and Escape takes it back', async () => {
    const live = await answered({ parts: [part] })
    const questions = () => live.frames('user_message').length
    const select = screen.getByRole('combobox', { name: 'Change PvP' })
    const pass = (key: string) => {
      select.focus()
      fireEvent.keyDown(select, { key })
      fireEvent.change(select, { target: { value: '0' } })
    }
    pass('ArrowDown')
    fireEvent.keyDown(select, { key: 'Escape' })
    fireEvent.blur(select)
    pass('p')
    expect(questions()).toBe(1)
    fireEvent.keyDown(select, { key: 'Enter' })
    expect(questions()).toBe(2)
    replied(live, part.chips)
    pass('ArrowDown')
    select.blur()
    expect(questions()).toBe(3)
  })

  it('a question asked back is answered with one press', async () => {
    const live = await answered({
      parts: [],
      asked: [{ label: 'Void weapons', query: best }],
      claims_nothing: true,
    })
    fireEvent.click(screen.getByRole('button', { name: 'Void weapons' }))
    expect(live.frames('user_message').at(-1)).toMatchObject({ message: 'Void weapons', query: best })
  })

  it('a copied link asks the same again, once', async () => {
    const address = askAddress('best owned, hand cannon', best)
    const { live } = await connected(address)
    await waitFor(() => expect(live.frames('user_message')).toHaveLength(1))
    expect(live.frames('user_message')[0]).toMatchObject({ message: 'best owned, hand cannon', query: best })
    await waitFor(() => expect(window.location.search).toBe(''))
    expect(live.frames('user_message')).toHaveLength(1)
  })

  it('a link of another version asks its words', async () => {
    const { live } = await connected('/sentinel?ask=best+hand+cannon&query=%7B%22intent%22%3A%22dance%22%7D')
    await waitFor(() => expect(live.frames('user_message')).toHaveLength(1))
    expect(live.frames('user_message')[0]).toMatchObject({ message: 'best hand cannon' })
    expect(live.frames('user_message')[0]).not.toHaveProperty('query')
  })
})
