import { classNames } from './class-names.ts'
import { Glyph } from './Glyph.tsx'
import styles from './RatingBadge.module.css'

const SHAPES = {
  'God-Tier': { glyph: 'rt-god', look: styles.god },
  Excellent: { glyph: 'rt-excellent', look: styles.excellent },
  Good: { glyph: 'rt-good', look: undefined },
  Poor: { glyph: 'rt-poor', look: styles.poor },
  Unrated: { glyph: 'rt-unrated', look: styles.unrated },
} as const

export type Rating = keyof typeof SHAPES

interface RatingBadgeProps {
  readonly rating: Rating
  /** Out of 10; an unrated weapon has none. */
  readonly score?: number | undefined
  readonly size?: 'tile' | 'inline' | 'xl'
}

export function RatingBadge({ rating, score, size = 'tile' }: RatingBadgeProps) {
  const { glyph, look } = SHAPES[rating]
  return (
    <span className={classNames(styles.rate, look, size !== 'tile' && styles[size])}>
      <Glyph name={glyph} />
      {rating} {score !== undefined && <b className={styles.score}>{score.toFixed(1)}</b>}
    </span>
  )
}
