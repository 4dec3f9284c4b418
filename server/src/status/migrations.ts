import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Migrations } from '../db/migrate.ts'

export const statusMigrations: Migrations = { '0009-observations': observations }

/** The spans of time in which this installation looked at the platform's health: the rest of the history is unknown. */
function observations(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('observations')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('began_at', 'bigint', (column) => column.notNull())
        .addColumn('seen_until', 'bigint', (column) => column.notNull())
        .execute()
    },
  }
}
