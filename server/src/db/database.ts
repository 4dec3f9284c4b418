import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { patient } from '../async/patience.ts'
import { lockFolder } from './folder-lock.ts'
import { isUpToDate, type Migrations, migrateToLatest } from './migrate.ts'
import { createPostgresPool } from './postgres-pool.ts'
import type { Schema } from './schema.ts'
import { openSqliteDialect } from './sqlite/dialect.ts'

/** A store adds its own tables: `query.withTables<ReviewTables>()`. */
export type Query = Kysely<Schema>
/** What a store has then, for its parts. */
export type QueryOf<Tables> = Kysely<Schema & Tables>

export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  readonly query: Query
  /** The connection pool, for what only PostgreSQL has: LISTEN/NOTIFY and shared rate limits. */
  readonly pool: pg.Pool | undefined
  /** Leaves nothing of what was deleted in SQLite's log. */
  emptyLog(): Promise<void>
  close(): Promise<void>
}

export interface DatabaseSettings {
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  readonly queryTimeoutMs?: number
}

/** Opens the database the settings name and brings its tables up to date. */
export async function openDatabase(settings: DatabaseSettings, migrations: Migrations): Promise<Database> {
  const { databaseUrl, queryTimeoutMs = patient(QUERY_TIMEOUT_MS) } = settings
  if (!databaseUrl) return migrated(openSqlite(settings.dataDir), migrations)
  // A migration, or waiting for the one of another node, may take longer than a query of ours.
  const unlimited = await migrated(await openPostgres(databaseUrl, 0), migrations)
  await unlimited.close()
  return openPostgres(databaseUrl, queryTimeoutMs)
}

/** As it is, without a change to its tables: other nodes may work on it. Undefined where it is of another version. */
export async function openUnchanged(
  databaseUrl: string,
  migrations: Migrations,
): Promise<Database | undefined> {
  const database = await openPostgres(databaseUrl, 0)
  try {
    if (await isUpToDate(database.query, migrations)) return database
  } catch (error) {
    await database.close()
    throw error
  }
  await database.close()
  return undefined
}

async function migrated(database: Database, migrations: Migrations): Promise<Database> {
  try {
    await migrateToLatest(database.query, database.kind, migrations)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

function openSqlite(dataDir: string): Database {
  const lock = lockFolder(dataDir)
  const { dialect, emptyLog } = openSqliteDialect(join(dataDir, 'ai-vault.sqlite'))
  const query = new Kysely<Schema>({ dialect })
  const close = async () => {
    await query.destroy()
    lock.release()
  }
  return { kind: 'sqlite', query, pool: undefined, emptyLog, close }
}

/** Longer than any query of ours takes: a database that hangs must not hang every request with it. */
const QUERY_TIMEOUT_MS = 10_000

async function openPostgres(connectionString: string, queryTimeoutMs: number): Promise<Database> {
  const pool = await createPostgresPool(connectionString, queryTimeoutMs)
  const query = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  // PostgreSQL's log is the operator's: backups and replicas read it.
  return { kind: 'postgres', query, pool, emptyLog: async () => {}, close: () => query.destroy() }
}
