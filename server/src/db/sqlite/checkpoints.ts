import { Worker } from 'node:worker_threads'

const THREAD = new URL('./checkpoint-thread.ts', import.meta.url)
const LARGE_BYTES = 4 * 1024 ** 2
const PAUSE_MS = 2_000

/**
 * Moves what was written from SQLite's log into its main file, in a thread of its own: it waits for the disk twice, and
 * on the main thread every request would wait with it. A log that never gets large needs no such thread.
 */
export function createCheckpoints(path: string, { largeBytes = LARGE_BYTES, pauseMs = PAUSE_MS } = {}) {
  let thread: Worker | undefined
  let planned: NodeJS.Timeout | undefined
  let stopped = false

  function start(): Worker {
    const worker = new Worker(THREAD, { workerData: path })
    worker.unref()
    worker.on('message', () => {
      planned = undefined
    })
    // SQLite moves the log by itself when it gets too long; the next write tries a new thread.
    worker.on('error', () => {
      thread = undefined
      planned = undefined
    })
    return worker
  }

  return {
    /** Told after every write how large the log is. */
    written(logBytes: number) {
      if (stopped || planned || logBytes < largeBytes) return
      planned = setTimeout(() => {
        thread ??= start()
        thread.postMessage('checkpoint')
      }, pauseMs).unref()
    },

    async stop() {
      stopped = true
      clearTimeout(planned)
      await thread?.terminate()
    },
  }
}
