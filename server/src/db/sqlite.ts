import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { type SqliteDatabase, SqliteDialect } from 'kysely'

const KEPT_STATEMENTS = 200
/** Everything waits with a write that waits for another process, so not for long. */
const BUSY_MS = 1_000

/** Kysely's SQLite dialect was made for another driver; this gives it `node:sqlite` in the same shape. */
export function nodeSqliteDialect(path: string): SqliteDialect {
  const database = new DatabaseSync(path, { timeout: BUSY_MS, enableForeignKeyConstraints: true })
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -16000')
  return new SqliteDialect({ database: adapt(database) })
}

function adapt(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, ReturnType<typeof adaptStatement>>()
  return {
    close: () => database.close(),
    prepare(sql) {
      const kept = statements.get(sql)
      if (kept) return kept
      const statement = adaptStatement(database.prepare(sql))
      if (statements.size >= KEPT_STATEMENTS) statements.clear()
      statements.set(sql, statement)
      return statement
    },
  }
}

function adaptStatement(statement: StatementSync) {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
    run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
  }
}
