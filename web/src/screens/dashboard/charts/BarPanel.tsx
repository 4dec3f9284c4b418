import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { ChartFrame } from '../../../ui/figures/ChartFrame.tsx'
import type { Source } from '../../../ui/figures/freshness/SourceMark.tsx'
import type { Column } from '../../../ui/figures/Table.tsx'
import text from '../../../ui/text.module.css'
import { Nothing, Panel } from '../panels/Panel.tsx'
import styles from './Charts.module.css'

interface BarPanelProps<Row> {
  readonly title: string
  readonly source: Source | undefined
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  /** Columns of the table behind the bars. */
  readonly columns: readonly Column<Row>[]
  /** One `li`, with a key. */
  readonly bar: (row: Row) => ReactNode
  /** Why there may be none. */
  readonly nothing: string
  /** What the bars count, where that is not plain. */
  readonly note?: string
}

/** A chart of lying bars whose words stand in it, with its table. */
export function BarPanel<Row>({
  title,
  source,
  rows,
  rowKey,
  columns,
  bar,
  nothing,
  note,
}: BarPanelProps<Row>) {
  return (
    <Panel title={title} source={source}>
      {rows.length > 0 ? (
        <ChartFrame label={title} columns={columns} rows={rows} rowKey={rowKey} speaks>
          <ul className={styles.bars}>{rows.map(bar)}</ul>
          {note && <p className={classNames(text.small, text.dim)}>{note}</p>}
        </ChartFrame>
      ) : (
        <Nothing>{nothing}</Nothing>
      )}
    </Panel>
  )
}
