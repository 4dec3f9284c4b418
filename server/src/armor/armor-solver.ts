import { Worker } from 'node:worker_threads'
import type { ArmorProblem, ArmorSolution } from '@ai-vault/game/armor/problem.ts'
import { patient } from '../async/patience.ts'
import { ApiError } from '../errors/api-error.ts'
import { READY, type SolverMessage, type SolverTask } from './solver-message.ts'

/**
 * The solver in a thread of its own, so that no other request waits for it. One problem at a time, a few waiting, and
 * more than that are sent away: a queue nobody can sit out helps no one. A player has at most two places in it, and
 * whoever was not served last comes first, so that nobody fills it for the others. The thread stops itself at its time
 * limit; one that does not is ended and replaced. The limit counts from when the problem is handed over: a thread that
 * is still starting on a busy machine costs no problem its time.
 */
const START_LIMIT_MS = 30_000
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

/** A thread takes problems once it has said that it is ready. */
interface Thread {
  readonly worker: SolverWorker
  ready: boolean
}

export interface ArmorSolverOptions {
  readonly startLimitMs?: number
  readonly timeLimitMs?: number
  readonly graceMs?: number
  readonly maxWaiting?: number
  readonly thread?: URL
  readonly createWorker?: (address: URL) => SolverWorker
}

type SolverWorker = Pick<Worker, 'on' | 'unref' | 'postMessage' | 'terminate'>
const createThread = (address: URL) =>
  new Worker(address, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } })

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
    startLimitMs = patient(START_LIMIT_MS),
    timeLimitMs = patient(TIME_LIMIT_MS),
    graceMs = GRACE_MS,
    maxWaiting = MAX_WAITING,
    thread: address = THREAD,
    createWorker = createThread,
  } = options
  const waiting: Job[] = []
  let thread: Thread | undefined
  let current: Job | undefined
  let servedLast: string | undefined
  let alarm: NodeJS.Timeout | undefined

  function start() {
    const worker = createWorker(address)
    const started: Thread = { worker, ready: false }
    thread = started
    worker.unref()
    worker.on('message', (message: SolverMessage) => {
      // What a thread sent before it was ended may arrive afterwards, and would be taken for another player's answer.
      if (started !== thread) return
      if (message !== READY) return finish((job) => job.resolve(message))
      started.ready = true
      handOver(started)
    })
    worker.on('error', (error) => {
      if (started === thread) abandon(error)
    })
    setAlarm(startLimitMs)
  }

  function setAlarm(ms: number) {
    clearTimeout(alarm)
    alarm = setTimeout(abandon, ms).unref()
  }

  function finish(settle: (job: Job) => void) {
    clearTimeout(alarm)
    const job = current
    current = undefined
    if (job) settle(job)
    next()
  }

  function abandon(cause?: unknown) {
    const ended = thread
    thread = undefined
    void ended?.worker.terminate()
    finish((job) => job.reject(tookTooLong(cause)))
  }

  function next() {
    if (current) return
    const another = waiting.findIndex(({ player }) => player !== servedLast)
    current = waiting.splice(Math.max(another, 0), 1)[0]
    if (!current) return
    servedLast = current.player
    if (!thread) start()
    else if (thread.ready) handOver(thread)
  }

  function handOver({ worker }: Thread) {
    clearTimeout(alarm)
    if (!current) return
    const task: SolverTask = { problem: current.problem, timeLimitMs }
    worker.postMessage(task)
    setAlarm(timeLimitMs + graceMs)
  }

  return {
    /** Before anybody needs it, so that the first problem does not wait for the thread. */
    warm() {
      if (!thread) start()
    },
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
      await thread?.worker.terminate()
      thread = undefined
    },
  }
}
