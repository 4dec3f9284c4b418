import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Schema } from './schema.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

/** Steps by name. A name that has once been released never changes. */
export type Migrations = Readonly<Record<string, (kind: DatabaseKind) => Migration>>

/**
 * Runs in the order of the names whatever is still missing: features grow apart, and a database may have the newest step
 * of one and lack an older one of another.
 *
 * Safe when several nodes start at once: Kysely takes an advisory lock on PostgreSQL, and on SQLite the folder lock has
 * let only one process this far.
 */
export async function migrateToLatest(
  query: Kysely<Schema>,
  kind: DatabaseKind,
  migrations: Migrations,
): Promise<void> {
  const steps = Object.fromEntries(Object.entries(migrations).map(([name, make]) => [name, make(kind)]))
  const migrator = new Migrator({
    db: query,
    provider: { getMigrations: async () => steps },
    allowUnorderedMigrations: true,
  })
  const { error, results } = await migrator.migrateToLatest()
  if (!error) return
  const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'the first step'
  throw new Error(`Database migration failed at ${failed}`, { cause: error })
}
