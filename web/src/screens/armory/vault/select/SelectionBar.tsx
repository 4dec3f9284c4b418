import type { Decision } from '@ai-vault/contract/items/reviews.ts'
import type { PlayMode } from '@ai-vault/game/weapons/play-mode.ts'
import { type Clearance, planClearance } from '@ai-vault/game/weapons/verdict/clearance.ts'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { rollInWords } from '../../../../items/copies.ts'
import { DECISION_LOOKS } from '../../../../items/decisions/decision-words.ts'
import type { Reviews } from '../../../../items/decisions/use-reviews.ts'
import { idOf, nameOf, type WeaponItem } from '../../../../items/weapon-item.ts'
import { lazyPart } from '../../../../loading/lazy-part.tsx'
import { OptionalPart } from '../../../../loading/OptionalPart.tsx'
import { Button } from '../../../../ui/controls/Button.tsx'
import { TextButton } from '../../../../ui/controls/TextButton.tsx'
import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import { selectWords as said } from '../words/select-words.ts'
import { AskedMarks } from './AskedMarks.tsx'
import styles from './SelectionBar.module.css'
import { useMarking } from './use-marking.ts'

const ReviewExport = lazyPart(async () => (await import('../../review/ReviewExport.tsx')).ReviewExport)

interface SelectionBarProps {
  readonly weapons: readonly WeaponItem[]
  readonly ids: ReadonlySet<string>
  /** Everything that is shown, in its order. */
  readonly order: readonly string[]
  readonly reviews: Reviews
  readonly mode: PlayMode
  /** When the vault was seen. */
  readonly seenAt: string
  readonly onSelectAll: (ids: readonly string[]) => void
  readonly onLeaveOut: (ids: readonly string[]) => void
  readonly onClear: () => void
  readonly onEnd: () => void
}

/** What is selected, what letting it go would gain and cost, and the decision about all of it at once. */
export function SelectionBar(props: SelectionBarProps) {
  const { weapons, ids, order, reviews, onSelectAll, onLeaveOut, onClear, onEnd } = props
  const { marked, mark, undo, forget } = useMarking(reviews)
  const [asks, setAsks] = useState(false)
  const plan = usePlan(props)
  const bar = useRef<HTMLElement>(null)
  useEscape(onEnd, !asks)
  const decide = (decision: Decision, chosen: readonly string[] = [...ids]) => {
    mark(chosen, decision)
    onClear()
    setAsks(false)
    // The button that was pressed is off now.
    bar.current?.focus()
  }
  const doubtful = doubtsOf(plan)
  const dismantle = () => (doubtful.length > 0 ? setAsks(true) : decide('dismantle'))
  const count = ids.size
  return (
    <section ref={bar} className={styles.bar} aria-label={said.label} tabIndex={-1}>
      <div className={styles.state} role="status">
        {count > 0 && (
          <p>
            <b>{said.selected(count)}</b> {said.places(plan.places)}
          </p>
        )}
        {count === 0 && marked && <p>{said.marked(marked.count, DECISION_LOOKS[marked.decision].act)}</p>}
        {count === 0 && !marked && <p>{said.hint}</p>}
      </div>
      <div className={styles.actions}>
        {count > 0 && (
          <>
            <Button tone="danger" onClick={dismantle}>
              <Glyph name={DECISION_LOOKS.dismantle.glyph} size="s" />
              {said.dismantle(count)}
            </Button>
            <Button onClick={() => decide('keep')}>{DECISION_LOOKS.keep.act}</Button>
            <Button onClick={() => decide('review')}>{DECISION_LOOKS.review.act}</Button>
          </>
        )}
        {marked && count === 0 && (
          <Button onClick={undo}>
            <Glyph name="i-refresh" size="s" />
            {said.undo}
          </Button>
        )}
        <Button tone="ghost" onClick={() => onSelectAll(order)}>
          {said.all(order.length)}
        </Button>
        {count > 0 && (
          <Button tone="ghost" onClick={onClear}>
            {said.none}
          </Button>
        )}
        <Button
          tone="ghost"
          onClick={() => {
            forget()
            onEnd()
          }}
        >
          {said.done}
        </Button>
      </div>
      {count > 0 && <Consequences plan={plan} weapons={weapons} onLeaveOut={onLeaveOut} />}
      {marked && count === 0 && (
        <details className={styles.more}>
          <summary>{said.export}</summary>
          <OptionalPart name="export">
            <ReviewExport weapons={weapons} decisions={reviews.decisions} />
          </OptionalPart>
        </details>
      )}
      {asks && (
        <AskedMarks
          plan={plan}
          weapons={weapons}
          onAll={() => decide('dismantle')}
          onSafe={() => {
            const rest = [...ids].filter((id) => !doubtful.includes(id))
            if (rest.length > 0) decide('dismantle', rest)
            else setAsks(false)
          }}
          safe={count - doubtful.length}
          onCancel={() => setAsks(false)}
        />
      )}
    </section>
  )
}

const doubtsOf = ({ unproven, protected: held, last }: Clearance): readonly string[] => [
  ...new Set([...unproven, ...held, ...last]),
]

function usePlan({ weapons, ids, reviews, mode, seenAt }: SelectionBarProps): Clearance {
  const going = useDeferredValue(ids)
  const { decisions } = reviews
  return useMemo(() => {
    const ratings = new Map(weapons.flatMap((item) => (item.rating ? [[idOf(item), item.rating]] : [])))
    return planClearance(
      weapons.map(({ item }) => item),
      ratings,
      going,
      { mode, marks: decisions, today: Date.parse(seenAt) },
    )
  }, [weapons, going, decisions, mode, seenAt])
}

interface ConsequencesProps {
  readonly plan: Clearance
  readonly weapons: readonly WeaponItem[]
  readonly onLeaveOut: (ids: readonly string[]) => void
}

/** What stays instead, and which of them one would miss. */
function Consequences({ plan, weapons, onLeaveOut }: ConsequencesProps) {
  const { keptInstead } = plan
  const doubts = [
    { ids: plan.unproven, text: said.unproven },
    { ids: plan.protected, text: said.protected },
    { ids: plan.last, text: said.last },
  ].filter(({ ids }) => ids.length > 0)
  return (
    <div className={styles.consequences}>
      {keptInstead.length > 0 && (
        <details className={styles.more}>
          <summary>{said.keptInstead(keptInstead.length)}</summary>
          <ul className={styles.kept}>
            {keptInstead.map(({ id, insteadOf }) => {
              const item = weapons.find((each) => idOf(each) === id)
              return (
                item && (
                  <li key={id}>
                    <b>{nameOf(item)}</b> {rollInWords(item)}{' '}
                    <span className={styles.dim}>{said.insteadOf(insteadOf.length)}</span>
                  </li>
                )
              )
            })}
          </ul>
        </details>
      )}
      {doubts.map(({ ids, text }) => (
        <p key={text(2)} className={styles.doubt}>
          <Glyph name="i-warn" size="s" />
          {text(ids.length)} <TextButton onClick={() => onLeaveOut(ids)}>{said.leaveOut}</TextButton>
        </p>
      ))}
    </div>
  )
}

/** Escape ends the selecting, unless something that lies over the page takes it first. */
function useEscape(onEscape: () => void, active: boolean) {
  const latest = useRef(onEscape)
  latest.current = onEscape
  useEffect(() => {
    if (!active) return
    const hear = (event: KeyboardEvent) => {
      const isElsewhere =
        event.target instanceof Element &&
        event.target.closest('dialog, [role=dialog], [role=menu], input, textarea, select') !== null
      if (event.key !== 'Escape' || event.defaultPrevented || isElsewhere) return
      latest.current()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [active])
}
