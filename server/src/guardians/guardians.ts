import { inBackground } from '@ai-vault/platform/budget/lane.ts'
import { PlatformError, type PlatformErrorCode } from '@ai-vault/platform/errors.ts'
import { platformFailure } from '@ai-vault/platform/http/failures.ts'
import type { Finding } from '@ai-vault/platform/inspection/findings.ts'
import type { Platform, ReadGuardianOptions } from '@ai-vault/platform/platform.ts'
import { patient, within } from '../async/patience.ts'
import { unlessAborted } from '../async/unless-aborted.ts'
import { ageOf, timeUntil } from '../composition/age.ts'
import { ApiError } from '../errors/api-error.ts'
import { isOutage } from '../errors/platform-answers.ts'
import { isRefusal } from '../sessions/refusals.ts'
import { type Entry, type GuardianCopiesDeps, isKeyOf, keyOf } from './copy-entries.ts'
import { createGuardianCopies } from './guardian-copies.ts'
import type { Owner } from './guardian-store.ts'
import type { ManifestLoader } from './manifest-loader.ts'
import { MisfitError, type PartName, type PartsOf, type WrittenPart } from './parts/parts.ts'
import type { GuardianWorkers } from './workers/guardian-workers.ts'

/**
 * The one cache of guardians (G-45). A copy is fresh for half a minute and is then still served at once while
 * a newer one is fetched behind it, unless others wait for their first. After five minutes the caller waits for the new
 * one, but not for long, and gets the old one where the platform fails. The last good copy lives in the database: it survives a restart,
 * is shared by all nodes, and stands in for the platform in an outage however old it is, with its age.
 */
const FRESH_MS = 30_000
const SERVE_OLD_MS = 5 * 60_000
const WAIT_WITH_COPY_MS = 4_000
const WAIT_FOR_MANIFEST_MS = 10_000
const SHORTEST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 60_000
/** For a guardian's fetch as a whole: its token, every call and every further try. */
const FETCH_LIMIT_MS = 20_000

type StaleReason = PlatformErrorCode | 'reconnect-needed' | 'stopping'

/** Whoever reads: the account, and the session that asks for it. */
export type Reader = Owner & { readonly id?: string }

/** How to get a platform token for the owner; `refused` is one the platform just did not take. */
type TokenSource = (refused?: string) => Promise<string>

export interface GuardianCopy {
  readonly key: string
  /** The same for the same content, whenever it was minted and whichever node or restart it comes from. */
  readonly version: string
  readonly mintedAt: number
  readonly fetchedAt: number
  /** Why this is not the newest: the platform failed when it was last asked, or could not be asked. */
  readonly staleReason: StaleReason | undefined
  /** Where a part cannot be read, the guardian is read anew from the platform. */
  load<Name extends PartName>(parts: readonly Name[]): Promise<PartsOf<Name>>
  /** The same without the platform: throws MisfitError instead. For work that must not wait for others. */
  loadStored<Name extends PartName>(parts: readonly Name[]): Promise<PartsOf<Name>>
  /** The same unopened, for whoever opens them in another thread. */
  loadWritten(parts: readonly PartName[]): Promise<readonly WrittenPart[]>
}

type CopyOf = (entry: Entry, staleReason?: StaleReason) => GuardianCopy

export interface GuardiansDeps extends GuardianCopiesDeps {
  readonly platform: Pick<Platform, 'readGuardian' | 'readGuardianThrough'>
  /** Where profiles are translated, if not here. */
  readonly workers?: Pick<GuardianWorkers, 'translate' | 'isBusy'> | undefined
  readonly manifest: Pick<ManifestLoader, 'ready'>
  readonly fetchLimitMs?: number
  readonly waitWithCopyMs?: number
  /** Called where a stored copy does not fit, before it is read anew. */
  readonly onMisfit?: (error: MisfitError) => void
  /** Called with what an answer held and could not be read. */
  readonly onUnread?: (findings: readonly Finding[]) => void
}

/** Fetches newer copies: one fetch a guardian at a time, whoever asks for it. */
function createRefresher(
  deps: GuardiansDeps,
  copies: ReturnType<typeof createGuardianCopies>,
  stopping: AbortSignal,
) {
  const { platform, manifest, now, fetchLimitMs = patient(FETCH_LIMIT_MS) } = deps
  const refreshing = new Map<string, { readonly entry: Promise<Entry>; readonly by: string | undefined }>()

  async function fetchNewer(owner: Owner, token: TokenSource): Promise<Entry> {
    try {
      const held = await copies.renew(owner)
      if (held && !held.mustRecheck && ageOf(held.facts.fetchedAt, now()) < FRESH_MS) return held
      await manifest.ready(patient(WAIT_FOR_MANIFEST_MS))
      return await fetchNow(owner, token, held)
    } catch (error) {
      noteFailure(await copies.find(owner), error, now())
      throw error
    }
  }

  /** One copy is fetched and taken in; what it was before says which weapons were used since. */
  async function fetchNow(owner: Owner, token: TokenSource, held: Entry | undefined): Promise<Entry> {
    const inLimit = <T>(read: (options: ReadGuardianOptions) => Promise<T>) =>
      inTime(fetchLimitMs, (limit) => {
        const signal = AbortSignal.any([stopping, limit])
        return unlessAborted(fetchWithToken(read, token, signal), signal)
      })
    if (!deps.workers) {
      return copies.take(owner, await inLimit((options) => platform.readGuardian(owner, options)))
    }
    const { translate } = deps.workers
    const [before] = held ? await copies.loadWritten(held, ['weapons']).catch(() => []) : []
    const translated = await inLimit((options) =>
      platform.readGuardianThrough(owner, options, (answer) => translate(answer, before)),
    )
    deps.onUnread?.(translated.unread)
    return copies.takeTranslated(owner, translated)
  }

  function begin(reader: Reader, token: TokenSource): Promise<Entry> {
    const key = keyOf(reader)
    const owner = { membershipType: reader.membershipType, membershipId: reader.membershipId }
    const entry = fetchNewer(owner, token).finally(() => refreshing.delete(key))
    refreshing.set(key, { entry, by: reader.id })
    return entry
  }

  /** None where another node has just had one; a session gets its own refusal only, not that of another. */
  async function refresh(reader: Reader, token: TokenSource): Promise<Entry> {
    while (true) {
      const running = refreshing.get(keyOf(reader))
      if (!running) return begin(reader, token)
      try {
        return await running.entry
      } catch (error) {
        if (running.by === reader.id || !speaksOfSession(error)) throw error
      }
    }
  }

  return {
    refresh,
    /** When nothing is under way any more for these guardians. */
    async settled(matches: (key: string) => boolean) {
      const own = [...refreshing].filter(([key]) => matches(key))
      await Promise.allSettled(own.map(([, { entry }]) => entry))
    },
  }
}

export type Guardians = ReturnType<typeof createGuardians>

export function createGuardians(deps: GuardiansDeps) {
  const { now, waitWithCopyMs = patient(WAIT_WITH_COPY_MS) } = deps
  const copies = createGuardianCopies(deps)
  const stopping = new AbortController()
  const { refresh, settled } = createRefresher(deps, copies, stopping.signal)

  /** What this reader is given of an entry. */
  function copyFor(reader: Reader, token: TokenSource): CopyOf {
    return (found, staleReason = found.failure?.code) => {
      const { version, mintedAt, fetchedAt } = found.facts
      let entry = found
      return {
        key: keyOf(found.owner),
        version,
        mintedAt,
        fetchedAt,
        staleReason,
        loadStored: (parts) => copies.load(entry, parts),
        loadWritten: (parts) => copies.loadWritten(entry, parts),
        async load(parts) {
          try {
            return await copies.load(entry, parts)
          } catch (error) {
            if (!(error instanceof MisfitError)) throw error
            deps.onMisfit?.(error)
            entry.misfit = true
            entry = await unlessAborted(refresh(reader, token), stopping.signal)
            return copies.load(entry, parts)
          }
        },
      }
    }
  }

  async function waitForNewer(entry: Entry, reader: Reader, token: TokenSource): Promise<GuardianCopy> {
    const copyOf = copyFor(reader, token)
    try {
      const newer = refresh(reader, token).then((found) => copyOf(found))
      const inTime = within(waitWithCopyMs, newer, () => copyOf(entry, 'timeout'))
      return await unlessAborted(inTime, stopping.signal)
    } catch (error) {
      const reason = whyStale(error)
      if (reason) return copyOf(entry, reason)
      throw error
    }
  }

  /** Whoever waits for the platform gets the last good copy now, or hears that the server is stopping. */
  function giveUp() {
    if (!stopping.signal.aborted) stopping.abort(refuseWhileStopping())
  }

  /** Until nothing is under way any more. */
  async function settle() {
    await settled(() => true)
    await copies.settle()
  }

  return {
    async read(reader: Reader, token: TokenSource): Promise<GuardianCopy> {
      const copyOf = copyFor(reader, token)
      const entry = await copies.find(reader)
      if (!entry) return copyOf(await unlessAborted(refresh(reader, token), stopping.signal))
      if (entry.mustRecheck) return waitForNewer(entry, reader, token)
      const age = ageOf(entry.facts.fetchedAt, now())
      const pause = entry.failure ? timeUntil(entry.failure.pauseUntil, now(), LONGEST_PAUSE_MS) : 0
      if (age < FRESH_MS || pause > 0) return copyOf(entry)
      if (age >= SERVE_OLD_MS) return waitForNewer(entry, reader, token)
      if (!deps.workers?.isBusy()) inBackground(() => refresh(reader, token)).catch(() => {})
      return copyOf(entry)
    },

    giveUp,
    /** Called with the copy before and the one that replaces it; not for a guardian's first. */
    onNewCopy: copies.onNewCopy,

    /** Lets go of a player's guardian in memory, once nothing under way would bring it back. */
    async drop(membershipId: string) {
      await settled(isKeyOf(membershipId))
      await copies.settle()
      copies.drop(membershipId)
    },

    /** Gives up fetches under way and waits for the writes, before the database closes. */
    async stop() {
      giveUp()
      await settle()
    },
    settle,
  }
}

async function inTime<T>(limitMs: number, work: (limit: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const limit = setTimeout(() => controller.abort(platformFailure('timeout')), limitMs)
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(limit)
  }
}

const STOPPING = 'stopping'

function refuseWhileStopping(): ApiError {
  return new ApiError(503, STOPPING, 'The server is being restarted. Please try again in a moment.', {
    retryAfter: 5,
  })
}

const isStopping = (error: unknown) => error instanceof ApiError && error.code === STOPPING

/** Refusals of a token concern the session it belongs to, and nobody else who wants the same guardian. */
function speaksOfSession(error: unknown): boolean {
  if (error instanceof PlatformError) return error.code === 'unauthorized' || error.code === 'grant-invalid'
  return error instanceof ApiError && error.status === 401
}

/** Why a copy may stand in for an answer; nothing where the reader has to hear of the failure instead. */
function whyStale(error: unknown): StaleReason | undefined {
  if (isRefusal(error, 'reconnect-needed')) return 'reconnect-needed'
  if (isStopping(error)) return 'stopping'
  return isOutage(error) ? error.code : undefined
}

function noteFailure(entry: Entry | undefined, error: unknown, now: number) {
  // A session without tokens says nothing about the guardian: another one may fetch it.
  if (!entry || isRefusal(error, 'reconnect-needed') || isStopping(error)) return
  if (!isOutage(error)) {
    entry.mustRecheck = true
    return
  }
  const pause = Math.min(Math.max(error.retryAfterMs ?? 0, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS)
  entry.failure = { code: error.code, pauseUntil: now + pause }
}

/** Reads with the owner's token; one that the platform refuses is renewed once. */
async function fetchWithToken<T>(
  read: (options: ReadGuardianOptions) => Promise<T>,
  token: TokenSource,
  signal: AbortSignal,
): Promise<T> {
  const accessToken = await token()
  try {
    return await read({ accessToken, signal })
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code !== 'unauthorized') throw error
    return read({ accessToken: await token(accessToken), signal })
  }
}
