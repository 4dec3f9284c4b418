import type { OwnLearning as Report } from '@ai-vault/contract/items/own-lists.ts'
import { Switch } from '../../ui/controls/Field.tsx'
import text from '../../ui/text.module.css'
import { wishListWords as said } from '../words/wish-list-words.ts'
import styles from './WishLists.module.css'

interface OwnLearningProps {
  readonly report: Report | undefined
  readonly error: Error | null
  readonly onSwitch: (learn: boolean) => void
}

/** Whether the player's ratings learn from their lists, and what they learned. */
export function OwnLearning({ report, error, onSwitch }: OwnLearningProps) {
  if (!report) return null
  const message = toldOf(report)
  return (
    <div className={styles.learning}>
      {report.learning !== 'unavailable' && (
        <Switch label={said.learnOwn} checked={report.learning !== 'off'} onChange={onSwitch} />
      )}
      {message && <p className={`${text.small} ${text.dim}`}>{message}</p>}
      {error && (
        <p className={`${text.small} ${text.bad}`} role="alert">
          {said.notLearned(error.message)}
        </p>
      )}
    </div>
  )
}

function toldOf({ learning, learned }: Report): string | undefined {
  if (learning === 'unavailable') return said.ownUnavailable
  if (learning === 'off') return said.ownOff
  if (learning === 'under-way') return said.learning
  if (!learned) return undefined
  return learned.rolls > 0
    ? said.learned(learned.lists, learned.rolls, new Date(learned.at))
    : said.learnedNothing
}
