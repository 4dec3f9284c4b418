import type { ArmorProblem, SlotIndex, SolverPiece } from '@ai-vault/game/armor/problem.ts'
import { describe, expect, it } from 'vitest'
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
/** A thread that never answers. */
const STUCK = new URL('data:text/javascript,setInterval(() => {}, 1000)')

describe('the solver in its thread', () => {
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
})
