import { createHash } from 'node:crypto'
import { createSingleFlight } from '@ai-vault/platform/single-flight.ts'
import { LRUCache } from 'lru-cache'
import { within } from '../async/patience.ts'
import { deleteWhere } from '../caches/delete-where.ts'
import { timeUntil } from '../composition/age.ts'

const FRESH_MS = 10 * 60_000
const RETRY_MS = 60_000
const ENTRIES = 2_000

export interface Kept<Value> {
  readonly value: Value
  /** The same for the same value, before and after a restart. */
  readonly version: string
}

interface Entry<Value> {
  readonly kept: Kept<Value> | undefined
  readonly until: number
}

/** What a reading brought; `partial` where some of it failed and is worth another try soon. */
export interface Reading<Value> {
  readonly value: Value
  readonly partial: boolean
}

/** What was last read before this process began. */
type Recall<Value> = () => Promise<Value | undefined>

const keep = <Value>(value: Value): Kept<Value> => ({
  value,
  version: createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 12),
})

/**
 * Values that take a while to read: kept for ten minutes, read once however many ask, and waited for no longer than a
 * moment. What was read before stands in for what is late or failed, even before a restart where `recall` knows it; a
 * failure is tried again after a minute.
 */
export function createCachedReads<Value>(now: () => number, patienceMs: number) {
  const entries = new LRUCache<string, Entry<Value>>({ max: ENTRIES })
  const reading = createSingleFlight<Kept<Value> | undefined>()

  async function start(
    key: string,
    read: (before: Value | undefined) => Promise<Reading<Value>>,
    recall: Recall<Value> | undefined,
  ): Promise<Kept<Value> | undefined> {
    const before = entries.get(key)?.kept ?? (recall && (await recallKept(key, recall)))
    try {
      const { value, partial } = await read(before?.value)
      const kept = keep(value)
      entries.set(key, { kept, until: now() + (partial ? RETRY_MS : FRESH_MS) })
      return kept
    } catch {
      entries.set(key, { kept: before, until: now() + RETRY_MS })
      return before
    }
  }

  async function recallKept(key: string, recall: Recall<Value>): Promise<Kept<Value> | undefined> {
    const value = await recall().catch(() => undefined)
    if (value === undefined) return undefined
    const kept = keep(value)
    entries.set(key, { kept, until: 0 })
    return kept
  }

  return {
    async get(
      key: string,
      read: (before: Value | undefined) => Promise<Reading<Value>>,
      recall?: Recall<Value>,
    ): Promise<Kept<Value> | undefined> {
      const known = entries.get(key)
      if (known && timeUntil(known.until, now(), FRESH_MS) > 0) return known.kept
      const running = reading.run(key, () => start(key, read, recall))
      if (known?.kept) return known.kept
      return within(patienceMs, running, () => entries.get(key)?.kept)
    },
    forget: (key: string) => entries.delete(key),
    /** Once readings under way would not bring it back. */
    async dropWhere(matches: (key: string) => boolean) {
      await reading.settle(matches)
      deleteWhere(entries, matches)
    },
    /** Waits for readings under way. */
    settle: () => reading.settle(),
  }
}
