import type { Guardian } from '@ai-vault/game/guardian.ts'
import type { PlatformErrorCode } from '@ai-vault/platform/errors.ts'
import type { Platform } from '@ai-vault/platform/platform.ts'
import { isOutage } from '../errors/platform-answers.ts'
import { isRefusal } from '../sessions/refusals.ts'
import { fetchGuardian, type TokenSource } from './fetch-guardian.ts'
import { createGuardianCopies, type Entry, type GuardianCopiesDeps, keyOf } from './guardian-copies.ts'
import type { Owner } from './guardian-store.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import type { ManifestLoader } from './manifest-loader.ts'

/**
 * The one cache of guardians (G-45). A copy is fresh for half a minute and is then still served at once while
 * a newer one is fetched behind it. After five minutes the caller waits for the new one, but not for long, and
 * gets the old one where the platform fails. The last good copy lives in the database: it survives a restart,
 * is shared by all nodes, and stands in for the platform in an outage however old it is, with its age.
 */
const FRESH_MS = 30_000
const SERVE_OLD_MS = 5 * 60_000
const WAIT_WITH_COPY_MS = 4_000
const WAIT_FOR_MANIFEST_MS = 10_000
const SHORTEST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 60_000
/** A large profile takes some 40 MB between its arrival and its translation. */
const FETCHES_AT_ONCE = 6

type StaleReason = PlatformErrorCode | 'reconnect-needed'

export interface GuardianCopy {
  readonly key: string
  /** The same for the same mint, whichever node or restart it comes from. */
  readonly version: string
  readonly mintedAt: number
  readonly fetchedAt: number
  /** Why this is not the newest: the platform failed when it was last asked, or could not be asked. */
  readonly staleReason: StaleReason | undefined
  load(): Promise<Guardian>
}

export interface GuardiansDeps extends GuardianCopiesDeps {
  readonly platform: Pick<Platform, 'readGuardian'>
  readonly manifest: Pick<ManifestLoader, 'ready'>
}

export type Guardians = ReturnType<typeof createGuardians>

export function createGuardians(deps: GuardiansDeps) {
  const { platform, manifest, now } = deps
  const copies = createGuardianCopies(deps)
  const refreshing = new Map<string, Promise<Entry>>()
  const stopping = new AbortController()
  const oneOfFew = limitConcurrency(FETCHES_AT_ONCE)

  function copyOf(entry: Entry, staleReason: StaleReason | undefined = entry.failure?.code): GuardianCopy {
    const { mintedAt, fetchedAt, withheldCount } = entry.facts
    const version = `${mintedAt}.${withheldCount}`
    return {
      key: keyOf(entry.owner),
      version,
      mintedAt,
      fetchedAt,
      staleReason,
      load: () => copies.load(entry),
    }
  }

  async function fetchNewer(owner: Owner, token: TokenSource): Promise<Entry> {
    try {
      await manifest.ready(WAIT_FOR_MANIFEST_MS)
      return await oneOfFew(async () =>
        copies.take(owner, await fetchGuardian(platform, owner, token, stopping.signal)),
      )
    } catch (error) {
      noteFailure(await copies.find(owner), error, now())
      throw error
    }
  }

  /** One fetch a guardian at a time, whoever asks for it. */
  function refresh(owner: Owner, token: TokenSource): Promise<Entry> {
    const key = keyOf(owner)
    const running = refreshing.get(key)
    if (running) return running
    const started = fetchNewer(owner, token).finally(() => refreshing.delete(key))
    refreshing.set(key, started)
    return started
  }

  async function waitForNewer(entry: Entry, token: TokenSource): Promise<GuardianCopy> {
    let limit: NodeJS.Timeout | undefined
    const patience = new Promise<GuardianCopy>((resolve) => {
      limit = setTimeout(() => resolve(copyOf(entry, 'timeout')), WAIT_WITH_COPY_MS)
    })
    try {
      return await Promise.race([refresh(entry.owner, token).then((newer) => copyOf(newer)), patience])
    } catch (error) {
      const reason = whyStale(error)
      if (reason) return copyOf(entry, reason)
      throw error
    } finally {
      clearTimeout(limit)
    }
  }

  return {
    async read(owner: Owner, token: TokenSource): Promise<GuardianCopy> {
      const entry = await copies.find(owner)
      if (!entry) return copyOf(await refresh(owner, token))
      const age = now() - entry.facts.fetchedAt
      if (age < FRESH_MS || (entry.failure && now() < entry.failure.pauseUntil)) return copyOf(entry)
      if (age >= SERVE_OLD_MS) return waitForNewer(entry, token)
      refresh(owner, token).catch(() => {})
      return copyOf(entry)
    },

    /** Gives up fetches under way and waits for the writes, before the database closes. */
    async stop() {
      stopping.abort()
      await Promise.allSettled(refreshing.values())
      await copies.settle()
    },
  }
}

/** Why a copy may stand in for an answer; nothing where the reader has to hear of the failure instead. */
function whyStale(error: unknown): StaleReason | undefined {
  if (isRefusal(error, 'reconnect-needed')) return 'reconnect-needed'
  return isOutage(error) ? error.code : undefined
}

function noteFailure(entry: Entry | undefined, error: unknown, now: number) {
  // A session without tokens says nothing about the guardian: another one may fetch it.
  if (!entry || isRefusal(error, 'reconnect-needed')) return
  if (!isOutage(error)) {
    // Not a matter of waiting: the next reader must hear of it instead of getting the old copy.
    entry.facts = { ...entry.facts, fetchedAt: 0 }
    return
  }
  const pause = Math.min(Math.max(error.retryAfterMs ?? 0, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS)
  entry.failure = { code: error.code, pauseUntil: now + pause }
}
