/** Moves SQLite's log into its main file whenever it is told to, as far as nobody is kept waiting by it. */
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

const database = new DatabaseSync(workerData)

parentPort?.on('message', () => {
  database.exec('pragma wal_checkpoint(passive)')
  parentPort?.postMessage('done')
})
