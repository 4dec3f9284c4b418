/** The sandbox as a process of its own: settings from the environment, one line when ready, gone when asked. */
import { flushCompileCache } from 'node:module'
import { readSettings } from './read-settings.ts'
import { startSandbox } from './start-sandbox.ts'

const STOP_LIMIT_MS = 900

function fail(reason: string): never {
  process.stderr.write(`sandbox: ${reason}\n`)
  process.exit(1)
}

function explain(error: NodeJS.ErrnoException, address: string): string {
  if (error.code === 'EADDRINUSE') return `${address} is taken; set SANDBOX_PORT to a free port.`
  if (error.code === 'EACCES') return `not allowed to listen on ${address}; choose a SANDBOX_PORT above 1023.`
  if (error.code === 'EADDRNOTAVAIL') return `this machine has no address ${address}; check HOST.`
  return error.message
}

const settings = readSettings(process.env)
if ('reason' in settings) fail(settings.reason)

const sandbox = await startSandbox(settings.options).catch((error: NodeJS.ErrnoException) =>
  fail(explain(error, `${settings.options.host}:${settings.options.port}`)),
)
if (settings.stoppedClock) sandbox.clock.set(settings.stoppedClock)

let stopping = false
function stop() {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(0), STOP_LIMIT_MS).unref()
  void sandbox.close().then(() => process.exit(0))
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
// Started by another process, it does not outlive that one.
process.on('disconnect', stop)

const { apiKey, clientId, clientSecret } = settings.options
const { url, moderator } = sandbox
if (process.send) process.send({ type: 'ready', url, apiKey, clientId, clientSecret, moderator })
else process.stdout.write(`Sandbox platform is ready at ${url}\n`)
// Where NODE_COMPILE_CACHE is set: the next start finds it even if this process is killed.
flushCompileCache()
