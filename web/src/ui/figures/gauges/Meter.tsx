import type { CSSProperties } from 'react'
import { classNames } from '../../class-names.ts'
import { percentOf } from '../percent.ts'
import styles from './Meter.module.css'

interface MeterProps {
  readonly label: string
  readonly value: number
  readonly max?: number
  /** Where the analyst says the value can get: a dashed teal line past the needle. */
  readonly projected?: number
  readonly tone?: 'gold' | 'ai' | 'ok' | 'bad' | 'warn' | 'plain'
  /** What a screen reader says instead of the bare number. */
  readonly valueText?: string
}

/** A needle on a line: progress to a goal. The number always stands beside it as text. */
export function Meter({ label, value, max = 100, projected, tone = 'gold', valueText }: MeterProps) {
  const place = {
    '--v': `${percentOf(value, max)}%`,
    ...(projected !== undefined && { '--to': `${percentOf(projected, max)}%` }),
  } as CSSProperties
  return (
    // biome-ignore lint/a11y/useSemanticElements: the native meter cannot be drawn as a needle
    <div
      className={classNames(styles.meter, tone !== 'gold' && styles[tone])}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(Math.max(value, 0), max)}
      aria-valuetext={valueText}
      style={place}
    >
      <i className={styles.fill} />
      {projected !== undefined && <i className={styles.projection} />}
    </div>
  )
}
