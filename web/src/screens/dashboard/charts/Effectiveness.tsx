import type { Extra } from '@ai-vault/contract/dashboard/extras.ts'
import type { CSSProperties } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { MISSING } from '../../../ui/figures/Reading.tsx'
import type { Column } from '../../../ui/figures/Table.tsx'
import { WithTooltip } from '../../../ui/overlays/WithTooltip.tsx'
import { BarPanel } from './BarPanel.tsx'
import styles from './Charts.module.css'
import { words } from './words/words.ts'

const said = words.effectiveness

type Rows = Extra<'effectiveness'>
type Row = Rows['rows'][number]

/** What each activity is worth now, and how often the player really finished it (F-092, F-093). */
export function Effectiveness({ effectiveness }: { readonly effectiveness: Rows | undefined }) {
  return (
    <BarPanel
      title={said.title}
      source={effectiveness?.source}
      rows={effectiveness?.rows ?? []}
      rowKey={({ activity }) => activity}
      columns={COLUMNS}
      bar={(row) => <Bar key={row.activity} row={row} />}
      nothing={said.none}
    />
  )
}

function Bar({ row }: { readonly row: Row }) {
  const { activity, priority, value } = row
  const look = { '--v': `${value ?? 0}%`, '--c': 'var(--teal-deep)' } as CSSProperties
  return (
    <li className={classNames(styles.bar, styles.effect)} style={look}>
      <WithTooltip tooltip={explain(row)}>
        <button type="button" className={styles.explains}>
          {activity}
        </button>
      </WithTooltip>
      <span className={styles.track} aria-hidden="true">
        {value !== undefined && <i />}
      </span>
      <b className={styles.number}>{priority}</b>
    </li>
  )
}

function explain({ text, value, runs, completed }: Row): string {
  const worth = value === undefined ? '' : said.worth(value)
  const record = runs === undefined || completed === undefined ? '' : said.record(completed, runs)
  return `${text}${worth}${record}`
}

const COLUMNS: readonly Column<Row>[] = [
  { key: 'activity', head: said.columns.activity, cell: ({ activity }) => activity },
  { key: 'priority', head: said.columns.priority, cell: ({ priority }) => priority },
  { key: 'value', head: said.columns.value, number: true, cell: ({ value }) => value ?? MISSING },
  {
    key: 'completed',
    head: said.columns.completed,
    number: true,
    cell: ({ completion_percent: percent }) => (percent === undefined ? MISSING : `${Math.round(percent)} %`),
  },
  { key: 'runs', head: said.columns.runs, number: true, cell: ({ runs }) => runs ?? MISSING },
]
