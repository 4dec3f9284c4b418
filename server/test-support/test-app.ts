import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { type AppDeps, buildApp } from '../src/app.ts'
import { type Database, openDatabase } from '../src/db/database.ts'
import type { App } from '../src/http/fastify-app.ts'
import { createServices } from '../src/services.ts'
import { createFakePlatform, type FakePlatform } from './fake-platform.ts'

export interface TestApp {
  readonly app: App
  readonly fake: FakePlatform
  readonly logged: string[]
  readonly services: Awaited<ReturnType<typeof createServices>>
  pass(ms: number): void
  close(): Promise<void>
}

/** The whole server over the fake platform, with its log caught and its clock in hand. */
export async function createTestApp(
  changes: Partial<AppDeps> & { readonly database?: Database } = {},
): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'ai-vault-app-'))
  const logged: string[] = []
  const logger = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) })
  let time = Date.UTC(2026, 7, 1)
  const now = () => time
  const fake = createFakePlatform(now)
  const database = changes.database ?? (await openDatabase({ dataDir: folder, databaseUrl: undefined }))
  const keys = { sealing: randomBytes(32), handles: randomBytes(32), loginState: randomBytes(32) }
  const services = await createServices({
    database,
    platform: fake.platform,
    keys,
    logger,
    dataDir: folder,
    build: '3.0.0',
    now,
  })
  const app = await buildApp({
    services,
    logger,
    publicUrl: 'http://127.0.0.1:3000',
    webFolder: join(folder, 'no-web'),
    build: '3.0.0',
    trustProxy: false,
    rateLimit: 0,
    ...changes,
  })
  return {
    app,
    fake,
    logged,
    services,
    pass: (ms) => {
      time += ms
    },
    async close() {
      await app.close()
      await services.stop()
      if (!changes.database) await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
