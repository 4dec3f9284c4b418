import type { ReactNode } from 'react'
import styles from './PageHead.module.css'

interface PageHeadProps {
  /** A name of someone's own making comes inside `bdi`. */
  readonly title: ReactNode
  readonly lead?: ReactNode
  /** Stands at the end of the title's line: age of the data, its source, one action. */
  readonly end?: ReactNode
}

/** The head of every screen. Its h1 takes the focus after a navigation. */
export function PageHead({ title, lead, end }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.line}>
        <h1 tabIndex={-1}>{title}</h1>
        {end && <div className={styles.end}>{end}</div>}
      </div>
      {lead && <p>{lead}</p>}
    </div>
  )
}
