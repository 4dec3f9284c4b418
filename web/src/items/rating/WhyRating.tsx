import { nextTier } from '@ai-vault/game/weapons/rating/score-curve.ts'
import { scoreText, type Tier } from '@ai-vault/game/weapons/rating/tiers.ts'
import { classNames } from '../../ui/class-names.ts'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { Segments } from '../../ui/controls/choices/Segments.tsx'
import { ErrorLine } from '../../ui/feedback/failures/ErrorPanel.tsx'
import { Skeleton, Thinking } from '../../ui/feedback/Skeleton.tsx'
import { SourceMark } from '../../ui/figures/freshness/SourceMark.tsx'
import { SectionHead } from '../../ui/page/SectionHead.tsx'
import text from '../../ui/text.module.css'
import { RatingBadge } from '../badges/RatingBadge.tsx'
import type { Activity, Analysis } from '../perks/perk-columns.ts'
import type { SheetAnalysis } from '../sheet/use-sheet-analysis.ts'
import { sheetWords } from '../words/sheet-words.ts'
import { words } from '../words/words.ts'
import styles from './WhyRating.module.css'

interface WhyRatingProps {
  readonly analysis: SheetAnalysis
  readonly activity: Activity
  readonly onActivity: (activity: Activity) => void
}

const labels = sheetWords.why
const SIDES = (['pve', 'pvp'] as const).map((id) => ({ id, label: words.sides[id] }))

/** The rating taken apart, for one activity or the other. */
export function WhyRating({ analysis, activity, onActivity }: WhyRatingProps) {
  const found = analysis.state === 'ready' ? analysis.analysis[activity] : undefined
  const score = found?.god_roll_score
  const title = score === undefined ? labels.title : labels.titleOf(scoreText(score))
  return (
    <>
      <SectionHead title={title} level={3} glyph="mark" tone="ai">
        {found && <SourceMark source="estimated" />}
      </SectionHead>
      <div aria-live="polite">
        {analysis.state === 'loading' && <Waiting />}
        {analysis.state === 'offline' && <p className={classNames(text.small, text.dim)}>{labels.offline}</p>}
        {analysis.state === 'failed' && <Failed {...analysis} />}
        {analysis.state === 'ready' && (
          <>
            <div className={styles.switch}>
              <Segments
                label={labels.for}
                segments={SIDES}
                selected={activity}
                onSelect={onActivity}
                tone="ai"
              />
              <RatingBadge rating={analysis.analysis[activity].tier} score={score} size="inline" />
            </div>
            <Terms {...analysis} activity={activity} />
          </>
        )}
      </div>
    </>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Thinking>{labels.analyzing}</Thinking>
      <Skeleton height="34px" />
      <Skeleton height="34px" />
    </div>
  )
}

type Of<State> = Extract<SheetAnalysis, { readonly state: State }>

/** The specified fallback, shown for what it is (F-134). */
function Failed({ fallback, again }: Of<'failed'>) {
  return (
    <div className={styles.waiting}>
      <ErrorLine tone="warn">
        {fallback.note}
        <Button size="small" onClick={again}>
          {labels.again}
        </Button>
      </ErrorLine>
      <p className={classNames(text.small, text.dim)}>
        {labels.stored(fallback.overall_rating, fallback.god_roll_score)}
      </p>
    </div>
  )
}

/** Whole percents, and tenths where whole ones would say that nothing is better. */
const percentBelow = (share: number) => (100 * (1 - share)).toFixed(share < 0.02 ? 1 : 0)
/** Of what more than every third drop is, 'one in so many' says nothing. */
const dropsFor = (share: number) => (share > 1 / 3 ? undefined : String(Math.round(1 / share)))

/** How good the roll is among drops, and where the next tier begins: most drops are poor ones. */
function oddsInWords(share: number, tier: Tier): string {
  const next = nextTier(tier)
  const ahead = next && next.share < share ? ` ${labels.next(next.tier, percentBelow(next.share))}` : ''
  return `${labels.odds(percentBelow(share), dropsFor(share))}${ahead} `
}

function Terms({ analysis, activity }: Of<'ready'> & { readonly activity: Activity }) {
  const { confidence, personalized_god_roll: best } = analysis
  const { base, share, tier } = analysis[activity]
  return (
    <>
      <ul className={styles.terms}>
        {termsOf(analysis, activity).map(({ text: reason, steps, against }) => (
          <li key={reason}>
            <b className={classNames(against && styles.against)}>{steps}</b>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {share !== undefined && oddsInWords(share, tier)}
        {base !== undefined && `${labels.note(base.toFixed(1))}${labels.known(Math.round(confidence * 100))}`}
        {best.activity === activity &&
          best.gap !== undefined &&
          best.gap > 0 &&
          labels.best(best.score?.toFixed(1))}
      </p>
    </>
  )
}

interface Term {
  readonly text: string
  /** "+1.2", "−0.4"; absent where the reason only informs. */
  readonly steps?: string
  readonly against: boolean
}

const signed = (steps: number) => `${steps < 0 ? '−' : '+'}${Math.abs(steps).toFixed(1)}`

/** As the score is added up: what makes a roll first. */
const ORDER = ['trait', 'pair', 'barrel', 'magazine', 'masterwork', 'origin']
const placeOf = (topic: string) => (ORDER.includes(topic) ? ORDER.indexOf(topic) : ORDER.length)

/** What moved the score, in the order in which it was added up, then what only informs. */
export function termsOf(analysis: Analysis, activity: Activity): readonly Term[] {
  const reasons = analysis[activity].reasons.toSorted(
    (one, other) => placeOf(one.topic) - placeOf(other.topic),
  )
  const moved = reasons.flatMap(({ text, points }) =>
    points === undefined ? [] : [{ text, steps: signed(points), against: points < 0 }],
  )
  const informing = reasons.filter(({ topic, points }) => points === undefined && topic !== 'community')
  return [...moved, ...informing.map(({ text }) => ({ text, against: false }))]
}
