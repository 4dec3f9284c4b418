import { logFailure } from '../log.ts'
import { needsRefresh } from '../session/session-check.ts'
import type { SessionStore } from '../session/session-store.ts'
import { readSession } from '../stored/storage.ts'
import { loadSchema, parseAnswer } from './schema.ts'
import type { Send } from './send.ts'

/**
 * One refresh at a time, across all tabs (G-22). Refresh handles rotate, and a handle that is used twice ends the whole
 * sign-in; so whoever wants to refresh waits for the lock and then looks again: often another tab has done it already.
 */
export type RefreshOutcome = 'current' | 'refreshed' | 'ended' | 'failed'

export interface RefreshDeps {
  readonly store: SessionStore
  readonly send: Send
  readonly now?: () => number
  readonly lock?: <T>(work: () => Promise<T>) => Promise<T>
}

const LOCK = 'ai-vault-refresh'
/** After a failure everybody who waited for the lock hears of it, instead of each trying again in an outage. */
const REST_AFTER_FAILURE_MS = 15_000
let queue: Promise<unknown> = Promise.resolve()

/** Web Locks reach across tabs; where a browser lacks them, at least this tab waits for itself. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(LOCK, work) as Promise<T>
  const turn = queue.then(work, work)
  queue = turn.catch(() => undefined)
  return turn
}

export function createRefresh({ store, send, now = Date.now, lock = inTurn }: RefreshDeps) {
  let failedAt = Number.NEGATIVE_INFINITY
  /** With `refused`, the token a call was refused with: refresh unless it has been replaced since. */
  return function refresh(refused?: string): Promise<RefreshOutcome> {
    const done = () => {
      const { accessToken, expiresAt } = readSession()
      return refused === undefined
        ? !needsRefresh(expiresAt, now() / 1000)
        : accessToken !== null && accessToken !== refused
    }
    if (done()) return Promise.resolve('current')
    const askedAt = now()
    return lock(async () => {
      if (done()) {
        store.check()
        return 'current'
      }
      const failedWhileWaiting = failedAt >= askedAt
      if (failedWhileWaiting && now() - failedAt < REST_AFTER_FAILURE_MS) return 'failed'
      const outcome = await exchange(store, send)
      if (outcome === 'failed') failedAt = now()
      return outcome
    })
  }
}

const refreshSchema = () =>
  import('@ai-vault/contract/account/session.ts').then((module) => module.refreshAnswerSchema)

async function exchange(store: SessionStore, send: Send): Promise<RefreshOutcome> {
  const { refreshToken } = readSession()
  if (!refreshToken) return 'failed'
  try {
    const response = await send(
      new Request(new URL('/api/bungie/refresh', location.origin), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ refresh_token: refreshToken }),
      }),
    )
    if (response.status === 400 || response.status === 401) {
      // Signed in anew meanwhile: the refusal speaks of the old sign-in, and must not end the new one.
      if (readSession().refreshToken === refreshToken) store.end()
      return 'ended'
    }
    if (!response.ok) return 'failed'
    const { access_token, refresh_token, expires_at } = await parseAnswer(
      await loadSchema(refreshSchema),
      await response.json(),
    )
    // Signed out meanwhile, here or in another tab: the new handles belong to a session that has ended.
    if (readSession().refreshToken !== refreshToken) return 'ended'
    store.update({ accessToken: access_token, refreshToken: refresh_token, expiresAt: expires_at })
    return 'refreshed'
  } catch {
    // An outage signs nobody out (G-21): the handles stay, the next call tries again.
    logFailure('refresh-failed')
    return 'failed'
  }
}
