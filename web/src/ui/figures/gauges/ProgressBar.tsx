import type { CSSProperties } from 'react'
import { percentOf } from '../percent.ts'
import styles from './ProgressBar.module.css'

interface ProgressBarProps {
  readonly label: string
  readonly value: number
  readonly max: number
}

/** Work that is going on and will end. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  const percent = Math.round(percentOf(value, max))
  return (
    <div className={styles.progress}>
      <div className={styles.line}>
        <span>{label}</span>
        <span>{percent} %</span>
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        style={{ '--v': `${percent}%` } as CSSProperties}
      >
        <i className={styles.fill} />
      </div>
    </div>
  )
}
