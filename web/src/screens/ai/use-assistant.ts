import type { InventoryItem } from '@ai-vault/contract/items/inventory.ts'
import { useEffect, useRef, useState } from 'react'
import { readTab, writeTab } from '../../data/stored/storage.ts'
import type { Decisions } from '../../items/decisions/decisions.ts'
import { type Mode, replyDelay, replyTo } from './reply.ts'
import { words } from './words/words.ts'

export interface OfflineEntry {
  readonly id: number
  readonly sender: 'user' | 'ai' | 'system'
  readonly content: string
  /** Heard before the content, and not shown. */
  readonly echo?: string
}

/** Of one tab and one player: whoever signs in next there does not find it. */
const draftKeyOf = (membershipId: string) => `offline_draft_${membershipId}`

/** The conversation of the offline assistant. It lives as long as the screen; what is typed survives a reload. */
export function useAssistant(
  membershipId: string,
  items: readonly InventoryItem[] | undefined,
  decisions: Decisions,
  random: () => number = Math.random,
) {
  const draftKey = draftKeyOf(membershipId)
  const [mode, setMode] = useState<Mode>('assistant')
  const [entries, setEntries] = useState<readonly OfflineEntry[]>([
    { id: 0, sender: 'ai', content: words.greetings.assistant },
  ])
  const [draft, setDraft] = useState(() => readTab(draftKey) ?? '')
  const [asked, setAsked] = useState<string>()
  const saved = useRef({ items, decisions })
  saved.current = { items, decisions }

  const add = (...more: Omit<OfflineEntry, 'id'>[]) =>
    setEntries((now) => [...now, ...more.map((entry, at) => ({ ...entry, id: now.length + at }))])
  const type = (text: string) => {
    setDraft(text)
    writeTab(draftKey, text || null)
  }
  const answer = useRef((_question: string) => {})
  answer.current = (question) => {
    setAsked(undefined)
    add({ sender: 'ai', ...replyTo(question, saved.current.items, saved.current.decisions) })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one wait for each question
  useEffect(() => {
    if (asked === undefined) return
    const timer = setTimeout(() => answer.current(asked), replyDelay(random))
    return () => clearTimeout(timer)
  }, [asked])

  return {
    mode,
    entries,
    draft,
    type,
    isTyping: asked !== undefined,
    choose(next: Mode) {
      if (next === mode) return
      setMode(next)
      add(
        { sender: 'system', content: words.modeChanged(words.modes[next]) },
        { sender: 'ai', content: words.greetings[next] },
      )
    },
    send() {
      const question = draft.trim()
      if (question === '' || asked !== undefined) return
      add({ sender: 'user', content: question })
      type('')
      setAsked(question)
    },
    skip() {
      if (asked !== undefined) answer.current(asked)
    },
  }
}
