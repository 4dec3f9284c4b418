import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Migrations } from '../db/migrate.ts'

export const armorMigrations: Migrations = { '0007-armor-kept': armorKept }

/** What accounts keep for the armor optimizer: one document each. */
function armorKept(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('armor_kept')
        .addColumn('membership_id', 'text', (column) => column.primaryKey())
        .addColumn('changed_at', 'bigint', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .execute()
    },
  }
}
