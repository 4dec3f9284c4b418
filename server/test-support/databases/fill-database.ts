import { sql } from 'kysely'
import type { Database, Query } from '../../src/db/database.ts'

const tablesOf = async (query: Query) =>
  (await query.introspection.getTables()).filter(({ isView }) => !isView).map(({ name }) => name)

/** Rows in every table of a SQLite database: long and short texts, signs of all kinds, bytes, large numbers, gaps. */
export async function fillDatabase({ query }: Database, rows: number) {
  // Rows that point to others are written before those are there.
  await sql`pragma foreign_keys = off`.execute(query)
  await query.transaction().execute((transaction) => fillTables(transaction, rows))
  await sql`pragma foreign_keys = on`.execute(query)
}

async function fillTables(query: Query, rows: number) {
  for (const table of await tablesOf(query)) {
    const columns = await sql<{ name: string; type: string; notnull: number; pk: number }>`
      select name, type, "notnull", pk from pragma_table_info(${table})`.execute(query)
    const pointers = await sql<{ from: string; to: string | null }>`
      select "from", "to" from pragma_foreign_key_list(${table})`.execute(query)
    const parentOf = new Map(pointers.rows.map(({ from, to }) => [from, to ?? 'id']))
    for (let at = 1; at <= rows; at++) {
      const values = columns.rows.map(({ name, type, notnull, pk }) => {
        if (!notnull && !pk && at % 4 === 0) return null
        return sampleOf(parentOf.get(name) ?? name, type, at)
      })
      const names = sql.join(columns.rows.map(({ name }) => sql.ref(name)))
      // A server that ran on it has left its own rows.
      await sql`insert or ignore into ${sql.table(table)} (${names}) values (${sql.join(values)})`.execute(
        query,
      )
    }
  }
}

function sampleOf(name: string, type: string, at: number): unknown {
  if (/blob/i.test(type)) return new Uint8Array([0, 255, at % 256, 10, 39, 34, 92])
  if (/bigint/i.test(type)) return 1_790_000_000_123 + at
  if (/int/i.test(type)) return at
  if (/real|double|float|num/i.test(type)) return at + 0.1
  return `${name} ${at} 'quoted' "twice" \\ żółw 🐢 ${'long '.repeat(at % 7)}`
}

/** Everything that stands in the tables, in an order of its own; by plain reading, not by what copies. */
export async function contentsOf({ query }: Database): Promise<Record<string, string[]>> {
  const contents: Record<string, string[]> = {}
  for (const table of (await tablesOf(query)).toSorted()) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(query)
    contents[table] = rows.map(written).toSorted()
  }
  return contents
}

const written = (row: Record<string, unknown>) =>
  JSON.stringify(
    Object.keys(row)
      .toSorted()
      .map((name) => [name, row[name] instanceof Uint8Array ? [...(row[name] as Uint8Array)] : row[name]]),
  )
