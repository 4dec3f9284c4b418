import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DatabaseKind, Migrations } from '../db/migrate.ts'

export const wishListMigrations: Migrations = { 'wish-lists-01-own': ownLists }

/** The lists that players learn from, and what was learned from them. */
function ownLists(kind: DatabaseKind): Migration {
  const blob = kind === 'postgres' ? 'bytea' : 'blob'
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('own_wish_lists')
        .addColumn('membership_id', 'text', (column) => column.primaryKey())
        .addColumn('is_learning', 'integer', (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addColumn('digest', 'text', (column) => column.notNull())
        .addColumn('body', blob, (column) => column.notNull())
        .addColumn('learned_name', 'text')
        .addColumn('learned_at', 'bigint')
        .addColumn('learned_from', 'text')
        .addColumn('learned', blob)
        .execute()
    },
  }
}
