import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { CanAskAgain } from '../../chat/answer/ask-again.ts'
import { Composer } from '../../chat/Composer.tsx'
import { Message } from '../../chat/Message.tsx'
import { MessageLog } from '../../chat/MessageLog.tsx'
import { plainText } from '../../chat/plain-text.ts'
import { inventoryQuery } from '../../data/queries/queries.ts'
import type { SignedIn } from '../../data/session/session-check.ts'
import { useOnline } from '../../data/system/use-online.ts'
import { useReviews } from '../../items/decisions/use-reviews.ts'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { LinkButton } from '../../ui/controls/buttons/LinkButton.tsx'
import { Segments } from '../../ui/controls/choices/Segments.tsx'
import { Signal } from '../../ui/feedback/Signal.tsx'
import { Thinking } from '../../ui/feedback/Skeleton.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Plate } from '../../ui/page/Plate.tsx'
import styles from './Assistant.module.css'
import { MODES } from './reply.ts'
import { type OfflineEntry, useAssistant } from './use-assistant.ts'
import { words } from './words/words.ts'

const modes = MODES.map((id) => ({ id, label: words.modes[id] }))

const heard = ({ echo, content }: OfflineEntry) => [echo, plainText(content)].filter(Boolean).join('\n')

/** The assistant that needs no network (F-245 to F-252): canned replies, and Sentinel's answers over the saved vault. */
function AssistantScreen({ session }: { readonly session: SignedIn }) {
  const { data } = useQuery(inventoryQuery(session))
  const { decisions } = useReviews(session.membershipId)
  const assistant = useAssistant(session.membershipId, { inventory: data, decisions })
  const online = useOnline()
  const { mode, entries, isTyping, ask } = assistant
  const again = useMemo(() => ({ canAsk: !isTyping, ask }), [isTyping, ask])
  const last = entries.at(-1)
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <Plate tone="ai" className={styles.assistant}>
        <div className={styles.head}>
          <Segments
            label={words.mode}
            segments={modes}
            selected={mode}
            onSelect={assistant.choose}
            tone="ai"
          />
          <Signal state={online ? 'operational' : 'other'}>{online ? words.online : words.offline}</Signal>
        </div>
        <MessageLog
          label={words.conversation}
          className={styles.log}
          growth={`${entries.length} ${isTyping}`}
          announce={last?.sender === 'ai' && entries.length > 1 ? heard(last) : ''}
          reply={last?.id}
        >
          <CanAskAgain value={again}>
            {entries.map(({ id, sender, content, echo, metadata }) => (
              <Message
                key={id}
                sender={sender}
                content={content}
                echo={echo}
                metadata={metadata}
                writing={!metadata}
              />
            ))}
          </CanAskAgain>
          {isTyping && (
            <div className={styles.typing}>
              <Thinking>{words.typing}</Thinking>
              <Button size="small" tone="ghost" onClick={assistant.skip}>
                {words.skip}
              </Button>
            </div>
          )}
        </MessageLog>
        <Composer
          label={words.ask}
          value={assistant.draft}
          onChange={assistant.type}
          onSend={assistant.send}
          waiting={isTyping}
          sendLabel={words.send}
        />
        <div className={styles.foot}>
          <span>{data ? words.saved(data.items.length) : words.noVault}</span>
          <LinkButton to="/sentinel" size="small" tone="ghost">
            {words.toSentinel}
          </LinkButton>
        </div>
      </Plate>
    </>
  )
}

export const parts = { Screen: AssistantScreen }
