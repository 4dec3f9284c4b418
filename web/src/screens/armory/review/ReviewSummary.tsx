import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Reading } from '../../../ui/Reading.tsx'
import type { WeaponItem } from '../weapon-item.ts'
import type { DecisionCounts } from './decisions.ts'
import { ForgetDecisions } from './ForgetDecisions.tsx'
import { ReviewExport } from './ReviewExport.tsx'
import styles from './ReviewMode.module.css'
import type { Reviews } from './use-reviews.ts'

interface ReviewSummaryProps {
  readonly title: string
  readonly weapons: readonly WeaponItem[]
  readonly counts: DecisionCounts
  readonly reviews: Reviews
  /** There was nothing to review. */
  readonly empty: boolean
}

/** The end of a review: what was decided, and how to take it elsewhere. */
export function ReviewSummary({ title, weapons, counts, reviews, empty }: ReviewSummaryProps) {
  if (empty) {
    return (
      <EmptyState
        title="There is nothing to review here."
        hint="No weapon matches: change the filter, or choose the other list above."
      />
    )
  }
  return (
    <div className={styles.summary}>
      <h3>{title}</h3>
      <div className={styles.counts}>
        <Reading label="Keep" value={counts.keep} />
        <Reading label="Review again" value={counts.review} />
        <Reading label="Dismantle" value={counts.dismantle} />
      </div>
      <ReviewExport weapons={weapons} decisions={reviews.decisions} />
      <ForgetDecisions reviews={reviews} />
    </div>
  )
}
