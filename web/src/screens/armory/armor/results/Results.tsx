import type { ArmorPiece } from '@ai-vault/game/items.ts'
import { useMemo } from 'react'
import type { ArmorAnswer } from '../../../../data/armor/armor-answer.ts'
import type { Keep } from '../../../../data/armor/use-kept-armor.ts'
import { Builds } from '../builds/Builds.tsx'
import type { ArmorQuery } from '../query/armor-query.ts'
import type { ChangeRules, PieceRules } from '../query/piece-rules.ts'
import type { ChangeQuery } from '../query/use-armor-query.ts'
import { words } from '../words/words.ts'
import { LinkedRules } from './LinkedRules.tsx'
import { Marks } from './Marks.tsx'
import { OutOfReach } from './OutOfReach.tsx'
import styles from './Results.module.css'
import { Searching, SolverFailed } from './SearchStates.tsx'
import { Verdict } from './Verdict.tsx'

interface ResultsProps {
  readonly query: ArmorQuery
  readonly onChange: ChangeQuery
  readonly pieces: readonly ArmorPiece[]
  readonly answer: ArmorAnswer | undefined
  readonly onCancel: () => void
  readonly rules: PieceRules
  readonly onRules: ChangeRules
  readonly onKeep: Keep
  /** An address that asks the same again. */
  readonly link: string
}

/** What the solver says to the question as it stands: never to an older one. */
export function Results(props: ResultsProps) {
  const { query, onChange, pieces, answer, onCancel, rules, onRules, link } = props
  const byId = useMemo(() => new Map(pieces.map((piece) => [piece.instanceId, piece])), [pieces])
  const targets = answer?.problem.minimums
  return (
    <section
      className={styles.results}
      aria-label={words.builds.results}
      aria-busy={!answer || answer.phase === 'searching'}
      data-targets={answer && targets?.join()}
    >
      {query.linked && <LinkedRules linked={query.linked} onChange={onChange} onKeep={props.onKeep} />}
      <Marks rules={rules} onRules={onRules} pieces={byId} />
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
            rules={rules}
            onRules={onRules}
            link={link}
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
            rules={rules}
            onRules={onRules}
            onCancel={onCancel}
            link={link}
          />
        )}
    </section>
  )
}
