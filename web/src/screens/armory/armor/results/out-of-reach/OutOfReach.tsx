import { exclusionsToBlame, pinsToBlame } from '@ai-vault/game/armor/proof/missing-slots.ts'
import { ARMOR_STATS } from '@ai-vault/game/items.ts'
import { type CSSProperties, useEffect } from 'react'
import type { ArmorAnswer } from '../../../../../data/armor/armor-answer.ts'
import { STAT_GLYPHS } from '../../../../../items/picture/armor-glyphs.ts'
import { Button } from '../../../../../ui/controls/buttons/Button.tsx'
import { Thinking } from '../../../../../ui/feedback/Skeleton.tsx'
import { Glyph } from '../../../../../ui/glyphs/Glyph.tsx'
import { Plate } from '../../../../../ui/page/Plate.tsx'
import text from '../../../../../ui/text.module.css'
import { BuildRow } from '../../builds/BuildRow.tsx'
import type { PiecesById } from '../../builds/build-facts.ts'
import type { ArmorQuery } from '../../query/armor-query.ts'
import { type ChangeRules, type PieceRules, toggleMark } from '../../query/piece-rules.ts'
import type { ChangeQuery } from '../../query/use-armor-query.ts'
import { words } from '../../words/words.ts'
import { Iris } from '../Iris.tsx'
import { nameApart } from '../name-apart.ts'
import { RESULTS_ID } from '../results-id.ts'
import { DropAdvice } from './DropAdvice.tsx'
import styles from './OutOfReach.module.css'
import { describeProof, describeReason, isUnsettled } from './out-of-reach-text.ts'
import { relaxations } from './relaxations.ts'

const labels = words.reach

interface OutOfReachProps {
  readonly answer: ArmorAnswer
  readonly query: ArmorQuery
  readonly onChange: ChangeQuery
  readonly pieces: PiecesById
  readonly rules: PieceRules
  readonly onRules: ChangeRules
  readonly link: string
  readonly onCancel: () => void
  readonly onSearchOn: () => void
}

/** F-161: targets that cannot be met are answered, not refused. */
export function OutOfReach(props: OutOfReachProps) {
  const { answer, pieces } = props
  const { shortfall } = answer
  useEffect(bringIntoSight, [])
  return (
    <Plate className={styles.plate} role="region" aria-labelledby="out-of-reach">
      <div className={styles.head}>
        <Glyph name="i-warn" size="l" className={text.warn} />
        <div>
          <h2 id="out-of-reach">{titleOf(answer)}</h2>
          <p className={text.soft}>{describeReason(answer, pieces)}</p>
          {isUnsettled(answer) && (
            <Button size="small" onClick={props.onSearchOn}>
              {words.builds.searchOn}
            </Button>
          )}
        </div>
      </div>
      <BlamedPieces {...props} />
      {!shortfall && (
        <div className={styles.wait}>
          <Thinking>{labels.looking}</Thinking>
          <span className={`${text.small} ${text.dim}`}>{words.nodes(answer.proof.nodes)}</span>
          <Button size="small" onClick={props.onCancel}>
            {words.stop}
          </Button>
        </div>
      )}
      {shortfall?.nearest && <Nearest {...props} shortfall={shortfall} nearest={shortfall.nearest} />}
    </Plate>
  )
}

function titleOf(answer: ArmorAnswer): string {
  const { shortfall } = answer
  if (isUnsettled(answer)) return labels.titleUnsettled
  return shortfall?.reason === 'targets' || !shortfall ? labels.titleTogether : labels.title
}

/** The pieces that were pinned or excluded and so stand in the way, each to be taken back. */
function BlamedPieces({ answer, pieces, rules, onRules }: OutOfReachProps) {
  const pins = pinsToBlame(answer.problem)
  const mark = pins.length > 0 ? 'pinned' : 'excluded'
  const blamed = (pins.length > 0 ? pins : exclusionsToBlame(answer.problem)).flatMap(
    (id) => pieces.get(id) ?? [],
  )
  if (blamed.length === 0) return null
  return (
    <div className={styles.stack}>
      {mark === 'excluded' && <p>{labels.excluded}</p>}
      <div className={styles.relax}>
        {blamed.map((piece) => (
          <Button key={piece.instanceId} onClick={() => onRules(toggleMark(rules, mark, piece.instanceId))}>
            {words.targets.marks.takeBack[mark](nameApart(piece, pieces))}
          </Button>
        ))}
      </div>
    </div>
  )
}

type Shortfall = NonNullable<ArmorAnswer['shortfall']>

interface NearestProps extends OutOfReachProps {
  readonly shortfall: Shortfall
  readonly nearest: NonNullable<Shortfall['nearest']>
}

/** The build that comes nearest, what it misses, and what could give way. */
function Nearest(props: NearestProps) {
  const { answer, query, onChange, pieces, rules, onRules, link, shortfall, nearest } = props
  const { problem } = answer
  return (
    <>
      <div className={styles.pair}>
        <Iris targets={problem.minimums} reached={nearest.stats} />
        <div className={styles.bars}>
          {ARMOR_STATS.map((stat, i) => (
            <Shortage
              key={stat}
              stat={stat}
              reached={nearest.stats[i] ?? 0}
              target={problem.minimums[i] ?? 0}
              missing={shortfall.missing[i] ?? 0}
            />
          ))}
          <p className={`${text.small} ${text.dim}`}>{describeProof(answer)}</p>
        </div>
      </div>
      <div className={styles.two}>
        <div className={styles.stack}>
          <h3>{labels.giveWay}</h3>
          <div className={styles.relax}>
            {relaxations(query, shortfall, answer).map(({ label, why, changes }) => (
              <Button key={label} onClick={() => onChange(changes)}>
                {label} <small>{why}</small>
              </Button>
            ))}
          </div>
        </div>
        <DropAdvice answer={answer} pieces={pieces} />
      </div>
      <div className={styles.stack}>
        <h3>{labels.nearest}</h3>
        <BuildRow
          rank={0}
          build={nearest}
          problem={problem}
          pieces={pieces}
          open
          rules={rules}
          onRules={onRules}
          link={link}
        />
      </div>
    </>
  )
}

/**
 * Whoever excluded a piece far down in a build stands below the end of the page when no build is left: what happened
 * would be off the screen above, and the pressed button is gone.
 */
function bringIntoSight() {
  const results = document.getElementById(RESULTS_ID)
  if (!results || results.getBoundingClientRect().top >= 0) return
  results.scrollIntoView()
  if (document.activeElement === document.body) results.focus({ preventScroll: true })
}

interface ShortageProps {
  readonly stat: (typeof ARMOR_STATS)[number]
  readonly reached: number
  readonly target: number
  readonly missing: number
}

function Shortage({ stat, reached, target, missing }: ShortageProps) {
  const share = target > 0 ? Math.min(100, (reached / target) * 100) : 0
  return (
    <div className={styles.shortage} style={{ '--v': `${share}%` } as CSSProperties}>
      <Glyph name={STAT_GLYPHS[stat]} />
      <span className={text.cap}>{words.stats[stat]}</span>
      <span className={styles.bar} aria-hidden="true">
        <i />
      </span>
      <b>{reached}</b>
      <Outcome target={target} missing={missing} />
    </div>
  )
}

/** A stat that nobody asked for is not met: it is a bonus. */
function Outcome({ target, missing }: Pick<ShortageProps, 'target' | 'missing'>) {
  if (missing > 0) return <b className={text.bad}>−{missing}</b>
  return target > 0 ? (
    <span className={text.ok}>{labels.met}</span>
  ) : (
    <span className={text.dim}>{labels.notAsked}</span>
  )
}
