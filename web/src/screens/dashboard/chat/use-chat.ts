import type { Query } from '@ai-vault/contract/advice/query.ts'
import type { ChatAnswer, ChatMetadata, ConversationMessage } from '@ai-vault/contract/advice/sentinel.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { logFailure } from '../../../data/log.ts'
import { askSentinel } from '../../../data/sentinel/chat-calls.ts'
import { readConversation } from '../../../data/sentinel/conversation-calls.ts'
import type { SignedIn } from '../../../data/session/session-check.ts'
import { readTab, writeTab } from '../../../data/stored/storage.ts'
import { words } from './words.ts'

/** A message of this chat, with the fields the specification names (F-189). */
export interface ChatMessage {
  readonly id: string
  readonly type: 'user' | 'assistant'
  readonly content: string
  /** ISO time. */
  readonly timestamp: string
  readonly confidence?: number
  readonly intent?: string
  readonly suggestions?: readonly string[]
  readonly metadata?: ChatMetadata
  readonly error?: boolean
  /** Of a question that was pressed. */
  readonly query?: Query
}

/** Of one tab and one player: whoever signs in next there finds neither. */
const keysOf = ({ membershipId }: SignedIn) => ({
  conversation: `dashboard_chat_${membershipId}`,
  draft: `dashboard_draft_${membershipId}`,
})

/** The conversation of this tab: it and what was typed survive a reload. */
export function useChat(session: SignedIn) {
  const keys = keysOf(session)
  const [messages, setMessages] = useState<readonly ChatMessage[]>([])
  const [sessionId, setSessionId] = useState<string>()
  const [draft, setDraft] = useState(() => readTab(keys.draft) ?? '')
  const [waiting, setWaiting] = useState(false)
  const [reply, setReply] = useState('')
  const running = useRef<AbortController>(undefined)

  useEffect(() => {
    const known = readTab(keys.conversation)
    const control = new AbortController()
    if (known) {
      readConversation(known, control.signal).then(
        ({ id, log }) => {
          setSessionId(id)
          setMessages((now) => (now.length > 0 ? now : log.flatMap(fromLog)))
        },
        () => undefined,
      )
    }
    return () => {
      control.abort()
      running.current?.abort()
    }
  }, [keys.conversation])

  const type = (text: string) => {
    setDraft(text)
    writeTab(keys.draft, text || null)
  }

  async function send(text: string, query?: Query) {
    const message = text.trim()
    if (message === '' || running.current) return
    const control = new AbortController()
    running.current = control
    setWaiting(true)
    setReply('')
    setMessages((now) => [...now.filter(({ error }) => !error), mine(message, now, query)])
    try {
      const answer = await askSentinel({ message, query, session, sessionId, signal: control.signal })
      setSessionId(answer.session_id)
      writeTab(keys.conversation, answer.session_id)
      setMessages((now) => [...now, theirs(answer)])
      setReply(answer.response)
    } catch (error) {
      if (control.signal.aborted) return
      // The cause is for the log: the player reads one text for every failure (F-187).
      logFailure('chat-failed', error instanceof Error ? error.name : 'unknown')
      setMessages((now) => [...now, trouble()])
      setReply(words.trouble)
    } finally {
      if (running.current === control) {
        running.current = undefined
        setWaiting(false)
      }
    }
  }

  const latest = useRef(send)
  latest.current = send
  // The same for as long as the chat stands: an answer is not drawn anew because another one came.
  const ask = useCallback((text: string, query?: Query) => void latest.current(text, query), [])

  return {
    messages,
    sessionId,
    draft,
    type,
    waiting,
    /** What was answered last, for who listens. */
    reply,
    ask,
    send: () => {
      const text = draft
      type('')
      ask(text)
    },
    /** The question of the failed reply once more. */
    retry: () => {
      const last = messages.findLast(({ type: by }) => by === 'user')
      if (!last || running.current) return
      setMessages((now) => now.filter(({ id, error }) => !error && id !== last.id))
      ask(last.content, last.query)
    },
    stop: () => {
      running.current?.abort()
      running.current = undefined
      setWaiting(false)
    },
    startOver: () => {
      writeTab(keys.conversation, null)
      setSessionId(undefined)
      setMessages([])
      setReply('')
    },
  }
}

const newId = () => crypto.randomUUID()
const now = () => new Date().toISOString()

function mine(content: string, before: readonly ChatMessage[], query: Query | undefined): ChatMessage {
  return {
    id: `${before.length}-${newId()}`,
    type: 'user',
    content,
    timestamp: now(),
    ...(query ? { query } : {}),
  }
}

function theirs(answer: ChatAnswer): ChatMessage {
  const { response, timestamp, confidence, intent, suggestions, metadata } = answer
  return {
    id: newId(),
    type: 'assistant',
    content: response,
    timestamp,
    confidence,
    intent,
    suggestions,
    metadata,
  }
}

const trouble = (): ChatMessage => ({
  id: newId(),
  type: 'assistant',
  content: words.trouble,
  timestamp: now(),
  error: true,
})

function fromLog({ id, sender, content, timestamp, metadata }: ConversationMessage): ChatMessage[] {
  if (sender === 'system') return []
  const type = sender === 'user' ? 'user' : 'assistant'
  return [{ id, type, content, timestamp, ...(metadata ? { metadata } : {}) }]
}
