import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Holds back other transactions that take the same lock until this one ends: what they count before they write is then
 * true. SQLite has one writer at a time anyway.
 */
export async function lockInTransaction<Tables>(transaction: Kysely<Tables>, ...name: readonly string[]) {
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${name.join(' ')}, 12))`.execute(transaction)
}
