import { once } from 'node:events'
import { constants, getPriority, platform } from 'node:os'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'

const SOURCE = `
import { getPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { giveWayToMainThread } from ${JSON.stringify(new URL('./give-way.ts', import.meta.url).href)}
giveWayToMainThread()
parentPort.postMessage(getPriority())`

it.runIf(platform() === 'linux')('a thread that gives way leaves the main thread as it was', async () => {
  const before = getPriority()
  const thread = new Worker(new URL(`data:text/javascript,${encodeURIComponent(SOURCE)}`))
  const [ofThread] = await once(thread, 'message')
  // A run that has the lowest priority itself can give none away.
  expect(ofThread).toBe(Math.min(before + 5, constants.priority.PRIORITY_LOW))
  expect(getPriority()).toBe(before)
  await thread.terminate()
})
