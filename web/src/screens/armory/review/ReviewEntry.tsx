import type { PlayMode } from '@ai-vault/game/weapons/play-mode.ts'
import { ACTIVITY_WORDS } from '@ai-vault/game/weapons/play-mode.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { useLayer } from '../address/use-layer.ts'
import { type CleanUp, otherThan } from '../vault/select/plan-clean-up.ts'
import styles from './ReviewEntry.module.css'
import { words } from './words/words.ts'

const said = words.entry

interface LeftOutReason {
  readonly count: number
  readonly reason: string
  /** On the button, in few words; absent where another line of the screen says it. */
  readonly short?: string
}

/** Why a clean-up does not pick all that is advised to go. */
export function leftOutReasons({ last, goodElsewhere }: CleanUp, mode: PlayMode): readonly LeftOutReason[] {
  const other = otherThan(mode)
  return [
    {
      count: last.length,
      reason: said.leftOut.last(last.length),
      short: said.leaves(last.length),
    },
    ...(other
      ? [
          {
            count: goodElsewhere.length,
            reason: said.leftOut.goodElsewhere(goodElsewhere.length, ACTIVITY_WORDS[other]),
          },
        ]
      : []),
  ].filter(({ count }) => count > 0)
}

interface ReviewEntryProps {
  /** How many a clean-up picks: advised to go, not decided about yet, and missed by nobody. */
  readonly toGo: number
  /** Why it leaves some to a press of their own; none where it leaves none. */
  readonly leftOut: readonly LeftOutReason[]
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
  const all = leftOut.reduce((sum, { count }) => sum + count, toGo)
  const cleanUp = isNarrowed ? said.cleanUpShown(toGo) : said.cleanUp(toGo)
  const short = isNarrowed ? undefined : leftOut.find((reason) => reason.short)?.short
  const why =
    isNarrowed || all === toGo ? '' : said.because(all, leftOut.map(({ reason }) => reason).join(', '))
  return (
    <>
      {toGo > 0 && (
        <Button
          size="small"
          tone="gold"
          aria-label={short ? `${cleanUp} ${short}` : `${cleanUp}${why}`}
          title={why && `${cleanUp}${why}`}
          onClick={onCleanUp}
        >
          <Glyph name="i-dn" size="s" />
          <span className={styles.withReason}>
            {cleanUp} {short && <small>{short}</small>}
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
