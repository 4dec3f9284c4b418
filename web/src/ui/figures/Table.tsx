import type { ReactNode } from 'react'
import text from '../text.module.css'
import styles from './Table.module.css'

export interface Column<Row> {
  readonly key: string
  readonly head: ReactNode
  readonly cell: (row: Row) => ReactNode
  readonly number?: boolean
}

interface TableProps<Row> {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
}

/** A plain table: the first column names the row, numbers stand right, and it scrolls sideways by itself. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={text.sr}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, head, number }) => (
              <th key={key} scope="col" className={number ? styles.number : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, cell, number }, index) =>
                index === 0 ? (
                  <th key={key} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} className={number ? styles.number : undefined}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
