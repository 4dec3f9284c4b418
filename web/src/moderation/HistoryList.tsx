import type { PointChange } from '@ai-vault/contract/atlas/points.ts'
import { dateFormat } from '../words/formats.ts'
import styles from './Audit.module.css'
import { words } from './words.ts'

const when = dateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

/** Every change of one point, the newest first: when, who, what and why. */
export function HistoryList({ changes }: { readonly changes: readonly PointChange[] }) {
  return (
    <ol className={styles.history} aria-label={words.history}>
      {changes.map((change) => (
        <li key={change.id}>
          <time dateTime={new Date(change.at).toISOString()}>{when.format(change.at)}</time>
          <span>
            {words.change(change)}
            {change.reason && (
              <>
                {': '}
                <bdi>{change.reason}</bdi>
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
