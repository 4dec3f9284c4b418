import { parentPort } from 'node:worker_threads'
import { solveArmor } from '@ai-vault/game/armor/solver.ts'
import { READY, type SolverMessage, type SolverTask } from './solver-message.ts'

const say = (message: SolverMessage) => parentPort?.postMessage(message)

/** One problem after the other, each with a time limit; what was found by then is the answer, marked incomplete. */
parentPort?.on('message', ({ problem, timeLimitMs }: SolverTask) => {
  const end = performance.now() + timeLimitMs
  say(solveArmor(problem, { shouldStop: () => performance.now() > end }))
})
say(READY)
