import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Migrations } from '../db/migrate.ts'

export const shareMigrations: Migrations = { 'shares-01-links': links, 'shares-02-gone': gone }

function links(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('shares')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('membership_id', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('slug', 'text', (column) => column.notNull())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('author', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('opened', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('revoked_at', 'bigint')
        .addUniqueConstraint('shares_address', ['kind', 'slug'])
        .execute()
      await db.schema.createIndex('shares_by_member').on('shares').column('membership_id').execute()
      await db.schema
        .createTable('share_versions')
        .addColumn('share_id', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('membership_id', 'text', (column) => column.notNull())
        .addColumn('document', 'text', (column) => column.notNull())
        .addColumn('parts', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('share_versions_key', ['share_id', 'version'])
        .execute()
    },
  }
}

/** Addresses of deleted players, as digests: nothing in it tells whose they were. */
function gone(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('share_gone')
        .addColumn('address', 'text', (column) => column.primaryKey())
        .execute()
    },
  }
}
