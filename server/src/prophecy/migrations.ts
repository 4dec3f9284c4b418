import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Migrations } from '../db/migrate.ts'

export const prophecyMigrations: Migrations = { 'prophecy-01-reports': reports }

function reports(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      /** What was used in an activity, by all who were there together: nothing about a player. */
      await db.schema
        .createTable('prophecy_reports')
        .addColumn('instance_id', 'text', (column) => column.primaryKey())
        .addColumn('started_at', 'bigint', (column) => column.notNull())
        .addColumn('side', 'text', (column) => column.notNull())
        .addColumn('kills', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('prophecy_reports_when')
        .on('prophecy_reports')
        .columns(['started_at'])
        .execute()
      /** What a player used in it. */
      await db.schema
        .createTable('prophecy_use')
        .addColumn('membership_id', 'text', (column) => column.notNull())
        .addColumn('instance_id', 'text', (column) => column.notNull())
        .addColumn('started_at', 'bigint', (column) => column.notNull())
        .addColumn('weapons', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('prophecy_use_key', ['membership_id', 'instance_id'])
        .execute()
      /** Since when an account is watched: a tracker that never moved says nothing before that. */
      await db.schema
        .createTable('prophecy_watch')
        .addColumn('membership_id', 'text', (column) => column.primaryKey())
        .addColumn('since', 'bigint', (column) => column.notNull())
        .execute()
      /** How large the wish lists and the definitions were, day by day. */
      await db.schema
        .createTable('prophecy_sizes')
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('size', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('prophecy_sizes_key', ['source', 'day'])
        .execute()
    },
  }
}
