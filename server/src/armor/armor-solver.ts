import { Worker } from 'node:worker_threads'
import type { ArmorProblem, ArmorSolution } from '@ai-vault/game/armor/problem.ts'
import { ApiError } from '../errors/api-error.ts'
import type { SolverTask } from './solver-thread.ts'

/**
 * The solver in a thread of its own, so that no other request waits for it. One problem at a time, a few waiting, and
 * more than that are sent away: a queue nobody can sit out helps no one. A player has at most two places in it, and
 * whoever was not served last comes first, so that nobody fills it for the others. The thread stops itself at its time
 * limit; one that does not is ended and replaced.
 */
const TIME_LIMIT_MS = 4_000
const GRACE_MS = 1_000
const MAX_WAITING = 8
const MAX_OF_PLAYER = 2
const RETRY_AFTER_S = 5
const HEAP_MB = 256
const THREAD = new URL('./solver-thread.ts', import.meta.url)

interface Job {
  readonly problem: ArmorProblem
  readonly player: string
  readonly resolve: (solution: ArmorSolution) => void
  readonly reject: (error: Error) => void
}

export interface ArmorSolverOptions {
  readonly timeLimitMs?: number
  readonly graceMs?: number
  readonly maxWaiting?: number
  readonly thread?: URL
}

export type ArmorSolver = ReturnType<typeof createArmorSolver>

const busy = () =>
  new ApiError(
    503,
    'armor-busy',
    'The armor solver has too much to do right now. Please try again in a moment.',
    {
      retryAfter: RETRY_AFTER_S,
    },
  )
export const tookTooLong = (cause?: unknown) =>
  new ApiError(
    503,
    'armor-timeout',
    'This armor query took too long. Ask for less, or use the optimizer screen.',
    {
      retryAfter: RETRY_AFTER_S,
      cause,
    },
  )

export function createArmorSolver(options: ArmorSolverOptions = {}) {
  const {
    timeLimitMs = TIME_LIMIT_MS,
    graceMs = GRACE_MS,
    maxWaiting = MAX_WAITING,
    thread = THREAD,
  } = options
  const waiting: Job[] = []
  let worker: Worker | undefined
  let current: Job | undefined
  let servedLast: string | undefined
  let alarm: NodeJS.Timeout | undefined

  function start(): Worker {
    const started = new Worker(thread, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } })
    started.unref()
    started.on('message', (solution: ArmorSolution) => finish((job) => job.resolve(solution)))
    started.on('error', (error) => {
      if (started === worker) abandon(error)
    })
    return started
  }

  function finish(settle: (job: Job) => void) {
    clearTimeout(alarm)
    const job = current
    current = undefined
    if (job) settle(job)
    next()
  }

  function abandon(cause?: unknown) {
    const ended = worker
    worker = undefined
    void ended?.terminate()
    finish((job) => job.reject(tookTooLong(cause)))
  }

  function next() {
    if (current) return
    const another = waiting.findIndex(({ player }) => player !== servedLast)
    current = waiting.splice(Math.max(another, 0), 1)[0]
    if (!current) return
    servedLast = current.player
    worker ??= start()
    const task: SolverTask = { problem: current.problem, timeLimitMs }
    worker.postMessage(task)
    alarm = setTimeout(abandon, timeLimitMs + graceMs).unref()
  }

  return {
    /** `player`: whose problem it is. */
    solve(problem: ArmorProblem, player: string): Promise<ArmorSolution> {
      const own = waiting.filter((job) => job.player === player)
      if (waiting.length >= maxWaiting || own.length >= MAX_OF_PLAYER) return Promise.reject(busy())
      return new Promise((resolve, reject) => {
        waiting.push({ problem, player, resolve, reject })
        next()
      })
    },
    async stop() {
      clearTimeout(alarm)
      for (const job of waiting.splice(0)) job.reject(busy())
      current?.reject(busy())
      current = undefined
      await worker?.terminate()
      worker = undefined
    },
  }
}
