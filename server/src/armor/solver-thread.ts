import { parentPort } from 'node:worker_threads'
import type { ArmorProblem } from '@ai-vault/game/armor/problem.ts'
import { solveArmor } from '@ai-vault/game/armor/solver.ts'

/** One problem after the other, each with a time limit; what was found by then is the answer, marked incomplete. */
export interface SolverTask {
  readonly problem: ArmorProblem
  readonly timeLimitMs: number
}

parentPort?.on('message', ({ problem, timeLimitMs }: SolverTask) => {
  const end = performance.now() + timeLimitMs
  parentPort?.postMessage(solveArmor(problem, { shouldStop: () => performance.now() > end }))
})
