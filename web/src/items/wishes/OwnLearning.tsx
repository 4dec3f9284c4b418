import type { OwnLearning as Report } from '@ai-vault/contract/items/own-lists.ts'
import { Switch } from '../../ui/controls/Field.tsx'
import text from '../../ui/text.module.css'
import { wishListWords as labels } from '../words/wish-list-words.ts'
import styles from './WishLists.module.css'

interface OwnLearningProps {
  readonly report: Report | undefined
  readonly error: Error | null
  readonly onSwitch: (learn: boolean) => void
}

/** Whether the player's ratings learn from their lists, and what they learned. */
export function OwnLearning({ report, error, onSwitch }: OwnLearningProps) {
  if (!report) return null
  const message = messageOf(report)
  return (
    <div className={styles.learning}>
      {report.learning !== 'unavailable' && (
        <Switch label={labels.learnOwn} checked={report.learning !== 'off'} onChange={onSwitch} />
      )}
      {message && <p className={`${text.small} ${text.dim}`}>{message}</p>}
      {error && (
        <p className={`${text.small} ${text.bad}`} role="alert">
          {labels.notLearned(error.message)}
        </p>
      )}
    </div>
  )
}

function messageOf({ learning, learned }: Report): string | undefined {
  if (learning === 'unavailable') return labels.ownUnavailable
  if (learning === 'off') return labels.ownOff
  if (learning === 'under-way') return labels.learning
  if (!learned) return undefined
  return learned.rolls > 0
    ? labels.learned(learned.lists, learned.rolls, new Date(learned.at))
    : labels.learnedNothing
}
