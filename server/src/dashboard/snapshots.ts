import { type DailySnapshot, utcDay } from '@ai-vault/game/scores/score-history.ts'
import { LRUCache } from 'lru-cache'
import { patient } from '../async/patience.ts'
import { deleteWhere } from '../caches/delete-where.ts'
import { isKeyOf, keyOf } from '../guardians/copy-entries.ts'
import type { Owner } from '../guardians/guardian-store.ts'
import { createCachedReads, type Kept } from './cached-reads.ts'
import type { NewSnapshot, SnapshotStore } from './snapshot-store.ts'

const DAY_MS = 86_400_000
/** As far back as the score's history reaches. */
const HISTORY_DAYS = 90
const KEEP_DAYS = 400
const ACCOUNTS = 20_000
/** It is our own database: an answer without it means that the database is in trouble. */
const PATIENCE_MS = 1_000
const RETRY_MS = 10 * 60_000

export interface SnapshotsDeps {
  readonly store: SnapshotStore
  readonly now: () => number
  readonly onFailed: (error: unknown) => void
}

export type Snapshots = ReturnType<typeof createSnapshots>

/** The score of every account by day: written at most once a day, behind the answer that brought it. */
export function createSnapshots({ store, now, onFailed }: SnapshotsDeps) {
  const tried = new LRUCache<string, { readonly day: string; readonly againAt: number }>({ max: ACCOUNTS })
  const reads = createCachedReads<readonly DailySnapshot[]>(now, patient(PATIENCE_MS))
  const writes = new Set<Promise<void>>()

  async function write(owner: Owner, day: string, take: () => Promise<NewSnapshot | undefined>) {
    const key = keyOf(owner)
    try {
      const snapshot = await take()
      if (snapshot) await store.save(owner, day, snapshot)
      else tried.set(key, { day, againAt: now() + RETRY_MS })
    } catch (error) {
      tried.delete(key)
      onFailed(error)
    }
  }

  return {
    /** The days before today, in their order; they stay the same until tomorrow. */
    before(owner: Owner): Promise<Kept<readonly DailySnapshot[]> | undefined> {
      const today = utcDay(now())
      return reads.get(`${keyOf(owner)}:${today}`, async () => {
        const days = await store.list(owner, utcDay(now() - HISTORY_DAYS * DAY_MS))
        return { value: days.filter(({ day }) => day < today), partial: false }
      })
    },

    /**
     * Writes today's, unless it stands already; `take` is asked only then. Where it has nothing worth keeping it is
     * asked again later: what was private, or could not be read whole, may be there before the day is over.
     */
    note(owner: Owner, take: () => Promise<NewSnapshot | undefined>): void {
      const day = utcDay(now())
      const last = tried.get(keyOf(owner))
      if (last?.day === day && now() < last.againAt) return
      tried.set(keyOf(owner), { day, againAt: Number.POSITIVE_INFINITY })
      const running = write(owner, day, take).finally(() => writes.delete(running))
      writes.add(running)
    },

    purge: () => store.purge(utcDay(now() - KEEP_DAYS * DAY_MS)),

    async drop(membershipId: string) {
      await Promise.all(writes)
      deleteWhere(tried, isKeyOf(membershipId))
      await reads.dropWhere(isKeyOf(membershipId))
    },

    /** Waits for writes under way, before the database closes. */
    async settle() {
      await Promise.all(writes)
      await reads.settle()
    },
  }
}
