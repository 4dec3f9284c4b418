import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '@ai-vault/platform/clock.ts'
import { DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_CLIENT_SECRET } from '@ai-vault/sandbox/demo-credentials.ts'
import type { FaultOrder } from '@ai-vault/sandbox/faults/fault-order.ts'
import { type Sandbox, startSandbox } from '@ai-vault/sandbox/start-sandbox.ts'
import { pino } from 'pino'
import { loadSettings } from '../../src/settings/settings.ts'
import { type RunningServer, type StartOptions, startServer } from '../../src/start-server.ts'
import { keepDefinitions, lendDefinitions } from './definitions.ts'
import { createLiveBrowser, type LiveBrowser } from './live-browser.ts'
import { untilReady } from './until-ready.ts'

/**
 * What a guardian of the sandbox plays, wears and owns follows from the time, so every test begins at the same one: a
 * Wednesday evening, a day after the weekly reset.
 */
const BEGINNING = Date.parse('2026-11-18T18:00:00Z')

/** The real server with the real platform client over HTTP to a sandbox, and a clock for both that can be moved on. */
export interface LiveServer {
  readonly server: RunningServer
  readonly sandbox: Sandbox
  readonly dataDir: string
  browser(): LiveBrowser
  fault(order: FaultOrder): Promise<void>
  clearFaults(): Promise<void>
  /** The answer where the platform takes too long: who waits for a call that a fault has met waits no longer. */
  timedOut<T>(answer: Promise<T>): Promise<T>
  /** Until every ordered fault has met as many calls as it was ordered for. */
  faultsTaken(): Promise<void>
  /** What time it is for server and sandbox. */
  now(): number
  /** For server and sandbox alike. */
  pass(seconds: number): void
  close(): Promise<void>
}

export async function startLiveServer(
  environment: Record<string, string> = {},
  options: Pick<StartOptions, 'stopPatienceMs'> & {
    readonly logged?: string[]
  } = {},
): Promise<LiveServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ai-vault-live-'))
  let ahead = BEGINNING - Date.now()
  const start = ahead
  const sandbox = await startSandbox({
    port: 0,
    redirectUrls: ['http://127.0.0.1:3000/auth/callback'],
    clock: () => new Date(Date.now() + start),
  })
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
    PATIENCE: process.env.PATIENCE ?? '1',
    ...environment,
  })
  lendDefinitions(dataDir)
  const { logged, ...startOptions } = options
  const sleepers = createSleepers()
  const server = await startServer(settings, {
    logger: logged
      ? pino({ level: 'trace' }, { write: (line: string) => logged.push(line) })
      : pino({ level: 'silent' }),
    now,
    ...startOptions,
    timeouts: { wait: sleepers.sleep, throttleWaitMs: 50, breakerRestMs: 1 },
  })
  await untilReady(server.url)
  keepDefinitions(dataDir)
  const control = (method: string, body?: object) =>
    fetch(`${sandbox.url}/sandbox/faults`, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
  const faults = async () => ((await (await control('GET')).json()) as { faults: { hits: number }[] }).faults
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
    async timedOut(answer) {
      const hasMetOne = async () => (await faults()).some(({ hits }) => hits > 0)
      let isThere = false
      const waited = answer.finally(() => {
        isThere = true
      })
      while (!isThere) {
        if (await hasMetOne()) sleepers.wake()
        await new Promise(setImmediate)
      }
      return waited
    },
    async faultsTaken() {
      while ((await faults()).length > 0) await new Promise(setImmediate)
    },
    now,
    pass,
    async close() {
      await server.stop()
      await sandbox.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Real waits that a test can end. */
function createSleepers() {
  const asleep = new Set<() => void>()
  return {
    async sleep(ms: number, signal?: AbortSignal) {
      const woken = Promise.withResolvers<void>()
      const stopped = new AbortController()
      asleep.add(woken.resolve)
      const waited = systemClock.sleep(
        ms,
        signal ? AbortSignal.any([signal, stopped.signal]) : stopped.signal,
      )
      try {
        await Promise.race([waited, woken.promise])
      } finally {
        asleep.delete(woken.resolve)
        waited.catch(() => {})
        stopped.abort()
      }
    },
    wake() {
      for (const wake of asleep) wake()
    },
  }
}
