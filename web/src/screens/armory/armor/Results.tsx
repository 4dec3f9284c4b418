import type { ArmorProblem } from '@ai-vault/game/armor/problem.ts'
import type { ArmorPiece } from '@ai-vault/game/items.ts'
import { useMemo } from 'react'
import type { ArmorAnswer } from '../../../data/armor/armor-answer.ts'
import type { PieceMarks } from '../../../data/storage.ts'
import type { ArmorQuery } from './armor-query.ts'
import { Builds } from './Builds.tsx'
import { Marks } from './Marks.tsx'
import { OutOfReach } from './OutOfReach.tsx'
import styles from './Results.module.css'
import { Searching, SolverFailed } from './SearchStates.tsx'
import type { ChangeQuery } from './use-armor-query.ts'
import { Verdict } from './Verdict.tsx'

interface ResultsProps {
  readonly query: ArmorQuery
  readonly onChange: ChangeQuery
  readonly pieces: readonly ArmorPiece[]
  readonly problem: ArmorProblem | undefined
  readonly answer: ArmorAnswer | undefined
  readonly onCancel: () => void
  readonly marks: PieceMarks
  readonly onMarks: (marks: PieceMarks) => void
}

/** What the solver says to the question as it stands: never to an older one. */
export function Results({ query, onChange, pieces, answer, onCancel, marks, onMarks }: ResultsProps) {
  const byId = useMemo(() => new Map(pieces.map((piece) => [piece.instanceId, piece])), [pieces])
  const targets = answer?.problem.minimums
  return (
    <section
      className={styles.results}
      aria-label="Results"
      aria-busy={!answer || answer.phase === 'searching'}
      data-targets={answer && targets?.join()}
    >
      <Marks marks={marks} onMarks={onMarks} pieces={byId} />
      {answer?.phase === 'failed' && <SolverFailed />}
      {(!answer || answer.phase === 'searching' || answer.phase === 'cancelled') && (
        <Searching answer={answer} onCancel={onCancel} />
      )}
      {answer && answer.builds.length > 0 && (
        <>
          <Verdict answer={answer} pieces={byId} />
          <Builds
            key={answer.id}
            builds={answer.builds}
            problem={answer.problem}
            pieces={byId}
            marks={marks}
            onMarks={onMarks}
          />
        </>
      )}
      {answer &&
        answer.builds.length === 0 &&
        answer.phase !== 'searching' &&
        answer.phase !== 'cancelled' && (
          <OutOfReach
            answer={answer}
            query={query}
            onChange={onChange}
            pieces={byId}
            marks={marks}
            onMarks={onMarks}
            onCancel={onCancel}
          />
        )}
    </section>
  )
}
