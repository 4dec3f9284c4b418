import type { StatLine } from '@ai-vault/game/items.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../../data/query-client.ts'
import type { SignedIn } from '../../../../data/session/session-check.ts'
import { fakeFetch } from '../../../../test-support/fake-fetch.ts'
import { sessionOf } from '../../../../test-support/sessions.ts'
import { FragmentPicker } from './FragmentPicker.tsx'

const FRAGMENTS = [
  { hash: 1, name: 'Spark of Volts', element: 'arc', classes: ['hunter'], stats: [0, 0, 10, 0, 0, 0] },
  {
    hash: 2,
    name: 'Echo of Persistence',
    element: 'void',
    classes: ['hunter'],
    stats: [0, -10, 10, 0, 0, 0],
  },
  { hash: 3, name: 'Ember of Torches', element: 'solar', classes: ['titan'], stats: [10, 0, 0, 0, 0, 0] },
]
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Picker({ heard }: { readonly heard: (bonus: StatLine) => void }) {
  const [query, setQuery] = useState<{ bonus: StatLine; fragments: readonly number[] }>({
    bonus: [0, 5, 0, 0, 0, 0],
    fragments: [],
  })
  heard(query.bonus)
  return (
    <FragmentPicker
      session={sessionOf({}) as SignedIn}
      classType="hunter"
      bonus={query.bonus}
      picked={query.fragments}
      onChange={(changes) => setQuery((now) => ({ ...now, ...changes }) as typeof now)}
    />
  )
}

it('adds what a fragment gives to what was set by hand, and takes it out again', async () => {
  fakeFetch(() => ({ body: { language: 'en', fragments: FRAGMENTS } }))
  const heard = vi.fn()
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Picker heard={heard} />
    </QueryClientProvider>,
  )
  const list = await screen.findByRole('combobox', { name: 'Add a fragment by name' })
  await screen.findByRole('option', { name: 'Spark of Volts: +10 Class' })
  expect(screen.queryByRole('option', { name: /Ember of Torches/ })).toBeNull()
  fireEvent.change(list, { target: { value: '1' } })
  fireEvent.change(list, { target: { value: '2' } })
  expect(heard).toHaveBeenLastCalledWith([0, -5, 20, 0, 0, 0])
  expect(screen.queryByRole('option', { name: /Spark of Volts/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Take out Echo of Persistence' }))
  fireEvent.click(screen.getByRole('button', { name: 'Take out Spark of Volts' }))
  expect(heard).toHaveBeenLastCalledWith([0, 5, 0, 0, 0, 0])
})

it('says so where no fragment of the player is in sight', async () => {
  fakeFetch(() => ({ body: { language: 'en', fragments: [] } }))
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Picker heard={() => undefined} />
    </QueryClientProvider>,
  )
  expect(await screen.findByText(/is in sight/)).toBeTruthy()
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('says so where the fragments cannot be read', async () => {
  fakeFetch(() => ({ status: 404, body: { code: 'x', detail: 'x' } }))
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Picker heard={() => undefined} />
    </QueryClientProvider>,
  )
  expect(await screen.findByText(/cannot be read now/)).toBeTruthy()
})
