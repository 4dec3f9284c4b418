import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import text from '../text.module.css'
import { formatCount } from './count.ts'
import styles from './Table.module.css'
import { TABLE_ROLES } from './table-roles.ts'

export interface Column<Row> {
  readonly key: string
  readonly head: ReactNode
  readonly cell: (row: Row) => ReactNode
  readonly number?: boolean
  /** Left out where the window is narrow. */
  readonly optional?: boolean
}

interface TableProps<Row> {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  /** On a phone each row is a block, its values under their heads, instead of a table that scrolls sideways. */
  readonly stacked?: boolean
}

const NO_ROLES: Partial<typeof TABLE_ROLES> = {}

/** A plain table: the first column names the row, numbers stand right, and it scrolls sideways by itself. */
export function Table<Row>({ caption, columns, rows, rowKey, stacked = false }: TableProps<Row>) {
  const as = stacked ? TABLE_ROLES : NO_ROLES
  const table = (
    <table
      className={classNames(styles.table, stacked && styles.stacked)}
      aria-label={stacked ? caption : undefined}
      {...as.table}
    >
      {!stacked && <caption className={text.sr}>{caption}</caption>}
      <thead {...as.group}>
        <tr {...as.row}>
          {columns.map(({ key, head, number, optional }) => (
            <th
              key={key}
              scope="col"
              className={classNames(number && styles.number, optional && styles.optional)}
              {...as.column}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as.group}>
        {rows.map((row) => (
          <tr key={rowKey(row)} {...as.row}>
            {columns.map(({ key, head, cell, number, optional }, index) =>
              index === 0 ? (
                <th key={key} scope="row" {...as.name}>
                  {shownCell(cell(row))}
                </th>
              ) : (
                <td
                  key={key}
                  className={classNames(number && styles.number, optional && styles.optional)}
                  data-head={stacked && typeof head === 'string' ? head : undefined}
                  {...as.cell}
                >
                  {shownCell(cell(row))}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
  if (stacked) return table
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      {table}
    </section>
  )
}

const shownCell = (cell: ReactNode): ReactNode =>
  typeof cell === 'number' && Number.isInteger(cell) ? formatCount(cell) : cell
