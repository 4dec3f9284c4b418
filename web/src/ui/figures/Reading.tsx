import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { formatCount } from './count.ts'
import { type Source, SourceMark } from './freshness/SourceMark.tsx'
import styles from './Reading.module.css'

interface ReadingProps {
  readonly label: string
  /** A missing value is an em dash, never a zero. */
  readonly value: ReactNode | null | undefined
  readonly unit?: string
  readonly note?: ReactNode
  readonly source?: Source | undefined
  readonly kind?: 'number' | 'word' | 'xl'
  /** Beside the label, e.g. the button that explains the number. */
  readonly why?: ReactNode
}

export const MISSING = '—'

export const countOrMissing = (value: number | undefined): string =>
  value === undefined ? MISSING : formatCount(value)

/** One number with its name, its unit, where it comes from, and one note. Places stay fixed while it loads. */
export function Reading({ label, value, unit, note, source, kind = 'number', why }: ReadingProps) {
  const missing = value === null || value === undefined
  return (
    <div className={classNames(styles.reading, kind !== 'number' && styles[kind])} data-figure={label}>
      <span className={styles.label}>
        {label}
        {why}
      </span>
      <span className={styles.value} data-value>
        {missing ? (
          <span className={styles.missing}>{MISSING}</span>
        ) : typeof value === 'number' && Number.isInteger(value) ? (
          formatCount(value)
        ) : (
          value
        )}
        {!missing && unit && <small> {unit}</small>}
      </span>
      <span className={styles.note}>
        {note}
        {source && !missing && <SourceMark source={source} />}
      </span>
    </div>
  )
}

/** Four readings in a line, two by two on a phone. */
export function ReadingStrip({ children }: { readonly children: ReactNode }) {
  return <div className={styles.strip}>{children}</div>
}
