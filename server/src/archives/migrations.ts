import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DatabaseKind, Migrations } from '../db/migrate.ts'

export const archivesMigrations: Migrations = {
  'archives-01-activity-runs': activityRuns,
  'archives-02-activity-digests': activityDigests,
}

/** A player's whole history, kept even when the platform forgets, and how far each character's has been fetched. */
function activityRuns(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('activity_runs')
        .addColumn('membership_id', 'text', (column) => column.notNull())
        .addColumn('instance_id', 'text', (column) => column.notNull())
        .addColumn('character_id', 'text', (column) => column.notNull())
        .addColumn('started_at', 'bigint', (column) => column.notNull())
        .addColumn('activity_hash', 'bigint', (column) => column.notNull())
        .addColumn('director_hash', 'bigint', (column) => column.notNull())
        /** Comma-separated, with a comma at both ends: ",5,84,". */
        .addColumn('modes', 'text', (column) => column.notNull())
        .addColumn('completed', 'integer')
        .addColumn('standing', 'integer')
        .addColumn('kills', 'integer')
        .addColumn('deaths', 'integer')
        .addColumn('assists', 'integer')
        .addColumn('score', 'bigint')
        .addColumn('duration_seconds', 'integer')
        .addColumn('played_seconds', 'integer')
        .addPrimaryKeyConstraint('activity_runs_key', ['membership_id', 'instance_id', 'character_id'])
        .execute()
      await db.schema
        .createIndex('activity_runs_of')
        .on('activity_runs')
        .columns(['membership_id', 'started_at'])
        .execute()
      await db.schema
        .createTable('activity_fetches')
        .addColumn('membership_id', 'text', (column) => column.notNull())
        .addColumn('character_id', 'text', (column) => column.notNull())
        /** The next page of the first pass over the whole history. */
        .addColumn('next_page', 'integer', (column) => column.notNull())
        /** Set once the first pass has reached the oldest run. */
        .addColumn('whole_since', 'bigint')
        .addColumn('checked_at', 'bigint')
        .addPrimaryKeyConstraint('activity_fetches_key', ['membership_id', 'character_id'])
        .execute()
      await db.schema
        .createTable('activity_fetch_leases')
        .addColumn('membership_id', 'text', (column) => column.primaryKey())
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('until', 'bigint', (column) => column.notNull())
        .execute()
    },
  }
}

/** Long histories once more in one piece, which is read in a fraction of the time. */
function activityDigests(kind: DatabaseKind): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('activity_digests')
        .addColumn('membership_id', 'text', (column) => column.primaryKey())
        .addColumn('body', kind === 'postgres' ? 'bytea' : 'blob', (column) => column.notNull())
        .execute()
    },
  }
}
