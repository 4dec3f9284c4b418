/** The server as a process: settings from the environment, one clear line and exit 1 when it cannot start. */
import { flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { createNameIndex } from '@ai-vault/sentinel/reader/names/name-index.ts'
import { warmUp } from '@ai-vault/sentinel/reader/read.ts'
import { pino } from 'pino'
import { explainFailure } from './explain-failure.ts'
import { loadSettings, type Settings } from './settings/settings.ts'
import { type RunningServer, startServer } from './start-server.ts'

const STOP_LIMIT_MS = 1_900

// Every profile leaves megabytes behind. Collected once they come to 40 % of what is in use, memory stays flat
// under load; by default V8 lets them grow to several times that.
setFlagsFromString('--heap-growing-percent=40')

function fail(line: string): never {
  process.stderr.write(`${line.replaceAll('\n', ' ')}\n`)
  process.exit(1)
}

function readSettings(): Settings {
  try {
    return loadSettings(process.env)
  } catch (error) {
    return fail(explainFailure(error))
  }
}

const settings = readSettings()
const logger = pino({ level: settings.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime })
const server: RunningServer = await startServer(settings, { logger }).catch((error) =>
  fail(explainFailure(error, settings)),
)

let stopping = false
function stop() {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(0), STOP_LIMIT_MS).unref()
  server.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  )
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
// Started by another process, it does not outlive that one.
process.on('disconnect', stop)

const { url, metricsUrl, platform, database } = server
logger.info({ url, metricsUrl, platform, database }, 'ready')
process.send?.({ type: 'ready', url, metricsUrl, platform, database })
// Where NODE_COMPILE_CACHE is set: the next start finds it even if this process is killed.
flushCompileCache()
setTimeout(warmUp, 0, createNameIndex([]))
