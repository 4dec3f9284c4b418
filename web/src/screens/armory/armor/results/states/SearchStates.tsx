import type { ArmorAnswer } from '../../../../../data/armor/armor-answer.ts'
import { Button } from '../../../../../ui/controls/buttons/Button.tsx'
import { ErrorPanel } from '../../../../../ui/feedback/failures/ErrorPanel.tsx'
import { Skeleton, Thinking } from '../../../../../ui/feedback/Skeleton.tsx'
import text from '../../../../../ui/text.module.css'
import { words } from '../../words/words.ts'
import styles from '../Results.module.css'

interface SearchingProps {
  readonly answer: ArmorAnswer | undefined
  readonly onCancel: () => void
}

/** F-164: how far the search is, and the way to end it; what it found so far stays. */
export function Searching({ answer, onCancel }: SearchingProps) {
  if (answer?.phase === 'cancelled') {
    return (
      <p className={styles.progress} role="status">
        {answer.builds.length > 0
          ? words.builds.stoppedWithBest(words.nodes(answer.proof.nodes))
          : words.builds.stoppedWithNone(words.nodes(answer.proof.nodes))}
      </p>
    )
  }
  return (
    <>
      <div className={styles.progress}>
        <Thinking>{words.builds.searching}</Thinking>
        <span className={`${text.small} ${text.dim} ${text.num}`}>
          {answer && answer.proof.nodes > 0 && words.nodes(answer.proof.nodes)}
        </span>
        <Button size="small" onClick={onCancel}>
          {words.stop}
        </Button>
      </div>
      {!answer?.builds.length && <Skeleton height="320px" />}
    </>
  )
}

export function SolverFailed() {
  return (
    <ErrorPanel title={words.solverFailed} level={3}>
      {words.builds.failed}
    </ErrorPanel>
  )
}
