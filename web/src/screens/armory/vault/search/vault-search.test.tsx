import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { VaultSearch } from './VaultSearch.tsx'
import type { Vocabulary } from './vocabulary.ts'

const VOCABULARY: Vocabulary = { weapons: ['Fatebringer', 'Rose'], perks: [], frames: [] }

const FACTS = { loadoutName: () => 'Raid night' }

function Search({ first = '' }: { readonly first?: string }) {
  const [search, setSearch] = useState(first)
  return (
    <>
      <VaultSearch
        search={search}
        onSearch={setSearch}
        vocabulary={VOCABULARY}
        membershipId="1"
        facts={FACTS}
      />
      <output>{search}</output>
    </>
  )
}

/** Frames come only when a test says so, as on a machine that is busy. */
const frames: FrameRequestCallback[] = []

async function open(first?: string) {
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  render(<Search {...(first === undefined ? {} : { first })} />)
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search weapons' })
  // What completes a search is fetched with the focus.
  await act(async () => {
    box.focus()
    await import('./completer.ts')
  })
  const type = (text: string) => fireEvent.change(box, { target: { value: text } })
  const press = (key: string) => fireEvent.keyDown(box, { key })
  return { box, type, press, search: () => document.querySelector('output')?.textContent }
}

const drawFrame = () => {
  for (const frame of frames.splice(0)) frame(0)
}

afterEach(() => {
  cleanup()
  frames.length = 0
  vi.unstubAllGlobals()
})

it('F-116 takes the completion that is meant although no frame was drawn since the last letter', async () => {
  const { type, press, search } = await open()
  type('is:handc')
  press('ArrowDown')
  press('Enter')
  expect(search()).toBe('is:handcannon ')
})

it('F-116 takes it with Tab too, and from the list as it reads after the last letter', async () => {
  const { type, press, search } = await open()
  type('is:h')
  await waitFor(() => {
    drawFrame()
    expect(screen.getAllByRole('option').length).toBeGreaterThan(1)
  })
  type('is:handc')
  press('ArrowDown')
  expect(press('Tab')).toBe(false)
  expect(search()).toBe('is:handcannon ')
})

it('F-116 takes a completion that is pressed while another letter is on its way, if it still fits', async () => {
  const { type, search } = await open()
  type('is:hand')
  await waitFor(() => {
    drawFrame()
    expect(screen.getByRole('option', { name: /^is:handcannon/ })).toBeDefined()
  })
  type('is:handc')
  fireEvent.pointerDown(screen.getByRole('option', { name: /^is:handcannon/ }))
  expect(search()).toBe('is:handcannon ')
})

it('F-116 leaves what was typed when Escape leaves the field', async () => {
  const { box, type, press, search } = await open()
  type('zzzz')
  // The key's own meaning in a search field is to empty it.
  expect(press('Escape')).toBe(false)
  expect(document.activeElement).not.toBe(box)
  expect(search()).toBe('zzzz')
})

it('F-116 is one text: edited, copied and pasted whole', async () => {
  const { box, type, search } = await open('is:arc power:>=450 ')
  expect(box.value).toBe('is:arc power:>=450 ')
  type('is:solar power:>=450 fate')
  expect([box.value, search()]).toEqual(['is:solar power:>=450 fate', 'is:solar power:>=450 fate'])
  fireEvent.blur(box)
  expect(box.value).toBe('is:solar power:>=450 fate')
})

it('F-116 takes the name of a loadout for what it is where loadouts are known', async () => {
  const { box } = await open('inloadout:raid')
  expect(box.getAttribute('aria-invalid')).toBe('false')
  cleanup()
  const { box: other } = await open('inloadouts:raid')
  expect(other.getAttribute('aria-invalid')).toBe('true')
})

it('F-116 closes the list when Enter asks for what was typed', async () => {
  const { box, type, press, search } = await open()
  type('is:handc')
  await waitFor(() => {
    drawFrame()
    expect(box.getAttribute('aria-expanded')).toBe('true')
  })
  press('Enter')
  expect(box.getAttribute('aria-expanded')).toBe('false')
  expect(search()).toBe('is:handc')
})

it('says once what is wrong in three places', async () => {
  const { box } = await open('(((')
  act(() => box.blur())
  const note = document.getElementById(box.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent.match(/This parenthesis is not closed/g)).toHaveLength(1)
})
