import { DECISIONS, type Decision } from '@ai-vault/contract/items/reviews.ts'
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { DECISION_LOOKS } from '../../../items/decisions/decision-words.ts'
import { idOf } from '../../../items/weapon-item.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { modeWords } from './mode-words.tsx'
import type { ReviewRun } from './queue/use-review-queue.ts'
import styles from './ReviewMode.module.css'

interface ReviewControlsProps {
  readonly run: ReviewRun
  readonly decision: Decision | undefined
  /** Leads out of the review. */
  readonly onClose: () => void
}

/** A key held on a button presses it again and again. */
const pressOnce = (event: KeyboardEvent) => event.repeat && event.preventDefault()

/** Every key of the review as a button. */
export function ReviewControls({ run, decision, onClose }: ReviewControlsProps) {
  const { item, queue } = run
  const onceSeen = useSeen(item && idOf(item))
  return (
    <div className={styles.controls}>
      <div className={styles.way}>
        <Button tone="ghost" onClick={run.back} disabled={queue.at === 0}>
          {modeWords.controls.back}{' '}
          <Key>
            <Glyph name="i-right" size="s" className={styles.left} />
          </Key>
        </Button>
        <Button tone="ghost" onClick={run.undo} disabled={!run.canUndo}>
          <Glyph name="i-refresh" size="s" />
          {modeWords.controls.undo} <Key>U</Key>
        </Button>
      </div>
      <div className={styles.choices}>
        {DECISIONS.map((each) => {
          const { act, glyph, key } = DECISION_LOOKS[each]
          return (
            <Button
              key={each}
              size="big"
              tone={each === 'dismantle' ? 'danger' : 'plain'}
              aria-pressed={decision === each}
              disabled={!item}
              onClick={onceSeen(() => run.choose(each))}
              onKeyDown={pressOnce}
            >
              <Glyph name={glyph} size="s" />
              {act} <Key>{key}</Key>
            </Button>
          )
        })}
      </div>
      <div className={styles.way}>
        <Button tone="ghost" onClick={run.next} disabled={!item}>
          {modeWords.controls.skip}{' '}
          <Key>
            <Glyph name="i-right" size="s" />
          </Key>
        </Button>
        <Button tone="ghost" onClick={item ? run.finish : onceSeen(onClose)} onKeyDown={pressOnce}>
          {modeWords.controls.finish}
        </Button>
      </div>
      <p className={styles.promise}>{modeWords.controls.promise}</p>
    </div>
  )
}

const Key = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.key} aria-hidden="true">
    {children}
  </span>
)

/** Shorter than anybody needs to read a name, longer than the pause within a double tap. */
export const SEEN_AFTER_MS = 350

/**
 * Lets a press through only where what it is about has been in view for a moment: the second tap of a double tap must
 * not decide about a weapon that nobody has seen. `shown` names what is in view.
 */
function useSeen(shown: string | undefined) {
  const since = useRef(Number.POSITIVE_INFINITY)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment counts anew with everything that comes into view
  useEffect(() => {
    since.current = performance.now()
  }, [shown])
  return (act: () => void) =>
    ({ timeStamp }: SyntheticEvent) => {
      if (timeStamp - since.current >= SEEN_AFTER_MS) act()
    }
}
