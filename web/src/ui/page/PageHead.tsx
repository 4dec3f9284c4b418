import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { HeadContext } from '../figures/freshness/SourceMark.tsx'
import text from '../text.module.css'
import styles from './PageHead.module.css'

interface PageHeadProps {
  /** A name of someone's own making comes inside `bdi`. */
  readonly title: ReactNode
  readonly lead?: ReactNode
  /** The places of the screen; on a phone they take the title's room. */
  readonly places?: ReactNode
  /** Stands at the end of the title's line: age of the data, its source, one action. */
  readonly end?: ReactNode
  /** Where what stands below is why one came: less of the screen for the title. */
  readonly dense?: boolean
}

/** The head of every screen. Its h1 takes the focus after a navigation. */
export function PageHead({ title, lead, places, end, dense }: PageHeadProps) {
  return (
    <div className={classNames(styles.head, dense && styles.dense, Boolean(places) && styles.withPlaces)}>
      <div className={styles.line}>
        <h1 tabIndex={-1} className={places ? text.srPhone : undefined}>
          {title}
        </h1>
        {places}
        {end && (
          <div className={styles.end}>
            <HeadContext value>{end}</HeadContext>
          </div>
        )}
      </div>
      {lead && <p>{lead}</p>}
    </div>
  )
}
