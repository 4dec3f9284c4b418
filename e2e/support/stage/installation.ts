/**
 * A whole installation as a player meets it: the sandbox and the server as processes of their own, started the way
 * `npm start` starts them, on free ports with a data folder that vanishes afterwards.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a journey may do to the server, as an operator or an accident would. */
export interface ServerControl {
  /** Ends the server as `kill -9` would; whoever calls it finds no one. */
  stopServer(): Promise<void>
  /** Starts it on the same data and the same address; settings override those it had at first. */
  startServer(settings?: Settings): Promise<void>
  /** `stopServer`, then `startServer`. */
  restartServer(settings?: Settings): Promise<void>
  /** It still takes calls and answers none, as a machine that is stuck does. */
  freezeServer(): Promise<void>
  thawServer(): Promise<void>
}

export interface Installation extends ServerControl {
  readonly url: string
  readonly sandboxUrl: string
  /** Where the server tells its figures. */
  readonly metricsUrl: string
  readonly dataDir: string
  close(): Promise<void>
}

type Settings = Readonly<Record<string, string>>

export const root = join(import.meta.dirname, '..', '..', '..')
/** Journeys start servers by the dozen; what one has compiled, the next finds compiled. */
const compiled = join(root, 'node_modules', '.cache', 'compiled')

const given = new Set<number>()

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1')
  const listens = await once(probe, 'listening').then(
    () => true,
    () => false,
  )
  probe.close()
  return listens
}

/**
 * Below the ports that systems give to outgoing calls: one of those would be taken by some call before the server
 * has it, or while a journey keeps the server away. Nor does another installation of this run get it.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  if (given.has(port)) return freePort()
  given.add(port)
  return (await isFree(port)) ? port : freePort()
}

interface Started {
  readonly child: ChildProcess
  readonly ready: Settings
}

async function start(children: ChildProcess[], entry: string, env: Settings): Promise<Started> {
  const child = spawn(process.execPath, [entry], {
    cwd: root,
    env: { NODE_COMPILE_CACHE: compiled, ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  children.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-4_000)
    })
  }
  const ready = await Promise.race([
    new Promise<Settings>((resolve) => {
      child.on('message', (message: Settings) => {
        if (message.type === 'ready') resolve(message)
      })
    }),
    once(child, 'exit').then(() => {
      throw new Error(`${entry} ended before it was ready:\n${output}`)
    }),
  ])
  return { child, ready }
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

export async function startInstallation(settings: Settings = {}): Promise<Installation> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ai-vault-e2e-'))
  const children: ChildProcess[] = []
  const close = async () => {
    for (const child of children) child.kill('SIGCONT')
    await Promise.all(children.map((child) => stop(child, 'SIGTERM')))
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    return { ...(await startProcesses(children, dataDir, settings)), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function startProcesses(
  children: ChildProcess[],
  dataDir: string,
  settings: Settings,
): Promise<Omit<Installation, 'close'>> {
  const [port, sandboxPort, metricsPort] = [await freePort(), await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const sandbox = await start(children, 'sandbox/src/main.ts', {
    SANDBOX_PORT: String(sandboxPort),
    PUBLIC_URL: url,
    HOST: '127.0.0.1',
  })
  const {
    url: sandboxUrl = '',
    apiKey = '',
    clientId = '',
    clientSecret = '',
    moderator = '',
  } = sandbox.ready
  const spawnServer = (changed: Settings = {}) =>
    start(children, 'server/src/main.ts', {
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      PLATFORM_URL: sandboxUrl,
      BUNGIE_API_KEY: apiKey,
      BUNGIE_CLIENT_ID: clientId,
      BUNGIE_CLIENT_SECRET: clientSecret,
      DEMO_GUARDIAN: 'veteran',
      MODERATORS: moderator,
      // Journeys decide themselves when the platform is looked at.
      STATUS_PROBE: 'off',
      // Several installations share the machine: a thread of its own for each would only wait for a core.
      WORKERS: '0',
      METRICS_PORT: String(metricsPort),
      // The sandbox stands beside the server and sets no limit.
      PLATFORM_RATE: '1000',
      // No outcome depends on how busy the machine is.
      PATIENCE: '20',
      LOG_LEVEL: 'error',
      ...settings,
      ...changed,
    })
  let server = await spawnServer()
  const isRunning = () => server.child.exitCode === null && server.child.signalCode === null
  const stopServer = () => stop(server.child, 'SIGKILL')
  const startServer = async (changed?: Settings) => {
    if (!isRunning()) server = await spawnServer(changed)
  }
  return {
    url,
    sandboxUrl,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    dataDir,
    stopServer,
    startServer,
    async restartServer(changed) {
      await stopServer()
      await startServer(changed)
    },
    async freezeServer() {
      server.child.kill('SIGSTOP')
    },
    async thawServer() {
      server.child.kill('SIGCONT')
    },
  }
}
