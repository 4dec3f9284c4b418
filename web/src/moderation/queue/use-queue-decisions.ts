import type { Decision } from '@ai-vault/contract/atlas/moderation.ts'
import { useEffect, useRef, useState } from 'react'
import { reasonText } from '../point/ReasonField.tsx'
import { words } from '../words.ts'
import { PICKED, type usePicked, useReasons } from './queue-hooks.ts'
import { useDecisions } from './use-decisions.ts'

const NEEDS_REASON: ReadonlySet<Decision> = new Set(['refuse', 'hide'])

/** Decisions about the point at hand, or about all that are picked; some of them go out only with a reason. */
export function useQueueDecisions(membershipId: string, { chosen, pickNone }: ReturnType<typeof usePicked>) {
  const { message, notify, busy, send, undo } = useDecisions(membershipId)
  const { reasonFor, write, forget } = useReasons()
  const [asksWhy, setAsksWhy] = useState(false)
  /** Where the reason is written: for the point at hand, and for all that are picked. */
  const pane = useRef<HTMLDivElement>(null)
  const why = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (asksWhy) focusNote(why.current)
  }, [asksWhy])

  async function decide(action: Decision, of: string) {
    const ids = of === PICKED ? chosen : [of]
    if (ids.length === 0 || busy) return
    const needsReason = NEEDS_REASON.has(action)
    const reason = needsReason ? reasonText(reasonFor(of)) : ''
    if (needsReason && reason === '') {
      notify(words.needsReason)
      if (of === PICKED) setAsksWhy(true)
      focusNote(of === PICKED ? why.current : pane.current)
      return
    }
    const done = await send(action, ids, reason || undefined)
    if (done === 0) return
    forget([...ids, PICKED])
    pickNone()
    setAsksWhy(false)
  }
  return {
    message,
    notify,
    busy,
    undo: () => void undo(),
    decide: (action: Decision, of: string) => void decide(action, of),
    reasonFor,
    write,
    asksWhy,
    pane,
    why,
  }
}

const focusNote = (inside: HTMLElement | null) =>
  inside?.querySelector<HTMLInputElement>('fieldset input:not([type=radio])')?.focus()
