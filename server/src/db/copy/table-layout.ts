import { sql } from 'kysely'
import type { Query } from '../database.ts'

/** What copying has to know of a table; read from SQLite, which is always one of the two sides. */
export interface TableLayout {
  readonly name: string
  readonly columns: readonly string[]
  readonly key: readonly string[]
  /** Tables that its rows point to. */
  readonly parents: readonly string[]
  /** The column that numbers itself, where one does. */
  readonly numbered: string | undefined
}

/** In an order in which every row finds what it points to. */
export async function readLayouts(sqlite: Query): Promise<readonly TableLayout[]> {
  const tables = await sqlite.introspection.getTables()
  const layouts = await Promise.all(
    tables.filter(({ isView }) => !isView).map(({ name }) => readLayout(sqlite, name)),
  )
  const ordered: TableLayout[] = []
  const add = (layout: TableLayout, below: readonly string[]) => {
    if (ordered.includes(layout)) return
    if (below.includes(layout.name)) throw new Error(`The table ${layout.name} points to itself in a circle`)
    for (const parent of layouts.filter(
      ({ name }) => layout.parents.includes(name) && name !== layout.name,
    )) {
      add(parent, [...below, layout.name])
    }
    ordered.push(layout)
  }
  for (const layout of layouts.toSorted((a, b) => (a.name < b.name ? -1 : 1))) add(layout, [])
  return ordered
}

async function readLayout(sqlite: Query, name: string): Promise<TableLayout> {
  const columns = await sql<{ name: string; pk: number; type: string }>`
    select name, pk, type from pragma_table_info(${name})`.execute(sqlite)
  const parents = await sql<{ table: string }>`
    select distinct "table" from pragma_foreign_key_list(${name})`.execute(sqlite)
  const keyColumns = columns.rows.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk)
  if (keyColumns.length === 0) throw new Error(`The table ${name} has no primary key to read it by`)
  const [only] = keyColumns
  const numbered = keyColumns.length === 1 && only?.type.toLowerCase() === 'integer' ? only.name : undefined
  return {
    name,
    columns: columns.rows.map((column) => column.name),
    key: keyColumns.map((column) => column.name),
    parents: parents.rows.map(({ table }) => table),
    numbered,
  }
}
