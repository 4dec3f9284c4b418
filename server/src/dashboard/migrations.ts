import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DatabaseKind, Migrations } from '../db/migrate.ts'

export const dashboardMigrations: Migrations = {
  '0005-daily-snapshots': dailySnapshots,
  '0008-player-facts': playerFacts,
}

/** The score of every account by day, with its parts and what it counts: what the score's history is drawn from. */
function dailySnapshots(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('daily_snapshots')
        .addColumn('membership_type', 'integer', (column) => column.notNull())
        .addColumn('membership_id', 'text', (column) => column.notNull())
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('score', 'integer', (column) => column.notNull())
        .addColumn('rolls', 'double precision')
        .addColumn('power', 'double precision')
        .addColumn('coverage', 'double precision')
        .addColumn('hygiene', 'double precision')
        .addColumn('god_rolls', 'integer', (column) => column.notNull())
        .addColumn('weapons', 'integer', (column) => column.notNull())
        .addColumn('vault_used', 'integer')
        .addPrimaryKeyConstraint('daily_snapshots_key', ['membership_type', 'membership_id', 'day'])
        .execute()
    },
  }
}

/** What the platform last told of an account besides its profile: statistics, weapon use, recent activities. */
function playerFacts(kind: DatabaseKind): Migration {
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
