import type { ReactNode } from 'react'
import { words } from '../words/words.ts'
import styles from './ChartFrame.module.css'
import { type Column, Table } from './Table.tsx'

interface Series {
  readonly name: string
  /** Projected series are dashed and teal, measured ones solid and gold. */
  readonly projected?: boolean
}

interface ChartFrameProps<Row> {
  readonly label: string
  readonly series?: readonly Series[]
  /** The drawing, which is text or takes the keyboard. */
  readonly children: ReactNode
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
}

/** A chart is never the only way to its numbers: the table stands behind it. */
export function ChartFrame<Row>({ label, series, children, columns, rows, rowKey }: ChartFrameProps<Row>) {
  return (
    <figure className={styles.chart} aria-label={label}>
      <div>{children}</div>
      {series && (
        <ul className={styles.legend}>
          {series.map(({ name, projected }) => (
            <li key={name} className={projected ? styles.projected : undefined}>
              {name}
            </li>
          ))}
        </ul>
      )}
      <details className={styles.details}>
        <summary>{words.showAsTable}</summary>
        <Table caption={words.asTable(label)} columns={columns} rows={rows} rowKey={rowKey} />
      </details>
    </figure>
  )
}
