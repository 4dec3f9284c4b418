import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DatabaseKind, Migrations } from './migrate.ts'

/**
 * The first step of all: made before features had steps of their own, so it holds the first tables of several. Everything
 * later lives in the folder of its feature.
 */
export const FOUNDATION: Migrations = { '0001-foundation': foundation }

/** Sessions, the last good copy of every guardian, incidents and notices. */
function foundation(kind: DatabaseKind): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await createSessions(db)
      await createRefreshHandles(db)
      await createGuardians(db, kind)
      await createIncidents(db)
      await createNotices(db, kind)
      if (kind === 'postgres') await createSharedLimits(db)
      await db.schema
        .createTable('installation')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute()
    },
  }
}

async function createSessions(db: Kysely<unknown>) {
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('cookie_hash', 'text', (column) => column.notNull().unique())
    .addColumn('membership_id', 'text', (column) => column.notNull())
    .addColumn('membership_type', 'integer', (column) => column.notNull())
    .addColumn('platform_membership_id', 'text', (column) => column.notNull())
    .addColumn('display_name', 'text', (column) => column.notNull())
    .addColumn('access_hash', 'text', (column) => column.notNull())
    .addColumn('access_expires_at', 'bigint', (column) => column.notNull())
    .addColumn('previous_access_hash', 'text')
    .addColumn('previous_access_until', 'bigint')
    .addColumn('platform_tokens', 'text', (column) => column.notNull())
    .addColumn('tokens_version', 'integer', (column) => column.notNull())
    .addColumn('tokens_expire_at', 'bigint', (column) => column.notNull())
    .addColumn('lease_owner', 'text')
    .addColumn('lease_until', 'bigint')
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('end_reason', 'text')
    .execute()
  await db.schema.createIndex('sessions_by_member').on('sessions').column('membership_id').execute()
}

async function createRefreshHandles(db: Kysely<unknown>) {
  await db.schema
    .createTable('refresh_handles')
    .addColumn('handle_hash', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'text', (column) =>
      column.notNull().references('sessions.id').onDelete('cascade'),
    )
    .addColumn('issued_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .addColumn('successor_salt', 'text')
    .addColumn('successor_hash', 'text')
    .execute()
  await db.schema
    .createIndex('refresh_handles_by_session')
    .on('refresh_handles')
    .column('session_id')
    .execute()
}

async function createGuardians(db: Kysely<unknown>, kind: DatabaseKind) {
  await db.schema
    .createTable('guardians')
    .addColumn('membership_type', 'integer', (column) => column.notNull())
    .addColumn('membership_id', 'text', (column) => column.notNull())
    .addColumn('minted_at', 'bigint', (column) => column.notNull())
    .addColumn('fetched_at', 'bigint', (column) => column.notNull())
    .addColumn('shape', 'integer', (column) => column.notNull())
    .addColumn('item_count', 'integer', (column) => column.notNull())
    .addColumn('withheld_count', 'integer', (column) => column.notNull())
    .addColumn('body', kind === 'postgres' ? 'bytea' : 'blob', (column) => column.notNull())
    .addPrimaryKeyConstraint('guardians_key', ['membership_type', 'membership_id'])
    .execute()
}

async function createIncidents(db: Kysely<unknown>) {
  await db.schema
    .createTable('incidents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('open_slot', 'integer', (column) => column.unique())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('began_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .execute()
}

async function createNotices(db: Kysely<unknown>, kind: DatabaseKind) {
  const key = kind === 'postgres' ? sql`bigint generated always as identity` : sql`integer`
  await db.schema
    .createTable('notices')
    .addColumn('id', key, (column) =>
      kind === 'postgres' ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
}

/** Laid out as rate-limiter-flexible expects it; made here so that nodes starting together do not race. */
async function createSharedLimits(db: Kysely<unknown>) {
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('expire', 'bigint')
    .execute()
}
