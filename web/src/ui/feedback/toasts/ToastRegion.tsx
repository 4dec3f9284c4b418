import { useSyncExternalStore } from 'react'
import { words } from '../../words/words.ts'
import styles from './Toast.module.css'
import { Toast } from './Toast.tsx'
import { TOAST_MS, toasts } from './toasts.ts'

/** The one live region that speaks every toast. It stands in the page before the first toast does. */
export function ToastRegion() {
  const messages = useSyncExternalStore(toasts.subscribe, toasts.read, toasts.read)
  return (
    <div className={styles.region} role="status" aria-live="polite" aria-label={words.messages}>
      {messages.map(({ id, text, tone, glyph }) => (
        <Toast
          key={id}
          tone={tone}
          glyph={glyph}
          life={TOAST_MS}
          onClose={() => toasts.close(id)}
          onPause={() => toasts.pause(id)}
          onResume={() => toasts.resume(id)}
        >
          {text}
        </Toast>
      ))}
    </div>
  )
}
