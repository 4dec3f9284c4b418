import type { Extra } from '@ai-vault/contract/dashboard-extras.ts'
import { useState } from 'react'
import { ChartFrame } from '../../../ui/ChartFrame.tsx'
import { formatCount } from '../../../ui/count.ts'
import { MISSING } from '../../../ui/Reading.tsx'
import type { Column } from '../../../ui/Table.tsx'
import { Nothing, Panel } from '../panels/Panel.tsx'
import styles from './Charts.module.css'
import { ScoreLine } from './ScoreLine.tsx'

type History = Extra<'score_history'>
type Point = History['points'][number]

const WORDS = { measured: 'measured', estimated: 'estimated', projection: 'projection' } as const

/** The score's course: real days once two were measured, the specified projection before (F-089, F-090). */
export function ScoreChart({ history }: { readonly history: History | undefined }) {
  return (
    <Panel title="Score progression" source={history?.source}>
      {history && history.points.length > 0 ? (
        <Course points={history.points} />
      ) : (
        <Nothing>There is no score yet.</Nothing>
      )}
    </Panel>
  )
}

function Course({ points }: { readonly points: readonly Point[] }) {
  const [chosen, setChosen] = useState<number>()
  const today = Math.max(
    0,
    points.findLastIndex(({ kind }) => kind !== 'projection'),
  )
  const at = Math.min(chosen ?? today, points.length - 1)
  const point = points[at]
  return (
    <ChartFrame
      label="Score progression"
      series={seriesOf(points)}
      columns={COLUMNS}
      rows={points}
      rowKey={({ day, kind }) => `${day} ${kind}`}
      speaks
    >
      <div className={styles.plot}>
        <ScoreLine points={points} chosen={at} />
        <input
          type="range"
          className={styles.scrub}
          min={0}
          max={points.length - 1}
          step={1}
          value={at}
          aria-label="Point of the score progression"
          aria-valuetext={point && describePoint(point)}
          onChange={(event) => setChosen(Number(event.target.value))}
        />
      </div>
      <p className={styles.readout} aria-hidden="true">
        {point && describePoint(point)}
      </p>
    </ChartFrame>
  )
}

const describePoint = ({ label, score, kind }: Point) => `${label}: ${score}, ${WORDS[kind]}`

function seriesOf(points: readonly Point[]) {
  const measured = points.some(({ kind }) => kind === 'measured')
  return [
    ...(measured ? [{ name: 'Measured each day' }] : []),
    ...(points.some(({ kind }) => kind === 'estimated') ? [{ name: 'Estimated', projected: true }] : []),
    ...(points.some(({ kind }) => kind === 'projection') && measured
      ? [{ name: 'Projection', projected: true }]
      : []),
  ]
}

const optional = (value: number | undefined) => (value === undefined ? MISSING : formatCount(value))

const COLUMNS: readonly Column<Point>[] = [
  { key: 'day', head: 'Day', cell: ({ label }) => label },
  { key: 'score', head: 'Score', number: true, cell: ({ score }) => score },
  { key: 'kind', head: 'Source', cell: ({ kind }) => WORDS[kind] },
  { key: 'god', head: 'God rolls', number: true, cell: (point) => optional(point.god_rolls) },
  { key: 'vault', head: 'Vault', number: true, cell: (point) => optional(point.vault_used) },
]
