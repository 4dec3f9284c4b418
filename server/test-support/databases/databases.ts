import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { type Database, type DatabaseSettings, openDatabase } from '../../src/db/database.ts'
import { features } from '../../src/features.ts'

export interface TestDatabase {
  /** Opened before the tests of the suite, closed and removed after them. */
  readonly current: Database
  readonly settings: DatabaseSettings
}

/** Runs the same suite on SQLite and on PostgreSQL; `npm run mutants` takes the first for both. */
export function onBothDatabases(name: string, suite: (database: TestDatabase) => void) {
  describe(`${name} on SQLite`, () => suite(useDatabase(sqliteSettings)))
  describe.skipIf(process.env.TEST_DATABASES === 'sqlite')(`${name} on PostgreSQL`, () =>
    suite(useDatabase(postgresSettings)),
  )
}

interface Prepared {
  readonly settings: DatabaseSettings
  remove(): Promise<void>
}

function useDatabase(prepare: () => Promise<Prepared>): TestDatabase {
  let prepared: Prepared | undefined
  let database: Database | undefined
  beforeAll(async () => {
    prepared = await prepare()
    database = await openDatabase(prepared.settings, features.migrations)
  })
  afterAll(async () => {
    await database?.close()
    await prepared?.remove()
  })
  const present = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('The database is there inside tests only')
    return value
  }
  return {
    get current() {
      return present(database)
    },
    get settings() {
      return present(prepared).settings
    },
  }
}

export async function sqliteSettings(): Promise<Prepared> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ai-vault-sqlite-'))
  return {
    settings: { dataDir, databaseUrl: undefined },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

export async function postgresSettings(): Promise<Prepared> {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(server, `create database ${name}`)
  const databaseUrl = new URL(server)
  databaseUrl.pathname = `/${name}`
  const sqlite = await sqliteSettings()
  return {
    settings: { dataDir: sqlite.settings.dataDir, databaseUrl: databaseUrl.href },
    async remove() {
      await administer(server, `drop database ${name} with (force)`)
      await sqlite.remove()
    },
  }
}

async function administer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
