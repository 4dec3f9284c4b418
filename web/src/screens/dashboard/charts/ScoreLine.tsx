import type { Extra } from '@ai-vault/contract/dashboard/extras.ts'
import styles from './Charts.module.css'
import { FRAME, linePath, namedPoints, plotScores } from './plot.ts'
import { words } from './words.ts'

interface ScoreLineProps {
  readonly points: readonly Extra<'score_history'>['points'][number][]
  /** How far along each of them stands. */
  readonly places: readonly number[]
  readonly chosen: number
}

/** What the longest name, '3 weeks ago' or '2026-11-14', takes. */
const NAME_WIDTH = 74

/** Solid gold was measured, dashed teal was not. */
export function ScoreLine({ points, places, chosen }: ScoreLineProps) {
  const plot = plotScores(
    points.map(({ score }) => score),
    places,
  )
  const newest = points.findLastIndex(({ kind }) => kind !== 'projection')
  const named = namedPoints(plot.points, newest, NAME_WIDTH)
  const isMeasured = (at: number) => points[at]?.kind === 'measured'
  return (
    <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} aria-hidden="true">
      <text x={FRAME.axis} y="12">
        {words.score.axis}
      </text>
      {plot.lines.map(({ score, y }) => (
        <g key={score}>
          <line className={styles.grid} x1={FRAME.axis} x2={FRAME.width - 4} y1={y} y2={y} />
          <text x={FRAME.axis - 8} y={y + 4} textAnchor="end">
            {score}
          </text>
        </g>
      ))}
      {plot.points.slice(1).map((point, at) => (
        <path
          key={point.x}
          className={isMeasured(at) && isMeasured(at + 1) ? styles.measured : styles.projected}
          d={linePath([plot.points[at] ?? point, point])}
        />
      ))}
      {points.map(({ day, kind, label, score }, at) => {
        const { x = 0, y = 0 } = plot.points[at] ?? {}
        return (
          <g key={`${day} ${kind}`}>
            {kind === 'measured' ? (
              <circle className={styles.point} cx={x} cy={y} r="4" />
            ) : (
              <path className={styles.guess} d={`M${x} ${y - 6}l6 6l-6 6l-6 -6Z`} />
            )}
            {at === chosen && (
              <>
                <circle className={styles.chosen} cx={x} cy={y} r="10" />
                <text className={styles.value} x={x} y={y - 15} textAnchor="middle">
                  {score}
                </text>
              </>
            )}
            {named.has(at) && (
              <text x={x} y={FRAME.height - 6} textAnchor="middle">
                {label}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
