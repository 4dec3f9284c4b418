import type { CSSProperties } from 'react'
import { classNames } from '../../class-names.ts'
import { percentOf } from '../percent.ts'
import styles from './Meter.module.css'

interface MeterProps {
  readonly label: string
  readonly value: number
  readonly max?: number
  /** Nothing to be proud of: in grey. */
  readonly plain?: boolean
  /** What a screen reader says instead of the bare number. */
  readonly valueText?: string
}

/** A needle on a line: progress to a goal. The number always stands beside it as text. */
export function Meter({ label, value, max = 100, plain, valueText }: MeterProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the native meter cannot be drawn as a needle
    <div
      className={classNames(styles.meter, plain && styles.plain)}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(Math.max(value, 0), max)}
      aria-valuetext={valueText}
      style={{ '--v': `${percentOf(value, max)}%` } as CSSProperties}
    >
      <i className={styles.fill} />
    </div>
  )
}
