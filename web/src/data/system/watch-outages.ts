import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'
import { noticeBoard } from './notices.ts'
import { systemStatusQuery } from './system-status-query.ts'

/** Between two checks that answers lead to. */
const CHECK_EVERY_MS = 5_000

const isOutage = (status: number) => [502, 503, 504].includes(status)

/** Whether an answer of ours is the last good copy, as the dashboard and the others say it. */
function isStale(answer: unknown): boolean {
  const { stale, stale_reason, data } = (answer ?? {}) as Record<string, unknown>
  return Boolean(stale || stale_reason || (data && isStale(data)))
}

/**
 * A call that meets an outage, or is answered with an old copy, has the system's status checked at once: the banner comes
 * with what it explains, not with the next poll. So does a notice, which tells of a change.
 */
export function watchOutages(client: QueryClient, now = Date.now): () => void {
  const { queryKey } = systemStatusQuery
  let askedAt = Number.NEGATIVE_INFINITY
  let later: ReturnType<typeof setTimeout> | undefined
  const ask = () => {
    clearTimeout(later)
    later = undefined
    askedAt = now()
    void client.refetchQueries({ queryKey, exact: true })
  }
  /** Too soon after the last one, it waits its turn: what told of the change may be the last to tell. */
  const check = () => {
    const wait = askedAt + CHECK_EVERY_MS - now()
    if (wait <= 0) ask()
    else later ??= setTimeout(ask, wait)
  }
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] === queryKey[0]) return
    const { action, query } = event
    const meetsOutage =
      action.type === 'success'
        ? isStale(query.state.data)
        : 'error' in action && action.error instanceof ApiError && isOutage(action.error.status)
    if (meetsOutage) check()
  })
  const forget = noticeBoard.onNew(check)
  return () => {
    clearTimeout(later)
    unsubscribe()
    forget()
  }
}
