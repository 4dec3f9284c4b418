/** The server as a process: settings from the environment, one clear line and exit 1 when it cannot start. */
import { setFlagsFromString } from 'node:v8'
import { pino } from 'pino'
import { FolderLockedError, FolderUnusableError } from './db/folder-lock.ts'
import { NewerDataError } from './db/migrate.ts'
import { unwritableReason } from './db/sqlite-failures.ts'
import { loadSettings, type Settings, SettingsError } from './settings/settings.ts'
import { type RunningServer, startServer } from './start-server.ts'

const STOP_LIMIT_MS = 1_900

// Every profile leaves megabytes behind. Collected once they come to 40 % of what is in use, memory stays flat
// under load; by default V8 lets them grow to several times that.
setFlagsFromString('--heap-growing-percent=40')

function fail(line: string): never {
  process.stderr.write(`${line.replaceAll('\n', ' ')}\n`)
  process.exit(1)
}

/** Their messages are for the operator as they are. */
const OPERATOR_ERRORS = [SettingsError, FolderLockedError, FolderUnusableError, NewerDataError]

function explain(error: unknown, settings?: Settings): string {
  if (OPERATOR_ERRORS.some((kind) => error instanceof kind)) return (error as Error).message
  const { code, message } = error as NodeJS.ErrnoException
  const address = `${settings?.host}:${settings?.port}`
  if (code === 'EADDRINUSE') return `${address} is taken by another program; set PORT to a free port`
  if (code === 'EACCES') return `Not allowed to listen on ${address}; choose a PORT above 1023`
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${settings?.host}; check HOST`
  const { cause } = error as { cause?: NodeJS.ErrnoException }
  const refusal = cause?.code ?? code
  if (settings?.databaseUrl && refusal) {
    const { host } = new URL(settings.databaseUrl)
    return `The database at ${host} did not let us in (${refusal}); check DATABASE_URL`
  }
  const unwritable = unwritableReason(error) ?? unwritableReason(cause)
  if (unwritable) return `The data folder ${settings?.dataDir} cannot be written to: ${unwritable}`
  return `The server could not start: ${message}${cause ? ` (${cause.message})` : ''}`
}

function readSettings(): Settings {
  try {
    return loadSettings(process.env)
  } catch (error) {
    return fail(explain(error))
  }
}

const settings = readSettings()
const logger = pino({ level: settings.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime })
const server: RunningServer = await startServer(settings, { logger }).catch((error) =>
  fail(explain(error, settings)),
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
