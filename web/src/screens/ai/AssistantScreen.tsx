import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { CanAskAgain } from '../../chat/ask-again.ts'
import { Composer } from '../../chat/Composer.tsx'
import { Message } from '../../chat/Message.tsx'
import { MessageLog } from '../../chat/MessageLog.tsx'
import { plainText } from '../../chat/plain-text.ts'
import { SuggestionChips, suggestedBy } from '../../chat/SuggestionChips.tsx'
import { inventoryQuery } from '../../data/queries/queries.ts'
import { askAddress } from '../../data/sentinel/ask-address.ts'
import { answersOnDevice } from '../../data/sentinel/device-intents.ts'
import type { SignedIn } from '../../data/session/session-check.ts'
import { useOnline } from '../../data/system/use-online.ts'
import { useReviews } from '../../items/decisions/use-reviews.ts'
import { classNames } from '../../ui/class-names.ts'
import { AddressLink } from '../../ui/controls/buttons/AddressLink.tsx'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { TextButton } from '../../ui/controls/buttons/TextButton.tsx'
import { Segments } from '../../ui/controls/choices/Segments.tsx'
import { Signal } from '../../ui/feedback/Signal.tsx'
import { Thinking } from '../../ui/feedback/Skeleton.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import styles from './Assistant.module.css'
import { Board } from './Board.tsx'
import { MODES } from './reply.ts'
import { type Asked, type OfflineEntry, useAssistant } from './use-assistant.ts'
import { words } from './words/words.tsx'

const modes = MODES.map((id) => ({ id, label: words.modes[id] }))

const spokenText = ({ echo, content }: OfflineEntry) => [echo, plainText(content)].filter(Boolean).join('\n')

/** The assistant that needs no network (F-245 to F-252): canned replies, and Sentinel's answers over the saved vault. */
function AssistantScreen({ session }: { readonly session: SignedIn }) {
  const { data, isLoading: reading } = useQuery(inventoryQuery(session))
  const { decisions } = useReviews(session.membershipId)
  const saved = { inventory: data, reading, decisions }
  const assistant = useAssistant(session.membershipId, saved)
  const log = useRef<HTMLDivElement>(null)
  const online = useOnline()
  const { mode, entries, hasAsked, isTyping, ask } = assistant
  // The overview and the way back to it take each other's place: the conversation keeps the focus.
  const swap = (action: () => void) => {
    log.current?.focus()
    action()
  }
  const again = useMemo(() => ({ canAsk: !isTyping, ask }), [isTyping, ask])
  const last = entries.at(-1)
  const answer = entries.findLast(({ metadata }) => metadata)
  const next = suggestedBy(answer?.metadata).filter(answersOnDevice)
  return (
    <>
      <PageHead
        title={words.title}
        lead={words.lead(<AddressLink to="/sentinel">{words.sentinel}</AddressLink>)}
        dense
      />
      <div className={styles.assistant}>
        <div className={styles.head}>
          <Segments
            label={words.mode}
            segments={modes}
            selected={mode}
            onSelect={assistant.choose}
            tone="ai"
          />
          <Signal state={online ? 'operational' : 'other'}>{online ? words.online : words.offline}</Signal>
          <span>{data ? words.saved(data.items.length) : reading ? words.reading : words.noVault}</span>
        </div>
        <MessageLog
          ref={log}
          label={words.conversation}
          className={classNames(styles.log, !hasAsked && styles.short)}
          growth={`${entries.length} ${isTyping}`}
          announce={last?.sender === 'ai' && entries.length > 1 ? spokenText(last) : ''}
          reply={last?.id}
        >
          <CanAskAgain value={again}>
            {entries.map(({ id, sender, content, echo, metadata, to }) => (
              <Message
                key={id}
                sender={sender}
                content={content}
                echo={echo}
                metadata={metadata}
                writing={!to}
                actions={to && online && <AskLive {...to} />}
              />
            ))}
          </CanAskAgain>
          {isTyping && (
            <div className={styles.typing}>
              <Thinking>{words.typing}</Thinking>
              {assistant.canSkip && (
                <Button size="small" tone="ghost" onClick={assistant.skip}>
                  {words.skip}
                </Button>
              )}
            </div>
          )}
        </MessageLog>
        <div className={styles.ask}>
          <SuggestionChips suggestions={next.slice(0, 4)} disabled={isTyping} onAsk={ask} log={log} />
          <Composer
            label={words.ask}
            value={assistant.draft}
            onChange={assistant.type}
            onSend={assistant.send}
            waiting={isTyping}
            sendLabel={words.send}
          />
        </div>
        {hasAsked ? (
          <TextButton className={styles.back} disabled={isTyping} onClick={() => swap(assistant.startOver)}>
            {words.overview}
          </TextButton>
        ) : (
          <Board
            mode={mode}
            {...saved}
            disabled={isTyping}
            onAsk={(question, query) => swap(() => ask(question, query))}
          />
        )}
      </div>
    </>
  )
}

/** The question goes on to the live account: asked there as soon as Sentinel stands. */
function AskLive({ text, query }: Asked) {
  return <AddressLink to={askAddress(text, query)}>{words.askLive}</AddressLink>
}

export const parts = { Screen: AssistantScreen }
