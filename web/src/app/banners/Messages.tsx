import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ownNoticesQuery } from '../../data/queries/notice-queries.ts'
import { useSignedIn } from '../../data/session/use-session.ts'
import { LeftOut } from '../../ui/feedback/failures/LeftOut.tsx'
import { messageLog } from '../../ui/feedback/toasts/message-log.ts'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { dateFormat } from '../../words/formats.ts'
import { lateWords } from '../late-words.ts'
import styles from './Messages.module.css'

const clock = dateFormat({ hour: '2-digit', minute: '2-digit' })
const day = dateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
const words = lateWords.messages

interface MessagesProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The last messages again, for whoever was too slow for four seconds (F-058). */
export function Messages({ open, onClose }: MessagesProps) {
  const messages = useSyncExternalStore(messageLog.subscribe, messageLog.read)
  const player = useSignedIn()
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
      {open && player && (
        <EarlierMessages membershipId={player.membershipId} messages={messages.map(({ text }) => text)} />
      )}
    </Dialog>
  )
}

/** Personal notices that came while the player was away, or went with an earlier page. */
function EarlierMessages({ membershipId, messages }: { membershipId: string; messages: readonly string[] }) {
  const { data, isError } = useQuery(ownNoticesQuery(membershipId))
  const before = data?.notices.filter(({ content }) => !messages.includes(content)) ?? []
  if (isError) return <p className={styles.none}>{words.unread}</p>
  if (before.length === 0) return <LeftOut rows={data?.unreadable} />
  return (
    <section aria-label={words.before}>
      <h3 className={styles.before}>{words.before}</h3>
      <LeftOut rows={data?.unreadable} />
      <ol className={styles.list}>
        {before.map(({ id, content, sent_at }) => (
          <li key={id}>
            <Glyph name="i-bell" size="s" />
            <span>{content}</span>
            <time dateTime={new Date(sent_at).toISOString()}>{day.format(sent_at)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}
