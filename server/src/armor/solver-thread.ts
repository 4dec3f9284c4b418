import { parentPort } from 'node:worker_threads'
import { solveArmor } from '@ai-vault/game/armor/solver.ts'
import { giveWayToMainThread } from '../async/give-way.ts'
import { rehearsalProblem } from './rehearsal-problem.ts'
import { READY, type SolverMessage, type SolverTask } from './solver-message.ts'

const REHEARSAL_MS = 250

giveWayToMainThread()

const say = (message: SolverMessage) => parentPort?.postMessage(message)

/** One problem after the other, each with a time limit; what was found by then is the answer, marked incomplete. */
parentPort?.on('message', ({ problem, timeLimitMs }: SolverTask) => {
  const end = performance.now() + timeLimitMs
  say(solveArmor(problem, { shouldStop: () => performance.now() > end }))
})
// The engine compiles what it runs often: the first player's problem then costs what every later one does.
const rehearsalEnd = performance.now() + REHEARSAL_MS
solveArmor(rehearsalProblem(), { shouldStop: () => performance.now() > rehearsalEnd })
say(READY)
