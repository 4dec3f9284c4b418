import type { ArmorProblem, ArmorSolution } from '@ai-vault/game/armor/problem.ts'

/** What goes into the thread. */
export interface SolverTask {
  readonly problem: ArmorProblem
  readonly timeLimitMs: number
}

/** Said once by the thread, when it can take its first problem. */
export const READY = 'ready'
/** What comes out of it. */
export type SolverMessage = typeof READY | ArmorSolution
