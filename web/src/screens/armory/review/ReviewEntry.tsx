import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { useLayer } from '../address/use-layer.ts'
import styles from './ReviewEntry.module.css'
import { words } from './words/words.ts'

const said = words.entry

interface ReviewEntryProps {
  /** How many a clean-up picks: advised to go, not decided about yet, and missed by nobody. */
  readonly toGo: number
  /** How many it leaves to a press of their own: something better stays, yet they are the last of something. */
  readonly leftOut: number
  /** A search or a filter is on: the clean-up stays within it, the review does not and says so. */
  readonly isNarrowed: boolean
  /** What a review of the clean-up goes through: what is left to decide, and what is decided. */
  readonly inCleanUp: { readonly open: number; readonly decided: number }
  readonly shown: number
  /** Picks everything that is advised to go. */
  readonly onCleanUp: () => void
}

/** The ways into a clean-up: all at once, or one by one; without anything to go, what is shown one by one. */
export function ReviewEntry({ toGo, leftOut, isNarrowed, inCleanUp, shown, onCleanUp }: ReviewEntryProps) {
  const { open } = useLayer('review')
  const ofCleanUp = inCleanUp.open + inCleanUp.decided > 0
  const whole = isNarrowed ? said.ofWholeVault : ''
  const review = ofCleanUp ? `${reviewInWords(inCleanUp)}${whole}` : said.review(shown)
  const cleanUp = isNarrowed ? said.cleanUpShown(toGo) : said.cleanUp(toGo)
  const without = !isNarrowed && leftOut > 0 && said.leaves(leftOut)
  return (
    <>
      {toGo > 0 && (
        <Button
          size="small"
          tone="gold"
          aria-label={without ? `${cleanUp} ${without}` : cleanUp}
          onClick={onCleanUp}
        >
          <Glyph name="i-dn" size="s" />
          <span className={styles.withReason}>
            {cleanUp} {without && <small>{without}</small>}
          </span>
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

/** What is left to decide; only where nothing is, what was decided. */
function reviewInWords({ open, decided }: ReviewEntryProps['inCleanUp']): string {
  if (open === 0) return said.seeDecided(decided)
  return decided > 0 ? said.reviewMore(open) : said.review(open)
}
