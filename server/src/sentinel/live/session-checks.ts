import { LRUCache } from 'lru-cache'
import type { Session } from '../../sessions/guards/authenticate.ts'
import type { Sessions } from '../../sessions/sessions.ts'

const KEPT_MS = 1_000
const MOST_KEPT = 5_000

export type SessionChecks = ReturnType<typeof createSessionChecks>

/** Whether a sign-in still stands, for all its sockets together. */
export function createSessionChecks(sessions: Pick<Sessions, 'byId'>, now: () => number) {
  const checks = new LRUCache<string, Session>({
    max: MOST_KEPT,
    ttl: KEPT_MS,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: (id) => sessions.byId(id),
  })
  const read = async (id: string, forceRefresh: boolean): Promise<Session> =>
    (await checks.fetch(id, { forceRefresh })) ?? sessions.byId(id)
  return {
    /** As it was within the last second: enough for what costs and shows nothing new. */
    kept: (id: string) => read(id, false),
    /** Read anew: a player who signed out is not answered any more. */
    fresh: (id: string) => read(id, true),
  }
}
