// Long-running children of `npm start` and `npm run dev`: started, awaited until ready, stopped together.
import { spawn } from 'node:child_process'
import { nodeBinary, root, toolEnvironment } from './prepare.js'

const STOP_LIMIT_MS = 2_000
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000
/** A process that ran this long before it ended has not failed to start: the next pause is short again. */
const STEADY_MS = 60_000
const running = new Set()
let stopping = false

/** `onReady` hears `{type: 'ready', ...}` from the child, `onEnd` how it ended unless everything is being stopped. */
function launch(entry, settings, nodeArguments, { onReady, onEnd }) {
  const child = spawn(nodeBinary, [...nodeArguments, entry], {
    cwd: root,
    env: toolEnvironment(settings),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  running.add(child)
  child.on('message', (message) => {
    if (message?.type === 'ready') onReady({ child, ready: message })
  })
  child.on('error', onEnd)
  child.on('exit', (code, signal) => {
    running.delete(child)
    if (!stopping) onEnd(undefined, code, signal)
  })
}

/** Resolves once the child is ready; where it ends, before or after, everything stops. */
export function startProcess(entry, settings = {}, nodeArguments = []) {
  return new Promise((resolve, reject) => {
    launch(entry, settings, nodeArguments, {
      onReady: resolve,
      onEnd(error, code, signal) {
        // A child that failed by itself has said why in its own line.
        reject(error ?? new Error(''))
        if (code === 0 || signal) process.stderr.write(`${entry} ended (${signal ?? code}); stopping.\n`)
        stopAll(1)
      },
    })
  })
}

/**
 * Resolves once the child is ready. After that it is started again whenever it ends, with a pause that doubles as long
 * as it keeps ending; a first start that fails is reported as `startProcess` does.
 */
export async function keepRunning(entry, settings = {}) {
  let pauseMs = FIRST_PAUSE_MS
  let startedAt = 0
  return new Promise((resolve, reject) => {
    let wasReady = false
    const start = () => {
      startedAt = Date.now()
      launch(entry, settings, [], {
        onReady(started) {
          if (wasReady) process.stderr.write(`${entry} is running again.\n`)
          wasReady = true
          resolve(started)
        },
        onEnd(error, code, signal) {
          if (error || !wasReady) {
            reject(error ?? new Error(''))
            return stopAll(1)
          }
          if (Date.now() - startedAt >= STEADY_MS) pauseMs = FIRST_PAUSE_MS
          process.stderr.write(
            `${entry} ended (${signal ?? code}); starting it again in ${pauseMs / 1000} s.\n`,
          )
          setTimeout(() => {
            if (!stopping) start()
          }, pauseMs)
          pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
        },
      })
    }
    start()
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

/** How a server plays against the sandbox that said it is ready. */
export const sandboxSettings = ({ url, apiKey, clientId, clientSecret, moderator }) => ({
  PLATFORM_URL: url,
  BUNGIE_API_KEY: apiKey,
  BUNGIE_CLIENT_ID: clientId,
  BUNGIE_CLIENT_SECRET: clientSecret,
  DEMO_GUARDIAN: 'veteran',
  // Else nobody could decide about the points that guardians submit.
  MODERATORS: process.env.MODERATORS || moderator,
  // It stands on this machine and sets no limit.
  PLATFORM_RATE: '1000',
})
