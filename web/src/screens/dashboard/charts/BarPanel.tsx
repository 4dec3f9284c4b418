import type { ReactNode } from 'react'
import { ChartFrame } from '../../../ui/figures/ChartFrame.tsx'
import type { Source } from '../../../ui/figures/SourceMark.tsx'
import type { Column } from '../../../ui/figures/Table.tsx'
import { Nothing, Panel } from '../panels/Panel.tsx'
import styles from './Charts.module.css'

interface BarPanelProps<Row> {
  readonly title: string
  readonly source: Source | undefined
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  /** Of the table behind the bars. */
  readonly columns: readonly Column<Row>[]
  /** One `li`, with a key. */
  readonly bar: (row: Row) => ReactNode
  /** Why there may be none. */
  readonly nothing: string
}

/** A chart of lying bars whose words stand in it, with its table. */
export function BarPanel<Row>({ title, source, rows, rowKey, columns, bar, nothing }: BarPanelProps<Row>) {
  return (
    <Panel title={title} source={source}>
      {rows.length > 0 ? (
        <ChartFrame label={title} columns={columns} rows={rows} rowKey={rowKey} speaks>
          <ul className={styles.bars}>{rows.map(bar)}</ul>
        </ChartFrame>
      ) : (
        <Nothing>{nothing}</Nothing>
      )}
    </Panel>
  )
}
