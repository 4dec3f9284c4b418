import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Migrations } from '../db/migrate.ts'

export const pushMigrations: Migrations = { 'push-01-subscriptions': subscriptions }

/** The installation's own pair of keys, and the browsers that want to be told. */
function subscriptions(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('push_keys')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('public_key', 'text', (column) => column.notNull())
        .addColumn('private_key', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('push_subscriptions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('membership_id', 'text', (column) => column.notNull())
        .addColumn('service', 'text', (column) => column.notNull())
        .addColumn('sealed', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('push_subscriptions_by_player')
        .on('push_subscriptions')
        .column('membership_id')
        .execute()
    },
  }
}
