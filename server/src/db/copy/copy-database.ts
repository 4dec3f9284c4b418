import { sql } from 'kysely'
import type { Database, Query } from '../database.ts'
import { readLayouts, type TableLayout } from './table-layout.ts'
import { type Fingerprint, fingerprintOf, readRows, writeRows } from './table-rows.ts'

/**
 * Copies everything from one database into another, empty one of the same version: between SQLite and PostgreSQL in
 * either direction, or from SQLite to SQLite. It happens as a whole or not at all: the copy is read back and compared row
 * by row before it counts.
 */
export class CopyError extends Error {
  override readonly name = 'CopyError'
}

export type CopiedTables = readonly { readonly name: string; readonly rows: number }[]

export async function copyDatabase(from: Database, to: Database): Promise<CopiedTables> {
  const sqlite = from.kind === 'sqlite' ? from : to
  if (sqlite.kind !== 'sqlite') throw new CopyError('One of the two has to be SQLite')
  // What only PostgreSQL has, limits and budgets of the moment, is not worth keeping.
  const layouts = await readLayouts(sqlite.query)
  await requireEmpty(to, layouts)
  return asOneReading(from, (source) =>
    to.query.transaction().execute(async (target) => {
      const copied = []
      for (const layout of layouts) {
        for await (const rows of readRows(source, layout)) await writeRows(target, to.kind, layout, rows)
        const [before, after] = [await fingerprintOf(source, layout), await fingerprintOf(target, layout)]
        requireSame(layout, before, after)
        await carryNumber(layout, { source, kind: from.kind }, { target, kind: to.kind })
        copied.push({ name: layout.name, rows: after.rows })
      }
      return copied
    }),
  )
}

/** Whatever others write meanwhile is not in it. */
async function asOneReading<T>(from: Database, work: (source: Query) => Promise<T>): Promise<T> {
  const reading = from.query.transaction()
  const settled = from.kind === 'postgres' ? reading.setIsolationLevel('repeatable read') : reading
  return settled.execute(work)
}

async function requireEmpty(to: Database, layouts: readonly TableLayout[]) {
  for (const { name } of layouts) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(to.query)
    if (rows.length > 0) {
      throw new CopyError(`The target is not empty: the table ${name} has rows; nothing was changed`)
    }
  }
}

function requireSame({ name }: TableLayout, before: Fingerprint, after: Fingerprint) {
  if (before.rows === after.rows && before.digest === after.digest) return
  throw new CopyError(
    `The table ${name} did not arrive as it was (${before.rows} rows, then ${after.rows}); nothing was changed`,
  )
}

/** A number that was given and deleted since is not given again: streams go on by numbers. */
async function carryNumber(
  { name, numbered }: TableLayout,
  from: { readonly source: Query; readonly kind: Database['kind'] },
  to: { readonly target: Query; readonly kind: Database['kind'] },
) {
  if (!numbered) return
  const last =
    from.kind === 'sqlite'
      ? await sqliteNumber(from.source, name)
      : await postgresNumber(from.source, name, numbered)
  if (last === undefined) return
  if (to.kind === 'postgres') {
    await sql`select setval(pg_get_serial_sequence(${name}, ${numbered}), ${last})`.execute(to.target)
    return
  }
  const known =
    await sql`update sqlite_sequence set seq = ${last} where name = ${name} returning seq`.execute(to.target)
  if (known.rows.length === 0)
    await sql`insert into sqlite_sequence (name, seq) values (${name}, ${last})`.execute(to.target)
}

/** Undefined where none was given yet, or the table does not count on after a deletion. */
async function sqliteNumber(source: Query, name: string): Promise<number | undefined> {
  const { rows } = await sql<{ seq: number }>`select seq from sqlite_sequence where name = ${name}`.execute(
    source,
  )
  return rows[0]?.seq
}

async function postgresNumber(source: Query, name: string, column: string): Promise<number | undefined> {
  const found = await sql<{ sequence: string | null }>`
    select pg_get_serial_sequence(${name}, ${column}) as sequence`.execute(source)
  const sequence = found.rows[0]?.sequence
  if (!sequence) return undefined
  const { rows } = await sql<{ last_value: number; is_called: boolean }>`
    select last_value, is_called from ${sql.table(sequence.replace(/^public\./, ''))}`.execute(source)
  return rows[0]?.is_called ? rows[0].last_value : undefined
}
