import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Remembers the nonces of finished sign-ins for as long as they would be good. */
export function spentNonces(): Migration {
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
