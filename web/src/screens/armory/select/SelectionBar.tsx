import type { Decision } from '@ai-vault/contract/items/reviews.ts'
import type { RemovalImpact } from '@ai-vault/game/cleanup/removal-impact.ts'
import type { PlayMode } from '@ai-vault/game/weapons/play-mode.ts'
import { useEffect, useRef, useState } from 'react'
import { DECISION_LOOKS } from '../../../items/decisions/decision-words.ts'
import type { Reviews } from '../../../items/decisions/use-reviews.ts'
import type { GearItems } from '../../../items/gear-item.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { TextButton } from '../../../ui/controls/buttons/TextButton.tsx'
import { isTyping } from '../../../ui/controls/is-typing.ts'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { AskedMarks } from './AskedMarks.tsx'
import { Consequences } from './Consequences.tsx'
import styles from './SelectionBar.module.css'
import { useMarking } from './use-marking.ts'
import { usePlan } from './use-plan.ts'
import { selectWords as labels } from './words.ts'

interface SelectionBarProps {
  /** What is judged together with what is selected. */
  readonly gear: GearItems
  /** What the things are that can be selected. */
  readonly kind: 'weapons' | 'armor'
  readonly ids: ReadonlySet<string>
  /** Everything that is shown, in its order. */
  readonly order: readonly string[]
  readonly reviews: Reviews
  readonly mode: PlayMode
  /** When the vault was seen. */
  readonly seenAt: string
  readonly onSelectAll: (ids: readonly string[]) => void
  readonly onLeaveOut: (ids: readonly string[]) => void
  /** These and no others. */
  readonly onSelect: (ids: readonly string[]) => void
  readonly onEnd: () => void
}

/** What is selected, what letting it go would gain and cost, and the decision about all of it at once. */
export function SelectionBar(props: SelectionBarProps) {
  const { gear, kind, ids, order, mode, onSelectAll, onLeaveOut, onSelect, onEnd } = props
  const [isUnfolded, setUnfolded] = useState(false)
  const { plan, settled, planNow } = usePlan(props)
  const bar = useRef<HTMLElement>(null)
  /** The button that was pressed is gone or off now. */
  const thenHere = (act: () => void) => {
    act()
    bar.current?.focus()
  }
  const { marked, undo, forget, asked, setAsked, mark } = useMarks(props)
  useEscape(onEnd, asked === undefined)
  const decide: Decide = (decision, chosen) => thenHere(() => mark(decision, chosen))
  const dismantle = () => {
    const now = planNow()
    if (now.doubtful.length > 0) setAsked(now)
    else decide('dismantle')
  }
  const count = ids.size
  return (
    <section ref={bar} className={styles.bar} aria-label={labels.label[kind]} tabIndex={-1}>
      <div className={styles.head}>
        <div className={styles.state} role="status">
          {count > 0 && settled > 0 && (
            <p>
              <b>{labels.selected(settled)}</b> {labels.places(plan.places)}
            </p>
          )}
          {count === 0 && <NothingSelected kind={kind} marked={marked} />}
        </div>
        {count > 0 && (
          <TextButton
            className={styles.unfold}
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {labels.details}
          </TextButton>
        )}
      </div>
      <div className={styles.choices}>
        <div className={styles.actions}>
          {count > 0 && (
            <DecideButtons ids={ids} reviews={props.reviews} onDismantle={dismantle} onDecide={decide} />
          )}
          {marked && count === 0 && (
            <Button onClick={() => thenHere(() => onSelectAll(undo()))}>
              <Glyph name="i-refresh" size="s" />
              {labels.undo}
            </Button>
          )}
          <Button tone="ghost" onClick={() => onSelectAll(order)}>
            {labels.all(order.length)}
          </Button>
          {count > 0 && (
            <Button tone="ghost" onClick={() => thenHere(() => onSelect([]))}>
              {labels.none}
            </Button>
          )}
        </div>
        <Button
          tone="ghost"
          onClick={() => {
            forget()
            onEnd()
          }}
        >
          {labels.done}
        </Button>
      </div>
      <div className={classNames(styles.details, isUnfolded && styles.unfolded)}>
        {count > 0 && (
          <Consequences
            plan={plan}
            gear={gear}
            mode={mode}
            isUnfolded={isUnfolded}
            onLeaveOut={(out) => thenHere(() => onLeaveOut(out))}
          />
        )}
      </div>
      {asked && (
        <AskedMarks
          plan={asked}
          gear={gear}
          onAll={() => decide('dismantle')}
          onSafe={() => {
            const rest = [...ids].filter((id) => !asked.doubtful.includes(id))
            if (rest.length > 0) decide('dismantle', rest)
            else setAsked(undefined)
          }}
          safe={count - asked.doubtful.length}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}

type NothingSelectedProps = Pick<SelectionBarProps, 'kind'> & Pick<ReturnType<typeof useMarking>, 'marked'>

/** What was decided last, else how to select. */
function NothingSelected({ kind, marked }: NothingSelectedProps) {
  if (marked) {
    const act = marked.decision && DECISION_LOOKS[marked.decision].act
    return <p>{labels.marked[kind](marked.count, act)}</p>
  }
  return (
    <p>
      {labels.hint[kind]}
      <span className={styles.wordy}>{labels.hintKeys}</span>
    </p>
  )
}

/** About all that is selected, or only about these. */
type Decide = (decision: Decision | null, chosen?: readonly string[]) => void

interface DecideButtonsProps extends Pick<SelectionBarProps, 'ids' | 'reviews'> {
  readonly onDismantle: () => void
  readonly onDecide: Decide
}

function DecideButtons({ ids, reviews, onDismantle, onDecide }: DecideButtonsProps) {
  const decided = [...ids].filter((id) => reviews.decisions.has(id))
  return (
    <>
      <Button tone="danger" onClick={onDismantle}>
        <Glyph name={DECISION_LOOKS.dismantle.glyph} size="s" />
        {labels.dismantle(ids.size)}
      </Button>
      <Button onClick={() => onDecide('keep')}>{DECISION_LOOKS.keep.act}</Button>
      <Button onClick={() => onDecide('review')}>{DECISION_LOOKS.review.act}</Button>
      {decided.length > 0 && (
        <Button onClick={() => onDecide(null, decided)}>{labels.unmark(decided.length)}</Button>
      )}
    </>
  )
}

/** What was decided last, and what would go although something speaks against it, which is asked about first. */
function useMarks({ ids, reviews, onSelect }: SelectionBarProps) {
  const { marked, mark, undo, forget } = useMarking(reviews)
  const [asked, setAsked] = useState<RemovalImpact>()
  return {
    marked,
    undo,
    forget,
    asked,
    setAsked,
    mark: (decision: Decision | null, chosen: readonly string[] = [...ids]) => {
      mark(chosen, decision, [...ids])
      onSelect([])
      setAsked(undefined)
    },
  }
}

/** Escape ends the selecting, unless something that lies over the page takes it first. */
function useEscape(onEscape: () => void, active: boolean) {
  const latest = useRef(onEscape)
  latest.current = onEscape
  useEffect(() => {
    if (!active) return
    const onKeyDown = (event: KeyboardEvent) => {
      const isInMenu = event.target instanceof Element && event.target.closest('[role=menu]') !== null
      if (event.key !== 'Escape' || event.defaultPrevented || isInMenu || isTyping(event.target)) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [active])
}
