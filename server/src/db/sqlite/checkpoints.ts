import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Checkpoint } from './checkpoint-thread.ts'

const THREAD = new URL('./checkpoint-thread.ts', import.meta.url)
const LARGE_BYTES = 4 * 1024 ** 2
const PAUSE_MS = 2_000
const TRIES = 10
const TRY_AGAIN_MS = 200

/**
 * Moves what was written from SQLite's log into its main file, in a thread of its own: it waits for the disk twice, and
 * on the main thread every request would wait with it. A log that never gets large needs no such thread.
 */
export function createCheckpoints(path: string, { largeBytes = LARGE_BYTES, pauseMs = PAUSE_MS } = {}) {
  let thread: Worker | undefined
  let planned: NodeJS.Timeout | undefined
  let stopped = false
  /** Called with whether the log is empty, or false where the thread has died. */
  let onTruncated: ((done: boolean) => void) | undefined
  let emptying: Promise<void> | undefined

  function start(): Worker {
    const worker = new Worker(THREAD, { workerData: path })
    worker.unref()
    worker.on('message', ({ mode, done }: { readonly mode: Checkpoint; readonly done: boolean }) => {
      if (mode === 'passive') planned = undefined
      else onTruncated?.(done)
    })
    // SQLite moves the log by itself when it gets too long; the next write tries a new thread.
    worker.on('error', () => {
      thread = undefined
      planned = undefined
    })
    worker.on('exit', () => onTruncated?.(false))
    return worker
  }

  async function truncate() {
    for (let tries = 0; tries < TRIES && !stopped; tries++) {
      if (tries > 0) await wait(TRY_AGAIN_MS)
      thread ??= start()
      const { promise: truncated, resolve } = Promise.withResolvers<boolean>()
      onTruncated = resolve
      thread.postMessage('truncate')
      if (await truncated) return
    }
  }

  return {
    /** Told after every write how large the log is. */
    written(logBytes: number) {
      if (stopped || planned || logBytes < largeBytes) return
      planned = setTimeout(() => {
        thread ??= start()
        thread.postMessage('passive')
      }, pauseMs).unref()
    },

    /** Leaves nothing of what was deleted in the log, unless somebody uses the database all the while. */
    empty(): Promise<void> {
      emptying ??= truncate().finally(() => {
        emptying = undefined
      })
      return emptying
    },

    async stop() {
      stopped = true
      clearTimeout(planned)
      await thread?.terminate()
    },
  }
}
