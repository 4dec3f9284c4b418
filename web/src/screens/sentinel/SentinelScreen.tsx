import { MOST_MESSAGE_CHARACTERS } from '@ai-vault/contract/advice/sentinel.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { CanAskAgain } from '../../chat/ask-again.ts'
import { Composer } from '../../chat/Composer.tsx'
import { Message } from '../../chat/Message.tsx'
import { MessageLog } from '../../chat/MessageLog.tsx'
import { plainText } from '../../chat/plain-text.ts'
import { SuggestionChips, suggestedBy } from '../../chat/SuggestionChips.tsx'
import { useViewHeight } from '../../chat/use-view-height.ts'
import { Waiting } from '../../chat/Waiting.tsx'
import { words as chatWords } from '../../chat/words.ts'
import { suggestionsQuery } from '../../data/sentinel/chat-calls.ts'
import type { SignedIn } from '../../data/session/session-check.ts'
import { laterDialog } from '../../loading/later-dialog.tsx'
import { AddressLink } from '../../ui/controls/buttons/AddressLink.tsx'
import { TextButton } from '../../ui/controls/buttons/TextButton.tsx'
import { Examples } from '../../ui/page/Examples.tsx'
import text from '../../ui/text.module.css'
import styles from './Sentinel.module.css'
import { SidePanel } from './SidePanel.tsx'
import { startsFrom } from './starts.ts'
import { TalkEntry } from './TalkEntry.tsx'
import { shownEntries } from './talk.ts'
import { useSentinel } from './use-sentinel.ts'
import { words } from './words.tsx'

const History = laterDialog(async () => (await import('./History.tsx')).History, words.histories.notLoaded)

type Sentinel = ReturnType<typeof useSentinel>

/** The live chat: the guardian and the voice at the left, and the conversation. */
function SentinelScreen({ session }: { readonly session: SignedIn }) {
  const sentinel = useSentinel(session)
  const [history, setHistory] = useState(false)
  useViewHeight()
  const { talk, status, personality, busy } = sentinel
  return (
    <>
      <h1 className={text.sr} tabIndex={-1}>
        {words.title}
      </h1>
      <div className={styles.sentinel}>
        <SidePanel
          session={session}
          status={status}
          context={sentinel.context}
          personality={personality}
          onPersonality={sentinel.choosePersonality}
          busy={busy}
          onAsk={sentinel.ask}
          onHistory={() => setHistory(true)}
          onNew={sentinel.startOver}
        />
        <Conversation sentinel={sentinel} session={session} />
      </div>
      <History
        session={session}
        open={history}
        current={talk.conversationId}
        busy={busy}
        onClose={() => setHistory(false)}
        onOpen={sentinel.openConversation}
        onGone={sentinel.startOver}
      />
    </>
  )
}

interface ConversationProps {
  readonly sentinel: Sentinel
  readonly session: SignedIn
}

/** What was said, and below it where the next question is written. */
function Conversation({ sentinel, session }: ConversationProps) {
  const log = useRef<HTMLDivElement>(null)
  const { data: starts } = useQuery(suggestionsQuery(session))
  const { talk, status, personality, busy, ask } = sentinel
  const name = session.displayName?.replace(/#\d*$/, '').trim() || words.nameless
  const answers = talk.entries.filter(({ sender }) => sender === 'ai')
  const shown = shownEntries(talk.entries)
  const isNew = talk.entries.length === 0
  const connected = status === 'connected'
  const canAsk = connected && !busy
  const again = useMemo(() => ({ canAsk, ask }), [canAsk, ask])
  return (
    <section className={styles.main} aria-label={words.conversation}>
      <MessageLog
        ref={log}
        label={words.conversation}
        className={styles.log}
        growth={`${talk.entries.length} ${busy}`}
        announce={talk.announcement && chatWords.replied(plainText(talk.announcement))}
        reply={answers.at(-1)?.id}
      >
        <p className={styles.purpose}>
          {words.purpose(<AddressLink to="/ai">{words.assistant}</AddressLink>)}
        </p>
        <Message sender="ai" content={words.greetings[personality](name)} writing />
        {isNew && (
          <Examples
            label={chatWords.suggestions}
            examples={startsFrom(suggestedBy(starts), sentinel.context?.inventoryData)}
            disabled={!canAsk}
            onAsk={({ text: question, query }) => ask(question, query)}
          />
        )}
        <CanAskAgain value={again}>
          {shown.map((each) => (
            <TalkEntry
              key={each.entry.id}
              shown={each}
              isLast={each === shown.at(-1)}
              canAgain={canAsk}
              onAgain={sentinel.regenerate}
            />
          ))}
        </CanAskAgain>
        {busy && <Waiting onStop={sentinel.stop} />}
      </MessageLog>
      <div className={styles.bottom}>
        <Limits sentinel={sentinel} />
        <SuggestionChips
          suggestions={suggestedBy(answers.at(-1)?.metadata).slice(0, 4)}
          disabled={!canAsk}
          onAsk={ask}
          log={log}
        />
        <Composer
          label={words.ask}
          value={sentinel.draft}
          onChange={sentinel.type}
          onSend={sentinel.send}
          waiting={busy}
          disabled={!connected}
          longest={MOST_MESSAGE_CHARACTERS}
        />
      </div>
    </section>
  )
}

/** What Sentinel cannot do at the moment, and what helps. */
function Limits({ sentinel }: { readonly sentinel: Sentinel }) {
  return (
    <>
      {sentinel.isLimited && (
        <p className={styles.limited} role="status">
          {words.limited} <TextButton onClick={sentinel.retryInventory}>{words.retry}</TextButton>
        </p>
      )}
      {sentinel.isUnreachable && (
        <p className={styles.limited} role="status">
          {words.unreachable} <AddressLink to="/ai">{words.askAssistant}</AddressLink>
        </p>
      )}
    </>
  )
}

export const parts = { Screen: SentinelScreen }
