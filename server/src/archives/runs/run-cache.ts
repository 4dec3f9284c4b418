import { setImmediate } from 'node:timers/promises'
import { type Best, personalBests } from '@ai-vault/game/history/bests.ts'
import { isOfType, type Run } from '@ai-vault/game/history/run.ts'
import type { RunType } from '@ai-vault/game/history/run-filters.ts'
import { LRUCache } from 'lru-cache'
import { readDigest, writeDigest } from './run-digest.ts'
import type { RunStore } from './run-store.ts'

/** Runs of all players together that are held in memory; the longest unused go first. About 100 bytes each. */
const MOST_RUNS = 150_000
const PAGE = 5_000
/** Shorter histories are read from their rows quickly enough. */
const DIGEST_FROM = 5_000
/** A digest that lacks more runs than this is written anew; the others are read from their rows. */
const MOST_MISSING = 1_000
/** Of one history: kinds of activity in one time zone, and a second one. */
const MOST_BESTS = 16

interface Copy {
  readonly count: number
  readonly runs: Promise<readonly Run[]>
}

type Store = Pick<RunStore, 'list' | 'count' | 'digest' | 'keepDigest'>
export type RunCache = ReturnType<typeof createRunCache>

/**
 * Whole histories of the players who look at them now, so that another filter costs no reading of the database. Runs are
 * never changed once they are kept: their number tells whether a copy is still whole.
 */
export function createRunCache(store: Store, most = MOST_RUNS) {
  const held = new Map<string, Copy>()
  const bests = new WeakMap<readonly Run[], LRUCache<string, readonly Best[]>>()

  function evict() {
    let total = [...held.values()].reduce((sum, { count }) => sum + count, 0)
    for (const [membershipId, { count }] of held) {
      if (total <= most || held.size === 1) return
      held.delete(membershipId)
      total -= count
    }
  }

  /** From the copy that is there, or else from the digest, and what came since; from all rows where that is not enough. */
  async function read(membershipId: string, count: number, known: Copy | undefined) {
    const before = await known?.runs.catch(() => undefined)
    const digest = before || count < DIGEST_FROM ? undefined : await store.digest(membershipId)
    const kept = before ?? (digest && readDigest(digest))
    const whole = kept && (await withNewer(store, membershipId, kept, count))
    const runs = whole ?? (await readWhole(store, membershipId))
    const isDue = !before && (!whole || count - (kept?.length ?? 0) > MOST_MISSING)
    if (isDue && count >= DIGEST_FROM && runs.length === count) {
      const bytes = writeDigest(runs)
      if (bytes) await store.keepDigest(membershipId, bytes)
    }
    return runs
  }

  async function of(membershipId: string): Promise<readonly Run[]> {
    const count = await store.count(membershipId)
    const known = held.get(membershipId)
    held.delete(membershipId)
    const copy = known?.count === count ? known : { count, runs: read(membershipId, count, known) }
    held.set(membershipId, copy)
    evict()
    return copy.runs.catch((error) => {
      if (held.get(membershipId) === copy) held.delete(membershipId)
      throw error
    })
  }

  return {
    /** Newest first. */
    of,

    /** Reads a long history before anybody asks what it adds up to. */
    async prepare(membershipId: string): Promise<void> {
      if ((await store.count(membershipId)) >= DIGEST_FROM) await of(membershipId)
    },

    /** Of a whole history as `of` gave it; worked out once for each copy. */
    bestsOf(runs: readonly Run[], type: RunType, timeZone: string | undefined): readonly Best[] {
      const known = bests.get(runs) ?? new LRUCache<string, readonly Best[]>({ max: MOST_BESTS })
      bests.set(runs, known)
      const key = `${type} ${timeZone}`
      const found =
        known.get(key) ??
        personalBests(
          runs.filter(({ modes }) => isOfType(modes, type)),
          timeZone,
        )
      known.set(key, found)
      return found
    },

    drop(membershipId: string) {
      held.delete(membershipId)
    },
  }
}

/** Page by page, because the database of one file answers on our own thread: others get their turn in between. */
async function readWhole(store: Store, membershipId: string): Promise<readonly Run[]> {
  const runs: Run[] = []
  while (true) {
    const page = await store.list(membershipId, {}, PAGE, runs.at(-1))
    runs.push(...page)
    if (page.length < PAGE) return runs
    await setImmediate()
  }
}

/** A copy and the runs that began later; undefined where older ones are missing as well. */
async function withNewer(
  store: Store,
  membershipId: string,
  kept: readonly Run[],
  count: number,
): Promise<readonly Run[] | undefined> {
  const [newest] = kept
  if (!newest || count < kept.length || count - kept.length > PAGE) return undefined
  if (count === kept.length) return kept
  // Those that began with the newest are read again: another one may have begun in the same moment.
  const since = await store.list(membershipId, { from: newest.startedAt })
  const older = kept.findIndex(({ startedAt }) => startedAt < newest.startedAt)
  const runs = [...since, ...(older < 0 ? [] : kept.slice(older))]
  return runs.length === count ? runs : undefined
}
