import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Migrations } from '../db/migrate.ts'

export const accessTokenMigrations: Migrations = { 'access-tokens-01-tokens': tokens }

function tokens(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('access_tokens')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('token_hash', 'text', (column) => column.notNull().unique())
        .addColumn('membership_id', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('last_used_at', 'bigint')
        .execute()
      await db.schema
        .createIndex('access_tokens_by_member')
        .on('access_tokens')
        .column('membership_id')
        .execute()
    },
  }
}
