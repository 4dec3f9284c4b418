import { Worker } from 'node:worker_threads'
import type { Lane as Priority } from '@ai-vault/platform/budget/lane.ts'
import { ApiError } from '../errors/api-error.ts'
import { patient } from './patience.ts'

/**
 * A few threads for work that would hold up every other request. A task has a key, and tasks of one key go to one
 * thread, so that it can keep what the next of them needs again. A thread has one task at a time: where it dies or does
 * not come to an end, it is known which task that was. That task is given to a new thread once more, because most often
 * it is not to blame; at the second time it fails. Work that nobody waits for gives way to work for a player, but not for
 * ever.
 */
const START_LIMIT_MS = 30_000
const TASK_LIMIT_MS = 20_000
const MOST_WAITING = 500
const TRIES = 2
const RETRY_AFTER_S = 5
/** Tasks for players that a task of the background lets pass. */
const MOST_PASSED = 8
const HEAP_MB = 512
/** Said once by a thread, when it can take its first task. */
export const READY = 'ready'

interface Job {
  readonly task: object
  readonly resolve: (result: unknown) => void
  readonly reject: (error: Error) => void
  tries: number
  /** How many more tasks may pass it. */
  yields: number
}

interface Lane {
  readonly waiting: Job[]
  worker: Worker | undefined
  ready: boolean
  current: Job | undefined
  alarm: NodeJS.Timeout | undefined
}

export interface ThreadPoolOptions {
  readonly thread: URL
  readonly size: number
  /** Given to every thread when it starts. */
  readonly workerData?: unknown
  readonly taskLimitMs?: number
  readonly startLimitMs?: number
  readonly mostWaiting?: number
  readonly heapMb?: number
  /** Called where a thread had to be replaced. */
  readonly onLost?: (reason: string) => void
}

export interface ThreadPool {
  /** How many threads there are at most. */
  readonly size: number
  /** Rejects with a 503 where too many wait, and where the task brought down two threads. */
  run(key: string, task: object, priority?: Priority): Promise<unknown>
  /** How many tasks wait for a thread. */
  waiting(): number
  /** Starts the threads before anybody needs them. */
  warm(): void
  stop(): Promise<void>
}

const busy = (cause?: unknown) =>
  new ApiError(503, 'server-busy', 'The server has too much to do right now. Please try again in a moment.', {
    retryAfter: RETRY_AFTER_S,
    cause,
  })

const emptyLane = (): Lane => ({
  waiting: [],
  worker: undefined,
  ready: false,
  current: undefined,
  alarm: undefined,
})

/** Nobody waits for an answer of a pool that stops. */
function rejectAll(lane: Lane) {
  clearTimeout(lane.alarm)
  for (const job of [lane.current, ...lane.waiting.splice(0)]) job?.reject(busy())
  lane.current = undefined
}

export function createThreadPool(options: ThreadPoolOptions): ThreadPool {
  const { thread, size, workerData, onLost } = options
  const {
    taskLimitMs = patient(TASK_LIMIT_MS),
    startLimitMs = patient(START_LIMIT_MS),
    mostWaiting = MOST_WAITING,
  } = options
  const lanes = Array.from({ length: size }, emptyLane)
  let stopped = false

  function start(lane: Lane) {
    const worker = new Worker(thread, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: options.heapMb ?? HEAP_MB },
    })
    worker.unref()
    lane.worker = worker
    lane.ready = false
    worker.on('message', (message: unknown) => {
      if (worker !== lane.worker) return
      if (message !== READY) return finish(lane, message)
      lane.ready = true
      clearTimeout(lane.alarm)
      next(lane)
    })
    worker.on('error', (error) => lose(lane, worker, error.message))
    worker.on('exit', (code) => lose(lane, worker, `it ended with ${code}`))
    setAlarm(lane, startLimitMs, worker)
  }

  function setAlarm(lane: Lane, ms: number, worker: Worker) {
    clearTimeout(lane.alarm)
    lane.alarm = setTimeout(() => lose(lane, worker, `it took longer than ${ms} ms`), ms).unref()
  }

  function finish(lane: Lane, result: unknown) {
    clearTimeout(lane.alarm)
    const job = lane.current
    lane.current = undefined
    job?.resolve(result)
    next(lane)
  }

  function lose(lane: Lane, worker: Worker, reason: string) {
    if (stopped || worker !== lane.worker) return
    clearTimeout(lane.alarm)
    const wasReady = lane.ready
    const job = lane.current ?? (wasReady ? undefined : lane.waiting.shift())
    lane.worker = undefined
    lane.ready = false
    lane.current = undefined
    void worker.terminate()
    onLost?.(reason)
    if (job && ++job.tries < TRIES) lane.waiting.unshift(job)
    else job?.reject(busy(new Error(reason)))
    next(lane)
  }

  function next(lane: Lane) {
    if (stopped || lane.current || lane.waiting.length === 0) return
    if (!lane.worker) return start(lane)
    if (!lane.ready) return
    const job = lane.waiting.shift()
    if (!job) return
    lane.current = job
    setAlarm(lane, taskLimitMs, lane.worker)
    try {
      lane.worker.postMessage(job.task)
    } catch (error) {
      // What cannot be sent is a mistake of ours, and no reason to lose the thread.
      lane.current = undefined
      clearTimeout(lane.alarm)
      job.reject(error as Error)
      next(lane)
    }
  }

  return {
    size,
    run(key, task, priority = 'player') {
      const lane = lanes[laneOf(key, size)]
      if (stopped || !lane || lane.waiting.length >= mostWaiting) return Promise.reject(busy())
      return new Promise((resolve, reject) => {
        const yields = priority === 'background' ? MOST_PASSED : 0
        enqueue(lane.waiting, { task, resolve, reject, tries: 0, yields })
        next(lane)
      })
    },
    waiting: () => lanes.reduce((sum, { waiting }) => sum + waiting.length, 0),
    warm() {
      for (const lane of lanes) if (!stopped && !lane.worker) start(lane)
    },
    async stop() {
      stopped = true
      for (const lane of lanes) rejectAll(lane)
      await Promise.all(lanes.map(({ worker }) => worker?.terminate()))
    },
  }
}

function enqueue(waiting: Job[], job: Job) {
  const isAhead = (other: Job) => job.yields > 0 || other.yields === 0
  const place = waiting.findLastIndex(isAhead) + 1
  for (const passed of waiting.slice(place)) passed.yields -= 1
  waiting.splice(place, 0, job)
}

/** The same for the same key, and spread evenly. */
function laneOf(key: string, lanes: number): number {
  let sum = 0
  for (let at = 0; at < key.length; at++) sum = (sum * 31 + key.charCodeAt(at)) >>> 0
  return sum % lanes
}
