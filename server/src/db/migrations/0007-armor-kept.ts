import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What accounts keep for the armor optimizer: one document each. */
export function armorKept(): Migration {
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
