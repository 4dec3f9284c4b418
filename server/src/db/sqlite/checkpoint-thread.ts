/** Moves SQLite's log into its main file whenever it is told to. */
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

export type Checkpoint = 'passive' | 'truncate'

/** While it waits for readers no one can write: not for long, then. */
const BUSY_MS = 100

const database = new DatabaseSync(workerData, { timeout: BUSY_MS })

parentPort?.on('message', (mode: Checkpoint) => {
  const { busy } = database.prepare(`pragma wal_checkpoint(${mode})`).get() as { readonly busy: number }
  parentPort?.postMessage({ mode, done: busy === 0 })
})
