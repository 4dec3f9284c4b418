import { MOST_MESSAGE_CHARACTERS, QUICK_STARTS } from '@ai-vault/contract/advice/sentinel.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { CanAskAgain } from '../../../chat/ask-again.ts'
import { Composer } from '../../../chat/Composer.tsx'
import { Message } from '../../../chat/Message.tsx'
import { MessageLog } from '../../../chat/MessageLog.tsx'
import { plainText } from '../../../chat/plain-text.ts'
import { SuggestionChips, suggestedBy } from '../../../chat/SuggestionChips.tsx'
import { Waiting } from '../../../chat/Waiting.tsx'
import { words as chatWords } from '../../../chat/words.ts'
import { suggestionsQuery } from '../../../data/sentinel/chat-calls.ts'
import type { SignedIn } from '../../../data/session/session-check.ts'
import { LinkButton } from '../../../ui/controls/buttons/LinkButton.tsx'
import { TextButton } from '../../../ui/controls/buttons/TextButton.tsx'
import { Signal } from '../../../ui/feedback/Signal.tsx'
import { dateFormat } from '../../../words/formats.ts'
import styles from './SentinelChat.module.css'
import { useChat } from './use-chat.ts'
import { words } from './words.ts'

const clock = dateFormat({ hour: '2-digit', minute: '2-digit' })

/** The chat embedded in the dashboard (F-179 to F-191), in its fold: a box of one height, whatever stands in it. */
export function SentinelChat({ session }: { readonly session: SignedIn }) {
  const chat = useChat(session)
  const { data } = useQuery(suggestionsQuery(session))
  const { messages, sessionId, waiting } = chat
  const log = useRef<HTMLDivElement>(null)
  const starts = data?.suggestions.length ? data : { suggestions: [...words.quickStarts] }
  // Until the next answer its questions stand. One that is read again has its suggestions in its metadata alone.
  const answer = messages.findLast(({ type, error }) => type === 'assistant' && !error)
  const offered = answer && {
    ...answer.metadata,
    suggestions: answer.suggestions ?? answer.metadata?.suggestions,
  }
  const suggestions = suggestedBy(offered ?? starts)
  const failed = messages.at(-1)?.error === true
  const { ask } = chat
  const again = useMemo(() => ({ canAsk: !waiting, ask }), [waiting, ask])
  return (
    <div className={styles.chat}>
      <span role="status">
        <Signal state={sessionId ? 'operational' : 'other'}>
          {sessionId ? words.connected : words.starting}
        </Signal>
      </span>
      <MessageLog
        ref={log}
        label={words.conversation}
        className={styles.log}
        growth={`${messages.length} ${waiting}`}
        announce={announcement(chat.reply, failed)}
        reply={messages.findLast(({ type }) => type === 'assistant')?.id}
      >
        <Message sender="ai" content={greeting(data?.sees)} writing />
        <CanAskAgain value={again}>
          {messages.map((message) => (
            <Message
              key={message.id}
              sender={message.error ? 'error' : message.type === 'user' ? 'user' : 'ai'}
              content={message.content}
              metadata={message.metadata}
              actions={message.error && <TextButton onClick={chat.retry}>{chatWords.retry}</TextButton>}
            />
          ))}
        </CanAskAgain>
        {waiting && <Waiting onStop={chat.stop} />}
      </MessageLog>
      <SuggestionChips
        suggestions={suggestions.slice(0, QUICK_STARTS)}
        disabled={waiting}
        onAsk={chat.ask}
        log={log}
      />
      <Composer
        label={words.ask}
        value={chat.draft}
        onChange={chat.type}
        onSend={chat.send}
        waiting={waiting}
        longest={MOST_MESSAGE_CHARACTERS}
      />
      <div className={styles.foot}>
        <LinkButton to="/sentinel" size="small" tone="ghost">
          {words.openChat}
        </LinkButton>
        {sessionId && !waiting && <TextButton onClick={chat.startOver}>{words.startOver}</TextButton>}
      </div>
    </div>
  )
}

function announcement(reply: string, failed: boolean): string {
  if (reply === '') return ''
  return failed ? chatWords.failed(reply) : chatWords.replied(plainText(reply))
}

function greeting(sees: { items: number; read_at: number } | undefined): string {
  if (!sees) return words.plainGreeting
  return words.greeting(sees.items, clock.format(sees.read_at))
}
