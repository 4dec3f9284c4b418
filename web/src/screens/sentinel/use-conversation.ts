import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { readConversation } from '../../data/sentinel/conversation-calls.ts'
import { readTab, writeTab } from '../../data/stored/storage.ts'
import { EMPTY_TALK, nextTalk } from './talk.ts'

export type Conversation = ReturnType<typeof useConversation>

/** The conversation of one tab and one player: a reload finds it again, the next player does not. */
export function useConversation(membershipId: string) {
  const key = `sentinel_chat_${membershipId}`
  const [talk, step] = useReducer(nextTalk, EMPTY_TALK)
  const [isRestored, setRestored] = useState(false)
  const latest = useRef(talk)
  latest.current = talk

  const note = useCallback((text: string) => {
    step({ type: 'noted', text, id: crypto.randomUUID(), at: Date.now() })
  }, [])

  useEffect(() => {
    const known = readTab(key)
    if (!known) return setRestored(true)
    const control = new AbortController()
    readConversation(known, control.signal)
      .then(
        (conversation) => step({ type: 'loaded', conversation }),
        () => writeTab(key, null),
      )
      .finally(() => {
        if (!control.signal.aborted) setRestored(true)
      })
    return () => control.abort()
  }, [key])

  const { conversationId } = talk
  useEffect(() => {
    if (conversationId) writeTab(key, conversationId)
  }, [conversationId, key])

  return {
    talk,
    /** The same for callbacks that outlive a drawing. */
    latest,
    isRestored,
    step,
    note,
    startOver() {
      writeTab(key, null)
      step({ type: 'left' })
    },
    async open(id: string) {
      const conversation = await readConversation(id)
      step({ type: 'left' })
      step({ type: 'loaded', conversation })
    },
  }
}
