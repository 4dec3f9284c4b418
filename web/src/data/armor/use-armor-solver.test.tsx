import type { ArmorProblem } from '@ai-vault/game/armor/problem.ts'
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { FakeArmorWorker } from '../../test-support/fakes/fake-armor-worker.ts'
import { useArmorSolver } from './use-armor-solver.ts'

vi.mock('./start-worker.ts', () => ({ startArmorWorker: () => new FakeArmorWorker() }))

const problem = (weapons: number): ArmorProblem => ({
  pieces: [],
  minimums: [weapons, 0, 0, 0, 0, 0],
  priority: [],
})

const worker = (at: number) => FakeArmorWorker.started[at]

beforeEach(() => {
  FakeArmorWorker.started = []
})

const open = () => renderHook(useArmorSolver, { initialProps: problem(1) })

it('shows the answer to the problem that stands there, and none to an older one', async () => {
  const { result, rerender } = open()
  worker(0)?.say(1, { kind: 'builds', builds: [], proof: { nodes: 1, complete: true } })
  await waitFor(() => expect(result.current.answer).toMatchObject({ problem: problem(1), phase: 'refining' }))
  rerender(problem(2))
  expect(result.current.answer).toBeUndefined()
  await waitFor(() =>
    expect(result.current.answer).toMatchObject({ problem: problem(2), phase: 'searching' }),
  )
})

it('F-164 stops when the player says so, and searches on to the end where they want to wait', async () => {
  const { result } = open()
  act(() => result.current.cancel())
  await waitFor(() => expect(result.current.answer?.phase).toBe('cancelled'))
  expect(worker(0)?.ended).toBe(true)
  act(() => result.current.searchOn())
  expect(worker(1)?.asked).toMatchObject([{ problem: problem(1), toTheEnd: true }])
})

it('leaves no worker behind once its screen is left', () => {
  const { unmount } = open()
  unmount()
  expect(FakeArmorWorker.started.map(({ ended }) => ended)).toEqual([true, true])
})
