import type { Query } from '@ai-vault/contract/advice/query.ts'
import type { ChatContext, ClientFrame, Personality } from '@ai-vault/contract/advice/sentinel.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { aiInventoryQuery } from '../../data/sentinel/ai-inventory.ts'
import type { SocketStatus } from '../../data/sentinel/live-socket.ts'
import { readPreferences, writePreferences } from '../../data/sentinel/preferences.ts'
import { forgetPreloaded, readPreloaded, readQuery } from '../../data/sentinel/preloaded.ts'
import type { SignedIn } from '../../data/session/session-check.ts'
import { readTab, writeTab } from '../../data/stored/storage.ts'
import { useNewerCopy } from '../../data/system/use-newer-copy.ts'
import { routeAt } from '../../routing/use-address.ts'
import { buildContext } from './context.ts'
import { useConnection } from './use-connection.ts'
import { type Conversation, useConversation } from './use-conversation.ts'
import { words } from './words.tsx'

export const PRELOADED_DELAY_MS = 1_000

const route = routeAt('/sentinel')

type Ask = (text: string, query?: Query) => boolean

/** The live chat: inventory, context, greeting, socket, in this order (F-263). */
export function useSentinel(session: SignedIn) {
  const { membershipId } = session
  const inventory = useInventory(session)
  const { context, setContext } = useChatContext(session, inventory)
  const conversation = useConversation(membershipId)
  const { talk, isRestored, latest, step, note } = conversation
  const { draft, type, giveBack } = useDraft(membershipId, latest)
  const [personality, setPersonality] = useState<Personality>(() => readPreferences().personality)
  const isReady = inventory.state !== 'loading' && isRestored && membershipId !== ''
  const connection = useConnection({ isReady, latest, step, note, giveBack, setContext })
  const { status, isUnreachable, send } = connection

  const voice = useRef({ personality, context })
  voice.current = { personality, context }
  /** False where it did not go out; the conversation then says why. */
  const ask: Ask = useCallback(
    (text, query) => {
      const message = text.trim()
      if (message === '') return false
      const { conversationId } = latest.current
      const id = crypto.randomUUID()
      const frame: ClientFrame = {
        type: 'user_message',
        message,
        context: { ...voice.current.context },
        personality: voice.current.personality,
        timestamp: new Date().toISOString(),
        id,
        ...(conversationId ? { conversation_id: conversationId } : {}),
        ...(query ? { query } : {}),
      }
      const sent = send(frame)
      if (sent !== 'sent') {
        note(words.problems[sent])
        return false
      }
      step({ type: 'asked', id, text: message, at: Date.now() })
      return true
    },
    [latest, note, step, send],
  )
  useLinkedQuestion(status, ask)
  usePreloadedQuestion(status, ask)

  return {
    talk,
    status,
    isUnreachable,
    context,
    personality,
    isLimited: inventory.state === 'failed',
    retryInventory: inventory.retry,
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
    stop: () => void send({ type: 'stop' }),
    regenerate: (id: string) => void send({ type: 'regenerate', id }),
    startOver: conversation.startOver,
    openConversation: conversation.open,
  }
}

type InventoryState = 'loading' | 'loaded' | 'failed'

/** What the player owns; the chat begins without it where it cannot be read. */
function useInventory(session: SignedIn) {
  const { data, isError, isFetching, dataUpdatedAt, refetch } = useQuery(aiInventoryQuery(session))
  const retry = useCallback(() => void refetch(), [refetch])
  useNewerCopy({
    readAt: data && !data.stale && !isError ? Date.parse(data.fetched_at) : undefined,
    arrivedAt: dataUpdatedAt,
    busy: isFetching,
    ask: retry,
  })
  const state: InventoryState = data ? 'loaded' : isError ? 'failed' : 'loading'
  return { data, state, retry }
}

/** What every question carries: of the inventory as soon as it is known, and what the server corrects. */
function useChatContext(session: SignedIn, { data, state }: ReturnType<typeof useInventory>) {
  const [context, setContext] = useState<ChatContext>()
  const isSettled = state !== 'loading'
  useEffect(() => {
    if (!isSettled) return
    setContext((known) => ({ ...known, ...buildContext(session, data) }))
  }, [isSettled, session, data])
  return { context, setContext }
}

/** What is being typed: of one tab and one player, as the conversation is. */
function useDraft(membershipId: string, talk: Conversation['latest']) {
  const key = `sentinel_draft_${membershipId}`
  const [draft, setDraft] = useState(() => readTab(key) ?? '')
  const latest = useRef(draft)
  latest.current = draft
  const type = useCallback(
    (text: string) => {
      setDraft(text)
      writeTab(key, text || null)
    },
    [key],
  )
  /** The words of a question that was not taken return to the box, unless something else is being typed there. */
  const giveBack = useCallback(
    (id: string | undefined) => {
      const refused = talk.current.entries.find((entry) => entry.id === id && entry.sender === 'user')
      if (refused && latest.current === '') type(refused.content)
    },
    [talk, type],
  )
  return { draft, type, giveBack }
}

/** A link to a question asks it as soon as it can be asked, once: a reload finds the answer in the conversation. */
function useLinkedQuestion(status: SocketStatus, ask: Ask): void {
  const { ask: linked, query } = route.useSearch()
  const navigate = route.useNavigate()
  useEffect(() => {
    if (status !== 'connected' || !linked) return
    if (ask(linked, readQuery(query))) navigate({ search: {}, replace: true })
  }, [status, linked, query, ask, navigate])
}

/** F-264: what another screen asked for, one second after the chat is ready; gone only once it was sent (G-28). */
function usePreloadedQuestion(status: SocketStatus, ask: Ask): void {
  useEffect(() => {
    if (status !== 'connected') return
    const left = readPreloaded()
    if (!left) return
    const timer = setTimeout(() => {
      if (readPreloaded()?.prompt === left.prompt && ask(left.prompt, left.query)) forgetPreloaded()
    }, PRELOADED_DELAY_MS)
    return () => clearTimeout(timer)
  }, [status, ask])
}
