import { setImmediate } from 'node:timers/promises'
import { type Best, personalBests } from '@ai-vault/game/history/bests.ts'
import { isOfType, type Run, type RunType } from '@ai-vault/game/history/run.ts'
import type { RunStore } from './run-store.ts'

/** Runs of all players together that are held in memory; the longest unused go first. About 200 bytes each. */
const MOST_RUNS = 150_000
const PAGE = 5_000

interface Copy {
  readonly count: number
  readonly runs: Promise<readonly Run[]>
}

export type RunCopies = ReturnType<typeof createRunCopies>

/**
 * Whole histories of the players who look at them now, so that another filter costs no reading of the database. Runs are
 * never changed once they are kept: their number tells whether a copy is still whole.
 */
export function createRunCopies(store: Pick<RunStore, 'list' | 'count'>, most = MOST_RUNS) {
  const held = new Map<string, Copy>()
  const bests = new WeakMap<readonly Run[], Map<string, readonly Best[]>>()

  function evict() {
    let total = [...held.values()].reduce((sum, { count }) => sum + count, 0)
    for (const [membershipId, { count }] of held) {
      if (total <= most || held.size === 1) return
      held.delete(membershipId)
      total -= count
    }
  }

  return {
    /** Newest first. */
    async of(membershipId: string): Promise<readonly Run[]> {
      const count = await store.count(membershipId)
      const known = held.get(membershipId)
      held.delete(membershipId)
      const copy = known?.count === count ? known : { count, runs: readWhole(store, membershipId) }
      held.set(membershipId, copy)
      evict()
      return copy.runs.catch((error) => {
        if (held.get(membershipId) === copy) held.delete(membershipId)
        throw error
      })
    },

    /** Of a whole history as `of` gave it; worked out once for each copy. */
    bestsOf(runs: readonly Run[], type: RunType, utcOffset: number): readonly Best[] {
      const known = bests.get(runs) ?? new Map<string, readonly Best[]>()
      bests.set(runs, known)
      const key = `${type} ${utcOffset}`
      const found =
        known.get(key) ??
        personalBests(
          runs.filter(({ modes }) => isOfType(modes, type)),
          utcOffset,
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
async function readWhole(store: Pick<RunStore, 'list'>, membershipId: string): Promise<readonly Run[]> {
  const runs: Run[] = []
  while (true) {
    const page = await store.list(membershipId, {}, PAGE, runs.at(-1))
    runs.push(...page)
    if (page.length < PAGE) return runs
    await setImmediate()
  }
}
