import { Button } from '../../../ui/Button.tsx'
import { Glyph } from '../../../ui/Glyph.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import { useArmoryAddress } from '../use-armory-address.ts'
import { idOf, type WeaponItem } from '../weapon-item.ts'
import { countDecisions } from './decisions.ts'
import styles from './ReviewEntry.module.css'
import type { Reviews } from './use-reviews.ts'

interface ReviewEntryProps {
  readonly weapons: readonly WeaponItem[]
  readonly shown: readonly WeaponItem[]
  readonly reviews: Reviews
  /** Puts a search into the box. */
  readonly onSearch: (search: string) => void
}

const WORDS = { keep: 'to keep', review: 'to review again', dismantle: 'to dismantle' } as const

/** The way into the review, and what was decided so far. */
export function ReviewEntry({ weapons, shown, reviews, onSearch }: ReviewEntryProps) {
  const setAddress = useArmoryAddress()
  const counts = countDecisions(weapons.map(idOf), reviews.decisions)
  const decided = (['keep', 'review', 'dismantle'] as const).filter((decision) => counts[decision] > 0)
  return (
    <div className={styles.entry}>
      <Button
        size="small"
        disabled={shown.length === 0}
        onClick={() => setAddress({ review: 'shown', item: undefined }, 'push')}
      >
        <Glyph name="i-eye" size="s" />
        Review {shown.length} one by one
      </Button>
      {decided.length > 0 && (
        <span>
          You decided:{' '}
          {decided.map((decision, at) => (
            <span key={decision}>
              {at > 0 && ', '}
              <TextButton onClick={() => onSearch(`tag:${decision}`)}>
                {counts[decision]} {WORDS[decision]}
              </TextButton>
            </span>
          ))}
        </span>
      )}
      {reviews.waiting > 0 && reviews.failure && (
        <span>
          {reviews.waiting} not saved yet, kept on this device.{' '}
          <TextButton onClick={reviews.retry}>Try again</TextButton>
        </span>
      )}
    </div>
  )
}
