import { createMemoryHistory } from '@tanstack/history'
import { act, render, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RouterProvider } from '../../../../routing/RouterProvider.tsx'
import { createRouter } from '../../../../routing/router.ts'
import type { ArmorQuery } from './armor-query.ts'
import { type ChangeQuery, useArmorQuery } from './use-armor-query.ts'

let query: ArmorQuery
let change: ChangeQuery

function Optimizer() {
  ;[query, change] = useArmorQuery()
  return null
}

async function open() {
  const history = createMemoryHistory({ initialEntries: ['/armory?tab=armor'] })
  const router = createRouter({ routes: [], notFound: Optimizer, history })
  await router.load()
  render(
    <RouterProvider router={router}>
      <Optimizer />
    </RouterProvider>,
  )
  await waitFor(() => expect(query).toBeDefined())
  return router
}

it('Back takes a class and an exotic back one by one, with the targets as they were then', async () => {
  const { history } = await open()
  const address = () => new URLSearchParams(history.location.search)
  act(() => change({ targets: [90, 0, 0, 0, 0, 0] }))
  act(() => change({ targets: [95, 0, 0, 0, 0, 0] }))
  // Pressed before the address has followed the slider.
  act(() => change({ classType: 'hunter' }, 'step'))
  await waitFor(() => expect(address().get('class')).toBe('hunter'))
  act(() => change({ exotic: 7 }, 'step'))
  await waitFor(() => expect(address().has('exotic')).toBe(true))
  expect(history.length).toBe(3)
  act(() => history.back())
  await waitFor(() => expect(query).toMatchObject({ classType: 'hunter', exotic: 'any' }))
  act(() => history.back())
  await waitFor(() => expect(query.classType).toBeUndefined())
  expect(query.targets).toEqual([95, 0, 0, 0, 0, 0])
  expect(address().get('tab')).toBe('armor')
})

it('an address that follows late takes nothing back that was changed since', async () => {
  const router = await open()
  const { navigate } = router
  const late: (() => Promise<unknown>)[] = []
  const slow = vi.spyOn(router, 'navigate').mockImplementation(async (target) => {
    late.push(() => navigate(target))
  })
  const weapons = (points: number) => act(() => change({ targets: [points, 0, 0, 0, 0, 0] }))
  weapons(120)
  await waitFor(() => expect(late).toHaveLength(1))
  weapons(130)
  await waitFor(() => expect(late).toHaveLength(2))
  slow.mockRestore()
  weapons(140)
  for (const arrive of late) {
    await act(arrive)
    expect(query.targets[0]).toBe(140)
  }
  await waitFor(() => expect(router.history.location.search).toContain('140_0_0_0_0_0'))
  expect(query.targets[0]).toBe(140)
})
