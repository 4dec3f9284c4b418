import type { Extra } from '@ai-vault/contract/dashboard/extras.ts'
import { type KeyboardEvent, useContext, useState } from 'react'
import { ChartFrame } from '../../../ui/figures/ChartFrame.tsx'
import { formatCount } from '../../../ui/figures/count.ts'
import { Estimate } from '../../../ui/figures/Estimate.tsx'
import { SavedContext } from '../../../ui/figures/freshness/SourceMark.tsx'
import { MISSING } from '../../../ui/figures/Reading.tsx'
import type { Column } from '../../../ui/figures/Table.tsx'
import text from '../../../ui/text.module.css'
import { Nothing, Panel } from '../panels/Panel.tsx'
import styles from './Charts.module.css'
import { nearestPoint, placesInTime } from './plot.ts'
import { ScoreLine } from './ScoreLine.tsx'
import { words } from './words.ts'

type History = Extra<'score_history'>
type Point = History['points'][number]

const labels = words.score

/**
 * The score's course once two days were measured (F-089). Before that it is said since when it is measured, and the
 * specified series, the same for every vault (F-090), comes when it is asked for.
 */
export function ScoreChart({ history }: { readonly history: History | undefined }) {
  const saved = useContext(SavedContext)
  const points = saved ? history?.points.map(asSaved) : history?.points
  const isMeasured = history?.source === 'live'
  return (
    <Panel title={labels.title} source={isMeasured ? 'live' : undefined}>
      {points && points.length > 0 ? (
        isMeasured ? (
          <Course points={points} />
        ) : (
          <Estimate reason={firstDay(points)}>
            <Course points={points} />
            <p className={`${text.small} ${text.dim}`}>{labels.standIn}</p>
          </Estimate>
        )
      ) : (
        <Nothing>{labels.none}</Nothing>
      )}
    </Panel>
  )
}

function firstDay(points: readonly Point[]): string {
  const today = points.find(({ kind }) => kind === 'measured')
  return today ? labels.since(today.label, today.score) : labels.notMeasured
}

/** What was now when the copy was read. */
const asSaved = (point: Point): Point =>
  point.label === labels.now ? { ...point, label: labels.lastRead } : point

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }

/** A key walks from point to point, however many days lie between them. */
function walk({ key }: KeyboardEvent, at: number, last: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return last
  const step = STEPS[key]
  return step === undefined ? undefined : Math.min(last, Math.max(0, at + step))
}

function Course({ points }: { readonly points: readonly Point[] }) {
  const [chosen, setChosen] = useState<number>()
  const today = Math.max(
    0,
    points.findLastIndex(({ kind }) => kind !== 'projection'),
  )
  const at = Math.min(chosen ?? today, points.length - 1)
  const point = points[at]
  const places = placesInTime(points.map(({ day }) => day))
  const onKeyDown = (event: KeyboardEvent) => {
    const next = walk(event, at, points.length - 1)
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
  }
  return (
    <ChartFrame
      label={labels.title}
      series={seriesOf(points)}
      columns={COLUMNS}
      rows={points}
      rowKey={({ day, kind }) => `${day} ${kind}`}
    >
      <div className={styles.plot}>
        <ScoreLine points={points} places={places} chosen={at} />
        <input
          type="range"
          className={styles.scrub}
          min={0}
          max={places.at(-1)}
          step={1}
          value={places[at]}
          aria-label={labels.point}
          aria-valuetext={point && describePoint(point)}
          onKeyDown={onKeyDown}
          onChange={(event) => setChosen(nearestPoint(places, Number(event.target.value)))}
        />
      </div>
      <p className={styles.readout} aria-hidden="true">
        {point && describePoint(point)}
      </p>
    </ChartFrame>
  )
}

const describePoint = ({ label, score, kind }: Point) => labels.at(label, score, labels.kinds[kind])

function seriesOf(points: readonly Point[]) {
  const measured = points.some(({ kind }) => kind === 'measured')
  return [
    ...(measured ? [{ name: labels.series.measured }] : []),
    ...(points.some(({ kind }) => kind === 'estimated')
      ? [{ name: labels.series.estimated, projected: true }]
      : []),
    ...(points.some(({ kind }) => kind === 'projection') && measured
      ? [{ name: labels.series.projection, projected: true }]
      : []),
  ]
}

const optional = (value: number | undefined) => (value === undefined ? MISSING : formatCount(value))

const COLUMNS: readonly Column<Point>[] = [
  { key: 'day', head: labels.columns.day, cell: ({ label }) => label },
  { key: 'score', head: labels.columns.score, number: true, cell: ({ score }) => score },
  { key: 'kind', head: labels.columns.kind, cell: ({ kind }) => labels.kinds[kind] },
  { key: 'god', head: labels.columns.godRolls, number: true, cell: (point) => optional(point.god_rolls) },
  { key: 'vault', head: labels.columns.vault, number: true, cell: (point) => optional(point.vault_used) },
]
