import type { CSSProperties } from 'react'
import { classNames } from '../../class-names.ts'
import { percentOf } from '../percent.ts'
import styles from './ProgressBar.module.css'

interface ProgressBarProps {
  readonly label: string
  /** Absent: something runs, and nobody knows how long. */
  readonly value?: number
  readonly max?: number
}

/** Work that is going on and will end. */
export function ProgressBar({ label, value, max = 100 }: ProgressBarProps) {
  const percent = value === undefined ? undefined : Math.round(percentOf(value, max))
  return (
    <div className={styles.progress}>
      <div className={styles.line}>
        <span>{label}</span>
        {percent !== undefined && <span>{percent} %</span>}
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        style={{ '--v': `${percent ?? 100}%` } as CSSProperties}
      >
        <i className={classNames(styles.fill, percent === undefined && styles.waiting)} />
      </div>
    </div>
  )
}
