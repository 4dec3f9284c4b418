import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connection } from '../../../../data/system/connection.ts'
import { VaultSearch } from './VaultSearch.tsx'

/** The network as a test wants it: the file of the completions comes when `arrive` is called, or fails with `fail`. */
const network = vi.hoisted(() => {
  const calls: PromiseWithResolvers<void>[] = []
  return { calls, arrive: () => calls.at(-1)?.resolve(), fail: () => calls.at(-1)?.reject(new TypeError()) }
})
vi.mock('./completer.ts', async (original) => {
  const call = Promise.withResolvers<void>()
  network.calls.push(call)
  await call.promise
  return original()
})

const VOCABULARY = { weapons: ['Fatebringer'], perks: [], frames: [] }

function Search() {
  const [search, setSearch] = useState('')
  return <VaultSearch search={search} onSearch={setSearch} vocabulary={VOCABULARY} membershipId="1" />
}

const settle = () => act(async () => void (await new Promise((done) => setTimeout(done))))

async function open() {
  render(<Search />)
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search weapons' })
  const asked = network.calls.length
  act(() => box.focus())
  await waitFor(() => expect(network.calls.length).toBe(asked + 1))
  return { box, type: (text: string) => fireEvent.change(box, { target: { value: text } }) }
}

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('network down'))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('F-116 keeps what is typed while the completions load, asks again after a failure, and shows them', async () => {
  const { box, type } = await open()
  type('is:handc')
  // Unfinished so far as anybody can tell.
  expect([box.value, box.getAttribute('aria-invalid')]).toEqual(['is:handc', 'false'])
  network.fail()
  await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'))
  await waitFor(() => expect(connection.read().online).toBe(false))
  vi.mocked(fetch).mockResolvedValue(new Response())
  act(connection.doubt)
  await waitFor(() => expect(network.calls.length).toBe(2))
  fireEvent.keyDown(box, { key: 'Enter' })
  network.arrive()
  await settle()
  // Whoever pressed Enter has asked: no list comes over the answer.
  expect([box.value, box.getAttribute('aria-expanded')]).toEqual(['is:handc', 'false'])
  type('is:handca')
  expect(await screen.findByRole('option', { name: /^is:handcannon/ })).toBeDefined()
})
