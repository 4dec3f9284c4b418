import type { CSSProperties, ReactNode } from 'react'
import { percentOf } from '../percent.ts'
import styles from './StatBar.module.css'

interface StatBarProps {
  readonly label: ReactNode
  readonly value: number
  readonly max?: number
  /** The best copy's value: a line across the track. */
  readonly best?: number | undefined
  /** A token, e.g. `var(--exotic-ink)`. */
  readonly colour?: string
  readonly shown?: string
  /** Width of the label column. */
  readonly labelWidth?: string
}

/** A bar compares values of one kind under each other; its number is text. */
export function StatBar({ label, value, max = 100, best, colour, shown, labelWidth }: StatBarProps) {
  const place = {
    '--v': `${percentOf(value, max)}%`,
    ...(best !== undefined && { '--at': `${percentOf(best, max)}%` }),
    ...(colour && { '--c': colour }),
    ...(labelWidth && { '--label': labelWidth }),
  } as CSSProperties
  return (
    <div className={styles.bar} style={place}>
      <span>{label}</span>
      <span className={styles.track} aria-hidden="true">
        <i className={styles.fill} />
        {best !== undefined && <i className={styles.best} />}
      </span>
      <b className={styles.value}>{shown ?? value}</b>
    </div>
  )
}
