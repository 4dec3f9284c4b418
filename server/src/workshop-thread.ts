/** A thread of the pool: profiles are translated here, and answers made of them. */
import { parentPort, workerData } from 'node:worker_threads'
import { newsMaker } from './alerts/find-news.ts'
import { dashboardMaker, dayMaker } from './dashboard/dashboard-makers.ts'
import type { WorkshopResult, WorkshopTask } from './guardians/workshop/messages.ts'
import { createWorkbench } from './guardians/workshop/workbench.ts'
import { inventoryMaker, liveInventoryMaker } from './inventory/inventory-makers.ts'
import { giveWayToMainThread } from './threads/give-way.ts'
import { READY } from './threads/thread-pool.ts'

giveWayToMainThread()

const work = createWorkbench(workerData, {
  dashboard: dashboardMaker,
  day: dayMaker,
  inventory: inventoryMaker,
  'live-inventory': liveInventoryMaker,
  news: newsMaker,
})

/** The bytes of an answer are handed over, not copied. */
const bytesOf = (result: WorkshopResult) => (result.type === 'made' ? [result.made.json.buffer] : [])

// The pool sends one task at a time. What is thrown ends the thread: the pool hears of it and starts another.
parentPort?.on('message', async (task: WorkshopTask) => {
  const result = await work(task)
  parentPort?.postMessage(result, bytesOf(result))
})
parentPort?.postMessage(READY)
