import styles from './Spark.module.css'

interface SparkProps {
  readonly label: string
  /** The oldest first; null where nothing is known. */
  readonly values: readonly (number | null)[]
  readonly band: readonly [low: number, high: number] | undefined
  readonly usual: number | undefined
}

const WIDTH = 160
const HEIGHT = 40
const EDGE = 5

/** A figure over the weeks in gold, over the band of what is usual in teal. */
export function Spark({ label, values, band, usual }: SparkProps) {
  const known = values.flatMap((value) => value ?? [])
  if (known.length < 2) return <div className={styles.none} />
  const all = [...known, ...(band ?? [])]
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const x = (at: number) => EDGE + (at / (values.length - 1)) * (WIDTH - 2 * EDGE)
  const y = (value: number) =>
    most === least ? HEIGHT / 2 : HEIGHT - EDGE - ((value - least) / (most - least)) * (HEIGHT - 2 * EDGE)
  const places = values.flatMap((value, at) => (value === null ? [] : [[x(at), y(value)] as const]))
  const last = places.at(-1)
  return (
    <svg className={styles.spark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {band && (
        <rect
          className={styles.band}
          x={0}
          width={WIDTH}
          y={y(band[1])}
          height={Math.max(2, y(band[0]) - y(band[1]))}
        />
      )}
      {usual !== undefined && <line className={styles.usual} x1={0} x2={WIDTH} y1={y(usual)} y2={y(usual)} />}
      <polyline className={styles.line} points={places.map((place) => place.join(',')).join(' ')} />
      {last && <circle className={styles.last} cx={last[0]} cy={last[1]} r={3} />}
    </svg>
  )
}
