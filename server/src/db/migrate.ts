import { type Kysely, sql } from 'kysely'
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
  await refuseNewerData(query, new Set(Object.keys(steps)))
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

const DONE_STEPS = 'kysely_migration'

/** The data has been worked on by a later version; nothing was changed. */
export class NewerDataError extends Error {
  override readonly name = 'NewerDataError'
}

/** The steps that the data has been through; none where it is no database of ours yet. */
async function doneSteps(query: Kysely<Schema>): Promise<readonly string[]> {
  const tables = await query.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DONE_STEPS)) return []
  const done = await sql<{ name: string }>`select name from ${sql.table(DONE_STEPS)} order by name`.execute(
    query,
  )
  return done.rows.map(({ name }) => name)
}

/** True where the data is exactly of this version: nothing to do, and nothing that it does not know. */
export async function isUpToDate(query: Kysely<Schema>, migrations: Migrations): Promise<boolean> {
  const done = new Set(await doneSteps(query))
  const steps = Object.keys(migrations)
  return done.size === steps.length && steps.every((name) => done.has(name))
}

async function refuseNewerData(query: Kysely<Schema>, known: ReadonlySet<string>): Promise<void> {
  const unknown = (await doneSteps(query)).filter((name) => !known.has(name))
  if (unknown.length === 0) return
  throw new NewerDataError(
    `This data is newer than this version of AI Vault (it does not know ${unknown.join(', ')}); ` +
      'start the version that was used last, or restore a backup from before that upgrade',
  )
}
