import type { Decision } from '@ai-vault/contract/items/reviews.ts'
import { type Clearance, planClearance } from '@ai-vault/game/cleanup/clearance.ts'
import type { PlayMode } from '@ai-vault/game/weapons/play-mode.ts'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { ratingsOf } from '../../../items/advice/use-judged.ts'
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
import { selectWords as said } from './words/words.ts'

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
  const { gear, kind, ids, order, reviews, mode, onSelectAll, onLeaveOut, onSelect, onEnd } = props
  const onClear = () => onSelect([])
  const { marked, mark, undo, forget } = useMarking(reviews)
  const [asked, setAsked] = useState<Clearance>()
  const [isUnfolded, setUnfolded] = useState(false)
  const { plan, settled, planNow } = usePlan(props)
  const bar = useRef<HTMLElement>(null)
  useEscape(onEnd, asked === undefined)
  /** The button that was pressed is gone or off now. */
  const thenHere = (act: () => void) => () => {
    act()
    bar.current?.focus()
  }
  const decide = (decision: Decision | null, chosen: readonly string[] = [...ids]) =>
    thenHere(() => {
      mark(chosen, decision, [...ids])
      onClear()
      setAsked(undefined)
    })()
  const dismantle = () => {
    const now = planNow()
    if (now.doubtful.length > 0) setAsked(now)
    else decide('dismantle')
  }
  const count = ids.size
  const bearing = [...ids].filter((id) => reviews.decisions.has(id))
  return (
    <section ref={bar} className={styles.bar} aria-label={said.label[kind]} tabIndex={-1}>
      <div className={styles.head}>
        <div className={styles.state} role="status">
          {count > 0 && settled > 0 && (
            <p>
              <b>{said.selected(settled)}</b> {said.places(plan.places)}
            </p>
          )}
          {count === 0 && marked && (
            <p>{said.marked[kind](marked.count, marked.decision && DECISION_LOOKS[marked.decision].act)}</p>
          )}
          {count === 0 && !marked && (
            <p>
              {said.hint[kind]}
              <span className={styles.wordy}>{said.hintKeys}</span>
            </p>
          )}
        </div>
        {count > 0 && (
          <TextButton
            className={styles.unfold}
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {said.details}
          </TextButton>
        )}
      </div>
      <div className={styles.choices}>
        <div className={styles.actions}>
          {count > 0 && (
            <>
              <Button tone="danger" onClick={dismantle}>
                <Glyph name={DECISION_LOOKS.dismantle.glyph} size="s" />
                {said.dismantle(count)}
              </Button>
              <Button onClick={() => decide('keep')}>{DECISION_LOOKS.keep.act}</Button>
              <Button onClick={() => decide('review')}>{DECISION_LOOKS.review.act}</Button>
              {bearing.length > 0 && (
                <Button onClick={() => decide(null, bearing)}>{said.unmark(bearing.length)}</Button>
              )}
            </>
          )}
          {marked && count === 0 && (
            <Button onClick={thenHere(() => onSelectAll(undo()))}>
              <Glyph name="i-refresh" size="s" />
              {said.undo}
            </Button>
          )}
          <Button tone="ghost" onClick={() => onSelectAll(order)}>
            {said.all(order.length)}
          </Button>
          {count > 0 && (
            <Button tone="ghost" onClick={thenHere(onClear)}>
              {said.none}
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
          {said.done}
        </Button>
      </div>
      <div className={classNames(styles.details, isUnfolded && styles.unfolded)}>
        {count > 0 && (
          <Consequences
            plan={plan}
            gear={gear}
            mode={mode}
            isUnfolded={isUnfolded}
            onLeaveOut={(out) => thenHere(() => onLeaveOut(out))()}
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

/** What it says may follow the selection a moment later; what is asked before marking may not. */
function usePlan({ gear, ids, reviews, mode, seenAt }: SelectionBarProps) {
  const settled = useDeferredValue(ids)
  const { decisions } = reviews
  const planFor = useCallback(
    (going: ReadonlySet<string>) =>
      planClearance(
        {
          weapons: gear.weapons.map(({ item }) => item),
          armor: gear.armor.map(({ item }) => item),
          ratings: ratingsOf(gear.weapons),
        },
        going,
        { mode, marks: decisions, today: Date.parse(seenAt) },
      ),
    [gear, decisions, mode, seenAt],
  )
  const plan = useMemo(() => planFor(settled), [planFor, settled])
  return { plan, settled: settled.size, planNow: () => (settled === ids ? plan : planFor(ids)) }
}

/** Escape ends the selecting, unless something that lies over the page takes it first. */
function useEscape(onEscape: () => void, active: boolean) {
  const latest = useRef(onEscape)
  latest.current = onEscape
  useEffect(() => {
    if (!active) return
    const hear = (event: KeyboardEvent) => {
      const isInMenu = event.target instanceof Element && event.target.closest('[role=menu]') !== null
      if (event.key !== 'Escape' || event.defaultPrevented || isInMenu || isTyping(event.target)) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [active])
}
