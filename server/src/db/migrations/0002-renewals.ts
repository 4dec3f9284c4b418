import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Remembers renewals of platform tokens whose answer never came, and tokens that were lost by one. */
export function renewals(): Migration {
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
