import { countDecisions } from '../../../items/decisions/decisions.ts'
import type { Reviews } from '../../../items/decisions/use-reviews.ts'
import { idOf, type WeaponItem } from '../../../items/weapon-item.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { TextButton } from '../../../ui/controls/TextButton.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { useLayer } from '../use-layer.ts'
import styles from './ReviewEntry.module.css'
import { words } from './words/words.ts'

interface ReviewEntryProps {
  readonly weapons: readonly WeaponItem[]
  readonly shown: readonly WeaponItem[]
  readonly reviews: Reviews
  /** Puts a search into the box. */
  readonly onSearch: (search: string) => void
}

const said = words.entry
const COUNTED = { keep: said.keep, review: said.reviewAgain, dismantle: said.dismantle } as const

/** The way into the review, and what was decided so far. */
export function ReviewEntry({ weapons, shown, reviews, onSearch }: ReviewEntryProps) {
  const { open } = useLayer('review')
  const counts = countDecisions(weapons.map(idOf), reviews.decisions)
  const decided = (['keep', 'review', 'dismantle'] as const).filter((decision) => counts[decision] > 0)
  return (
    <div className={styles.entry}>
      <Button
        size="small"
        disabled={shown.length === 0}
        onClick={() => open({ review: 'shown', item: undefined })}
      >
        <Glyph name="i-eye" size="s" />
        {said.review(shown.length)}
      </Button>
      {decided.length > 0 && (
        <span>
          {said.decided(
            decided.map((decision, at) => (
              <span key={decision}>
                {' '}
                {at > 0 && ', '}
                <TextButton onClick={() => onSearch(`tag:${decision}`)}>
                  {COUNTED[decision](counts[decision])}
                </TextButton>{' '}
              </span>
            )),
          )}
        </span>
      )}
      {reviews.waiting > 0 && reviews.failure && (
        <span>
          {said.unsaved(reviews.waiting, <TextButton onClick={reviews.retry}>{words.tryAgain}</TextButton>)}
        </span>
      )}
    </div>
  )
}
