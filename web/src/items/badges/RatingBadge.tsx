import type { Activity } from '@ai-vault/game/weapons/pve-and-pvp.ts'
import { scoreText } from '@ai-vault/game/weapons/rating/tiers.ts'
import { classNames } from '../../ui/class-names.ts'
import { words } from '../words/words.ts'
import styles from './RatingBadge.module.css'

const LOOKS = {
  'God-Tier': styles.god,
  Excellent: styles.excellent,
  Good: styles.good,
  Poor: styles.poor,
  Unrated: styles.unrated,
} as const

export type Rating = keyof typeof LOOKS

interface RatingBadgeProps {
  readonly rating: Rating
  /** Out of 10; an unrated weapon has none. */
  readonly score?: number | undefined
  /** What the score is for. */
  readonly activity?: Activity | undefined
  readonly size?: 'tile' | 'inline' | 'xl'
}

export function RatingBadge({ rating, score, activity, size = 'tile' }: RatingBadgeProps) {
  return (
    <span className={classNames(styles.rate, LOOKS[rating], styles[size])} data-part="rating">
      {rating} {score !== undefined && <b className={styles.score}>{scoreText(score)}</b>}
      {score !== undefined && activity && <i className={styles.activity}> {words.sides[activity]}</i>}
    </span>
  )
}
