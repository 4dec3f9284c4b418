import type { AccountStats, Platform } from '@ai-vault/platform/platform.ts'
import { createByteLru } from '../guardians/byte-lru.ts'
import type { Owner } from '../guardians/guardian-store.ts'

const FRESH_MS = 10 * 60_000
const RETRY_MS = 60_000
const ENTRIES = 20_000

interface Kept {
  readonly total: number | undefined
  readonly until: number
}

/**
 * How many activities an account has entered, from the platform's own statistics. Nobody waits for it longer than a
 * moment: an answer without the number is better than a late one, and a failure is asked again after a minute.
 */
export function createActivityTotals(
  platform: Pick<Platform, 'readStats'>,
  now: () => number,
  patienceMs = 800,
) {
  const kept = createByteLru<Kept>(ENTRIES)
  const asking = new Map<string, Promise<number | undefined>>()

  async function ask(
    key: string,
    owner: Owner,
    accessToken: () => Promise<string>,
  ): Promise<number | undefined> {
    try {
      const total = entered(await platform.readStats(owner, await accessToken()))
      kept.set(key, { total, until: now() + FRESH_MS }, 1)
      return total
    } catch {
      const total = kept.get(key)?.total
      kept.set(key, { total, until: now() + RETRY_MS }, 1)
      return total
    } finally {
      asking.delete(key)
    }
  }

  return async (owner: Owner, accessToken: () => Promise<string>): Promise<number | undefined> => {
    const key = `${owner.membershipType}:${owner.membershipId}`
    const known = kept.get(key)
    if (known && known.until > now()) return known.total
    const running = asking.get(key) ?? ask(key, owner, accessToken)
    asking.set(key, running)
    let limit: NodeJS.Timeout | undefined
    const patience = new Promise<number | undefined>((resolve) => {
      limit = setTimeout(() => resolve(known?.total), known ? 0 : patienceMs)
    })
    return Promise.race([running, patience]).finally(() => clearTimeout(limit))
  }
}

function entered({ pve, pvp }: AccountStats): number | undefined {
  if (pve.activitiesEntered === undefined && pvp.activitiesEntered === undefined) return undefined
  return (pve.activitiesEntered ?? 0) + (pvp.activitiesEntered ?? 0)
}
