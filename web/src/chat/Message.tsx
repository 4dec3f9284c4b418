import type { ChatMetadata } from '@ai-vault/contract/advice/sentinel.ts'
import { memo, type ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Glyph } from '../ui/glyphs/Glyph.tsx'
import text from '../ui/text.module.css'
import { dateFormat } from '../words/formats.ts'
import { Answer } from './Answer.tsx'
import { AnswerFoot } from './AnswerFoot.tsx'
import styles from './Chat.module.css'
import { words } from './words.ts'

const clock = dateFormat({ hour: '2-digit', minute: '2-digit' })

export interface MessageProps {
  readonly sender: 'user' | 'ai' | 'system' | 'error'
  readonly content: string
  /** What was asked, for who hears the reply: who sees it has the question above it (F-251). */
  readonly echo?: string | undefined
  /** Epoch milliseconds. */
  readonly at?: number | undefined
  readonly metadata?: ChatMetadata | undefined
  readonly stopped?: boolean | undefined
  /** Still being written: no foot yet. */
  readonly writing?: boolean | undefined
  readonly actions?: ReactNode
}

const LOOKS = { user: styles.me, ai: styles.ai, system: styles.system, error: styles.error } as const

/** One message. What the player wrote stays plain text; an answer is drawn with its items and its foot. */
export const Message = memo(function Message(props: MessageProps) {
  const { sender, content, echo, at, metadata, stopped, writing, actions } = props
  const name = sender === 'user' ? words.you : words.assistant
  return (
    <div className={classNames(styles.message, LOOKS[sender])} data-sender={sender}>
      {at !== undefined && sender !== 'system' && (
        <div className={styles.who}>
          {sender !== 'user' && <Glyph name="mark" size="s" />}
          {words.who(name, clock.format(at))}
        </div>
      )}
      <div className={styles.bubble}>
        {echo && <p className={text.sr}>{echo}</p>}
        {metadata?.fallback && <p className={styles.fallback}>{metadata.fallback.text}</p>}
        {sender === 'ai' ? (
          <Answer content={content} metadata={metadata} />
        ) : (
          <p className={styles.plain}>{content}</p>
        )}
        {stopped && <p className={styles.stopped}>{words.stopped}</p>}
        {(sender === 'error' || sender === 'system') && actions}
      </div>
      {sender === 'ai' && !writing && <AnswerFoot content={content} metadata={metadata} actions={actions} />}
    </div>
  )
})
