import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DatabaseKind } from '../migrate.ts'

/** What the platform last told of an account besides its profile: statistics, weapon use, recent activities. */
export function playerFacts(kind: DatabaseKind): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('player_facts')
        .addColumn('membership_type', 'integer', (column) => column.notNull())
        .addColumn('membership_id', 'text', (column) => column.notNull())
        .addColumn('read_at', 'bigint', (column) => column.notNull())
        .addColumn('shape', 'integer', (column) => column.notNull())
        .addColumn('body', kind === 'postgres' ? 'bytea' : 'blob', (column) => column.notNull())
        .addPrimaryKeyConstraint('player_facts_key', ['membership_type', 'membership_id'])
        .execute()
    },
  }
}
