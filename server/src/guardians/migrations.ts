import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DatabaseKind, Migrations } from '../db/migrate.ts'

export const guardianMigrations: Migrations = {
  'guardians-01-parts': parts,
  'guardians-02-version': () => ({ up: addVersion }),
}

/** Copies in parts. Those in one piece are let go: they are read anew from the platform. */
function parts(kind: DatabaseKind): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('guardian_parts')
        .addColumn('membership_type', 'integer', (column) => column.notNull())
        .addColumn('membership_id', 'text', (column) => column.notNull())
        .addColumn('part', 'text', (column) => column.notNull())
        .addColumn('version', 'text', (column) => column.notNull())
        .addColumn('shape', 'integer', (column) => column.notNull())
        .addColumn('body', kind === 'postgres' ? 'bytea' : 'blob', (column) => column.notNull())
        .addPrimaryKeyConstraint('guardian_parts_key', ['membership_type', 'membership_id', 'part'])
        .execute()
      await db.schema.alterTable('guardians').dropColumn('body').execute()
    },
  }
}

/** A copy's version was its mint, which its parts bear; from now on it is that of its content. */
async function addVersion(db: Kysely<unknown>) {
  await db.schema
    .alterTable('guardians')
    .addColumn('version', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await sql`
    update guardians set version = cast(minted_at as text) || '.' || cast(withheld_count as text)
  `.execute(db)
}
