import type { TalkMemory } from '@ai-vault/contract/advice/answer.ts'
import type { Query } from '@ai-vault/contract/advice/query.ts'
import type { ChatMetadata } from '@ai-vault/contract/advice/sentinel.ts'
import type { InventoryAnswer } from '@ai-vault/contract/items/inventory.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { timeZone } from '../../data/clock.ts'
import type { Device } from '../../data/sentinel/device-facts.ts'
import { readTab, writeTab } from '../../data/stored/storage.ts'
import type { Decisions } from '../../items/decisions/decisions.ts'
import { cannedReply, kindOfReply, type Mode, replyDelay } from './reply.ts'
import { words } from './words/words.tsx'

export interface OfflineEntry {
  readonly id: number
  readonly sender: 'user' | 'ai' | 'system'
  readonly content: string
  /** Stands above the content, and is read out with it. */
  readonly echo?: string
  readonly metadata?: ChatMetadata
  /** The question that this replies to. */
  readonly to?: Asked
}

export interface Asked {
  readonly text: string
  readonly query?: Query | undefined
}

interface Saved {
  /** Undefined while it is read, or where this device has none. */
  readonly inventory: InventoryAnswer | undefined
  readonly reading: boolean
  readonly decisions: Decisions
}

const isCannedQuestion = ({ text, query }: Asked) => query === undefined && kindOfReply(text) !== 'echo'

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

const greetedIn = (mode: Mode): readonly OfflineEntry[] => [
  { id: 0, sender: 'ai', content: words.greetings[mode] },
]

/** Of one tab and one player: whoever signs in next there does not find it. */
const draftKeyOf = (membershipId: string) => `offline_draft_${membershipId}`

/** The conversation of the offline assistant. It lives as long as the screen; what is typed survives a reload. */
export function useAssistant(membershipId: string, saved: Saved, random: () => number = Math.random) {
  const draftKey = draftKeyOf(membershipId)
  const [mode, setMode] = useState<Mode>('assistant')
  const [entries, setEntries] = useState(() => greetedIn('assistant'))
  const [draft, setDraft] = useState(() => readTab(draftKey) ?? '')
  const [asked, setAsked] = useState<Asked>()
  const memory = useRef<TalkMemory>({ list: [] })
  const answered = useRef<Asked>(undefined)

  const add = useCallback(
    (...more: Omit<OfflineEntry, 'id'>[]) =>
      setEntries((now) => [...now, ...more.map((entry, at) => ({ ...entry, id: now.length + at }))]),
    [],
  )
  const type = (text: string) => {
    setDraft(text)
    writeTab(draftKey, text || null)
  }
  const answer = useRef(async (_asked: Asked) => {})
  answer.current = async (question) => {
    // Who skips the wait while the answer is being made gets it once.
    if (answered.current === question) return
    answered.current = question
    const reply = await replyTo(question, saved, memory.current)
    if (reply.memory) memory.current = reply.memory
    setAsked(undefined)
    add({ sender: 'ai', to: question, ...reply.entry })
  }

  const isCanned = asked !== undefined && isCannedQuestion(asked)
  const { reading } = saved
  // biome-ignore lint/correctness/useExhaustiveDependencies: one wait for each question
  useEffect(() => {
    if (asked === undefined || !isCanned) return
    if (wantsLessMotion()) return void answer.current(asked)
    const timer = setTimeout(() => void answer.current(asked), replyDelay(random))
    return () => clearTimeout(timer)
  }, [asked])
  // Whether the vault is saved here is known once it was looked for.
  useEffect(() => {
    if (asked !== undefined && !isCanned && !reading) void answer.current(asked)
  }, [asked, isCanned, reading])

  const ask = useCallback(
    (text: string, query?: Query) => {
      add({ sender: 'user', content: text })
      setAsked({ text, query })
    },
    [add],
  )

  return {
    mode,
    entries,
    hasAsked: entries.some(({ sender }) => sender === 'user'),
    /** Back to what stands there before anything is asked. */
    startOver() {
      memory.current = { list: [] }
      setEntries(greetedIn(mode))
    },
    draft,
    type,
    isTyping: asked !== undefined,
    /** The specified wait before a canned reply (F-248); an answer comes as soon as it is there. */
    canSkip: isCanned,
    ask,
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
      type('')
      ask(question)
    },
    skip() {
      if (asked !== undefined) void answer.current(asked)
    },
  }
}

export const deviceOf = (inventory: InventoryAnswer, marks: Decisions): Device => ({
  inventory,
  marks,
  clock: { now: Date.now(), timeZone: timeZone() },
})

interface Replied {
  readonly entry: Pick<OfflineEntry, 'content' | 'echo' | 'metadata'>
  readonly memory?: TalkMemory
}

async function replyTo({ text, query }: Asked, saved: Saved, memory: TalkMemory): Promise<Replied> {
  const { inventory, reading, decisions } = saved
  const canned = query ? undefined : cannedReply(text, reading ? 'reading' : inventory?.items)
  if (canned !== undefined) return { entry: { content: canned } }
  const echo = words.echo(text)
  if (!inventory) return { entry: { echo, content: words.noVault } }
  try {
    const device = deviceOf(inventory, decisions)
    const { memory: next, ...entry } = query
      ? await (await import('../../data/sentinel/device-answers.ts')).answerPressed(query, device, memory)
      : await (await import('../../data/sentinel/device-assistant.ts')).askDevice({ ...device, text, memory })
    return { entry: { echo, ...entry }, memory: next }
  } catch {
    return { entry: { echo, content: words.notLoaded } }
  }
}
