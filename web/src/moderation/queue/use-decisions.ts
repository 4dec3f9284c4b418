import { type Decision, type DecisionAnswer, MOST_DECISIONS } from '@ai-vault/contract/atlas/moderation.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useStatusLine } from '../../data/api/use-status-line.ts'
import { auditQuery, decidePoints, revertChange } from '../../data/atlas/moderation-queries.ts'
import { isRevertible } from '../log/is-revertible.ts'
import { words } from '../words.ts'

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
