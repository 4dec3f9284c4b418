import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Migrations } from '../db/migrate.ts'

export const alertMigrations: Migrations = {
  'alerts-01-settings': settings,
  'alerts-02-told': sentAlerts,
}

/** What each player wants to be told of, and what waits for the end of their quiet hours. */
function settings(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('alert_settings')
        .addColumn('membership_id', 'text', (column) => column.primaryKey())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('week_told', 'bigint')
        .execute()
      await db.schema
        .createTable('held_alerts')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('membership_id', 'text', (column) => column.notNull())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('due_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('held_alerts_by_time').on('held_alerts').column('due_at').execute()
    },
  }
}

/** What was told is remembered for a while, so that two nodes that see the same change tell of it once. */
function sentAlerts(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('held_alerts').addColumn('told_at', 'bigint').execute()
    },
  }
}
