import type { StatLine } from '@ai-vault/game/items.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../../data/query-client.ts'
import type { SignedIn } from '../../../../data/session/session-check.ts'
import { fakeFetch } from '../../../../test-support/fakes/fake-fetch.ts'
import { sessionOf } from '../../../../test-support/sessions.ts'
import { FragmentBonus } from './FragmentBonus.tsx'
import { FragmentPicker } from './FragmentPicker.tsx'

const FRAGMENTS = [
  { hash: 1, name: 'Spark of Volts', element: 'arc', classes: ['hunter'], stats: [0, 0, 10, 0, 0, 0] },
  {
    hash: 2,
    name: 'Spark of Resistance',
    element: 'arc',
    classes: ['hunter'],
    stats: [0, -10, 10, 0, 0, 0],
  },
  { hash: 3, name: 'Ember of Torches', element: 'solar', classes: ['titan'], stats: [10, 0, 0, 0, 0, 0] },
  { hash: 4, name: 'Echo of Persistence', element: 'void', classes: ['hunter'], stats: [0, 0, 0, 0, 0, -10] },
]
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Picker({ onBonus, picked = [] }: PickerProps) {
  const [query, setQuery] = useState<{ bonus: StatLine; fragments: readonly number[] }>({
    bonus: [0, 5, 0, 0, 0, 0],
    fragments: picked,
  })
  onBonus(query.bonus)
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

interface PickerProps {
  readonly onBonus: (bonus: StatLine) => void
  readonly picked?: readonly number[]
}

it('offers those of the same subclass once one is chosen, and warns of a link that mixes two', async () => {
  fakeFetch(() => ({ body: { language: 'en', fragments: FRAGMENTS } }))
  const client = createQueryClient()
  const { rerender } = render(
    <QueryClientProvider client={client}>
      <Picker key="chosen" onBonus={() => undefined} />
    </QueryClientProvider>,
  )
  const offered = () =>
    screen
      .getAllByRole('option')
      .slice(1)
      .map((option) => option.textContent?.replace(/:.*/, ''))
  await screen.findByRole('option', { name: /^Echo of Persistence/ })
  expect(offered()).toEqual(['Spark of Volts', 'Spark of Resistance', 'Echo of Persistence'])
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '4' } })
  expect(offered()).toEqual([])
  expect(screen.getByRole('status').textContent).toBe(
    'Only Void fragments go with these: a build has one subclass.',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Take out Echo of Persistence' }))
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '1' } })
  expect(offered()).toEqual(['Spark of Resistance'])
  rerender(
    <QueryClientProvider client={client}>
      <Picker key="mixed" onBonus={() => undefined} picked={[1, 4]} />
    </QueryClientProvider>,
  )
  expect(screen.getByRole('status').textContent).toMatch(/^These belong to different subclasses/)
})

it('says how many fragments are chosen, and points where it knows no fragment', () => {
  const summaryOf = (bonus: StatLine, picked: readonly number[]) => {
    const { container, unmount } = render(
      <QueryClientProvider client={createQueryClient()}>
        <FragmentBonus bonus={bonus} picked={picked} classType="hunter" onChange={() => undefined} />
      </QueryClientProvider>,
    )
    const summary = container.querySelector('summary')?.textContent
    unmount()
    return summary
  }
  expect(summaryOf([0, -10, 20, 5, 0, 0], [1, 2])).toBe('Fragments (2)')
  expect(summaryOf([0, 10, 20, 0, 0, 0], [])).toBe('Fragments (points in 2 stats)')
  expect(summaryOf([0, 0, 0, 0, 0, 0], [])).toBe('Fragments')
})

it('adds what a fragment gives to what was set by hand, and takes it out again', async () => {
  fakeFetch(() => ({ body: { language: 'en', fragments: FRAGMENTS } }))
  const onBonus = vi.fn()
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Picker onBonus={onBonus} />
    </QueryClientProvider>,
  )
  const list = await screen.findByRole('combobox', { name: 'Add a fragment by name' })
  await screen.findByRole('option', { name: 'Spark of Volts: +10 Class' })
  expect(screen.queryByRole('option', { name: /Ember of Torches/ })).toBeNull()
  fireEvent.change(list, { target: { value: '1' } })
  fireEvent.change(list, { target: { value: '2' } })
  expect(onBonus).toHaveBeenLastCalledWith([0, -5, 20, 0, 0, 0])
  expect(screen.queryByRole('option', { name: /Spark of Volts/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Take out Spark of Resistance' }))
  fireEvent.click(screen.getByRole('button', { name: 'Take out Spark of Volts' }))
  expect(onBonus).toHaveBeenLastCalledWith([0, 5, 0, 0, 0, 0])
})

it('says so where no fragment of the player is in sight', async () => {
  fakeFetch(() => ({ body: { language: 'en', fragments: [] } }))
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Picker onBonus={() => undefined} />
    </QueryClientProvider>,
  )
  expect(await screen.findByText(/is in sight/)).toBeTruthy()
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('says so where the fragments cannot be read', async () => {
  fakeFetch(() => ({ status: 404, body: { code: 'x', detail: 'x' } }))
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Picker onBonus={() => undefined} />
    </QueryClientProvider>,
  )
  expect(await screen.findByText(/cannot be read now/)).toBeTruthy()
})
