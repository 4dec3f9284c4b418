import { useSyncExternalStore } from 'react'
import { messageLog } from '../../ui/feedback/message-log.ts'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { dateFormat } from '../../words/choose-words.ts'
import { lateWords } from '../words/late-words.ts'
import styles from './Messages.module.css'

const clock = dateFormat({ hour: '2-digit', minute: '2-digit' })
const words = lateWords.messages

interface MessagesProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The last messages again, for whoever was too slow for four seconds (F-058). */
export function Messages({ open, onClose }: MessagesProps) {
  const messages = useSyncExternalStore(messageLog.subscribe, messageLog.read)
  return (
    <Dialog title={words.title} open={open} onClose={onClose}>
      {messages.length === 0 ? (
        <p className={styles.none}>{words.none}</p>
      ) : (
        <ol className={styles.list}>
          {messages.map(({ id, at, text, glyph }) => (
            <li key={id}>
              <Glyph name={glyph} size="s" />
              <span>{text}</span>
              <time dateTime={new Date(at).toISOString()}>{clock.format(at)}</time>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}
