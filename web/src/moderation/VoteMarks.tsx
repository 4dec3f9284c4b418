import { APPROVAL_VOTES } from '@ai-vault/game/atlas/point-rules.ts'
import styles from './Queue.module.css'
import { words } from './words/words.ts'

interface VoteMarksProps {
  readonly upvotes: number
  readonly downvotes: number
}

/** Five lozenges: as many as are filled, so many votes of those that approve a point. */
export function VoteMarks({ upvotes, downvotes }: VoteMarksProps) {
  const filled = Math.max(0, Math.min(APPROVAL_VOTES, upvotes - downvotes))
  return (
    <span className={styles.votes}>
      <span aria-hidden="true">
        {Array.from({ length: APPROVAL_VOTES }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: five places that never move
          <i key={at} data-on={at < filled || undefined} />
        ))}
      </span>
      <small>{words.votes(upvotes, downvotes)}</small>
    </span>
  )
}
