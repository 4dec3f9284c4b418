import type { Decision } from '@ai-vault/contract/items/reviews.ts'
import { countDecisions } from '../../../items/decisions/decisions.ts'
import type { Reviews } from '../../../items/decisions/use-reviews.ts'
import { idOf, type WeaponItem } from '../../../items/weapon-item.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { TextButton } from '../../../ui/controls/TextButton.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { useLayer } from '../use-layer.ts'
import styles from './ReviewEntry.module.css'
import { words } from './words/words.ts'

const said = words.entry

interface ReviewEntryProps {
  /** How many a clean-up picks: advised to go, not decided about yet, and missed by nobody. */
  readonly toGo: number
  /** How many it leaves to a press of their own. */
  readonly leftOut: number
  /** A search or a filter is on: the clean-up stays within it, the review does not and says so. */
  readonly isNarrowed: boolean
  /** What a review of the clean-up goes through; 0 where nothing is advised to go. */
  readonly inCleanUp: number
  readonly shown: number
  /** Picks everything that is advised to go. */
  readonly onCleanUp: () => void
}

/** The ways into a clean-up: all at once, or one by one; without anything to go, what is shown one by one. */
export function ReviewEntry({ toGo, leftOut, isNarrowed, inCleanUp, shown, onCleanUp }: ReviewEntryProps) {
  const { open } = useLayer('review')
  const ofCleanUp = inCleanUp > 0
  const review =
    ofCleanUp && isNarrowed ? said.reviewAll(inCleanUp) : said.review(ofCleanUp ? inCleanUp : shown)
  return (
    <>
      {toGo > 0 && (
        <Button size="small" tone="gold" onClick={onCleanUp}>
          <Glyph name="i-dn" size="s" />
          {isNarrowed ? said.cleanUpShown(toGo) : said.cleanUp(toGo, toGo + leftOut)}
        </Button>
      )}
      <Button
        size="small"
        aria-label={`${review}${said.oneByOne}`}
        disabled={!ofCleanUp && shown === 0}
        onClick={() => open({ review: ofCleanUp ? 'cleanup' : 'shown', item: undefined })}
      >
        <Glyph name="i-eye" size="s" />
        <span>
          {review}
          <span className={styles.wordy}>{said.oneByOne}</span>
        </span>
      </Button>
    </>
  )
}

interface DecidedProps {
  readonly weapons: readonly WeaponItem[]
  readonly reviews: Reviews
  /** Puts a search into the box. */
  readonly onSearch: (search: string) => void
}

const COUNTED: Readonly<Record<Decision, (count: number) => string>> = {
  keep: said.keep,
  review: said.reviewAgain,
  dismantle: said.dismantle,
}

/** What was decided so far, and what of it is not saved. */
export function Decided({ weapons, reviews, onSearch }: DecidedProps) {
  const counts = countDecisions(weapons.map(idOf), reviews.decisions)
  const decided = (['keep', 'review', 'dismantle'] as const).filter((decision) => counts[decision] > 0)
  const isUnsaved = reviews.waiting > 0 && reviews.failure !== undefined
  if (decided.length === 0 && !isUnsaved) return null
  return (
    <div className={styles.entry}>
      {decided.length > 0 && (
        <span>
          {said.decided(
            decided.map((decision, at) => (
              <span key={decision}>
                {at > 0 && ', '}
                <TextButton onClick={() => onSearch(`tag:${decision}`)}>
                  {COUNTED[decision](counts[decision])}
                </TextButton>
              </span>
            )),
          )}
        </span>
      )}
      {isUnsaved && (
        <span>
          {said.unsaved(reviews.waiting, <TextButton onClick={reviews.retry}>{words.tryAgain}</TextButton>)}
        </span>
      )}
    </div>
  )
}
