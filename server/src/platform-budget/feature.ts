import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { defineFeature } from '../composition/feature.ts'
import type { DatabaseKind } from '../db/migrate.ts'

/** Only tables: what uses them is made before every feature, with the platform's client. */
export const platformBudgetFeature = defineFeature({
  name: 'platform-budget',
  migrations: { 'platform-budget-01-windows': windows },
  create: () => ({ services: {} }),
})

/** The window of the last calls, by the rate it was made for. SQLite has one process, and needs none. */
function windows(kind: DatabaseKind): Migration {
  return {
    async up(db: Kysely<unknown>) {
      if (kind === 'sqlite') return
      await db.schema
        .createTable('platform_budget')
        .addColumn('rate', 'integer', (column) => column.primaryKey())
        .addColumn('starts', sql`double precision[]`, (column) => column.notNull())
        .execute()
    },
  }
}
