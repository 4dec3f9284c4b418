import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { foundation } from './migrations/0001-foundation.ts'
import { renewals } from './migrations/0002-renewals.ts'
import { accessUse } from './migrations/0003-access-use.ts'
import { spentNonces } from './migrations/0004-spent-nonces.ts'
import { dailySnapshots } from './migrations/0005-daily-snapshots.ts'
import { weaponReviews } from './migrations/0006-weapon-reviews.ts'
import { armorKept } from './migrations/0007-armor-kept.ts'
import { playerFacts } from './migrations/0008-player-facts.ts'
import { observations } from './migrations/0009-observations.ts'
import type { Schema } from './schema.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

/** In order; a name that has once been released never changes. */
export const MIGRATIONS: Readonly<Record<string, (kind: DatabaseKind) => Migration>> = {
  '0001-foundation': foundation,
  '0002-renewals': renewals,
  '0003-access-use': accessUse,
  '0004-spent-nonces': spentNonces,
  '0005-daily-snapshots': dailySnapshots,
  '0006-weapon-reviews': weaponReviews,
  '0007-armor-kept': armorKept,
  '0008-player-facts': playerFacts,
  '0009-observations': observations,
}

/**
 * Safe when several nodes start at once: Kysely takes an advisory lock on PostgreSQL, and on SQLite the folder
 * lock has let only one process this far.
 */
export async function migrateToLatest(query: Kysely<Schema>, kind: DatabaseKind): Promise<void> {
  const migrations = Object.fromEntries(Object.entries(MIGRATIONS).map(([name, make]) => [name, make(kind)]))
  const migrator = new Migrator({ db: query, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (!error) return
  const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'the first step'
  throw new Error(`Database migration failed at ${failed}`, { cause: error })
}
