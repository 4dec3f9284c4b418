import type { Places } from '@ai-vault/game/cleanup/removal-impact.ts'
import { useState } from 'react'
import type { DecisionCounts } from '../../../../items/decisions/decisions.ts'
import type { Reviews } from '../../../../items/decisions/use-reviews.ts'
import { allGear, type GearItems } from '../../../../items/gear-item.ts'
import type { Notes } from '../../../../items/notes/notes-query.ts'
import { Button } from '../../../../ui/controls/buttons/Button.tsx'
import { LinkButton } from '../../../../ui/controls/buttons/LinkButton.tsx'
import { TextButton } from '../../../../ui/controls/buttons/TextButton.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { ErrorLine } from '../../../../ui/feedback/failures/ErrorPanel.tsx'
import { Reading } from '../../../../ui/figures/Reading.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import text from '../../../../ui/text.module.css'
import { selectWords } from '../../select/words.ts'
import { modeWords } from '../mode-words.tsx'
import styles from '../ReviewMode.module.css'
import { ReviewExport } from './ReviewExport.tsx'

interface ReviewSummaryProps {
  readonly title: string
  /** Which weapons the counts are about. */
  readonly of: string
  readonly gear: GearItems
  readonly counts: DecisionCounts
  /** What dismantling them in the game gains. */
  readonly places: Places
  readonly reviews: Reviews
  readonly notes: Notes
  /** There was nothing to review. */
  readonly empty: boolean
}

/** The end of a review: what was decided, and how to take it elsewhere. */
export function ReviewSummary(props: ReviewSummaryProps) {
  const { title, of, gear, counts, places, reviews, notes, empty } = props
  if (empty) {
    return <EmptyState title={modeWords.summary.nothing} hint={modeWords.summary.hint} />
  }
  return (
    <div className={styles.summary}>
      <h3>{title}</h3>
      <p className={`${text.small} ${text.dim}`}>{of}</p>
      <div className={styles.counts}>
        <Reading label={modeWords.summary.keep} value={counts.keep} />
        <Reading label={modeWords.summary.review} value={counts.review} />
        <Reading label={modeWords.summary.dismantle} value={counts.dismantle} />
      </div>
      {counts.dismantle > 0 && <p>{selectWords.places(places)}</p>}
      {counts.dismantle > 0 && (
        <LinkButton tone="gold" to="/armory" search={{ cleanup: 'done' }}>
          {modeWords.summary.take(counts.dismantle)}
        </LinkButton>
      )}
      <ReviewExport gear={allGear(gear)} decisions={reviews.decisions} notes={notes} />
      <ForgetDecisions reviews={reviews} />
    </div>
  )
}

/** Takes every decision of the account back, after asking. */
function ForgetDecisions({ reviews: { decisions, forget } }: { readonly reviews: Reviews }) {
  const [asking, setAsking] = useState(false)
  const [failure, setFailure] = useState<Error>()
  if (decisions.size === 0) return null
  const close = () => {
    setAsking(false)
    setFailure(undefined)
  }
  return (
    <>
      <TextButton onClick={() => setAsking(true)}>{modeWords.forget.title}</TextButton>
      {asking && (
        <Dialog
          title={modeWords.forget.title}
          open
          onClose={close}
          actions={
            <>
              <Button onClick={close}>{modeWords.forget.cancel}</Button>
              <Button tone="danger" onClick={() => void forget().then(close, setFailure)}>
                {modeWords.forget.press(decisions.size)}
              </Button>
            </>
          }
        >
          <p>{modeWords.forget.about(decisions.size)}</p>
          {failure && <ErrorLine>{modeWords.forget.failed(failure.message)}</ErrorLine>}
        </Dialog>
      )}
    </>
  )
}
