import type { Extra } from '@ai-vault/contract/dashboard-extras.ts'
import styles from './Charts.module.css'
import { FRAME, linePath, plotScores } from './plot.ts'

interface ScoreLineProps {
  readonly points: readonly Extra<'score_history'>['points'][number][]
  readonly chosen: number
}

/** With more points than this only the first, the last measured and the chosen one are named below the line. */
const NAMED = 6

/** Solid gold was measured, dashed teal was not. */
export function ScoreLine({ points, chosen }: ScoreLineProps) {
  const plot = plotScores(points.map(({ score }) => score))
  const measured = points.findLastIndex(({ kind }) => kind === 'measured')
  const isMeasured = (at: number) => points[at]?.kind === 'measured'
  const named = (at: number) =>
    points.length <= NAMED || at === 0 || at === measured || at === points.length - 1
  return (
    <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} aria-hidden="true">
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
            {named(at) && (
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
