import type { Query } from '@ai-vault/contract/advice/query.ts'
import type { ChatContext, ClientFrame, Personality } from '@ai-vault/contract/advice/sentinel.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { aiInventoryQuery } from '../../data/sentinel/ai-inventory.ts'
import { locateSocket, readConversation } from '../../data/sentinel/conversation-calls.ts'
import {
  createLiveSocket,
  type LiveSocket,
  type Sent,
  type SocketStatus,
} from '../../data/sentinel/live-socket.ts'
import { readPreferences, writePreferences } from '../../data/sentinel/preferences.ts'
import { forgetPreloaded, readPreloaded, readQuery } from '../../data/sentinel/preloaded.ts'
import type { SignedIn } from '../../data/session/session-check.ts'
import { sessionStore } from '../../data/session/session-store.ts'
import { readAiKey, readTab, writeTab } from '../../data/stored/storage.ts'
import { useNewerCopy } from '../../data/system/use-newer-copy.ts'
import { useOnline, useOnReturn } from '../../data/system/use-online.ts'
import { routeAt } from '../../routing/use-address.ts'
import { buildContext, mergeContext } from './context.ts'
import { EMPTY_TALK, nextTalk } from './talk.ts'
import { words } from './words/words.ts'

export const PRELOADED_DELAY_MS = 1_000

const route = routeAt('/sentinel')

/** Of one tab and one player: a reload finds both again, the next player neither. */
const keysOf = (membershipId: string) => ({
  conversation: `sentinel_chat_${membershipId}`,
  draft: `sentinel_draft_${membershipId}`,
})

/** The live chat: inventory, context, greeting, socket, in this order (F-263). */
export function useSentinel(session: SignedIn) {
  const keys = keysOf(session.membershipId)
  const inventory = useQuery(aiInventoryQuery(session))
  const { data: seen, refetch } = inventory
  useNewerCopy({
    readAt: seen && !seen.stale && !inventory.isError ? Date.parse(seen.fetched_at) : undefined,
    arrivedAt: inventory.dataUpdatedAt,
    busy: inventory.isFetching,
    ask: useCallback(() => void refetch(), [refetch]),
  })
  const [talk, step] = useReducer(nextTalk, EMPTY_TALK)
  const [status, setStatus] = useState<SocketStatus>('disconnected')
  const [isUnreachable, setUnreachable] = useState(false)
  const [personality, setPersonality] = useState<Personality>(() => readPreferences().personality)
  const [draft, setDraft] = useState(() => readTab(keys.draft) ?? '')
  const [context, setContext] = useState<ChatContext>()
  const [restored, setRestored] = useState(false)
  const socket = useRef<LiveSocket>(undefined)
  const askedHere = useRef(false)
  const latest = useRef({ talk, personality, context, draft })
  latest.current = { talk, personality, context, draft }

  const note = useCallback((text: string) => {
    step({ type: 'noted', text, id: crypto.randomUUID(), at: Date.now() })
  }, [])

  const type = useCallback(
    (text: string) => {
      setDraft(text)
      writeTab(keys.draft, text || null)
    },
    [keys.draft],
  )
  /** The words of a question that was not taken return to the box, unless something else is being typed there. */
  const giveBack = useCallback(
    (id: string | undefined) => {
      const { talk: now, draft: typed } = latest.current
      const refused = now.entries.find((entry) => entry.id === id && entry.sender === 'user')
      if (refused && typed === '') type(refused.content)
    },
    [type],
  )

  const settled = inventory.data !== undefined || inventory.isError
  const isLimited = inventory.isError && inventory.data === undefined
  useEffect(() => {
    if (!settled) return
    setContext((known) => ({ ...known, ...buildContext(session, inventory.data) }))
  }, [settled, session, inventory.data])

  useEffect(() => {
    const known = readTab(keys.conversation)
    if (!known) return setRestored(true)
    const control = new AbortController()
    readConversation(known, control.signal)
      .then(
        (conversation) => step({ type: 'loaded', conversation }),
        () => writeTab(keys.conversation, null),
      )
      .finally(() => {
        if (!control.signal.aborted) setRestored(true)
      })
    return () => control.abort()
  }, [keys.conversation])

  const { conversationId } = talk
  useEffect(() => {
    if (conversationId) writeTab(keys.conversation, conversationId)
  }, [conversationId, keys.conversation])

  const begun = settled && restored && session.membershipId !== ''
  useEffect(() => {
    if (!begun) return
    /** What came, or did not come, while nobody listened here stands in what the server keeps. */
    async function catchUp() {
      const { conversationId, typing, writing, entries } = latest.current.talk
      const asked = typing && !writing ? entries.findLast(({ sender }) => sender === 'user') : undefined
      if (!asked && !writing) return
      const conversation = await stored(conversationId)
      if (conversation) step({ type: 'loaded', conversation })
      if (!asked || conversation?.log.some(({ reply_to }) => reply_to === asked.id)) return
      note(words.unanswered)
      giveBack(asked.id)
    }
    const live = createLiveSocket({
      locate: locateSocket,
      isSignedIn: () => sessionStore.read().status === 'connected',
      greet: () => greetingFrame(latest.current.talk),
      onStatus(next) {
        if (next === 'connecting') askedHere.current = false
        setStatus(next)
      },
      onProblem: (problem) => {
        note(words.problems[problem])
        if (problem === 'connection-error') setUnreachable(true)
      },
      onFrame(frame) {
        if (frame.type === 'context_update') {
          setContext((known) => known && mergeContext(known, frame.context))
          return
        }
        // What was asked over this socket before its server was ready is being answered.
        if (frame.type === 'ready' && askedHere.current) return
        if (frame.type === 'ready' && !frame.running) void catchUp()
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
  }, [begun, note, giveBack])
  const online = useOnline()
  useEffect(() => {
    if (!online) socket.current?.lose()
  }, [online])
  useOnReturn(() => void socket.current?.connect())

  /** False where it did not go out; why is said in the conversation. */
  const ask = useCallback(
    (text: string, query?: Query): boolean => {
      const message = text.trim()
      if (message === '') return false
      const { talk: now, personality: voice, context: known } = latest.current
      const id = crypto.randomUUID()
      const frame: ClientFrame = {
        type: 'user_message',
        message,
        context: { ...known },
        personality: voice,
        timestamp: new Date().toISOString(),
        id,
        ...(now.conversationId ? { conversation_id: now.conversationId } : {}),
        ...(query ? { query } : {}),
      }
      const sent: Sent = socket.current?.send(frame) ?? 'no-socket'
      if (sent !== 'sent') {
        note(words.problems[sent])
        return false
      }
      askedHere.current = true
      step({ type: 'asked', id, text: message, at: Date.now() })
      return true
    },
    [note],
  )

  // A link to a question asks it as soon as it can be asked, once: a reload finds the answer in the conversation.
  const { ask: linked, query: linkedQuery } = route.useSearch()
  const navigate = route.useNavigate()
  useEffect(() => {
    if (status !== 'connected' || !linked) return
    if (ask(linked, readQuery(linkedQuery))) navigate({ search: {}, replace: true })
  }, [status, linked, linkedQuery, ask, navigate])

  // F-264: what another screen asked for, one second after the chat is ready; gone only once it was sent (G-28).
  useEffect(() => {
    if (status !== 'connected') return
    const left = readPreloaded()
    if (!left) return
    const timer = setTimeout(() => {
      if (readPreloaded()?.prompt === left.prompt && ask(left.prompt, left.query)) forgetPreloaded()
    }, PRELOADED_DELAY_MS)
    return () => clearTimeout(timer)
  }, [status, ask])

  return {
    talk,
    status,
    /** The connection failed and has not come back. */
    isUnreachable: !online || (isUnreachable && status !== 'connected'),
    context,
    personality,
    isLimited,
    retryInventory: () => void inventory.refetch(),
    choosePersonality(next: Personality) {
      setPersonality(next)
      writePreferences({ personality: next })
      setContext((known) => known && { ...known, preferences: { ...readPreferences() } })
    },
    draft,
    type,
    ask,
    send() {
      if (ask(draft)) type('')
    },
    busy: talk.typing || talk.writing !== undefined,
    stop: () => void socket.current?.send({ type: 'stop' }),
    regenerate: (id: string) => void socket.current?.send({ type: 'regenerate', id }),
    startOver() {
      writeTab(keys.conversation, null)
      step({ type: 'left' })
    },
    async openConversation(id: string) {
      const conversation = await readConversation(id)
      step({ type: 'left' })
      step({ type: 'loaded', conversation })
    },
  }
}

/** Nothing where it cannot be read: it is read again with the next visit. */
const stored = async (id: string | undefined) =>
  id === undefined ? undefined : readConversation(id).catch(() => undefined)

function greetingFrame({ conversationId, writing }: ReturnType<typeof nextTalk>) {
  const { personality: _, ...ai } = readPreferences()
  const key = readAiKey()?.trim()
  return {
    ...ai,
    ...(key ? { ai_api_key: key } : {}),
    ...(conversationId ? { conversation_id: conversationId } : {}),
    ...(writing ? { reply_id: writing.id } : {}),
  }
}
