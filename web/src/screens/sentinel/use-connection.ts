import type { ChatContext, ClientFrame } from '@ai-vault/contract/advice/sentinel.ts'
import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react'
import { locateSocket, readConversation } from '../../data/sentinel/conversation-calls.ts'
import {
  createLiveSocket,
  type LiveSocket,
  type Sent,
  type SocketStatus,
} from '../../data/sentinel/live-socket.ts'
import { readPreferences } from '../../data/sentinel/preferences.ts'
import { sessionStore } from '../../data/session/session-store.ts'
import { readAiKey } from '../../data/stored/storage.ts'
import { useOnline, useOnReturn } from '../../data/system/use-online.ts'
import { mergeContext } from './context.ts'
import type { Talk } from './talk.ts'
import type { Conversation } from './use-conversation.ts'
import { words } from './words.tsx'

interface ConnectionOptions extends Pick<Conversation, 'latest' | 'step' | 'note'> {
  /** The socket opens once all that its greeting tells is known. */
  readonly isReady: boolean
  readonly setContext: Dispatch<SetStateAction<ChatContext | undefined>>
  /** The words of a question that was not taken return to the box. */
  readonly giveBack: (id: string | undefined) => void
}

/** The socket of the chat: what comes over it becomes steps of the conversation. */
export function useConnection(options: ConnectionOptions) {
  const { latest, step, note, isReady, setContext, giveBack } = options
  const [status, setStatus] = useState<SocketStatus>('disconnected')
  const [hasFailed, setFailed] = useState(false)
  const socket = useRef<LiveSocket>(undefined)
  const askedHere = useRef(false)

  useEffect(() => {
    if (!isReady) return
    const live = createLiveSocket({
      locate: locateSocket,
      isSignedIn: () => sessionStore.read().status === 'connected',
      greet: () => greetingFrame(latest.current),
      onStatus(next) {
        if (next === 'connecting') askedHere.current = false
        setStatus(next)
      },
      onProblem: (problem) => {
        note(words.problems[problem])
        if (problem === 'connection-error') setFailed(true)
      },
      onFrame(frame) {
        if (frame.type === 'context_update') {
          setContext((known) => known && mergeContext(known, frame.context))
          return
        }
        // What was asked over this socket before its server was ready is being answered.
        if (frame.type === 'ready' && askedHere.current) return
        if (frame.type === 'ready' && !frame.running) void catchUp({ latest, step, note, giveBack })
        if (frame.type === 'error') giveBack(frame.reply_to)
        const text = frame.type === 'error' ? words.serverError(frame.message) : ''
        step({ type: 'frame', frame, note: text, at: Date.now() })
      },
    })
    socket.current = live
    void live.connect()
    return () => {
      live.close()
      socket.current = undefined
      setStatus('disconnected')
    }
  }, [isReady, latest, step, note, setContext, giveBack])
  const online = useOnline()
  useEffect(() => {
    if (!online) socket.current?.lose()
  }, [online])
  useOnReturn(() => void socket.current?.connect())

  const send = useCallback((frame: ClientFrame): Sent => {
    const sent = socket.current?.send(frame) ?? 'no-socket'
    if (sent === 'sent' && frame.type === 'user_message') askedHere.current = true
    return sent
  }, [])
  return {
    status,
    /** The connection failed and has not come back. */
    isUnreachable: !online || (hasFailed && status !== 'connected'),
    send,
  }
}

type CatchUp = Pick<ConnectionOptions, 'latest' | 'step' | 'note' | 'giveBack'>

/** What came, or did not come, while nobody listened here stands in what the server keeps. */
async function catchUp({ latest, step, note, giveBack }: CatchUp) {
  const { conversationId, typing, writing, entries } = latest.current
  const asked = typing && !writing ? entries.findLast(({ sender }) => sender === 'user') : undefined
  if (!asked && !writing) return
  const conversation = await stored(conversationId)
  if (conversation) step({ type: 'loaded', conversation })
  if (!asked || conversation?.log.some(({ reply_to }) => reply_to === asked.id)) return
  note(words.unanswered)
  giveBack(asked.id)
}

/** Nothing where it cannot be read: it is read again with the next visit. */
const stored = async (id: string | undefined) =>
  id === undefined ? undefined : readConversation(id).catch(() => undefined)

function greetingFrame({ conversationId, writing }: Talk) {
  const { personality: _, ...ai } = readPreferences()
  const key = readAiKey()?.trim()
  return {
    ...ai,
    ...(key ? { ai_api_key: key } : {}),
    ...(conversationId ? { conversation_id: conversationId } : {}),
    ...(writing ? { reply_id: writing.id } : {}),
  }
}
