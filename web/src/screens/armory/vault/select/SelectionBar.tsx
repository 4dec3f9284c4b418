import type { Decision } from '@ai-vault/contract/items/reviews.ts'
import { type Clearance, planClearance } from '@ai-vault/game/cleanup/clearance.ts'
import type { PlayMode } from '@ai-vault/game/weapons/play-mode.ts'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { DECISION_LOOKS } from '../../../../items/decisions/decision-words.ts'
import type { Reviews } from '../../../../items/decisions/use-reviews.ts'
import { idOf, type WeaponItem } from '../../../../items/weapon-item.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Button } from '../../../../ui/controls/buttons/Button.tsx'
import { TextButton } from '../../../../ui/controls/buttons/TextButton.tsx'
import { isTyping } from '../../../../ui/controls/is-typing.ts'
import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import { selectWords as said } from '../words/select-words.ts'
import { AskedMarks } from './AskedMarks.tsx'
import { Consequences } from './Consequences.tsx'
import { HowMany } from './HowMany.tsx'
import { LeftOut } from './LeftOut.tsx'
import type { CleanUp } from './plan-clean-up.ts'
import styles from './SelectionBar.module.css'
import { useMarking } from './use-marking.ts'

interface SelectionBarProps {
  readonly weapons: readonly WeaponItem[]
  readonly ids: ReadonlySet<string>
  /** Everything that is shown, in its order. */
  readonly order: readonly string[]
  readonly reviews: Reviews
  readonly mode: PlayMode
  /** What the clean-up that began the selecting did not pick; absent where the player began it. */
  readonly leftOut: CleanUp | undefined
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
  const { weapons, ids, order, reviews, mode, leftOut, onSelectAll, onLeaveOut, onSelect, onEnd } = props
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
  const hasDetails = count > 0 || leftOut !== undefined
  return (
    <section ref={bar} className={styles.bar} aria-label={said.label} tabIndex={-1}>
      <div className={styles.head}>
        <div className={styles.state} role="status">
          {count > 0 && settled > 0 && (
            <p>
              <b>{said.selected(settled)}</b> {said.places(plan.places)}
            </p>
          )}
          {count === 0 && marked && (
            <p>{said.marked(marked.count, marked.decision && DECISION_LOOKS[marked.decision].act)}</p>
          )}
          {count === 0 && !marked && (
            <p>
              {said.hint}
              <span className={styles.wordy}>{said.hintKeys}</span>
            </p>
          )}
        </div>
        {hasDetails && (
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
            weapons={weapons}
            mode={mode}
            isUnfolded={isUnfolded}
            onLeaveOut={(out) => thenHere(() => onLeaveOut(out))()}
          />
        )}
        {leftOut && (
          <HowMany
            weapons={weapons.filter((item) => leftOut.picked.includes(idOf(item)))}
            decided={reviews.decisions}
            mode={mode}
            onSelect={onSelect}
          />
        )}
        {leftOut && (
          <LeftOut
            leftOut={leftOut}
            ids={ids}
            decided={reviews.decisions}
            onAdd={(more) => thenHere(() => onSelectAll(more))()}
          />
        )}
      </div>
      {asked && (
        <AskedMarks
          plan={asked}
          weapons={weapons}
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
function usePlan({ weapons, ids, reviews, mode, seenAt }: SelectionBarProps) {
  const settled = useDeferredValue(ids)
  const { decisions } = reviews
  const planFor = useCallback(
    (going: ReadonlySet<string>) => {
      const ratings = new Map(weapons.flatMap((item) => (item.rating ? [[idOf(item), item.rating]] : [])))
      return planClearance(
        weapons.map(({ item }) => item),
        ratings,
        going,
        { mode, marks: decisions, today: Date.parse(seenAt) },
      )
    },
    [weapons, decisions, mode, seenAt],
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
