/** A thread of the pool: profiles are translated here, and answers made of them. */
import { parentPort, workerData } from 'node:worker_threads'
import { newsBuilder } from './alerts/find-news.ts'
import { giveWayToMainThread } from './async/give-way.ts'
import { READY } from './async/thread-pool.ts'
import { dashboardBuilder, dayBuilder } from './dashboard/dashboard-builders.ts'
import { createWorker } from './guardians/workers/create-worker.ts'
import type { WorkerResult, WorkerTask } from './guardians/workers/messages.ts'
import { inventoryBuilder, liveInventoryBuilder } from './inventory/inventory-builders.ts'

giveWayToMainThread()

const work = createWorker(workerData, {
  dashboard: dashboardBuilder,
  day: dayBuilder,
  inventory: inventoryBuilder,
  'live-inventory': liveInventoryBuilder,
  news: newsBuilder,
})

/** The bytes of an answer are handed over, not copied. */
const bytesOf = (result: WorkerResult) => (result.type === 'made' ? [result.made.json.buffer] : [])

// The pool sends one task at a time. What is thrown ends the thread: the pool hears of it and starts another.
parentPort?.on('message', async (task: WorkerTask) => {
  const result = await work(task)
  parentPort?.postMessage(result, bytesOf(result))
})
parentPort?.postMessage(READY)
