import { type Best, personalBests } from '@ai-vault/game/history/bests.ts'
import type { RunType } from '@ai-vault/game/history/run.ts'
import type { RunStore } from './run-store.ts'

/** Players whose bests are held; each is a handful of runs. */
const MOST_HELD = 500

/**
 * Personal bests are over the whole history, which may be long: worked out again only when it has grown. Runs are never
 * changed once they are kept, so that their number tells.
 */
export function createBests(store: Pick<RunStore, 'list' | 'count'>) {
  const held = new Map<string, { readonly runs: number; readonly bests: Promise<readonly Best[]> }>()

  return {
    async of(membershipId: string, type: RunType, utcOffset: number): Promise<readonly Best[]> {
      const key = `${membershipId} ${type} ${utcOffset}`
      const runs = await store.count(membershipId, { type })
      const known = held.get(key)
      if (known?.runs === runs) return known.bests
      const bests = store.list(membershipId, { type }).then((all) => personalBests(all, utcOffset))
      held.delete(key)
      held.set(key, { runs, bests })
      for (const oldest of held.keys()) {
        if (held.size <= MOST_HELD) break
        held.delete(oldest)
      }
      bests.catch(() => held.delete(key))
      return bests
    },
  }
}
