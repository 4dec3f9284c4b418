import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Query } from '../database.ts'
import type { DatabaseKind } from '../migrate.ts'
import type { TableLayout } from './table-layout.ts'

export type Row = Readonly<Record<string, unknown>>

/** Rows hold packed guardians of some 100 kB: a batch must fit into memory, and into one statement's parameters. */
const BATCH_ROWS = 100

/** Every row, by its key, a batch at a time. */
export async function* readRows(query: Query, { name, columns, key }: TableLayout): AsyncGenerator<Row[]> {
  const list = sql.join(columns.map((column) => sql.ref(column)))
  const keys = sql.join(key.map((column) => sql.ref(column)))
  let after: RawBuilder<unknown> = sql``
  while (true) {
    const { rows } = await sql<Row>`
      select ${list} from ${sql.table(name)} ${after} order by ${keys} limit ${BATCH_ROWS}`.execute(query)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = sql`where (${keys}) > (${sql.join(key.map((column) => last[column]))})`
  }
}

export async function writeRows(
  query: Query,
  kind: DatabaseKind,
  { name, columns }: TableLayout,
  rows: Row[],
) {
  const list = sql.join(columns.map((column) => sql.ref(column)))
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`)
  // A number that was given once is kept, also where the database gives numbers by itself.
  const own = kind === 'postgres' ? sql`overriding system value` : sql``
  await sql`insert into ${sql.table(name)} (${list}) ${own} values ${sql.join(values)}`.execute(query)
}

/** Tells two contents of a table apart, in whatever order their rows are read. */
export interface Fingerprint {
  readonly rows: number
  readonly digest: string
}

export async function fingerprintOf(query: Query, layout: TableLayout): Promise<Fingerprint> {
  const sum = Buffer.alloc(32)
  let rows = 0
  for await (const batch of readRows(query, layout)) {
    for (const row of batch) {
      rows++
      const digest = createHash('sha256').update(writtenRow(row, layout)).digest()
      for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) ^ (digest[at] ?? 0)
    }
  }
  return { rows, digest: sum.toString('hex') }
}

const writtenRow = (row: Row, { columns }: TableLayout) =>
  JSON.stringify(columns.map((column) => writtenValue(row[column])))

function writtenValue(value: unknown): unknown {
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('base64') }
  return typeof value === 'bigint' ? Number(value) : (value ?? null)
}
