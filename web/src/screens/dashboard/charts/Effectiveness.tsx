import type { Extra } from '@ai-vault/contract/dashboard/extras.ts'
import type { CSSProperties } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { ChartFrame } from '../../../ui/figures/ChartFrame.tsx'
import { Estimate } from '../../../ui/figures/Estimate.tsx'
import { MISSING } from '../../../ui/figures/Reading.tsx'
import type { Column } from '../../../ui/figures/Table.tsx'
import text from '../../../ui/text.module.css'
import { Nothing, Panel } from '../panels/Panel.tsx'
import styles from './Charts.module.css'
import { words } from './words.ts'

const labels = words.effectiveness

type Rows = Extra<'effectiveness'>
type Row = Rows['rows'][number]

/**
 * How often the player finished what they began, by kind of activity (F-092). What the specification makes of an
 * activity's rewards (F-093) rests on nothing of the player's: it comes when it is asked for.
 */
export function Effectiveness({ effectiveness }: { readonly effectiveness: Rows | undefined }) {
  const rows = effectiveness?.rows ?? []
  const played = rows.filter(({ runs }) => runs !== undefined)
  return (
    <Panel title={labels.title} source={played.length > 0 ? 'live' : undefined}>
      {played.length > 0 ? (
        <ChartFrame label={labels.title} columns={COLUMNS} rows={played} rowKey={keyOf}>
          <p className={styles.axis}>{labels.axis}</p>
          <ul className={styles.bars}>
            {played.map((row) => (
              <Bar key={row.activity} name={row.activity} value={row.completion_percent} colour="gold">
                {labels.record(row.completed ?? 0, row.runs ?? 0)}
              </Bar>
            ))}
          </ul>
        </ChartFrame>
      ) : (
        <Nothing>{labels.none}</Nothing>
      )}
      {rows.length > 0 && (
        <Estimate reason={labels.priority}>
          <p className={styles.axis}>{labels.priorityAxis}</p>
          <ul className={styles.bars}>
            {rows.map(({ activity, priority, value }) => (
              <Bar key={activity} name={activity} value={value} colour="teal">
                {priority}
              </Bar>
            ))}
          </ul>
        </Estimate>
      )}
    </Panel>
  )
}

const keyOf = ({ activity }: Row) => activity

interface BarProps {
  readonly name: string
  /** Percent; without one there is no bar. */
  readonly value: number | undefined
  readonly colour: 'gold' | 'teal'
  readonly children: string
}

function Bar({ name, value, colour, children }: BarProps) {
  const look = { '--v': `${value ?? 0}%`, '--c': `var(--${colour}-deep)` } as CSSProperties
  return (
    <li className={classNames(styles.bar, styles.effect)} style={look}>
      <span className={text.soft}>{name}</span>
      <span className={styles.track} aria-hidden="true">
        {value !== undefined && <i />}
      </span>
      <b className={styles.number}>{children}</b>
    </li>
  )
}

const COLUMNS: readonly Column<Row>[] = [
  { key: 'activity', head: labels.columns.activity, cell: ({ activity }) => activity },
  {
    key: 'completed',
    head: labels.columns.completed,
    number: true,
    cell: ({ completion_percent: percent }) => (percent === undefined ? MISSING : `${Math.round(percent)} %`),
  },
  { key: 'runs', head: labels.columns.runs, number: true, cell: ({ runs }) => runs ?? MISSING },
]
