import { countPlaces, type Places } from '@ai-vault/game/cleanup/removal-impact.ts'
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useOnline } from '../../../data/system/use-online.ts'
import { ConfirmDismantle } from '../../../items/decisions/ConfirmDismantle.tsx'
import { countDecisions, type Decisions } from '../../../items/decisions/decisions.ts'
import type { Reviews } from '../../../items/decisions/use-reviews.ts'
import { allGear, type GearItem, type GearItems } from '../../../items/gear-item.ts'
import type { Notes } from '../../../items/notes/notes-query.ts'
import type { RatingLookup } from '../../../items/rating/shown-rating.ts'
import { idOf, type WeaponItem } from '../../../items/weapon-item.ts'
import { routeAt } from '../../../routing/use-address.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { TextButton } from '../../../ui/controls/buttons/TextButton.tsx'
import { Segments } from '../../../ui/controls/choices/Segments.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { ProgressBar } from '../../../ui/figures/gauges/ProgressBar.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import text from '../../../ui/text.module.css'
import { useArmoryAddress } from '../address/use-armory-address.ts'
import { useLayer } from '../address/use-layer.ts'
import { ReviewSummary } from './decided/ReviewSummary.tsx'
import { decidedWords } from './decided-words.tsx'
import { modeWords } from './mode-words.tsx'
import { cleanUpList } from './queue/clean-up-list.ts'
import { placeIn } from './queue/review-queue.ts'
import { useReviewQueue } from './queue/use-review-queue.ts'
import { ReviewCard } from './ReviewCard.tsx'
import { ReviewControls } from './ReviewControls.tsx'
import styles from './ReviewMode.module.css'
import { useReviewKeys } from './use-review-keys.ts'

const route = routeAt('/armory')

interface ReviewModeProps {
  readonly gear: GearItems
  /** What the present filter shows, in its order. */
  readonly shown: readonly WeaponItem[]
  readonly ratingOf: RatingLookup
  readonly reviews: Reviews
  readonly notes: Notes
}

const labels = modeWords.mode
const SOURCES = ['shown', 'cleanup'] as const
type Source = (typeof SOURCES)[number]

/** The list as it was when its review began: what is decided meanwhile moves nothing in it. */
interface Begun {
  readonly source: Source
  readonly ids: readonly string[]
}

/** One weapon at a time, by keyboard if one likes; the address holds which, so that a reload goes on there. */
export function ReviewMode({ gear, shown, ratingOf, reviews, notes }: ReviewModeProps) {
  const setAddress = useArmoryAddress()
  const asked = route.useSearch(({ review }) => review)
  const source: Source = asked === 'cleanup' ? 'cleanup' : 'shown'
  const { decisions, isRead } = reviews
  const cleanup = useMemo(() => cleanUpList(allGear(gear), decisions), [gear, decisions])
  const lists = { shown, cleanup }
  const [begun, setBegun] = useState<Begun>()
  if (isRead && begun?.source !== source) setBegun({ source, ids: lists[source].map(idOf) })
  const { close } = useLayer('review')
  return (
    <ModalOverlay isOpen onOpenChange={(next) => !next && close()} className={styles.overlay ?? ''}>
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.dialog ?? ''}>
          <div className={styles.head}>
            <Heading slot="title" level={2}>
              {labels.title}
            </Heading>
            <Segments
              label={labels.which}
              segments={SOURCES.map((id) => ({
                id,
                label: labels[id],
                count: id === begun?.source ? begun.ids.length : lists[id].length,
              }))}
              selected={source}
              onSelect={(id) => setAddress({ review: id, item: undefined })}
            />
            <Button tone="ghost" iconOnly aria-label={labels.close} onClick={close}>
              <Glyph name="i-close" />
            </Button>
          </div>
          {begun ? (
            <ReviewRun
              key={begun.source}
              begun={begun}
              gear={gear}
              ratingOf={ratingOf}
              reviews={reviews}
              notes={notes}
              onClose={close}
            />
          ) : (
            <Skeleton height="320px" />
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

interface ReviewRunProps extends Omit<ReviewModeProps, 'shown'> {
  readonly begun: Begun
  readonly onClose: () => void
}

function ReviewRun(props: ReviewRunProps) {
  const { begun, gear, ratingOf, reviews, notes, onClose } = props
  const { source, ids } = begun
  const byId = useMemo(() => new Map(allGear(gear).map((item) => [idOf(item), item])), [gear])
  const run = useReviewQueue(ids, byId, reviews)
  const { item, queue, decider } = run
  useReviewKeys(run, decider.asked === undefined)
  const body = useRef<HTMLElement>(null)
  const isOver = item === undefined
  useEffect(() => {
    // Most buttons that led here are off now, and a button that is off hears no key.
    if (isOver) body.current?.focus()
  }, [isOver])
  const shownId = item && idOf(item)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every weapon is read from its beginning
  useEffect(() => {
    const dialog = body.current?.closest('[role=dialog]')
    // With large text all of it scrolls, not the weapon alone.
    for (const part of [body.current, dialog?.parentElement]) part?.scrollTo(0, 0)
  }, [shownId])
  const counts = countDecisions(queue.ids, reviews.decisions)
  const decided = counts.keep + counts.review + counts.dismantle
  return (
    <>
      <div className={styles.progress}>
        <ProgressBar
          label={labels.progress(decided, queue.ids.length, placeIn(queue))}
          value={decided}
          max={Math.max(queue.ids.length, 1)}
        />
        <SavingState reviews={reviews} />
      </div>
      <span className={text.sr} role="status">
        {item ? labels.at(item.item.name, queue.at + 1, queue.ids.length) : placeIn(queue)}
      </span>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section ref={body} className={styles.body} aria-label={labels.body} tabIndex={0}>
        {item ? (
          <ReviewCard
            key={idOf(item)}
            item={item}
            gear={gear}
            ratingOf={ratingOf}
            decision={reviews.decisions.get(idOf(item))}
          />
        ) : (
          <ReviewSummary
            title={queue.leftAt === undefined ? labels.end : labels.soFar}
            of={labels.of[source](ids.length)}
            gear={gear}
            counts={counts}
            places={placesGained(queue.ids, byId, reviews.decisions)}
            reviews={reviews}
            notes={notes}
            empty={ids.length === 0}
          />
        )}
      </section>
      <ReviewControls run={run} decision={item && reviews.decisions.get(idOf(item))} onClose={onClose} />
      <ConfirmDismantle item={decider.asked} onConfirm={decider.confirm} onCancel={decider.cancel} />
    </>
  )
}

/** What dismantling gains that was decided in this list. */
function placesGained(
  ids: readonly string[],
  byId: ReadonlyMap<string, GearItem>,
  decisions: Decisions,
): Places {
  const going = ids.flatMap((id) => (decisions.get(id) === 'dismantle' ? (byId.get(id)?.item ?? []) : []))
  return countPlaces(going)
}

/** Where the decisions are: saved, under way, or waiting on this device. */
function SavingState({ reviews: { waiting, failure, retry } }: { readonly reviews: Reviews }) {
  const online = useOnline()
  // The button goes away once it worked; the focus must not fall on whatever comes first.
  const again = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest<HTMLElement>('[role=dialog]')?.focus()
    retry()
  }
  const labels = modeWords.saving
  const many = labels.waiting(waiting)
  return (
    <p className={`${text.small} ${text.dim}`} role="status">
      {waiting === 0 && !failure && labels.saved}
      {waiting === 0 && failure && labels.unread(failure.message)}
      {waiting > 0 && !online && labels.offline(many)}
      {waiting > 0 && online && !failure && labels.saving}
      {waiting > 0 && online && failure && labels.failed(failure.message, many)}
      {failure && online && <TextButton onClick={again}>{decidedWords.tryAgain}</TextButton>}
    </p>
  )
}
