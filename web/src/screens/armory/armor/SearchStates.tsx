import type { ArmorAnswer } from '../../../data/armor/armor-answer.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Skeleton, Thinking } from '../../../ui/Skeleton.tsx'
import text from '../../../ui/text.module.css'
import { count } from './numbers.ts'
import styles from './Results.module.css'

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
          ? `Stopped after ${count(answer.proof.nodes)} nodes. This is the best build found so far; a better one may exist.`
          : `Stopped after ${count(answer.proof.nodes)} nodes. No build was found so far.`}
      </p>
    )
  }
  return (
    <>
      <div className={styles.progress}>
        <Thinking>Searching your armor...</Thinking>
        <span className={`${text.small} ${text.dim} ${text.num}`}>
          {answer && answer.proof.nodes > 0 && `${count(answer.proof.nodes)} nodes`}
        </span>
        <Button size="small" onClick={onCancel}>
          Stop
        </Button>
      </div>
      {!answer?.builds.length && <Skeleton height="320px" />}
    </>
  )
}

export function SolverFailed() {
  return (
    <ErrorPanel title="The search stopped working" level={3}>
      Your armor is untouched. Change a target, or reload the page, to start it again.
    </ErrorPanel>
  )
}
