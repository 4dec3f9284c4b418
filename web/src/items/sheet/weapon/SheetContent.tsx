import { type ReactNode, useMemo, useState } from 'react'
import { readKept, writeKept } from '../../../data/stored/storage.ts'
import { lazyPart } from '../../../loading/lazy-part.tsx'
import { OptionalPart } from '../../../loading/OptionalPart.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { toasts } from '../../../ui/feedback/toasts/toasts.ts'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { Foldable } from '../../../ui/page/Folds.tsx'
import { useFold } from '../../../ui/page/folds.ts'
import { TitleContext } from '../../../ui/page/SectionHead.tsx'
import text from '../../../ui/text.module.css'
import { Advice } from '../../advice/Advice.tsx'
import { copiesOf, proofOf } from '../../copies.ts'
import { ConfirmDismantle } from '../../decisions/ConfirmDismantle.tsx'
import { DecisionButtons } from '../../decisions/DecisionButtons.tsx'
import { DECISION_LOOKS } from '../../decisions/decision-words.ts'
import { useDecider } from '../../decisions/use-decider.ts'
import { useReviews } from '../../decisions/use-reviews.ts'
import { NoteField } from '../../notes/NoteField.tsx'
import { Perks } from '../../perks/Perks.tsx'
import { type Activity, perkColumns } from '../../perks/perk-columns.ts'
import type { AnalysisSettings } from '../../rating/analysis-query.ts'
import type { RatingLookup } from '../../rating/shown-rating.ts'
import { WhyRating } from '../../rating/WhyRating.tsx'
import { WishMatches } from '../../rating/WishMatches.tsx'
import { Stats } from '../../stats/Stats.tsx'
import { statRows } from '../../stats/weapon-stats.ts'
import { idOf, type WeaponItem } from '../../weapon-item.ts'
import type { TraitPopularity } from '../../wishes/own-wishes.ts'
import { useOwnWishes } from '../../wishes/use-own-wishes.ts'
import { sheetWords } from '../../words/sheet-words.ts'
import styles from '../Sheet.module.css'
import { SheetHero } from '../SheetHero.tsx'
import { SheetBody } from '../SheetOverlay.tsx'
import { useSheetAnalysis } from '../use-sheet-analysis.ts'
import { focusTile } from '../use-sheet-escape.ts'
import { Copies } from './Copies.tsx'
import { CopyFacts } from './CopyFacts.tsx'
import { SheetFoot } from './SheetFoot.tsx'

const TryRoll = lazyPart(async () => (await import('./TryRoll.tsx')).TryRoll)

interface SheetContentProps {
  readonly item: WeaponItem
  readonly weapons: readonly WeaponItem[]
  readonly membershipId: string
  readonly ratingOf: RatingLookup
  readonly settings: AnalysisSettings
  readonly titleId: string
  /** Shows another copy in its place. */
  readonly onOpen: (id: string) => void
  readonly onClose: () => void
}

export function SheetContent({
  item,
  weapons,
  membershipId,
  ratingOf,
  settings,
  titleId,
  onOpen,
  onClose,
}: SheetContentProps) {
  const { shown, busy, analyze } = useSheetAnalysis(membershipId, item, settings)
  const [activity, setActivity] = useState<Activity>(
    ratingOf(item).activity ?? item.rating?.activity ?? 'pve',
  )
  const [isTrying, setTrying] = useState(false)
  const { decisions, decide } = useReviews(membershipId)
  const { asked, choose, confirm, cancel } = useDecider(decide)
  const decided = decisions.get(idOf(item))
  const copies = useMemo(() => copiesOf(item, weapons, ratingOf), [item, weapons, ratingOf])
  const wishes = useOwnWishes(weapons)
  const analysis = shown.state === 'ready' ? shown.analysis : undefined
  const rating = shown.state === 'failed' ? { tier: 'Unrated' as const } : ratingOf(item)
  const kept = useMemo(() => keptFolds(membershipId), [membershipId])
  return (
    <Foldable kept={kept} asked={undefined}>
      <SheetBody
        onClose={() => {
          onClose()
          focusTile(idOf(item))
        }}
      >
        <SheetHero item={item} rating={rating} heading={{ level: 2, id: titleId }} />
        <Section>
          <Advice item={item} proof={proofOf(item, weapons)} ratingOf={ratingOf} onOpen={onOpen} />
          <DecisionButtons decision={decided} onChoose={(decision) => choose(item, decision)} />
          <span className={text.sr} role="status">
            {decided && DECISION_LOOKS[decided].done}
          </span>
        </Section>
        <CopyFacts item={item} />
        <Section>
          <Perks
            instanceId={idOf(item)}
            columns={perkColumns(item.item, analysis, activity)}
            activity={activity}
          />
          <Button
            size="small"
            className={styles.try}
            aria-expanded={isTrying}
            onClick={() => setTrying(!isTrying)}
          >
            {isTrying ? sheetWords.try.close : sheetWords.try.open}
          </Button>
          {isTrying && (
            <OptionalPart
              name={idOf(item)}
              fallback={<Skeleton height="240px" />}
              onFailure={() => {
                toasts.show(sheetWords.try.failed, { tone: 'bad', glyph: 'i-warn' })
                setTrying(false)
              }}
            >
              <TryRoll item={item} copies={copies} membershipId={membershipId} activity={activity} />
            </OptionalPart>
          )}
        </Section>
        <FoldedSection id="stats">
          <Stats rows={statRows(item, copies)} />
        </FoldedSection>
        <FoldedSection id="why" ai isTrouble={shown.state === 'failed'}>
          <WhyRating analysis={shown} activity={activity} onActivity={setActivity} />
        </FoldedSection>
        {(analysis || wishes) && (
          <FoldedSection id="wishes">
            <WishMatches
              matches={[...(wishes?.matchesOf(item) ?? []), ...(analysis?.wish_list_matches ?? [])]}
            />
            {wishes && <Popularity traits={wishes.popularityOf(item)} />}
          </FoldedSection>
        )}
        <FoldedSection id="copies">
          <Copies item={item} copies={copies} ratingOf={ratingOf} decisions={decisions} onOpen={onOpen} />
        </FoldedSection>
        <Section>
          <NoteField key={idOf(item)} membershipId={membershipId} instanceId={idOf(item)} />
        </Section>
      </SheetBody>
      <SheetFoot item={item} copies={copies} busy={busy} onAnalyze={analyze} />
      <ConfirmDismantle item={asked} onConfirm={confirm} onCancel={cancel} />
    </Foldable>
  )
}

const keptFolds = (membershipId: string) => {
  const key = `folds_sheet_${membershipId}`
  return { read: () => readKept(key), write: (value: string | null) => writeKept(key, value) }
}

interface FoldedSectionProps {
  readonly id: string
  readonly ai?: boolean
  /** Something is wrong in it: that is not hidden. */
  readonly isTrouble?: boolean
  readonly children: ReactNode
}

/** What is not needed to decide: its head stays in sight, and is the button that unfolds it. */
function FoldedSection({ id, ai, isTrouble, children }: FoldedSectionProps) {
  const { open, toggle } = useFold(id)
  const asButton = (title: string) =>
    isTrouble ? (
      title
    ) : (
      <button type="button" className={styles.fold} aria-expanded={open} onClick={toggle}>
        {title}
        <Glyph name="i-down" size="s" />
      </button>
    )
  return (
    <section
      className={classNames(styles.section, ai && styles.ai)}
      data-fold={id}
      data-open={open || isTrouble === true}
    >
      <TitleContext value={asButton}>{children}</TitleContext>
    </section>
  )
}

function Section({ children }: { readonly children: ReactNode }) {
  return <section className={styles.section}>{children}</section>
}

/** How often the player's lists wish for each trait of this copy. */
function Popularity({ traits }: { readonly traits: readonly TraitPopularity[] }) {
  const labels = sheetWords.wishes
  if (traits.length === 0) return null
  return (
    <p className={`${text.small} ${text.soft}`}>
      {labels.popularity(traits.map(({ trait, wishes, of }) => labels.named(trait, wishes, of)).join(', '))}
    </p>
  )
}
