import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { buildApp } from '../src/app.ts'
import { type Database, openDatabase } from '../src/db/database.ts'
import { features } from '../src/features.ts'
import type { App } from '../src/http/fastify-app.ts'
import type { SecretKeys } from '../src/secrets/secret-key.ts'
import { createServices, type Server } from '../src/services.ts'
import { loadSettings, type Settings } from '../src/settings/settings.ts'
import { createFakePlatform, type FakePlatform } from './fakes/fake-platform.ts'

export interface TestApp {
  readonly app: App
  readonly fake: FakePlatform
  readonly logged: string[]
  readonly services: Server['services']
  readonly features: Server['features']
  pass(ms: number): void
  close(): Promise<void>
}

export interface TestAppOptions {
  readonly settings?: Partial<Settings>
  readonly publicUrl?: string
  readonly webFolder?: string
  /** Stays open when the app closes. */
  readonly database?: Database
  readonly keys?: SecretKeys
}

/** The whole server over the fake platform, with its log caught and its clock in hand. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'ai-vault-app-'))
  const logged: string[] = []
  const logger = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) })
  let time = Date.UTC(2026, 7, 1)
  const now = () => time
  const fake = createFakePlatform(now)
  const settings = { ...testSettings(folder), ...options.settings }
  const database = options.database ?? (await openDatabase(settings, features.migrations))
  const created = await createServices({
    settings,
    query: database.query,
    pool: database.pool,
    emptyLog: database.emptyLog,
    platform: fake.platform,
    keys: options.keys ?? {
      sealing: randomBytes(32),
      handles: randomBytes(32),
      loginState: randomBytes(32),
    },
    threads: undefined,
    logger,
    now,
    build: '3.0.0',
    publicUrl: options.publicUrl ?? 'http://127.0.0.1:3000',
    webFolder: options.webFolder ?? join(folder, 'no-web'),
  })
  const app = await buildApp(created)
  return {
    app,
    fake,
    logged,
    services: created.services,
    features: created.features,
    pass: (ms) => {
      time += ms
    },
    async close() {
      await app.close()
      await created.stop()
      if (!options.database) await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function testSettings(dataDir: string): Settings {
  return loadSettings({
    BUNGIE_API_KEY: 'key',
    BUNGIE_CLIENT_ID: '1',
    BUNGIE_CLIENT_SECRET: 'secret',
    DATA_DIR: dataDir,
    RATE_LIMIT: '0',
    STATUS_PROBE: 'off',
  })
}
