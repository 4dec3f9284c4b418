import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Migrations } from '../db/migrate.ts'

export const reviewMigrations: Migrations = {
  '0006-weapon-reviews': weaponReviews,
  'reviews-02-notes': weaponNotes,
}

/** What players decided about their weapons in the review. */
function weaponReviews(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('weapon_reviews')
        .addColumn('membership_id', 'text', (column) => column.notNull())
        .addColumn('item_instance_id', 'text', (column) => column.notNull())
        .addColumn('decision', 'text')
        .addColumn('decided_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('weapon_reviews_key', ['membership_id', 'item_instance_id'])
        .execute()
    },
  }
}

/** What players wrote about their weapons. */
function weaponNotes(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('weapon_notes')
        .addColumn('membership_id', 'text', (column) => column.notNull())
        .addColumn('item_instance_id', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('written_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('weapon_notes_key', ['membership_id', 'item_instance_id'])
        .execute()
    },
  }
}
