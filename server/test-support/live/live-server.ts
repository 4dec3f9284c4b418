import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nextWeeklyReset } from '@ai-vault/game/scores/week/weekly-matrix.ts'
import { DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_CLIENT_SECRET } from '@ai-vault/sandbox/demo-credentials.ts'
import type { FaultOrder } from '@ai-vault/sandbox/faults/fault-order.ts'
import { type Sandbox, startSandbox } from '@ai-vault/sandbox/start-sandbox.ts'
import { pino } from 'pino'
import { loadSettings } from '../../src/settings/settings.ts'
import { type RunningServer, type StartOptions, startServer } from '../../src/start-server.ts'
import { keepDefinitions, lendDefinitions } from './definitions.ts'
import { createLiveBrowser, type LiveBrowser } from './live-browser.ts'

const LITTLE_OF_A_WEEK_MS = 48 * 60 * 60_000

/** The real server with the real platform client over HTTP to a sandbox, and a clock for both that can be moved on. */
export interface LiveServer {
  readonly server: RunningServer
  readonly sandbox: Sandbox
  readonly dataDir: string
  browser(): LiveBrowser
  fault(order: FaultOrder): Promise<void>
  clearFaults(): Promise<void>
  /** Until every ordered fault has met as many calls as it was ordered for. */
  faultsTaken(): Promise<void>
  /** What time it is for server and sandbox. */
  now(): number
  /** For server and sandbox alike. */
  pass(seconds: number): void
  /** Where little is left of this week, the next one begins: its tasks fit before its end, whenever the test runs. */
  haveAWeekAhead(): void
  close(): Promise<void>
}

export async function startLiveServer(
  environment: Record<string, string> = {},
  options: Pick<StartOptions, 'stopPatienceMs'> & {
    readonly logged?: string[]
    /** Short only where a test waits for it to be over: a busy machine keeps an answer back for seconds. */
    readonly platformPatienceMs?: number
  } = {},
): Promise<LiveServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ai-vault-live-'))
  const sandbox = await startSandbox({ port: 0, redirectUrls: ['http://127.0.0.1:3000/auth/callback'] })
  let ahead = 0
  const now = () => Date.now() + ahead
  const pass = (seconds: number) => {
    ahead += seconds * 1000
    sandbox.clock.advance(seconds)
  }
  const settings = loadSettings({
    PORT: '0',
    PLATFORM_URL: sandbox.url,
    BUNGIE_API_KEY: DEMO_API_KEY,
    BUNGIE_CLIENT_ID: DEMO_CLIENT_ID,
    BUNGIE_CLIENT_SECRET: DEMO_CLIENT_SECRET,
    DATA_DIR: dataDir,
    RATE_LIMIT: '0',
    PLATFORM_RATE: '1000',
    // A look of the server's own would spend a fault that a test has counted.
    STATUS_PROBE: 'off',
    WORKERS: '0',
    ...environment,
  })
  lendDefinitions(dataDir)
  const { logged, platformPatienceMs = 15_000, ...startOptions } = options
  const server = await startServer(settings, {
    logger: logged
      ? pino({ level: 'trace' }, { write: (line: string) => logged.push(line) })
      : pino({ level: 'silent' }),
    now,
    ...startOptions,
    timeouts: { requestMs: platformPatienceMs, throttleWaitMs: 50, breakerRestMs: 100 },
  })
  await untilReady(server.url)
  keepDefinitions(dataDir)
  const control = (method: string, body?: object) =>
    fetch(`${sandbox.url}/sandbox/faults`, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
  return {
    server,
    sandbox,
    dataDir,
    browser: () => createLiveBrowser(server.url),
    async fault(order) {
      const response = await control('POST', order)
      if (!response.ok) throw new Error(await response.text())
    },
    async clearFaults() {
      await control('DELETE')
    },
    async faultsTaken() {
      const left = async () => ((await (await control('GET')).json()) as { faults: unknown[] }).faults.length
      while ((await left()) > 0) await new Promise(setImmediate)
    },
    now,
    pass,
    haveAWeekAhead() {
      const left = nextWeeklyReset(now()) - now()
      if (left < LITTLE_OF_A_WEEK_MS) pass(Math.ceil(left / 1000) + 60)
    },
    async close() {
      await server.stop()
      await sandbox.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export async function untilReady(url: string) {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    if ((await fetch(`${url}/readyz`)).ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The server did not become ready')
}
