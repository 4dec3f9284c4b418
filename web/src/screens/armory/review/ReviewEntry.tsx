import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { LinkButton } from '../../../ui/controls/buttons/LinkButton.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { useLayer } from '../address/use-layer.ts'
import styles from './ReviewEntry.module.css'
import { words } from './words.ts'

const labels = words.entry

interface ReviewEntryProps {
  /** How much of all gear could go and is not decided about yet. */
  readonly toGo: number
  /** A search or a filter is on: the review does not stay within it, and says so. */
  readonly isNarrowed: boolean
  /** What a review of the clean-up goes through: what is left to decide, and what is decided. */
  readonly inCleanUp: { readonly open: number; readonly decided: number }
  readonly shown: number
}

/** The ways into a clean-up: all at once, or one by one; without anything to go, what is shown one by one. */
export function ReviewEntry({ toGo, isNarrowed, inCleanUp, shown }: ReviewEntryProps) {
  const { open } = useLayer('review')
  const ofCleanUp = inCleanUp.open + inCleanUp.decided > 0
  const whole = isNarrowed ? labels.ofWholeVault : ''
  const review = ofCleanUp ? `${reviewInWords(inCleanUp)}${whole}` : labels.review(shown)
  return (
    <>
      {toGo > 0 && (
        <LinkButton size="small" tone="gold" to="/armory" search={{ cleanup: 'plan' }}>
          <Glyph name="i-dn" size="s" />
          {labels.cleanUp(toGo)}
        </LinkButton>
      )}
      <Button
        size="small"
        aria-label={`${review}${labels.oneByOne}`}
        disabled={!ofCleanUp && shown === 0}
        onClick={() => open({ review: ofCleanUp ? 'cleanup' : 'shown', item: undefined })}
      >
        <Glyph name="i-eye" size="s" />
        <span>
          {review}
          <span className={styles.wordy}>{labels.oneByOne}</span>
        </span>
      </Button>
    </>
  )
}

/** What is left to decide; only where nothing is, what was decided. */
function reviewInWords({ open, decided }: ReviewEntryProps['inCleanUp']): string {
  if (open === 0) return labels.seeDecided(decided)
  return decided > 0 ? labels.reviewMore(open) : labels.review(open)
}
