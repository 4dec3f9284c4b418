import { type Decision, type DecisionAnswer, MOST_DECISIONS } from '@ai-vault/contract/atlas/moderation.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../data/api/api-error.ts'
import { auditQuery, decidePoints, revertChange } from '../data/atlas/moderation-queries.ts'
import { isRevertible } from './is-revertible.ts'
import { words } from './words/words.ts'

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
export function useDecisions(membershipId: string) {
  const client = useQueryClient()
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)

  /** How many points were decided about. */
  async function send(action: Decision, ids: readonly string[], reason: string | undefined): Promise<number> {
    setBusy(true)
    try {
      const results = await decideAll(ids, action, reason)
      const done = results.filter((result) => result.done).length
      setSaid(
        words.done(
          action,
          done,
          results.flatMap(({ code }) => code ?? []),
        ),
      )
      return done
    } catch (error) {
      setSaid(error instanceof ApiError ? error.message : words.failed)
      return 0
    } finally {
      setBusy(false)
      // After a failure too: some of many may have been decided, and another moderator may be the reason.
      void client.invalidateQueries({ queryKey: ['atlas', membershipId] })
    }
  }

  /** Takes back what this moderator decided last. */
  async function undo(): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      const log = await client.fetchInfiniteQuery(auditQuery(membershipId))
      const own = log.pages
        .flatMap(({ changes }) => changes)
        .find((change) => change.you && isRevertible(change))
      // What was taken back already is not put back by the same key.
      const last = own?.action === 'revert' ? undefined : own
      if (last) await revertChange(last.point_id, last.id)
      setSaid(last ? words.undone(last) : words.nothingToUndo)
    } catch (error) {
      setSaid(error instanceof ApiError ? error.message : words.failed)
    } finally {
      setBusy(false)
      void client.invalidateQueries({ queryKey: ['atlas', membershipId] })
    }
  }
  return { said, say: setSaid, busy, send, undo }
}
