import { type Decision, type DecisionAnswer, MOST_DECISIONS } from '@ai-vault/contract/atlas/moderation.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useStatusLine } from '../../data/api/use-status-line.ts'
import { auditQuery, decidePoints, revertChange } from '../../data/atlas/moderation-queries.ts'
import { isRevertible } from '../is-revertible.ts'
import { reasonText } from '../ReasonField.tsx'
import { words } from '../words.ts'
import { PICKED, type usePicked, useReasons } from './queue-hooks.ts'

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

/** As many at once as the server takes. */
async function decideAll(ids: readonly string[], action: Decision, reason: string | undefined) {
  const results: DecisionAnswer['results'] = []
  for (let at = 0; at < ids.length; at += MOST_DECISIONS) {
    const answer = await decidePoints(ids.slice(at, at + MOST_DECISIONS), action, reason)
    results.push(...answer.results)
  }
  return results
}

/** Sends decisions, one at a time, and says what came of them. */
function useDecisions(membershipId: string) {
  const client = useQueryClient()
  const { status, setStatus, busy, run } = useStatusLine(words.failed)

  /** How many points were decided about. */
  async function send(action: Decision, ids: readonly string[], reason: string | undefined): Promise<number> {
    let done = 0
    await run(async () => {
      const results = await decideAll(ids, action, reason)
      done = results.filter((result) => result.done).length
      return words.done(
        action,
        done,
        results.flatMap(({ code }) => code ?? []),
      )
    })
    // After a failure too: some of many may have been decided, and another moderator may be the reason.
    void client.invalidateQueries({ queryKey: ['atlas', membershipId] })
    return done
  }

  /** Takes back what this moderator decided last. */
  async function undo(): Promise<void> {
    await run(async () => {
      const log = await client.fetchInfiniteQuery(auditQuery(membershipId))
      const own = log.pages
        .flatMap(({ changes }) => changes)
        .find((change) => change.you && isRevertible(change))
      // What was taken back already is not put back by the same key.
      const last = own?.action === 'revert' ? undefined : own
      if (last) await revertChange(last.point_id, last.id)
      return last ? words.undone(last) : words.nothingToUndo
    })
    void client.invalidateQueries({ queryKey: ['atlas', membershipId] })
  }
  return { message: status, notify: setStatus, busy: busy !== undefined, send, undo }
}
