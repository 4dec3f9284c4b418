import { statTotal } from '@ai-vault/game/gear/stat-total.ts'
import { ARMOR_STATS, type ArmorPiece } from '@ai-vault/game/items.ts'
import { useMemo } from 'react'
import type { ArmorAnswer } from '../../../../data/armor/armor-answer.ts'
import type { Keep } from '../../../../data/armor/use-kept-armor.ts'
import { Button } from '../../../../ui/controls/buttons/Button.tsx'
import { ErrorPanel } from '../../../../ui/feedback/failures/ErrorPanel.tsx'
import { Skeleton, Thinking } from '../../../../ui/feedback/Skeleton.tsx'
import text from '../../../../ui/text.module.css'
import { useSettled } from '../../../../ui/use-settled.ts'
import { Builds } from '../builds/Builds.tsx'
import { type ArmorQuery, asksNoStatsYet } from '../query/armor-query.ts'
import type { CurrentGear } from '../query/current-gear.ts'
import type { ChangeRules, PieceRules } from '../query/piece-rules.ts'
import type { ChangeQuery } from '../query/use-armor-query.ts'
import { words } from '../words/words.ts'
import { LinkedRules } from './LinkedRules.tsx'
import { Marks } from './Marks.tsx'
import { OutOfReach } from './out-of-reach/OutOfReach.tsx'
import { isUnsettled } from './out-of-reach/out-of-reach-text.ts'
import styles from './Results.module.css'
import { RESULTS_ID } from './results-id.ts'
import { Verdict } from './Verdict.tsx'
import { Welcome } from './Welcome.tsx'

interface ResultsProps {
  readonly query: ArmorQuery
  readonly onChange: ChangeQuery
  readonly pieces: readonly ArmorPiece[]
  readonly answer: ArmorAnswer | undefined
  readonly onCancel: () => void
  readonly onSearchOn: () => void
  /** What the character wears, where the class wears anything. */
  readonly worn: CurrentGear | undefined
  readonly onImport: () => void
  readonly rules: PieceRules
  readonly onRules: ChangeRules
  readonly onKeep: Keep
  /** An address that asks the same again. */
  readonly link: string
}

/** A slider that moves asks many questions; only the answer it comes to rest at is read out. */
const ANNOUNCED_AFTER_MS = 700

const isUnderWay = ({ phase }: ArmorAnswer) => phase === 'searching' || phase === 'cancelled'

/** What the solver says to the question as it stands: never to an older one. */
export function Results(props: ResultsProps) {
  const { query, onChange, pieces, answer, onCancel, rules, onRules, link } = props
  const byId = useMemo(() => new Map(pieces.map((piece) => [piece.instanceId, piece])), [pieces])
  const targets = answer?.problem.minimums
  const welcomes = asksNoStatsYet(query) && (answer?.shortfall?.reason ?? 'targets') === 'targets'
  // Before anything was asked there is no answer to read out.
  const announcement = useSettled(welcomes ? '' : describeAnswer(answer), ANNOUNCED_AFTER_MS)
  const outOfReach = answer?.builds.length === 0 && !isUnderWay(answer) && answer.phase !== 'failed' && (
    <OutOfReach
      answer={answer}
      query={query}
      onChange={onChange}
      pieces={byId}
      rules={rules}
      onRules={onRules}
      onCancel={onCancel}
      onSearchOn={props.onSearchOn}
      link={link}
    />
  )
  const searching = (!answer || isUnderWay(answer)) && <Searching answer={answer} onCancel={onCancel} />
  return (
    <section
      id={RESULTS_ID}
      tabIndex={-1}
      className={styles.results}
      aria-label={words.builds.results}
      aria-busy={!answer || answer.phase === 'searching'}
      data-targets={answer && targets?.join()}
    >
      {query.linked && <LinkedRules linked={query.linked} onChange={onChange} onKeep={props.onKeep} />}
      <Marks rules={rules} onRules={onRules} pieces={byId} />
      {answer?.phase === 'failed' && <SolverFailed />}
      <p className={text.sr} role="status">
        {announcement}
      </p>
      {welcomes ? (
        <Welcome onChange={onChange} worn={props.worn} onImport={props.onImport}>
          {outOfReach || searching}
        </Welcome>
      ) : (
        searching || outOfReach
      )}
      {answer && answer.builds.length > 0 && (
        <>
          <Verdict answer={answer} pieces={byId} onSearchOn={props.onSearchOn} />
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
    </section>
  )
}

/** What a screen reader hears once a search has come to its answer. */
function describeAnswer(answer: ArmorAnswer | undefined): string {
  if (!answer || answer.phase === 'searching' || answer.phase === 'cancelled') return ''
  if (answer.phase === 'failed') return words.solverFailed
  const labels = words.builds.announced
  const { builds, shortfall, buildsProof } = answer
  const [best] = builds
  if (best) {
    const stats = ARMOR_STATS.map((stat, i) => `${words.stats[stat]} ${best.stats[i]}`).join(', ')
    const found = labels.found(builds.length, statTotal(best.stats), stats)
    return buildsProof?.complete === false ? `${found} ${labels.unproven}` : found
  }
  if (!shortfall) return ''
  if (shortfall.reason !== 'targets') return labels.blocked
  return isUnsettled(answer) ? labels.unsettled(shortfall.missingTotal) : labels.short(shortfall.missingTotal)
}

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

function SolverFailed() {
  return (
    <ErrorPanel title={words.solverFailed} level={3}>
      {words.builds.failed}
    </ErrorPanel>
  )
}
