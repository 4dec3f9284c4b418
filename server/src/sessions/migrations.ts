import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Migrations } from '../db/migrate.ts'

export const sessionMigrations: Migrations = {
  '0002-renewals': renewals,
  '0003-access-use': accessUse,
  '0004-spent-nonces': spentNonces,
}

/** Remembers renewals of platform tokens whose answer never came, and tokens that were lost by one. */
function renewals(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('sessions')
        .addColumn('renewals_unanswered', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
      await db.schema.alterTable('sessions').addColumn('tokens_lost_at', 'bigint').execute()
    },
  }
}

/** Remembers whether the newest pair of handles has reached somebody. */
function accessUse(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('sessions').addColumn('access_first_used_at', 'bigint').execute()
    },
  }
}

/** Remembers the nonces of finished sign-ins for as long as they would be good. */
function spentNonces(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('spent_nonces')
        .addColumn('nonce_hash', 'text', (column) => column.primaryKey())
        .addColumn('spent_at', 'bigint', (column) => column.notNull())
        .execute()
    },
  }
}
