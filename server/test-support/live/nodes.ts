import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_CLIENT_SECRET } from '@ai-vault/sandbox/demo-credentials.ts'
import { pino } from 'pino'
import { loadSettings } from '../../src/settings/settings.ts'
import { type RunningServer, startServer } from '../../src/start-server.ts'
import { keepDefinitions, lendDefinitions } from './definitions.ts'
import { untilReady } from './until-ready.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

interface NodeDeps {
  readonly platformUrl: string
  readonly databaseUrl: string | undefined
  readonly settings?: Readonly<Record<string, string>>
  /** Given what has to be undone, to be called in the opposite order. */
  readonly closing: (() => unknown)[]
}

/** Every node of an installation: one database and one key, and a folder of its own. */
function environmentOf({ platformUrl, databaseUrl, settings, closing }: NodeDeps) {
  const dataDir = mkdtempSync(join(tmpdir(), 'ai-vault-node-'))
  closing.push(() => rmSync(dataDir, { recursive: true, force: true }))
  lendDefinitions(dataDir)
  return {
    PORT: '0',
    PLATFORM_URL: platformUrl,
    BUNGIE_API_KEY: DEMO_API_KEY,
    BUNGIE_CLIENT_ID: DEMO_CLIENT_ID,
    BUNGIE_CLIENT_SECRET: DEMO_CLIENT_SECRET,
    SECRET_KEY: 'the same on every node, and long enough',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    RATE_LIMIT: '0',
    // Whichever node looked at its start would answer from that look, for half a minute.
    STATUS_PROBE: 'off',
    // The same work in place: a test starts many nodes, and each thread loads the server's modules once more.
    WORKERS: '0',
    PATIENCE: process.env.PATIENCE ?? '1',
    ...settings,
  }
}

/** In this process. */
export async function startNode(deps: NodeDeps): Promise<RunningServer> {
  const environment = environmentOf(deps)
  const server = await startServer(loadSettings(environment), { logger: pino({ level: 'silent' }) })
  deps.closing.push(() => server.stop())
  await untilReady(server.url)
  keepDefinitions(environment.DATA_DIR)
  return server
}

export interface NodeProcess {
  readonly child: ChildProcess
  readonly url: string
  /** What it has written to its error stream. */
  readonly errors: readonly string[]
}

/** As a process of its own: only that can be killed, and what ends a process cannot be seen from inside it. */
export async function spawnNode(deps: NodeDeps): Promise<NodeProcess> {
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...environmentOf(deps),
    },
  })
  const errors: string[] = []
  child.stderr?.on('data', (chunk) => errors.push(String(chunk)))
  deps.closing.push(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  })
  const [ready] = (await once(child, 'message')) as [{ url: string }]
  await untilReady(ready.url)
  return { child, url: ready.url, errors }
}
