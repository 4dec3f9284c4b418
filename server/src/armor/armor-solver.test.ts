import { EventEmitter } from 'node:events'
import type { Worker } from 'node:worker_threads'
import type { ArmorProblem, SlotIndex, SolverPiece } from '@ai-vault/game/armor/problem.ts'
import { describe, expect, it, vi } from 'vitest'
import { createArmorSolver } from './armor-solver.ts'

const PIECES: readonly SolverPiece[] = ([0, 1, 2, 3, 4] as SlotIndex[]).map((slot) => ({
  id: String(slot),
  slot,
  stats: [30, 25, 20, 0, 0, 0],
  tier: 5,
  energy: 11,
  masterwork: 0,
}))
const PROBLEM: ArmorProblem = { pieces: PIECES, minimums: [0, 0, 0, 0, 0, 0], priority: [] }
const threadOf = (script: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; ${script}`)}`,
  )
const STAYS = 'setInterval(() => {}, 1000);'
/** A thread that is ready and never answers. */
const STUCK = threadOf(`${STAYS} parentPort.postMessage('ready')`)
/** One that never gets ready. */
const SILENT = threadOf(STAYS)

describe('the solver in its thread', () => {
  it('gives nobody the answer that an ended thread had sent to another', async () => {
    const threads: EventEmitter[] = []
    const createWorker = () => {
      const thread = Object.assign(new EventEmitter(), {
        postMessage: () => undefined,
        unref: () => undefined,
        terminate: async () => 0,
      })
      threads.push(thread)
      return thread as unknown as Worker
    }
    const solver = createArmorSolver({ timeLimitMs: 1, graceMs: 1, createWorker })
    const first = solver.solve(PROBLEM, 'a')
    const second = solver.solve(PROBLEM, 'b')
    threads[0]?.emit('message', 'ready')
    await expect(first).rejects.toMatchObject({ code: 'armor-timeout' })
    threads[0]?.emit('message', 'ready')
    threads[0]?.emit('message', { builds: [], of: 'a' })
    threads[1]?.emit('message', 'ready')
    threads[1]?.emit('message', { builds: [], of: 'b' })
    expect(await second).toEqual({ builds: [], of: 'b' })
    await solver.stop()
  })

  it('solves one problem after the other', async () => {
    const solver = createArmorSolver()
    const solutions = await Promise.all([solver.solve(PROBLEM, 'a'), solver.solve(PROBLEM, 'b')])
    expect(solutions.map(({ builds }) => builds[0]?.pieces)).toEqual([
      ['0', '1', '2', '3', '4'],
      ['0', '1', '2', '3', '4'],
    ])
    await solver.stop()
  })

  it('sends away what no longer fits into its queue', async () => {
    const solver = createArmorSolver({ maxWaiting: 1, thread: STUCK })
    const [running, waiting] = [solver.solve(PROBLEM, 'a'), solver.solve(PROBLEM, 'b')]
    await expect(solver.solve(PROBLEM, 'c')).rejects.toMatchObject({ status: 503, code: 'armor-busy' })
    await Promise.all([
      expect(running).rejects.toMatchObject({ code: 'armor-busy' }),
      expect(waiting).rejects.toMatchObject({ code: 'armor-busy' }),
      solver.stop(),
    ])
  })

  it('gives one player two places at most, so that the others find some', async () => {
    const solver = createArmorSolver({ thread: STUCK })
    const asked = [1, 2, 3].map(() => solver.solve(PROBLEM, 'greedy'))
    await expect(solver.solve(PROBLEM, 'greedy')).rejects.toMatchObject({ status: 503, code: 'armor-busy' })
    const other = solver.solve(PROBLEM, 'patient')
    const all = Promise.allSettled([...asked, other])
    await solver.stop()
    expect((await all).map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
  })

  it('serves another player before the one it has just served', async () => {
    const solver = createArmorSolver()
    const served: string[] = []
    const solve = async (player: string) => {
      await solver.solve(PROBLEM, player)
      served.push(player)
    }
    await Promise.all([solve('greedy'), solve('greedy'), solve('greedy'), solve('patient')])
    expect(served).toEqual(['greedy', 'patient', 'greedy', 'greedy'])
    await solver.stop()
  })

  it('ends a thread that does not keep its time limit, and says so', async () => {
    const solver = createArmorSolver({ timeLimitMs: 1, graceMs: 10, thread: STUCK })
    await expect(solver.solve(PROBLEM, 'c')).rejects.toMatchObject({ status: 503, code: 'armor-timeout' })
    await solver.stop()
  })

  it('gives a problem its whole time, however long the thread takes to start', async () => {
    vi.useFakeTimers()
    const thread = new EventEmitter()
    const worker = Object.assign(thread, {
      postMessage: () => thread.emit('message', { builds: [] }),
      unref: () => undefined,
      terminate: async () => 0,
    })
    const solver = createArmorSolver({
      timeLimitMs: 20,
      graceMs: 50,
      createWorker: () => worker as unknown as Worker,
    })
    const solved = solver.solve(PROBLEM, 'a')
    vi.advanceTimersByTime(1_000)
    thread.emit('message', 'ready')
    expect(await solved).toEqual({ builds: [] })
    await solver.stop()
    vi.useRealTimers()
  })

  it('does not wait for ever for a thread that never starts, and begins another for the next problem', async () => {
    const solver = createArmorSolver({ startLimitMs: 30, thread: SILENT })
    for (let tries = 0; tries < 2; tries++) {
      await expect(solver.solve(PROBLEM, 'a')).rejects.toMatchObject({ status: 503, code: 'armor-timeout' })
    }
    await solver.stop()
  })

  it('keeps a thread that was started before anybody needed it', async () => {
    const solver = createArmorSolver()
    solver.warm()
    solver.warm()
    expect((await solver.solve(PROBLEM, 'a')).builds).not.toEqual([])
    await solver.stop()
  })
})
