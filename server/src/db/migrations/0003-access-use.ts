import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Remembers whether the newest pair of handles has reached somebody. */
export function accessUse(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('sessions').addColumn('access_first_used_at', 'bigint').execute()
    },
  }
}
