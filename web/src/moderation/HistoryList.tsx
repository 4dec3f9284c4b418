import type { PointChange } from '@ai-vault/contract/atlas/points.ts'
import type { ReactNode } from 'react'
import { dateFormat } from '../words/choose-words.ts'
import styles from './Moderation.module.css'
import { words } from './words/words.ts'

const when = dateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

interface HistoryListProps {
  readonly changes: readonly PointChange[]
  /** Names the point of each change: the log of all points. */
  readonly withPoint?: boolean
  /** What may be done about a change. */
  readonly action?: (change: PointChange) => ReactNode
}

/** Every change, the newest first: when, who, what and why. */
export function HistoryList({ changes, withPoint, action }: HistoryListProps) {
  return (
    <ol className={styles.history} aria-label={words.history}>
      {changes.map((change) => (
        <li key={change.id}>
          <time dateTime={new Date(change.at).toISOString()}>{when.format(change.at)}</time>
          <span>
            {words.change(change)}
            {withPoint && (
              <>
                {' '}
                <b>
                  <bdi>{change.point}</bdi>
                </b>
              </>
            )}
            {change.reason && (
              <>
                {': '}
                <bdi>{change.reason}</bdi>
              </>
            )}
          </span>
          {action?.(change)}
        </li>
      ))}
    </ol>
  )
}
