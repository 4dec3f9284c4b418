import type { Decision } from '@ai-vault/contract/items/reviews.ts'
import type { PlayMode } from '@ai-vault/game/weapons/play-mode.ts'
import { ACTIVITY_WORDS } from '@ai-vault/game/weapons/rating/words.ts'
import { countDecisions } from '../../../items/decisions/decisions.ts'
import type { Reviews } from '../../../items/decisions/use-reviews.ts'
import type { Notes } from '../../../items/notes/use-notes.ts'
import { idOf, type WeaponItem } from '../../../items/weapon-item.ts'
import { lazyPart } from '../../../loading/lazy-part.tsx'
import { Button } from '../../../ui/controls/Button.tsx'
import { TextButton } from '../../../ui/controls/TextButton.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { UnfoldedPart } from '../UnfoldedPart.tsx'
import { useLayer } from '../use-layer.ts'
import { type CleanUp, otherThan } from '../vault/select/plan-clean-up.ts'
import styles from './ReviewEntry.module.css'
import { words } from './words/words.ts'

const ReviewExport = lazyPart(async () => (await import('./ReviewExport.tsx')).ReviewExport)

const said = words.entry

interface LeftOutReason {
  readonly count: number
  readonly reason: string
}

/** Why a clean-up does not pick all that is advised to go. */
export function leftOutReasons({ last, goodElsewhere }: CleanUp, mode: PlayMode): readonly LeftOutReason[] {
  const other = otherThan(mode)
  return [
    { count: last.length, reason: said.leftOut.last(last.length) },
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
  const why =
    isNarrowed || all === toGo ? '' : said.because(all, leftOut.map(({ reason }) => reason).join(', '))
  return (
    <>
      {toGo > 0 && (
        <Button
          size="small"
          tone="gold"
          aria-label={`${cleanUp}${why}`}
          title={why && `${cleanUp}${why}`}
          onClick={onCleanUp}
        >
          <Glyph name="i-dn" size="s" />
          {cleanUp}
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

interface DecidedProps {
  readonly weapons: readonly WeaponItem[]
  readonly reviews: Reviews
  readonly notes: Notes
  /** Puts a search into the box. */
  readonly onSearch: (search: string) => void
}

const COUNTED: Readonly<Record<Decision, (count: number) => string>> = {
  keep: said.keep,
  review: said.reviewAgain,
  dismantle: said.dismantle,
}

/** What was decided so far, the way out with it, and what of it is not saved. */
export function Decided({ weapons, reviews, notes, onSearch }: DecidedProps) {
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
      {decided.length > 0 && (
        <UnfoldedPart name="export" summary={said.export} className={styles.export}>
          <ReviewExport weapons={weapons} decisions={reviews.decisions} notes={notes} />
        </UnfoldedPart>
      )}
      {isUnsaved && (
        <span>
          {said.unsaved(reviews.waiting, <TextButton onClick={reviews.retry}>{words.tryAgain}</TextButton>)}
        </span>
      )}
    </div>
  )
}
