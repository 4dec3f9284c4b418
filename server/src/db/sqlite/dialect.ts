import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely'
import { createCheckpoints } from './checkpoints.ts'
import { SyncedDriver } from './synced-driver.ts'
import { createSyncedFile, type OpenFile } from './synced-file.ts'

const KEPT_STATEMENTS = 200
/** Everything waits with a write that waits for another process, so not for long. */
const BUSY_MS = 1_000
/** Writes are moved into the main file by a thread of their own; this bounds the log where that is held up. */
const LONGEST_LOG_PAGES = 16_000

/**
 * Kysely's SQLite dialect was made for another driver; this gives it `node:sqlite` in the same shape. SQLite itself
 * does not wait for the disk (`synchronous = normal`), because the whole server would wait with it: the driver does so
 * before a write is acknowledged.
 */
export function openSqliteDialect(path: string, openLog?: OpenFile) {
  const database = new DatabaseSync(path, { timeout: BUSY_MS, enableForeignKeyConstraints: true })
  database.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma cache_size = -16000')
  // What is deleted is overwritten: a player who goes leaves nothing behind in free pages.
  database.exec('pragma secure_delete = on')
  // Its own knows the letters of ASCII alone.
  database.function('lower', { deterministic: true }, (text) =>
    typeof text === 'string' ? text.toLowerCase() : text,
  )
  database.exec(`pragma wal_autocheckpoint = ${LONGEST_LOG_PAGES}`)
  const checkpoints = createCheckpoints(path)
  const log = createSyncedFile(`${path}-wal`, checkpoints.written, openLog)
  let wrote = false
  const driver = {
    database: adapt(database, () => {
      wrote = true
    }),
    /** Whether anything was written since this was asked last. */
    takeWritten: () => {
      const written = wrote
      wrote = false
      return written
    },
    synced: log.synced,
    async beforeClose() {
      await checkpoints.stop()
      await log.close()
    },
  }
  const dialect: SqliteDialect = new (class extends SqliteDialect {
    override createDriver = () => new SyncedDriver(driver)
    override createAdapter = () => new ManyUsersAdapter()
  })(driver)
  return { dialect, emptyLog: checkpoints.empty }
}

/** The driver lets one use the connection after the other by itself. */
class ManyUsersAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

function adapt(database: DatabaseSync, onWrite: () => void): SqliteDatabase {
  const statements = new Map<string, ReturnType<typeof adaptStatement>>()
  return {
    close: () => database.close(),
    prepare(sql) {
      const kept = statements.get(sql)
      if (kept) return kept
      const statement = adaptStatement(database.prepare(sql), READS.test(sql) ? () => {} : onWrite)
      if (statements.size >= KEPT_STATEMENTS) statements.clear()
      statements.set(sql, statement)
      return statement
    },
  }
}

const READS = /^\s*(select|pragma|begin|rollback)\b/i

function adaptStatement(statement: StatementSync, onUse: () => void) {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => {
      onUse()
      return statement.all(...values(parameters))
    },
    run: (parameters: readonly unknown[]) => {
      onUse()
      return statement.run(...values(parameters))
    },
    iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
  }
}
