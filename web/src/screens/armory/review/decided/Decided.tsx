import type { Decision } from '@ai-vault/contract/items/reviews.ts'
import { countDecisions } from '../../../../items/decisions/decisions.ts'
import type { Reviews } from '../../../../items/decisions/use-reviews.ts'
import { allGear, type GearItems } from '../../../../items/gear-item.ts'
import type { Notes } from '../../../../items/notes/notes-query.ts'
import { idOf } from '../../../../items/weapon-item.ts'
import { lazyPart } from '../../../../loading/lazy-part.tsx'
import { Link } from '../../../../routing/Link.tsx'
import { TextButton } from '../../../../ui/controls/buttons/TextButton.tsx'
import { UnfoldedPart } from '../../UnfoldedPart.tsx'
import { decidedWords as labels } from '../decided-words.tsx'
import styles from './Decided.module.css'

const ReviewExport = lazyPart(async () => (await import('./ReviewExport.tsx')).ReviewExport)

interface DecidedProps {
  readonly gear: GearItems
  readonly reviews: Reviews
  readonly notes: Notes
  /** Puts a search into the box. */
  readonly onSearch: (search: string) => void
}

const COUNTED: Readonly<Record<Decision, (count: number) => string>> = {
  keep: labels.keep,
  review: labels.reviewAgain,
  dismantle: labels.dismantle,
}

/** What was decided so far, the way out with it, and what of it is not saved. */
export function Decided({ gear, reviews, notes, onSearch }: DecidedProps) {
  const counts = countDecisions(allGear(gear).map(idOf), reviews.decisions)
  const decided = (['keep', 'review', 'dismantle'] as const).filter((decision) => counts[decision] > 0)
  const isUnsaved = reviews.waiting > 0 && reviews.failure !== undefined
  if (decided.length === 0 && !isUnsaved) return null
  return (
    <div className={styles.decided}>
      {decided.length > 0 && (
        <span>
          {labels.decided(
            decided.map((decision, at) => (
              <span key={decision}>
                {at > 0 && ', '}
                {decision === 'dismantle' ? (
                  <Link to="/armory" search={{ cleanup: 'done' }}>
                    {COUNTED.dismantle(counts.dismantle)}
                  </Link>
                ) : (
                  <TextButton onClick={() => onSearch(`tag:${decision}`)}>
                    {COUNTED[decision](counts[decision])}
                  </TextButton>
                )}
              </span>
            )),
          )}
        </span>
      )}
      {decided.length > 0 && (
        <UnfoldedPart name="export" summary={labels.export} className={styles.export}>
          <ReviewExport gear={allGear(gear)} decisions={reviews.decisions} notes={notes} />
        </UnfoldedPart>
      )}
      {isUnsaved && (
        <span>
          {labels.unsaved(
            reviews.waiting,
            <TextButton onClick={reviews.retry}>{labels.tryAgain}</TextButton>,
          )}
        </span>
      )}
    </div>
  )
}
