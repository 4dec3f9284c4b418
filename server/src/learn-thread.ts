/** A thread that learns what perks are worth from wish lists, once. */
import { parentPort } from 'node:worker_threads'
import { giveWayToMainThread } from './async/give-way.ts'
import { READY } from './async/thread-pool.ts'
import { type LearnTask, learnFromLists } from './wish-lists/learn-from-lists.ts'

giveWayToMainThread()

// What is thrown ends the thread, and the pool rejects the task.
parentPort?.on('message', async (task: LearnTask) => {
  parentPort?.postMessage(await learnFromLists(task))
})
parentPort?.postMessage(READY)
