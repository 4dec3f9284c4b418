/** Tables of data: each cell of a row is checked by its column when the table is loaded. */
import { readRows, readWord, row } from '@ai-vault/game/data-rows.ts'

type Column<T> = (cell: unknown) => T
type Cells<C> = { readonly [K in keyof C]: C[K] extends Column<infer T> ? T : never }
type OptionalKeys<R> = { [K in keyof R]: undefined extends R[K] ? K : never }[keyof R]
type Entry<R> = Omit<R, OptionalKeys<R>> & { readonly [K in OptionalKeys<R>]?: Exclude<R[K], undefined> }

/** A cell that may be null, or missing at a row's end. */
export const optional =
  <T>(column: Column<T>): Column<T | undefined> =>
  (cell) =>
    cell === undefined || cell === null ? undefined : column(cell)

export const listOf =
  <T>(column: Column<T>): Column<readonly T[]> =>
  (cell) =>
    row(cell).map(column)

export const oneOf =
  <const T extends string>(words: readonly T[]): Column<T> =>
  (cell) =>
    readWord(cell, words)

export function readFlag(cell: unknown): boolean {
  if (typeof cell === 'boolean') return cell
  throw new TypeError(`neither true nor false: ${JSON.stringify(cell)}`)
}

function cellsOf(value: unknown, columns: number): readonly unknown[] {
  const cells = row(value)
  if (cells.length > columns) throw new TypeError(`more than ${columns} cells: ${JSON.stringify(value)}`)
  return cells
}

export const tuple =
  <C extends readonly Column<unknown>[]>(...columns: C): Column<Cells<C>> =>
  (value) => {
    const cells = cellsOf(value, columns.length)
    return columns.map((column, place) => column(cells[place])) as Cells<C>
  }

/** A row by the names of its columns; what is missing leaves no property. */
export const named =
  <C extends Readonly<Record<string, Column<unknown>>>>(columns: C): Column<Entry<Cells<C>>> =>
  (value) => {
    const names = Object.keys(columns)
    const cells = cellsOf(value, names.length)
    const found = names.map((name, place) => [name, columns[name]?.(cells[place])] as const)
    return Object.fromEntries(found.filter(([, cell]) => cell !== undefined)) as Entry<Cells<C>>
  }

/** A table whose rows have keys. */
export const readKeyed = <K extends string, T>(
  table: Readonly<Record<K, unknown>>,
  file: string,
  read: Column<T>,
): Readonly<Record<K, T>> =>
  Object.fromEntries(readRows(Object.entries(table), file, ([key, cells]) => [key, read(cells)])) as Record<
    K,
    T
  >
