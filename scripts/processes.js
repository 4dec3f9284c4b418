// Long-running children of `npm start` and `npm run dev`: started, awaited until ready, stopped together.
import { spawn } from 'node:child_process'
import { nodeBinary, root, toolEnvironment } from './prepare.js'

const STOP_LIMIT_MS = 2_000
const running = new Set()
let stopping = false

/** Resolves once the child reports `{type: 'ready', ...}`; rejects without a text if it ends before that. */
export function startProcess(entry, settings = {}, nodeArguments = []) {
  return new Promise((resolve, reject) => {
    const child = spawn(nodeBinary, [...nodeArguments, entry], {
      cwd: root,
      env: toolEnvironment(settings),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    running.add(child)
    child.on('message', (message) => {
      if (message?.type === 'ready') resolve({ child, ready: message })
    })
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      running.delete(child)
      reject(new Error(''))
      if (!stopping) {
        if (code === 0 || signal) process.stderr.write(`${entry} ended (${signal ?? code}); stopping.\n`)
        stopAll(1)
      }
    })
  })
}

/** Asks every child to stop, waits for requests in flight, and leaves at the limit in any case. */
export function stopAll(exitCode) {
  if (stopping) return
  stopping = true
  process.exitCode = exitCode
  const limit = setTimeout(() => {
    for (const child of running) child.kill('SIGKILL')
    process.exit(exitCode)
  }, STOP_LIMIT_MS)
  const leaveWhenAlone = () => {
    if (running.size > 0) return
    clearTimeout(limit)
    process.exit(exitCode)
  }
  for (const child of running) {
    child.on('exit', leaveWhenAlone)
    child.kill('SIGTERM')
  }
  leaveWhenAlone()
}
