import type { ReactNode } from 'react'
import { ApertureArt } from '../glyphs/ApertureArt.tsx'
import styles from './EmptyState.module.css'

interface EmptyStateProps {
  readonly title: string
  /** Why it is empty, as exactly as we know it. */
  readonly hint?: ReactNode
  readonly actions?: ReactNode
  readonly level?: 1 | 2 | 3
}

export function EmptyState({ title, hint, actions, level = 3 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.empty}>
      <ApertureArt />
      <Heading>{title}</Heading>
      {hint && <p className={styles.hint}>{hint}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
