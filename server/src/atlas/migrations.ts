import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DatabaseKind, Migrations } from '../db/migrate.ts'

export const atlasMigrations: Migrations = {
  'atlas-01-points': points,
  'atlas-02-players': players,
  'atlas-03-changes-of-a-player': changesOfPlayer,
  'atlas-04-appeals': appeals,
}

/** The map that players make: points, votes, reports, and every change of a point. */
function points(kind: DatabaseKind): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('atlas_points')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('origin', 'text', (column) => column.notNull())
        .addColumn('destination_hash', 'bigint')
        .addColumn('zone_hash', 'bigint')
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('lat', 'double precision', (column) => column.notNull())
        .addColumn('lng', 'double precision', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('hidden', 'integer', (column) => column.notNull())
        .addColumn('shielded', 'integer', (column) => column.notNull())
        .addColumn('reason', 'text')
        .addColumn('submitted_by', 'text')
        .addColumn('submitter_name', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('upvotes', 'integer', (column) => column.notNull())
        .addColumn('downvotes', 'integer', (column) => column.notNull())
        .addColumn('open_reports', 'integer', (column) => column.notNull())
        .addColumn('changed_at', 'bigint', (column) => column.notNull())
        .execute()
      for (const columns of [
        ['destination_hash'],
        ['status', 'created_at'],
        ['submitted_by', 'created_at'],
      ]) {
        await db.schema
          .createIndex(`atlas_points_${columns.join('_')}`)
          .on('atlas_points')
          .columns(columns)
          .execute()
      }
      await db.schema
        .createTable('atlas_votes')
        .addColumn('point_id', 'text', (column) => column.notNull())
        .addColumn('membership_id', 'text', (column) => column.notNull())
        .addColumn('direction', 'text', (column) => column.notNull())
        .addColumn('voted_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('atlas_votes_key', ['point_id', 'membership_id'])
        .execute()
      await db.schema.createIndex('atlas_votes_member').on('atlas_votes').column('membership_id').execute()
      await db.schema
        .createTable('atlas_reports')
        .addColumn('point_id', 'text', (column) => column.notNull())
        .addColumn('membership_id', 'text', (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('text', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('resolved_at', 'bigint')
        .addPrimaryKeyConstraint('atlas_reports_key', ['point_id', 'membership_id'])
        .execute()
      await db.schema
        .createTable('atlas_changes')
        .addColumn('id', kind === 'postgres' ? 'bigserial' : 'integer', (column) =>
          kind === 'postgres' ? column.primaryKey() : column.primaryKey().autoIncrement(),
        )
        .addColumn('point_id', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('action', 'text', (column) => column.notNull())
        .addColumn('actor', 'text')
        .addColumn('actor_role', 'text', (column) => column.notNull())
        .addColumn('actor_name', 'text')
        .addColumn('reason', 'text')
        .addColumn('before', 'text')
        .addColumn('after', 'text')
        .execute()
      await db.schema
        .createIndex('atlas_changes_point')
        .on('atlas_changes')
        .columns(['point_id', 'id'])
        .execute()
      // A destination keeps its place on the chart for good: points lie on it.
      await db.schema
        .createTable('atlas_slots')
        .addColumn('destination_hash', 'bigint', (column) => column.primaryKey())
        .addColumn('slot', 'integer', (column) => column.notNull().unique())
        .execute()
    },
  }
}

/** What an account keeps: where it has been, and what it planned. */
function players(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('atlas_found')
        .addColumn('membership_id', 'text', (column) => column.notNull())
        .addColumn('point_id', 'text', (column) => column.notNull())
        .addColumn('found', 'integer', (column) => column.notNull())
        .addColumn('changed_at', 'bigint', (column) => column.notNull().defaultTo(sql`0`))
        .addPrimaryKeyConstraint('atlas_found_key', ['membership_id', 'point_id'])
        .execute()
      await db.schema
        .createTable('atlas_planner')
        .addColumn('membership_id', 'text', (column) => column.primaryKey())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('changed_at', 'bigint', (column) => column.notNull())
        .execute()
    },
  }
}

/** How much a player has submitted today is counted in the log, where taking a point back leaves its line. */
function changesOfPlayer(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createIndex('atlas_changes_actor')
        .on('atlas_changes')
        .columns(['actor', 'at'])
        .execute()
    },
  }
}

/** What submitters say to a refusal or to being hidden, one appeal a point. */
function appeals(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('atlas_appeals')
        .addColumn('point_id', 'text', (column) => column.primaryKey())
        .addColumn('membership_id', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('resolved_at', 'bigint')
        .execute()
      await db.schema
        .createIndex('atlas_appeals_player')
        .on('atlas_appeals')
        .column('membership_id')
        .execute()
    },
  }
}
