/** A thread that does what a test tells it: answer, take its time, fail or die. */
import { parentPort, threadId } from 'node:worker_threads'

parentPort?.on('message', (task: { readonly do: string; readonly say?: string }) => {
  if (task.do === 'throw') throw new Error('thrown in the thread')
  if (task.do === 'exit') process.exit(3)
  if (task.do === 'hang') for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000)
  if (task.do === 'fill') {
    const kept: number[][] = []
    for (;;) kept.push(Array(1_000_000).fill(kept.length))
  }
  parentPort?.postMessage({ said: task.say, threadId })
})
parentPort?.postMessage('ready')
