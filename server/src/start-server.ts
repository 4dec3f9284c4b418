import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { probesOf } from '@ai-vault/platform/budget/reservations.ts'
import { systemClock } from '@ai-vault/platform/clock.ts'
import { createPlatform } from '@ai-vault/platform/create-platform.ts'
import { DEFAULT_TIMEOUTS, type PlatformSettings } from '@ai-vault/platform/settings.ts'
import type { FastifyBaseLogger } from 'fastify'
import { buildApp } from './app.ts'
import { patient, setPatience } from './async/patience.ts'
import { createThreadPool } from './async/thread-pool.ts'
import { openDatabase } from './db/database.ts'
import { unusable } from './db/folder-lock.ts'
import { features } from './features.ts'
import type { WorkerSettings } from './guardians/workers/messages.ts'
import { serveMetrics } from './http/metrics-server.ts'
import { sharedReservations } from './platform-budget/shared-reservations.ts'
import { requireSameKey } from './secrets/key-fingerprint.ts'
import { loadSecretKeys } from './secrets/secret-key.ts'
import { createServices } from './services.ts'
import { BUNGIE_URL, type Settings, SettingsError } from './settings/settings.ts'
import { wishListFolder } from './wish-lists/feature.ts'

const GUARDIAN_WORKER = new URL('./guardian-worker.ts', import.meta.url)
const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url))
/** Leaves callers the rest of two seconds to get their answer. */
const STOP_PATIENCE_MS = 1_200
const PROBE_BYTES = 64 * 1024
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

export interface RunningServer {
  readonly url: string
  /** Where the operator's figures are told. */
  readonly metricsUrl: string | undefined
  /** In words, for whoever started it. */
  readonly platform: string
  readonly database: string
  stop(): Promise<void>
}

export interface StartOptions {
  readonly logger: FastifyBaseLogger
  readonly webFolder?: string
  readonly now?: () => number
  readonly timeouts?: PlatformSettings['timeouts']
  /** How long a stop waits for the platform before callers get what there is. */
  readonly stopPatienceMs?: number
}

/** The server as a whole: database, platform client, services, and the address it listens on. */
export async function startServer(settings: Settings, options: StartOptions): Promise<RunningServer> {
  const { logger, webFolder = WEB_FOLDER } = options
  setPatience(settings.patience)
  prepareFolder(settings.dataDir)
  const port = settings.port === 0 ? await findFreePort(settings.host) : settings.port
  const url = settings.publicUrl ?? `http://${addressOf(settings.host)}:${port}`
  const database = await openDatabase(settings, features.migrations)
  const closing: (() => Promise<unknown>)[] = [() => database.close()]
  let giveUp = () => {}
  const stop = async () => {
    const patience = setTimeout(() => giveUp(), options.stopPatienceMs ?? STOP_PATIENCE_MS)
    for (const close of closing.splice(0).reverse()) await close()
    clearTimeout(patience)
  }
  try {
    const keys = loadSecretKeys(settings.secretKey, settings.dataDir)
    await requireSameKey(database.query, keys)
    const { requestsPerSecond } = settings.platform
    const platform = createPlatform({
      platformUrl: settings.platform.url,
      apiKey: settings.platform.apiKey,
      clientId: settings.platform.clientId,
      clientSecret: settings.platform.clientSecret,
      requestsPerSecond,
      ...(database.pool
        ? { reservations: sharedReservations(database.pool, requestsPerSecond - probesOf(requestsPerSecond)) }
        : {}),
      redirectUrl: `${url}/auth/callback`,
      dataDir: settings.dataDir,
      userAgent: `AIVault/${version} AppId/${settings.platform.clientId} (+${url})`,
      logger: logger.child({ part: 'platform' }),
      ...(options.now ? { clock: { ...systemClock, now: options.now } } : {}),
      timeouts: { requestMs: patient(DEFAULT_TIMEOUTS.requestMs), ...options.timeouts },
    })
    closing.push(() => platform.close())
    const threads =
      settings.workers > 0
        ? createThreadPool({
            thread: GUARDIAN_WORKER,
            size: settings.workers,
            workerData: workerSettings(settings),
            onLost: (reason) => logger.error({ reason }, 'a thread was lost and is replaced'),
          })
        : undefined
    if (threads) closing.push(() => threads.stop())
    const created = await createServices({
      settings,
      query: database.query,
      pool: database.pool,
      emptyLog: database.emptyLog,
      platform,
      keys,
      threads,
      logger,
      now: options.now ?? Date.now,
      build: version,
      publicUrl: url,
      webFolder,
    })
    closing.push(() => created.stop())
    giveUp = () => created.services.guardians.giveUp()
    const figures = await serveMetrics(settings.metrics, { metrics: created.services.metrics, logger })
    if (figures) closing.push(() => figures.close())
    const app = await buildApp(created)
    closing.push(() => app.close())
    await app.listen({ port, host: settings.host })
    threads?.warm()
    return {
      url,
      metricsUrl: figures?.url,
      platform: platformName(settings),
      database: databaseName(settings),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const workerSettings = ({ dataDir, wishLists }: Settings): WorkerSettings => ({
  dataDir,
  wishLists: { folder: wishListFolder(dataDir), sources: wishLists },
})

function prepareFolder(folder: string) {
  const probe = join(folder, `.writable-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(probe, '')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new SettingsError(`Setting DATA_DIR: ${folder} cannot be written to (${code})`, { cause: error })
  }
  try {
    // A full disk takes a name, but no bytes.
    writeFileSync(probe, Buffer.alloc(PROBE_BYTES))
  } catch (error) {
    throw unusable(folder, error)
  } finally {
    rmSync(probe)
  }
}

/** Sign-in leads the browser back to us, so the port has to be known before anything is built. */
async function findFreePort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, host, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function addressOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

function platformName({ platform }: Settings): string {
  return platform.url === BUNGIE_URL ? 'Bungie.net' : `the platform at ${platform.url}`
}

function databaseName({ databaseUrl, dataDir }: Settings): string {
  if (!databaseUrl) return `SQLite in ${dataDir}`
  const { host, pathname } = new URL(databaseUrl)
  return `PostgreSQL at ${host}${pathname}`
}
