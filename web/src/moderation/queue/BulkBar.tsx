import type { Decision } from '@ai-vault/contract/atlas/moderation.ts'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { words } from '../words.ts'
import styles from './Queue.module.css'

const ACTIONS = ['approve', 'refuse', 'hide', 'dismiss-reports'] as const

interface BulkBarProps {
  readonly picked: number
  readonly of: number
  readonly busy: boolean
  readonly onAll: () => void
  readonly onNone: () => void
  readonly onDecide: (action: Decision) => void
}

/** What to do with all that are picked; at the bottom edge of a phone. */
export function BulkBar({ picked, of, busy, onAll, onNone, onDecide }: BulkBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no use here, nothing is filled in
    <div
      className={styles.bulk}
      role="group"
      aria-label={words.selection}
      data-picked={picked > 0 || undefined}
    >
      <b>{words.picked(picked)}</b>
      {picked < of && <Button onClick={onAll}>{words.pickAll}</Button>}
      {picked > 0 && (
        <>
          {ACTIONS.map((action) => (
            <Button
              key={action}
              tone={action === 'approve' ? 'gold' : action === 'refuse' ? 'danger' : 'plain'}
              aria-disabled={busy || undefined}
              onClick={() => onDecide(action)}
            >
              {words.bulk(action, picked)}
            </Button>
          ))}
          <Button tone="ghost" onClick={onNone}>
            {words.pickNone}
          </Button>
        </>
      )}
    </div>
  )
}
