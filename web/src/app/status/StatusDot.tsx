import { type ToggleEvent, useId, useState } from 'react'
import { DOT_WORDS } from '../../data/system/system-signal.ts'
import { useSystemStatus } from '../../data/system/use-system-status.ts'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { OptionalPart } from '../../loading/OptionalPart.tsx'
import { Signal } from '../../ui/feedback/Signal.tsx'
import text from '../../ui/text.module.css'
import { words } from '../words.ts'
import styles from './StatusDot.module.css'

const StatusPanel = lazyPart(async () => (await import('./StatusPanel.tsx')).StatusPanel)

/**
 * The system's state as a shape, with its word where not all is well: the foot of the page says the rest. Pressed, it
 * opens the last check and the last 30 days (F-044).
 */
export function StatusDot() {
  const { dot, isPending } = useSystemStatus()
  const [open, setOpen] = useState(false)
  const id = useId()
  const word = isPending ? words.status.checking : DOT_WORDS[dot]
  const isWell = isPending || dot === 'operational'
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={id}>
        <span className={text.sr}>{words.status.systemIs}</span>
        <Signal state={dot}>
          <span className={isWell ? text.sr : text.srPhone}>{word}</span>
        </Signal>
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.panel}
        role="dialog"
        aria-label={words.status.system}
        onBeforeToggle={(event: ToggleEvent) => setOpen(event.newState === 'open')}
      >
        <h2>{words.status.system}</h2>
        <Signal state={dot}>{word}</Signal>
        {open && (
          <OptionalPart name="status">
            <StatusPanel />
          </OptionalPart>
        )}
      </div>
    </>
  )
}
