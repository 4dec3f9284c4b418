import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Migrations } from '../db/migrate.ts'

export const noticeMigrations: Migrations = { 'notices-01-recipients': recipients }

/** Notices for one player, beside those for everybody. */
function recipients(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('notices').addColumn('membership_id', 'text').execute()
      await db.schema.alterTable('notices').addColumn('delivered_at', 'bigint').execute()
    },
  }
}
