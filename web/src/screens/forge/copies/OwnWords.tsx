import { DecisionMark } from '../../../items/decisions/DecisionMark.tsx'
import { DECISION_LOOKS } from '../../../items/decisions/decision-words.ts'
import { useReviews } from '../../../items/decisions/use-reviews.ts'
import { useNotes } from '../../../items/notes/use-notes.ts'
import { words } from '../words.tsx'
import styles from './CopiesTable.module.css'

interface OwnWordsProps {
  readonly membershipId: string
  readonly instanceId: string
}

/** What the player decided and wrote about a copy in its sheet. */
export function OwnWords({ membershipId, instanceId }: OwnWordsProps) {
  const decision = useReviews(membershipId).decisions.get(instanceId)
  const note = useNotes(membershipId).get(instanceId)
  if (!decision && !note) return null
  return (
    <small className={styles.own}>
      {decision && (
        <span>
          <DecisionMark decision={decision} silent /> {DECISION_LOOKS[decision].done}
        </span>
      )}
      {note && <span>{words.copies.note(<bdi>{note}</bdi>)}</span>}
    </small>
  )
}
